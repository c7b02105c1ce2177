import type { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { Suspense, useEffect } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { prefetch } from '../../../platform/query.ts';
import type { OpenRow } from '../../../ui/list/list-props.ts';
import { type DecisionAct, isYes } from '../decide/offered-choices.ts';
import { TakeBackButton } from '../decide/TakeBackButton.tsx';
import { useDecideWords } from '../decide/words.ts';
import { RouteSkeleton } from '../route/RouteSkeleton.tsx';
import { nextRequest } from './next-request.ts';
import { LazyRequestPane } from './request/request-pane.ts';
import { useInboxWords } from './words.ts';

/** A comment or another's turn that is moved ends nothing for the reader: the request stays open. */
const STAYS: readonly DecisionAct[] = ['comment', 'reassign', 'take-back'];

/** The request that is open, and the way on: after a decision the next one opens. */
export function OpenRequest({ id, isPage, rows, takeFocus, open, close }: OpenRow<typeof INBOX_LIST>) {
  const t = useInboxWords();
  const say = useDecideWords();
  const message = useMessages();
  // The request that a decision will lead to is read while this one is being looked at.
  const following = nextRequest(rows, id)?.approvalId;
  useEffect(() => {
    if (following !== undefined) void prefetch(showApproval, { id: following });
  }, [following]);

  function goOn(acted: ActedApproval, act: DecisionAct, { number }: ApprovalView): void {
    const mayTakeBack = isYes(act) && acted.status === 'in_progress';
    message(say(`done.${act}`, { number }), 'success', {
      ...(mayTakeBack ? { action: <TakeBackButton acted={acted} number={number} onTakenBack={open} /> } : {}),
    });
    if (STAYS.includes(act)) return;
    const next = nextRequest(rows, acted.id);
    if (next) open(next.approvalId);
    else {
      message(t('done.last'));
      close();
    }
  }

  return (
    <Suspense fallback={<RouteSkeleton />}>
      <LazyRequestPane
        approvalId={id}
        onBehalfOf={rows.find(({ approvalId }) => approvalId === id)?.onBehalfOf ?? null}
        isPage={isPage}
        takeFocus={takeFocus}
        onClose={close}
        onActed={goOn}
      />
    </Suspense>
  );
}
