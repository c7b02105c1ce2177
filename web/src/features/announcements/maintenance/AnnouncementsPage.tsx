import { ANNOUNCEMENT_LIST } from '@madoguchi/contract/announcements/lists.ts';
import type { MaintenanceRow } from '@madoguchi/contract/announcements/model.ts';
import { AUDIENCE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { exportAnnouncements, listForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { formatDay } from '../../../platform/formats.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAnnouncementWords } from '../words.ts';
import { AnnouncementPanel } from './AnnouncementPanel.tsx';
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
        nameOf={(row) => row.title}
        peek={PEEK}
        exported={exportAnnouncements}
        card={(row: MaintenanceRow) => ({
          state: <PhaseChip status={row.phase} />,
          day: formatDay(row.shownFrom, language),
          detail: AUDIENCE_NAMES[row.audience][language],
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
