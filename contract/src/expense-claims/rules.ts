// The rules of a claim: its states, its sums. The checks of its lines stand in checks.ts.
import { type Machine, machine } from '../record/machine.ts';
import type { Yen } from '../values/yen.ts';
import { sumYen, yen } from '../values/yen-sums.ts';
import type { ClaimStatus } from './model.ts';

/** `approval`: what the approval engine makes of what its approvers did; nobody takes these steps themselves. */
export type Party = 'owner' | 'approval' | 'reviewer';
export type ClaimAction = 'submit' | 'withdraw' | 'cancel' | 'review' | 'approve' | 'return' | 'reject' | 'confirm';

/** In approval: its approvers decide. */
const UNDER_APPROVAL: readonly ClaimStatus[] = ['submitted', 'in_review'];

/** B4-03 as far as it is built; docs/decisions/0033 says why these states now. */
export const claimMachine: Machine<ClaimStatus, ClaimAction, Party> = machine<ClaimStatus, Party>()({
  submit: { from: ['draft', 'returned'], to: 'submitted', by: 'owner' },
  withdraw: { from: ['submitted'], to: 'draft', by: 'owner' },
  cancel: { from: ['draft', 'returned'], to: 'cancelled', by: 'owner' },
  review: { from: UNDER_APPROVAL, to: 'in_review', by: 'approval' },
  approve: { from: UNDER_APPROVAL, to: 'approved', by: 'approval' },
  return: { from: UNDER_APPROVAL, to: 'returned', by: 'approval' },
  reject: { from: UNDER_APPROVAL, to: 'rejected', by: 'approval' },
  confirm: { from: ['approved'], to: 'confirmed', by: 'reviewer' },
});

/** States in which the owner may change the lines. */
export const EDITABLE: readonly ClaimStatus[] = ['draft', 'returned'];
/** States after which a new claim of the same month may begin. */
export const ENDED: readonly ClaimStatus[] = ['rejected', 'cancelled'];

export interface Actor {
  readonly isOwner: boolean;
  readonly mayReview: boolean;
}

/** Nobody confirms their own: an owner is never its reviewer, whatever the role (B3-03, B4-08). */
function partiesOf(actor: Actor): readonly Party[] {
  if (actor.isOwner) return ['owner'];
  return actor.mayReview ? ['reviewer'] : [];
}

/** `null` where the actor may do it now, else the reason; asked by button, server and test alike (B0-05). */
export function whyNot(status: ClaimStatus, action: ClaimAction, actor: Actor) {
  return claimMachine.whyNot(status, action, partiesOf(actor));
}

export interface Fare {
  readonly unitFare: number | null;
  readonly deduction: number;
}

/** amount = fare one way × trip − commuter part; `null` while the fare is not filled (B4-01). Never below zero. */
export function lineAmount(fare: Fare, multiplier: number): Yen | null {
  if (fare.unitFare === null) return null;
  return yen(Math.max(0, fare.unitFare * multiplier - fare.deduction));
}

/** The sum of a claim; lines without an amount yet count as nothing. */
export function claimTotal(lines: Iterable<{ readonly amount: Yen | null }>): Yen {
  return sumYen([...lines].map((line) => line.amount ?? yen(0)));
}
