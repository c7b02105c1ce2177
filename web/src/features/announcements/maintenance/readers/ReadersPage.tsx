import { READER_LIST } from '@madoguchi/contract/announcements/lists.ts';
import type { ReaderRow } from '@madoguchi/contract/announcements/model.ts';
import { READER_STATE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { exportReaders, listReaders, showForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmptyState } from '../../../../kit/EmptyState.tsx';
import { List } from '../../../../kit/list/List.tsx';
import { ListPage } from '../../../../kit/list/ListPage.tsx';
import type { ListColumn } from '../../../../kit/list/list-props.ts';
import { StatusChip } from '../../../../kit/StatusChip.tsx';
import { useRead } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { masterName, useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useAnnouncementWords } from '../../words.ts';
import { DepartmentCounts } from './DepartmentCounts.tsx';
import { DepartmentName } from './DepartmentName.tsx';

const COLUMNS: readonly ListColumn<typeof READER_LIST>[] = [
  { field: 'employee', widthPx: 164, fromPx: 760 },
  { field: 'name', widthPx: null },
  { field: 'kana', widthPx: 200, fromPx: 1_040 },
  { field: 'department', widthPx: 208, cell: (row) => <DepartmentName code={row.department} /> },
  { field: 'state', widthPx: 176, cell: (row) => <ReaderState state={row.state} /> },
  { field: 'read-at', widthPx: 184 },
];
const cardOf = (row: ReaderRow) => ({
  state: <ReaderState state={row.state} />,
  detail: <DepartmentName code={row.department} />,
});

/**
 * `/apps/maintenance/announcement/:announcementId/readers`: who has confirmed a must-read one, and who has not. Also who has
 * confirmed it and is not asked any more: that somebody has read it stays known.
 */
export function ReadersPage() {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const { group } = useMasters();
  const { announcementId: id = '' }: { announcementId?: string } = useParams({ strict: false });
  const announcement = useRead(showForMaintenance, { id }).data;
  const input = useMemo(() => ({ id }), [id]);
  const options = useMemo(
    () => ({ department: group.map((one) => ({ value: one.code, label: masterName(one, language) })) }),
    [group, language],
  );
  return (
    <ListPage
      title={t('readersTitle')}
      up={<Link to={screenPath('announcements.edit', { announcementId: id })}>{t('toAnnouncement')}</Link>}
      lead={<span lang="ja">{announcement?.title ?? '\u00a0'}</span>}
      actions={<DepartmentCounts id={id} />}
    >
      <List
        list={READER_LIST}
        operation={listReaders}
        input={input}
        label={t('readersTitle')}
        columns={COLUMNS}
        nameOf={(row) => row.name}
        nameField="name"
        openIdOf={() => null}
        card={cardOf}
        options={options}
        exported={exportReaders}
        empty={<EmptyState icon="person" text={t('noReaders')} />}
      />
    </ListPage>
  );
}

/** The state of a reader: confirmed, not yet, or not asked any more. */
function ReaderState({ state }: Pick<ReaderRow, 'state'>) {
  const language = useLanguage();
  const label = READER_STATE_NAMES[state][language];
  if (state === 'unread') return <StatusChip label={label} icon="draft" hue="grey" weight="outline" />;
  return <StatusChip label={label} icon="success" hue={state === 'read' ? 'green' : 'grey'} />;
}
