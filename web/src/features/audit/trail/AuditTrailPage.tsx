import { AUDIT_LIST } from '@madoguchi/contract/audit/lists.ts';
import { exportAudit, listAudit } from '@madoguchi/contract/audit/operations.ts';
import { useScreenWords } from '../../../shell/screen-words.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { List } from '../../../ui/list/List.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Peek } from '../../../ui/list/list-props.ts';
import { RecordPanel } from '../record/RecordPanel.tsx';
import { useRecordNames } from '../record/use-record-names.ts';
import { useAuditWords } from '../words.ts';
import { useTrailColumns } from './use-trail-columns.ts';

const PEEK: Peek<typeof AUDIT_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <RecordPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `/apps/audit-trail`: everything that is on record, for the system role (B0-09). */
export function AuditTrailPage() {
  const t = useAuditWords();
  const title = useScreenWords()('screens.auditTrail');
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
        card={(row) => ({ state: names.action(row.event), day: names.person(row), detail: names.target(row) })}
        files={[{ operation: exportAudit, name: t('export'), isOfList: true }]}
        empty={<EmptyState icon="history" text={t('none')} />}
        emptyFiltered={t('noneFiltered')}
      />
    </ListPage>
  );
}
