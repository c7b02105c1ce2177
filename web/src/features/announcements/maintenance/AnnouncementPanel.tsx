import { AUDIENCE_NAMES, CATEGORY_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { showForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { phaseOn } from '@madoguchi/contract/announcements/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAnnouncementWords } from '../words.ts';
import { PhaseChip } from './PhaseChip.tsx';

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));
const ButtonLink = createLink(Button);

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One announcement beside the list: what it says, for whom and when, and the way to change it. */
export function AnnouncementPanel({ id, takeFocus, onClose }: Props) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const { today } = useSession();
  const read = useRead(showForMaintenance, { id });

  return (
    <PeekCard {...{ id, read, takeFocus, onClose }} label={t('panel')} title={({ title }) => title} titleLang="ja">
      {(data) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PhaseChip status={phaseOn(data, today)} />
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
      )}
    </PeekCard>
  );
}
