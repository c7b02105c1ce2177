import { READER_LIST } from '@madoguchi/contract/announcements/lists.ts';
import type { ReaderRow } from '@madoguchi/contract/announcements/model.ts';
import { READER_STATE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import {
  countReaders,
  exportReaders,
  listReaders,
  showForMaintenance,
} from '@madoguchi/contract/announcements/operations.ts';
import { whyNoReminder } from '@madoguchi/contract/announcements/rules.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, useParams } from '@tanstack/react-router';
import { useId, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../../../kit/EmptyState.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { List } from '../../../../kit/list/List.tsx';
import { ListPage } from '../../../../kit/list/ListPage.tsx';
import type { ListColumn } from '../../../../kit/list/list-props.ts';
import { StatusChip } from '../../../../kit/StatusChip.tsx';
import { formatInstant } from '../../../../platform/formats.ts';
import { useRead } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { masterName, mastersByCode, useMasters, useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useAnnouncementWords } from '../../words.ts';
import { RemindAllButton } from './RemindAllButton.tsx';
import { useReaderBulk } from './use-reader-bulk.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 16,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 400 },
  '& thead th': { fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& th, & td': { height: 32, padding: '0 12px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
}));

/** How many have confirmed and how many have not: in all, and on request by department. */
function DepartmentCounts({ id }: { readonly id: string }) {
  const t = useAnnouncementWords();
  const tableId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data: counts } = useRead(countReaders, { id });
  if (counts === undefined) return null;
  const read = counts.reduce((sum, one) => sum + one.read, 0);
  const all = counts.reduce((sum, one) => sum + one.read + one.unread, 0);
  return (
    <>
      <Typography role="status" sx={{ alignSelf: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {t('readersCounts', { read, all })}
      </Typography>
      <Button
        ref={button}
        variant="outlined"
        endIcon={<Icon name="chevronDown" size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('byDepartment')}
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': tableId, tabIndex: -1 } }}
      >
        <Table aria-labelledby={tableId}>
          <caption id={tableId} style={{ textAlign: 'start' }}>
            {t('byDepartment')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('department')}</th>
              <th scope="col" className="number">
                {t('read')}
              </th>
              <th scope="col" className="number">
                {t('unread')}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ department, read: have, unread }) => (
              <tr key={department ?? ''}>
                <th scope="row">
                  <DepartmentName code={department} />
                </th>
                <td className="number">{t('peopleCount', { count: have })}</td>
                <td className="number">{t('peopleCount', { count: unread })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Popover>
    </>
  );
}

const momentIn = (moment: string | null, language: Language) =>
  moment === null ? null : formatInstant(moment, language);

const columnsIn = (language: Language): readonly ListColumn<typeof READER_LIST>[] => [
  { field: 'employee', widthPx: 164, fromPx: 760 },
  { field: 'name', widthPx: null },
  { field: 'kana', widthPx: 200, fromPx: 1_040 },
  { field: 'department', widthPx: 208, cell: (row) => <DepartmentName code={row.department} /> },
  { field: 'state', widthPx: 176, cell: (row) => <ReaderState state={row.state} /> },
  { field: 'read-at', widthPx: 184, cell: ({ readAt }) => momentIn(readAt, language) },
  { field: 'reminded-at', widthPx: 184, fromPx: 1_200, cell: ({ remindedAt }) => momentIn(remindedAt, language) },
];
const COLUMNS = { ja: columnsIn('ja'), en: columnsIn('en') };
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
  const bulk = useReaderBulk(id);
  const { today } = useSession();
  const mayRemind = announcement !== undefined && whyNoReminder(announcement, today) === null;
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
      actions={
        <>
          {mayRemind ? <RemindAllButton id={id} /> : null}
          <DepartmentCounts id={id} />
        </>
      }
    >
      <List
        list={READER_LIST}
        operation={listReaders}
        input={input}
        label={t('readersTitle')}
        columns={COLUMNS[language]}
        nameOf={(row) => row.name}
        nameField="name"
        openIdOf={() => null}
        card={cardOf}
        options={options}
        exported={exportReaders}
        {...(mayRemind ? { bulk } : {})}
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

/** A department in the language of the screen; an account without an employee record has none. */
function DepartmentName({ code }: { readonly code: string | null }) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const department = mastersByCode(useMasters().group).get(code ?? '');
  return department ? masterName(department, language) : (code ?? t('noDepartment'));
}
