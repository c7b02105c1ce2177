// Rights on a delegation, the days on which it holds, and those that are not offered (B3-07).
import { type Machine, machine } from '../record/machine.ts';
import { addDays } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { type DelegationStatus, LONGEST_DAYS, type NewDelegation } from './model.ts';

export type DelegationAction = 'accept' | 'decline' | 'end';
/** Of the delegation: who gave it, or who decides in their name. */
export type DelegationParty = 'giver' | 'delegate' | 'either';

/** It holds by the delegate's word alone; either of the two ends it. */
export const delegationMachine: Machine<DelegationStatus, DelegationAction, DelegationParty> = machine<
  DelegationStatus,
  DelegationParty
>()({
  accept: { from: ['offered'], to: 'accepted', by: 'delegate' },
  decline: { from: ['offered'], to: 'declined', by: 'delegate' },
  end: { from: ['offered', 'accepted'], to: 'ended', by: 'either' },
});

interface Standing {
  readonly status: DelegationStatus;
  readonly validFrom: string;
  readonly lastDay: string;
}

interface Between {
  readonly from: { readonly employeeId: string };
  readonly to: { readonly employeeId: string };
}

/** `null` where the employee may do it on the day, else the reason. What is over is neither accepted nor ended. */
export function whyNot(
  delegation: Standing & Between,
  action: DelegationAction,
  { employeeId, today }: { readonly employeeId: string; readonly today: string },
) {
  const { from, to, status, lastDay } = delegation;
  const parties: DelegationParty[] = [
    ...(from.employeeId === employeeId ? (['giver', 'either'] as const) : []),
    ...(to.employeeId === employeeId ? (['delegate', 'either'] as const) : []),
  ];
  return delegationMachine.whyNot(status, action, parties) ?? (lastDay < today ? 'wrong-state' : null);
}

/** Accepted, and the day lies in its days: both ends count. */
export function holdsOn({ status, validFrom, lastDay }: Standing, day: string): boolean {
  return status === 'accepted' && validFrom <= day && day <= lastDay;
}

/** One that was given before, as far as another may come in its way. */
export interface Given extends Standing {
  readonly domains: readonly string[];
}

const isLive = ({ status }: Given) => status === 'offered' || status === 'accepted';

/** An empty list is for all types. */
const shareType = (one: readonly string[], other: readonly string[]) =>
  one.length === 0 || other.length === 0 || one.some((domain) => other.includes(domain));

/** True when both would hold on one day for one type: who decides would be open. */
export function overlaps(given: Given, offered: Pick<NewDelegation, 'validFrom' | 'lastDay' | 'domains'>): boolean {
  return (
    isLive(given) &&
    given.validFrom <= offered.lastDay &&
    offered.validFrom <= given.lastDay &&
    shareType(given.domains, offered.domains)
  );
}

export interface DelegationFault {
  readonly field: keyof NewDelegation;
  readonly code:
    | 'own-delegate'
    | 'before-today'
    | 'last-before-first'
    | 'too-many-days'
    | 'twice'
    | 'too-small'
    | 'delegation-overlaps';
  readonly values?: Readonly<Record<string, number>>;
}

interface Offering {
  /** The person who offers. */
  readonly employeeId: string;
  readonly today: PlainDate;
  readonly given: readonly Given[];
}

function dayFault({ validFrom, lastDay }: NewDelegation): DelegationFault | null {
  if (lastDay < validFrom) return { field: 'lastDay', code: 'last-before-first' };
  if (lastDay >= addDays(validFrom, LONGEST_DAYS)) {
    return { field: 'lastDay', code: 'too-many-days', values: { max: LONGEST_DAYS } };
  }
  return null;
}

/** Obstacles to offering it, each with the field that tells it. */
export function offerFaults(offered: NewDelegation, { employeeId, today, given }: Offering): DelegationFault[] {
  const days = dayFault(offered);
  const isOverlapping = days === null && given.some((one) => overlaps(one, offered));
  return [
    ...(offered.to === employeeId ? [{ field: 'to', code: 'own-delegate' } as const] : []),
    ...(offered.validFrom < today ? [{ field: 'validFrom', code: 'before-today' } as const] : []),
    ...(days === null ? [] : [days]),
    ...(isOverlapping ? [{ field: 'validFrom', code: 'delegation-overlaps' } as const] : []),
    ...(new Set(offered.domains).size < offered.domains.length ? [{ field: 'domains', code: 'twice' } as const] : []),
    ...((offered.amountLimit ?? 0) < 0
      ? [{ field: 'amountLimit', code: 'too-small', values: { min: 0 } } as const]
      : []),
  ];
}
