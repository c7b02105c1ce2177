import type { ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';

/** Steps that the approval tells of as well. */
const TOLD_BY_APPROVAL: readonly ClaimDecision['decision'][] = ['submitted', 'withdrawn'];

/** What stands in no approval: confirmations, cancellations, and what was decided before there were any. */
export function ownDecisions(decisions: readonly ClaimDecision[]): readonly ClaimDecision[] {
  return decisions.filter(({ step, decision }) => step === null && !TOLD_BY_APPROVAL.includes(decision));
}
