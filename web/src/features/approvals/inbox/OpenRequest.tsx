import type { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { OpenRow } from '../../../kit/list/list-props.ts';
import { nextRequest } from './next-request.ts';
import { OpenApproval } from './request/OpenApproval.tsx';
import { useInboxWords } from './words.ts';

/** The request of the inbox that is open; after it comes the next one that waits. */
export function OpenRequest({ id, rows, open, ...place }: OpenRow<typeof INBOX_LIST>) {
  const t = useInboxWords();
  const next = nextRequest(rows, id)?.approvalId;
  return (
    <OpenApproval
      {...place}
      approvalId={id}
      next={next === undefined ? null : { approvalId: next, open: () => open(next) }}
      openAgain={() => open(id)}
      words={{ back: t('pane.back'), last: t('done.last') }}
    />
  );
}
