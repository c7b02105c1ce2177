// Which of the two ends of a delegation the reader is, and what that means for them. Pure.
import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import { type DelegationAction, whyNot } from '@madoguchi/contract/delegations/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';

export type Side = 'given' | 'received';

/** `coming`: accepted, before its first day. */
export type ShownState = 'offered' | 'coming' | 'accepted' | 'declined' | 'ended';

const IN_ORDER: readonly DelegationAction[] = ['decline', 'end', 'accept'];

/** The other one. */
export function otherOf({ from, to }: Pick<DelegationView, 'from' | 'to'>, side: Side): DelegationView['from'] {
  return side === 'given' ? to : from;
}

/** The reader's actions on the day, accepting last. A received offer is declined, not ended. */
export function actionsOf(delegation: DelegationView, side: Side, today: PlainDate): DelegationAction[] {
  const { employeeId } = side === 'given' ? delegation.from : delegation.to;
  const allowed = IN_ORDER.filter((action) => whyNot(delegation, action, { employeeId, today }) === null);
  return allowed.includes('decline') ? allowed.filter((action) => action !== 'end') : allowed;
}

/** An accepted or unanswered delegation has ended once its last day has passed. */
export function stateOf(
  { status, validFrom, lastDay }: Pick<DelegationView, 'status' | 'validFrom' | 'lastDay'>,
  today: PlainDate,
): ShownState {
  if (status === 'declined' || lastDay < today) return status === 'declined' ? status : 'ended';
  return status === 'accepted' && validFrom > today ? 'coming' : status;
}
