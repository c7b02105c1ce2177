import { AUDIT_LIST } from '@madoguchi/contract/audit/lists.ts';
import { exportAudit, listAudit } from '@madoguchi/contract/audit/operations.ts';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { Peek } from '../../../kit/list/list-props.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
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
