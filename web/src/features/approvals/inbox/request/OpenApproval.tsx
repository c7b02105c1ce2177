import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { Suspense, useEffect } from 'react';
import { useMessages } from '../../../../platform/messages.ts';
import { prefetch } from '../../../../platform/query.ts';
import { type DecisionAct, isYes } from '../../decide/offered-choices.ts';
import { TakeBackButton } from '../../decide/TakeBackButton.tsx';
import { useDecideWords } from '../../decide/words.ts';
import { RouteSkeleton } from '../../route/RouteSkeleton.tsx';
import { LazyRequestPane } from './request-pane.ts';

/** A comment or another's turn that is moved ends nothing for the reader: the request stays open. */
const STAYS: readonly DecisionAct[] = ['comment', 'reassign', 'take-back', 'change-amount'];

interface Props {
  readonly approvalId: string;
  /** The approval that opens after a decision; `null` where nothing else waits. */
  readonly next: { readonly approvalId: string; readonly open: () => void } | null;
  /** The words of the list beside it: the way back, and that nothing of it waits any more, where its rows wait. */
  readonly words: { readonly back: string; readonly last: string | null };
  readonly isPage: boolean;
  readonly takeFocus: (approvalId: string) => boolean;
  /** Opens this one once more, whatever is open by then. */
  readonly openAgain: () => void;
  readonly close: () => void;
}

/** The request that is open beside its list, whatever it asks for, and the way on: after a decision the next one opens. */
export function OpenApproval({ approvalId, next, words, isPage, takeFocus, openAgain, close }: Props) {
  const t = useDecideWords();
  const message = useMessages();
  // The request that a decision will lead to is read while this one is being looked at.
  const following = next?.approvalId;
  useEffect(() => {
    if (following !== undefined) void prefetch(showApproval, { id: following });
  }, [following]);

  function goOn(acted: ActedApproval, act: DecisionAct, { number }: ApprovalView): void {
    const mayTakeBack = isYes(act) && acted.status === 'in_progress';
    const isLast = next === null && !STAYS.includes(act);
    message(t(`done.${act}`, { number }), 'success', {
      ...(isLast && words.last !== null ? { detail: words.last } : {}),
      ...(mayTakeBack
        ? { action: <TakeBackButton request={{ ...acted, number }} color="inherit" onTakenBack={openAgain} /> }
        : {}),
    });
    if (STAYS.includes(act)) return;
    if (next !== null) next.open();
    else close();
  }

  return (
    <Suspense fallback={<RouteSkeleton />}>
      <LazyRequestPane
        approvalId={approvalId}
        back={words.back}
        isPage={isPage}
        takeFocus={takeFocus}
        onClose={close}
        onActed={goOn}
      />
    </Suspense>
  );
}
