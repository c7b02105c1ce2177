import type { PurchaseFact } from '@madoguchi/contract/purchase-requests/model.ts';

/** Steps that the approval tells of as well. */
const TOLD_BY_APPROVAL: readonly PurchaseFact['fact'][] = ['submitted', 'withdrawn'];

/** What stands in no approval, the newest first. */
export function ownFacts(facts: readonly PurchaseFact[], hasApproval: boolean): readonly PurchaseFact[] {
  return facts.filter(({ fact }) => !hasApproval || !TOLD_BY_APPROVAL.includes(fact)).toReversed();
}
