import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval, takeBack } from '@madoguchi/contract/approvals/operations.ts';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef } from 'react';
import { useErrorSentence } from '../../../../kit/use-error-sentence.ts';
import { call } from '../../../../platform/call.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { prefetch } from '../../../../platform/query.ts';
import { forgetRead, readAgain } from '../../decide/after-act.ts';
import { type DecisionAct, isYes } from '../../decide/offered-choices.ts';
import { useDecideWords } from '../../decide/words.ts';
import { RouteSkeleton } from '../../route/RouteSkeleton.tsx';
import { LazyRequestPane } from './request-pane.ts';

/** A comment or another's turn that is moved ends nothing for the reader: the request stays open. */
const STAYS: readonly DecisionAct[] = ['comment', 'reassign', 'take-back', 'change-amount'];

interface Props {
  readonly approvalId: string;
  /** The approval that opens after a decision; `null` where nothing else waits. */
  readonly next: { readonly approvalId: string; readonly open: () => void } | null;
  /** The words of the list beside it: the way back, and that nothing of it waits any more. */
  readonly words: { readonly back: string; readonly last: string };
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
    message(t(`done.${act}`, { number }), 'success', {
      ...(mayTakeBack ? { action: <TakeBackButton acted={acted} number={number} onTakenBack={openAgain} /> } : {}),
    });
    if (STAYS.includes(act)) return;
    if (next !== null) next.open();
    else {
      message(words.last);
      close();
    }
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

interface TakeBackButtonProps {
  /** The approval as the yes left it. */
  readonly acted: ActedApproval;
  readonly number: string;
  readonly onTakenBack: (approvalId: string) => void;
}

/** In the message of one's yes: takes it back while the next step is untouched (引戻し), and leads to the request again. */
function TakeBackButton({ acted: { id, version }, number, onTakenBack }: TakeBackButtonProps) {
  const t = useDecideWords();
  const message = useMessages();
  const sayError = useErrorSentence();
  const isAtWork = useRef(false);

  async function undo(): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    try {
      await call(takeBack, { id, version });
      forgetRead({ id });
      message(t('done.take-back', { number }), 'success');
      onTakenBack(id);
    } catch (error) {
      message(t('take-back.failed', { number, reason: sayError(error) }), 'error');
    } finally {
      isAtWork.current = false;
      readAgain();
    }
  }

  return (
    <Button color="inherit" size="small" onClick={() => void undo()}>
      {t('choice.take-back')}
    </Button>
  );
}
