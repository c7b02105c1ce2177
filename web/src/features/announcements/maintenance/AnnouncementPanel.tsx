import { AUDIENCE_NAMES, CATEGORY_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { showForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { phaseOn } from '@madoguchi/contract/announcements/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PhaseChip } from './PhaseChip.tsx';
import { useMaintenanceWords } from './words.ts';

const Markdown = lazy(async () => ({ default: (await import('../../../ui/Markdown.tsx')).Markdown }));
const ButtonLink = createLink(Button);

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One announcement beside the list: what it says, for whom and when, and the way to change it. */
export function AnnouncementPanel({ id, takeFocus, onClose }: Props) {
  const t = useMaintenanceWords();
  const language = useLanguage();
  const { today } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useRead(showForMaintenance, { id });
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere && takeFocus(id)) heading.current?.focus();
  }, [isHere, id, takeFocus]);

  return (
    <Card
      component="section"
      aria-label={t('panel')}
      tabIndex={0}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, overflowY: 'auto' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography ref={heading} variant="h2" tabIndex={-1} lang="ja" sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
          {data?.title}
        </Typography>
        <IconButton aria-label={t('closePanel')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PhaseChip phase={phaseOn(data, today)} />
            <ButtonLink
              to={screenPath('announcements.edit', { announcementId: id })}
              variant="outlined"
              sx={{ ml: 'auto' }}
            >
              {t('edit')}
            </ButtonLink>
            {data.mustRead && data.status !== 'draft' ? (
              <ButtonLink to={screenPath('announcements.readers', { announcementId: id })} variant="outlined">
                {t('readers')}
              </ButtonLink>
            ) : null}
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('facts', {
              category: CATEGORY_NAMES[data.announcementCategory][language],
              audience: AUDIENCE_NAMES[data.audience][language],
              day: formatDay(data.shownFrom, language),
              by: data.updatedBy,
              moment: formatInstant(data.updatedAt, language),
            })}
          </Typography>
          <Suspense fallback={null}>
            <Markdown text={data.body} lang="ja" />
          </Suspense>
        </>
      ) : null}
    </Card>
  );
}
