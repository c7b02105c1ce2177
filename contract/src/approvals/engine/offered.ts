// Acts that somebody may do with a request now: the buttons of a screen, and nothing that the engine would refuse.
import type { ActingPerson, ActKind, Approval } from '../approval.ts';
import { yesTo } from './act.ts';
import {
  turnToApprove,
  turnToChangeAmount,
  turnToReject,
  turnToReturn,
  whyNotAct,
  whyNotWithdraw,
  yesToTakeBack,
} from './why-not.ts';

/** The acts the person may do on this day, in the order of the buttons; another amount only where the domain takes one. */
export function offeredActs(approval: Approval, person: ActingPerson, today: string): readonly ActKind[] {
  const turn = turnToApprove(approval, person, today);
  const offers: readonly (readonly [ActKind, boolean])[] = [
    ['return', typeof turnToReturn(approval, null, person, today) !== 'string'],
    ['reject', typeof turnToReject(approval, person, today) !== 'string'],
    ['change-amount', typeof turnToChangeAmount(approval, approval.amount, person, today) !== 'string'],
    ['take-back', typeof yesToTakeBack(approval, person, today) !== 'string'],
    ['reassign', mayReassign(approval, person)],
    ['withdraw', whyNotWithdraw(approval, person) === null],
    ['comment', whyNotAct(approval, { kind: 'comment', comment: '' }, person, today) === null],
  ];
  const offered = offers.flatMap(([kind, isOffered]) => (isOffered ? [kind] : []));
  return typeof turn === 'string' ? offered : [yesTo(turn.step.kind), ...offered];
}

/** While it is under way there is always an open turn; to whom it may go is judged with the name. */
function mayReassign({ requesterId, current }: Approval, { employeeId, isAdmin }: ActingPerson): boolean {
  return isAdmin && employeeId !== requesterId && current !== null;
}
