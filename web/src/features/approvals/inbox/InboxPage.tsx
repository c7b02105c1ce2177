import { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import { exportInbox, listInbox } from '@madoguchi/contract/approvals/operations.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useDepartmentOptions } from '../../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { KeysButton } from '../../../kit/keys/KeysButton.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { HeldTotals, Peek } from '../../../kit/list/list-props.ts';
import { formatYen } from '../../../platform/formats.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useInboxBulk } from './bulk/use-inbox-bulk.ts';
import { useInboxCard, useInboxColumns } from './columns.tsx';
import { OpenRequest } from './OpenRequest.tsx';
import { expectRequest } from './request/request-pane.ts';
import { useInboxWords } from './words.ts';

const PEEK: Peek<typeof INBOX_LIST> = { layout: 'split', render: (row) => <OpenRequest {...row} /> };

/** `/apps/approvals`: everything that waits for the reader, over all features, and what is open of it (B3-06). */
export function InboxPage() {
  const t = useInboxWords();
  const title = useScreenTitle()('approvals.inbox');
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const columns = useInboxColumns();
  const card = useInboxCard();
  const bulk = useInboxBulk();
  const department = useDepartmentOptions();
  const options = useMemo(() => ({ department }), [department]);

  function totals({ rows, isWhole }: HeldTotals<typeof INBOX_LIST>) {
    if (rows.length === 0) return null;
    const sum = rows.reduce((total, { amount }) => total + amount, 0);
    const label = t(isWhole ? 'totals.label' : 'totals.partial', { count: rows.length });
    return { label, values: { amount: formatYen(sum) } };
  }

  return (
    <ListPage title={title}>
      <List
        list={INBOX_LIST}
        operation={listInbox}
        label={title}
        columns={columns}
        nameOf={(row) => row.requesterName}
        nameLang="ja"
        nameField="requester"
        besideName={(row) => row.onBehalfOf !== null && t('row.for', { name: row.onBehalfOf })}
        card={card}
        openIdOf={(row) => row.approvalId}
        openParam="approval"
        peek={PEEK}
        options={options}
        totals={totals}
        bulk={bulk}
        exported={exportInbox}
        tools={isWide && <KeysButton />}
        empty={<EmptyState icon="success" text={t('empty')} />}
        emptyFiltered={t('empty.filtered')}
        onUse={expectRequest}
      />
    </ListPage>
  );
}
