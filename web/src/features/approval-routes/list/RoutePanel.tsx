import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { routeName } from '@madoguchi/contract/approval-routes/names.ts';
import { showRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import { DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import type { RouteText } from '@madoguchi/contract/approvals/route.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { FactList } from '../../../kit/FactList.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PhaseChip } from '../PhaseChip.tsx';
import { useRouteTexts } from '../use-route-texts.ts';
import { useApprovalRouteWords } from '../words.ts';

const Steps = styled('ol')({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 4 });

interface RouteSummaryProps {
  readonly text: RouteText;
  readonly people: MaintainedRoute['people'];
}

/** For whom a route holds and who decides in it, to be read. */
function RouteSummary({ text, people }: RouteSummaryProps) {
  const t = useApprovalRouteWords();
  const texts = useRouteTexts(people);
  const { conditions, steps } = text;
  const facts = [
    ['domain', texts.part({ what: 'domain', value: text.domain })],
    ['priority', texts.part({ what: 'priority', value: text.priority })],
    ['validFrom', texts.part({ what: 'validFrom', value: text.validFrom })],
    ['validTo', texts.part({ what: 'validTo', value: text.validTo })],
    ['minAmount', texts.part({ what: 'minAmount', value: conditions.minAmount })],
    ['maxAmount', texts.part({ what: 'maxAmount', value: conditions.maxAmount })],
    ...(DOMAINS[text.domain].types === null
      ? []
      : ([['types', texts.part({ what: 'types', value: conditions.types })]] as const)),
    ['groups', texts.part({ what: 'groups', value: conditions.groups })],
    ['positions', texts.part({ what: 'positions', value: conditions.positions })],
  ] as const;
  return (
    <>
      <FactList facts={facts.map(([name, value]) => [t(name), value])} />
      <Typography variant="subtitle2" component="h3">
        {t('group.steps')}
      </Typography>
      <Steps>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is named by its place
          <Typography key={index} component="li" variant="body2">
            {texts.step(step)}
          </Typography>
        ))}
      </Steps>
    </>
  );
}

const ButtonLink = createLink(Button);

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One route beside the list: what holds of it, and the way to change it. */
export function RoutePanel({ id, takeFocus, onClose }: Props) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useRead(showRoute, { id });
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere && takeFocus(id)) heading.current?.focus();
  }, [isHere, id, takeFocus]);
  const text = data?.published[0]?.text ?? data?.draft;
  const moment = data ? formatInstant(data.updatedAt, language) : '';
  return (
    <Card
      component="section"
      aria-label={t('panel')}
      tabIndex={0}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, overflowY: 'auto' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
          {data ? routeName(data, language) : null}
        </Typography>
        <IconButton aria-label={t('closePanel')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data && text ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PhaseChip status={data.phase} />
            <ButtonLink
              to={screenPath('approval-routes.edit', { routeId: id })}
              variant="outlined"
              sx={{ marginInlineStart: 'auto' }}
            >
              {t('edit')}
            </ButtonLink>
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {/* Routes that came with the portal have no author. */}
            {data.updatedBy === '' ? t('updated.alone', { moment }) : t('updated', { moment, by: data.updatedBy })}
          </Typography>
          {data.draft !== null && data.published.length > 0 ? (
            <Typography variant="body2">{t('hasDraft')}</Typography>
          ) : null}
          <RouteSummary text={text} people={data.people} />
        </>
      ) : null}
    </Card>
  );
}
