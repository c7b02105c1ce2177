import type { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { OpenRow } from '../../../ui/list/list-props.ts';
import { nextRequest } from './next-request.ts';
import { OpenApproval } from './request/OpenApproval.tsx';
import { useInboxWords } from './words.ts';

/** The request of the inbox that is open; after it comes the next one that waits. */
export function OpenRequest({ id, rows, ...place }: OpenRow<typeof INBOX_LIST>) {
  const t = useInboxWords();
  return (
    <OpenApproval
      {...place}
      approvalId={id}
      next={nextRequest(rows, id)?.approvalId ?? null}
      words={{ back: t('pane.back'), last: t('done.last') }}
    />
  );
}
