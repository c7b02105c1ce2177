import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { useUser } from '../../../platform/session.ts';
import { useNextSentence } from '../route/progress/use-next-sentence.ts';
import { isYes, offeredChoices } from './offered-choices.ts';
import { useDecideWords } from './words.ts';

/** The note beside the amount in the bar: in whose name one decides, or why one cannot. */
export function useDecisionNote(approval: ApprovalView): string | null {
  const t = useDecideWords();
  const { employeeId } = useUser();
  const next = useNextSentence(approval);
  const mayDecide = offeredChoices(approval.offered).some(({ act }) => isYes(act));
  if (mayDecide) return approval.onBehalfOf === null ? null : t('bar.for', { name: approval.onBehalfOf });
  return approval.requesterNumber === employeeId && approval.status === 'in_progress' ? t('bar.own') : next;
}
