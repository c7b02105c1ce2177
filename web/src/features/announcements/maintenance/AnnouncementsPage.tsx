import { ANNOUNCEMENT_LIST } from '@madoguchi/contract/announcements/lists.ts';
import type { MaintenanceRow } from '@madoguchi/contract/announcements/model.ts';
import { AUDIENCE_NAMES, CATEGORY_NAMES } from '@madoguchi/contract/announcements/names.ts';
import {
  exportAnnouncements,
  listForMaintenance,
  showForMaintenance,
} from '@madoguchi/contract/announcements/operations.ts';
import { phaseOn } from '@madoguchi/contract/announcements/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { AnnouncementFiles } from '../AnnouncementFiles.tsx';
import { useAnnouncementWords } from '../words.ts';
import { NEW } from './edit/announcement-values.ts';
import { PhaseChip } from './PhaseChip.tsx';

const ButtonLink = createLink(Button);
const pathOf = (id: string) => screenPath('announcements.edit', { announcementId: id });

/** How many have confirmed a must-read one, of how many. */
const readOf = ({ readCount, addressedCount }: MaintenanceRow) =>
  readCount === null ? '-' : `${readCount} / ${addressedCount}`;
const READ_HEAD = { ja: '既読 / 対象', en: 'Read / all' };

const COLUMNS: readonly ListColumn<typeof ANNOUNCEMENT_LIST>[] = [
  { field: 'title', widthPx: null },
  { field: 'phase', widthPx: 120, cell: ({ phase }) => <PhaseChip status={phase} /> },
  { field: 'category', widthPx: 104, fromPx: 800 },
  { field: 'audience', widthPx: 160, fromPx: 1000 },
  { field: 'from' },
  { field: 'until', fromPx: 1100 },
  { field: 'must-read', widthPx: 88, fromPx: 700, cell: (row) => <Yes is={row.mustRead} /> },
  { field: 'pinned', widthPx: 64, isExtra: true, cell: (row) => <Yes is={row.pinned} /> },
  { field: 'read', head: READ_HEAD, widthPx: 112, fromPx: 700, cell: readOf },
  { field: 'updated', isExtra: true },
  { field: 'by', isExtra: true },
];

const PEEK: Peek<typeof ANNOUNCEMENT_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <AnnouncementPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `/apps/maintenance/announcement`: every announcement, in whatever state. */
export function AnnouncementsPage() {
  const t = useAnnouncementWords();
  const title = useScreenTitle()('announcements.maintenance');
  const language = useLanguage();
  const create = (variant: 'contained' | 'outlined') => (
    <ButtonLink to={pathOf(NEW)} variant={variant}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <ListPage title={title} actions={create('contained')}>
      <List
        list={ANNOUNCEMENT_LIST}
        operation={listForMaintenance}
        label={title}
        columns={COLUMNS}
        nameOf={(row) => row.title || t('noTitle')}
        peek={PEEK}
        exported={exportAnnouncements}
        card={(row: MaintenanceRow) => ({
          state: <PhaseChip status={row.phase} />,
          day: row.shownFrom === null ? undefined : formatDay(row.shownFrom, language),
          detail: row.audience === null ? undefined : AUDIENCE_NAMES[row.audience][language],
        })}
        empty={
          <EmptyState icon="announcement" text={t('maintenance.none')}>
            {create('outlined')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}

function Yes({ is }: { readonly is: boolean }) {
  const t = useAnnouncementWords();
  return is ? <Icon name="tick" size={16} label={t('yes')} /> : null;
}

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));
interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One announcement beside the list: what it says, for whom and when, and the way to change it. */
function AnnouncementPanel({ id, takeFocus, onClose }: Props) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const { today } = useSession();
  const read = useRead(showForMaintenance, { id });

  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={({ title }) => title || t('noTitle')}
      titleLang="ja"
    >
      {(data) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PhaseChip status={phaseOn(data, today)} />
            <ButtonLink
              to={screenPath('announcements.edit', { announcementId: id })}
              variant="outlined"
              sx={{ marginInlineStart: 'auto' }}
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
              category: data.announcementCategory === null ? '-' : CATEGORY_NAMES[data.announcementCategory][language],
              audience: data.audience === null ? '-' : AUDIENCE_NAMES[data.audience][language],
              day: data.shownFrom === null ? '-' : formatDay(data.shownFrom, language),
              by: data.updatedBy,
              moment: formatInstant(data.updatedAt, language),
            })}
          </Typography>
          <Suspense fallback={null}>
            <Markdown text={data.body} lang="ja" />
            <AnnouncementFiles files={data.attachments} />
          </Suspense>
        </>
      )}
    </PeekCard>
  );
}
