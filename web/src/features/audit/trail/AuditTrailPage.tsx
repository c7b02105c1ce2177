import { AUDIT_LIST } from '@madoguchi/contract/audit/lists.ts';
import type { AuditRecord } from '@madoguchi/contract/audit/model.ts';
import { exportAudit, listAudit, showAuditRecord } from '@madoguchi/contract/audit/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { FactList } from '../../../kit/FactList.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Difference } from '../record/Difference.tsx';
import { useRecordNames } from '../record/use-record-names.ts';
import { useAuditWords } from '../words.ts';

interface Place {
  readonly to: `/${string}`;
  readonly search?: Readonly<Record<string, string>>;
}

/** Where the target of a record is looked at; `null` where no screen shows it. */
function targetPlace({ targetKind, targetId, targetMonth }: AuditRecord): Place | null {
  if (targetId === null) return null;
  switch (targetKind) {
    case 'expense-claim':
      if (targetMonth === null) return null;
      return { to: screenPath('expense-claims.review', { applicationYm: targetMonth }), search: { claim: targetId } };
    case 'expense-claim-month':
      return { to: screenPath('expense-claims.review', { applicationYm: targetId }) };
    case 'announcement':
      return { to: screenPath('announcements.edit', { announcementId: targetId }) };
    default:
      return null;
  }
}

const ButtonLink = createLink(Button);

/** From a record to what else is on record of its person and its target, and to the target itself. */
function RecordLinks({ record }: { readonly record: AuditRecord }) {
  const t = useAuditWords();
  const place = targetPlace(record);
  const trail = screenPath('audit.trail');
  // A claim that was handed in has a number, which says more than its id.
  const asTyped = record.targetMonth === null ? record.targetId : record.targetName;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {place && (
        <ButtonLink {...place} variant="outlined">
          {t('openTarget')}
        </ButtonLink>
      )}
      {record.email !== null && (
        <ButtonLink variant="outlined" to={trail} search={{ person: record.email }}>
          {t('ofPerson')}
        </ButtonLink>
      )}
      {asTyped !== null && (
        <ButtonLink variant="outlined" to={trail} search={{ target: asTyped }}>
          {t('ofTarget')}
        </ButtonLink>
      )}
    </Box>
  );
}

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One record beside the list: who did what to what, from where, and the difference that it made. */
function RecordPanel({ id, takeFocus, onClose }: Props) {
  const t = useAuditWords();
  const names = useRecordNames();
  const read = useRead(showAuditRecord, { id });

  return (
    <PeekCard {...{ id, read, takeFocus, onClose }} label={t('panel')} title={({ event }) => names.action(event)}>
      {(record) => (
        <>
          <RecordFacts record={record} />
          <RecordLinks record={record} />
          <Difference of={record.difference} />
        </>
      )}
    </PeekCard>
  );
}

/** Everything of a record but its difference. */
function RecordFacts({ record }: { readonly record: AuditRecord }) {
  const t = useAuditWords();
  const names = useRecordNames();
  const { employeeNumber, email, ip, userAgent, operation, requestId, number, hash, targetId, targetName } = record;
  const [person, role] = [names.person(record), names.role(record)];
  return (
    <FactList
      facts={[
        [t('when'), names.when(record.occurredAt)],
        [
          t('who'),
          // The name is one's own to choose; what stands beneath it is not.
          [role === '' ? person : t('whoAs', { person, role }), employeeNumber, email].filter(Boolean).join('\n'),
        ],
        [
          t('target'),
          [names.target(record) || t('noTarget'), targetName === targetId ? '' : targetId].join('\n').trim(),
        ],
        [t('where'), ip],
        [t('device'), userAgent],
        [t('request'), requestId],
        [t('operation'), operation],
        [t('number'), number ?? t('notNumbered')],
        ...(hash === null ? [] : [[t('hash'), hash] as const]),
      ]}
    />
  );
}

/** The columns of the trail: what stands where, how wide, and which go first when room is short. */
function useTrailColumns(): readonly ListColumn<typeof AUDIT_LIST>[] {
  const t = useAuditWords();
  const names = useRecordNames();
  const language = useLanguage();
  return useMemo(
    () => [
      { field: 'when', widthPx: 208 },
      { field: 'person', widthPx: 152, cell: names.person },
      { field: 'role', fromPx: 1_100, cell: names.role },
      { field: 'action', widthPx: language === 'ja' ? 224 : 264, cell: (row) => names.action(row.event) },
      { field: 'target', widthPx: null, fromPx: language === 'ja' ? 700 : 800, cell: names.target },
      { field: 'ip', fromPx: 900 },
      { field: 'number', widthPx: 112, fromPx: 1_240, cell: (row) => row.number ?? t('notNumbered') },
      { field: 'employee', isExtra: true },
      { field: 'email', widthPx: 240, isExtra: true },
      { field: 'device', widthPx: 240, isExtra: true },
      { field: 'request', isExtra: true },
    ],
    [t, names, language],
  );
}

const PEEK: Peek<typeof AUDIT_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <RecordPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `/apps/audit-trail`: everything that is on record, for the system role (B0-09). */
export function AuditTrailPage() {
  const t = useAuditWords();
  const title = useScreenTitle()('audit.trail');
  const names = useRecordNames();
  const columns = useTrailColumns();
  return (
    <ListPage title={title}>
      <List
        list={AUDIT_LIST}
        operation={listAudit}
        label={title}
        columns={columns}
        nameOf={(row) => names.when(row.occurredAt)}
        peek={PEEK}
        // Date and time fill the first line of a phone.
        card={(row) => ({
          day: names.action(row.event),
          detail: (
            <Typography component="span" variant="inherit" noWrap sx={{ display: 'block' }}>
              {[names.person(row), names.target(row)].filter((part) => part !== '').join(' · ')}
            </Typography>
          ),
        })}
        exported={exportAudit}
        empty={<EmptyState icon="history" text={t('none')} />}
        emptyFiltered={t('noneFiltered')}
      />
    </ListPage>
  );
}
