// Which decisions the bar offers, and why one of them may not be made (B4-08).

import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { type ClaimAction, stepsToConfirm, whyNot } from '@madoguchi/contract/expense-claims/rules.ts';
import type { MachineRefusal } from '@madoguchi/contract/machine.ts';

/** In the order of the bar: what sends back stands left, what goes on stands right. */
export const REVIEW_ACTIONS = ['return', 'reject', 'approve', 'confirm'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

export interface OfferedAction {
  readonly action: ReviewAction;
  /** `null` where the reviewer may do it; else why not. */
  readonly refusal: MachineRefusal | null;
}

const ANY_REVIEWER = { isOwner: false, mayReview: true };

/** The decisions that the claim's state allows to somebody; one's own claim keeps them, each with its refusal. */
export function offeredActions(status: ClaimStatus, isOwner: boolean): OfferedAction[] {
  return REVIEW_ACTIONS.filter((action) => whyNot(status, firstStep(status, action), ANY_REVIEWER) === null).map(
    (action) => ({ action, refusal: whyNot(status, firstStep(status, action), { isOwner, mayReview: true }) }),
  );
}

/** The one filled button: what usually comes next. */
export function primaryAction(offered: readonly OfferedAction[]): ReviewAction | null {
  return offered.find(({ action }) => action === 'approve')?.action ?? offered.at(-1)?.action ?? null;
}

function firstStep(status: ClaimStatus, action: ReviewAction): ClaimAction {
  return action === 'confirm' ? (stepsToConfirm(status)[0] ?? 'confirm') : action;
}
