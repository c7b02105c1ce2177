// Updates every screen that shows the claim after a decision.
import type { Claim, ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { confirmClaim, showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { invalidate, queryClient } from '../../../../../platform/query.ts';
import { patchLists } from '../../people/patch-lists.ts';

/** Shows the confirmed claim at once, then reads what else has changed with it. */
export function takeDecision(header: ClaimHeader): void {
  queryClient.setQueryData<Claim>([showClaim.id, { id: header.id }], (known) => known && { ...known, ...header });
  patchLists(header);
  readAgain();
}

/** Invalidates the claim: after a decision or its refusal the page shows an older state. */
export function readAgain(): void {
  void invalidate(confirmClaim);
}
