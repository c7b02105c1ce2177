import { showRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { nameOf } from '../edit/new-route.ts';
import { PhaseChip } from '../PhaseChip.tsx';
import { useApprovalRouteWords } from '../words.ts';
import { RouteSummary } from './RouteSummary.tsx';

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
          {data ? nameOf(data, language) : null}
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
            <ButtonLink to={screenPath('approval-routes.edit', { routeId: id })} variant="outlined" sx={{ ml: 'auto' }}>
              {t('edit')}
            </ButtonLink>
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {/* What came with the portal was written by nobody. */}
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
