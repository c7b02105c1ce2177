// States of a reservation, the steps between them, and the state that time alone has made of one (B6-04).
import { type Machine, machine } from '../record/machine.ts';
import type { Instant } from '../values/id.ts';
import type { ReservationAction, ReservationStatus, ShownState } from './model.ts';
import { minutesLater } from './rules.ts';

/**
 * `holder`: its organizer, whoever booked it, and admins; `present`: those, its attendees and managers of its resources;
 * `approval`: the approval engine, by what its approvers did.
 */
export type ReservationParty = 'holder' | 'present' | 'manager' | 'approval' | 'calendar';

type Step = 'confirm' | 'approve' | 'reject' | 'cancel' | 'check-in' | 'end' | 'release' | 'expire';

export const reservationMachine: Machine<ReservationStatus, Step, ReservationParty> = machine<
  ReservationStatus,
  ReservationParty
>()({
  confirm: { from: ['tentative'], to: 'confirmed', by: 'holder' },
  approve: { from: ['tentative'], to: 'confirmed', by: 'approval' },
  reject: { from: ['tentative'], to: 'rejected', by: 'approval' },
  cancel: { from: ['tentative', 'confirmed'], to: 'cancelled', by: 'holder' },
  'check-in': { from: ['confirmed'], to: 'in_use', by: 'present' },
  end: { from: ['in_use'], to: 'finished', by: 'present' },
  release: { from: ['confirmed'], to: 'no_show', by: 'calendar' },
  expire: { from: ['tentative'], to: 'cancelled', by: 'calendar' },
});

/** Check-in is open so long before the start. */
const CHECK_IN_OPENS_MINUTES = 15;
/** A tentative booking expires so long after it was made, and at its start at the latest. */
const TENTATIVE_HOURS = 48;

export const tentativeUntil = (now: Instant, start: Instant): Instant => {
  const expires = minutesLater(now, TENTATIVE_HOURS * 60);
  return expires < start ? expires : start;
};

/** The columns of a reservation that time turns into another state. */
export interface Timed {
  readonly status: ReservationStatus;
  readonly start: Instant;
  readonly end: Instant;
  readonly expiresAt: Instant | null;
  readonly releaseAt: Instant | null;
}

/** True where its time is over without a word: it is released as soon as anybody looks, whatever is stored. */
export function isOverdue({ status, expiresAt, releaseAt }: Timed, now: Instant): boolean {
  if (status === 'tentative') return expiresAt !== null && expiresAt <= now;
  return status === 'confirmed' && releaseAt !== null && releaseAt <= now;
}

/** The state at the moment: the clock starts and ends a booking, and releases one that nobody confirmed or checked in. */
export function statusAt(timed: Timed, now: Instant): ReservationStatus {
  const { status, start, end } = timed;
  if (isOverdue(timed, now)) return status === 'tentative' ? 'cancelled' : 'no_show';
  const isHeld = status === 'confirmed' || status === 'in_use';
  if (isHeld && end <= now) return 'finished';
  return status === 'confirmed' && start <= now && timed.releaseAt === null ? 'in_use' : status;
}

export const shownState = (status: ReservationStatus, awaitsApproval: boolean): ShownState =>
  status === 'tentative' && awaitsApproval ? 'awaiting_approval' : status;

/** True for states that keep others from the time. */
export const holdsTime = (status: ReservationStatus): boolean =>
  status === 'tentative' || status === 'confirmed' || status === 'in_use' || status === 'finished';

type ReservationRefusal = 'wrong-state' | 'not-allowed' | 'check-in-closed';

interface Asked {
  readonly parties: readonly ReservationParty[];
  readonly now: Instant;
}

/** Steps that the machine does not know, as they leave the state: who takes them, and in which states. */
const WITHIN: Readonly<
  Record<
    Exclude<ReservationAction, Step>,
    { readonly from: readonly ReservationStatus[]; readonly by: ReservationParty }
  >
> = {
  change: { from: ['tentative', 'confirmed', 'in_use'], by: 'holder' },
  extend: { from: ['in_use'], by: 'present' },
  'hand-out': { from: ['confirmed', 'in_use', 'finished'], by: 'manager' },
  'take-back': { from: ['confirmed', 'in_use', 'finished'], by: 'manager' },
  drive: { from: ['confirmed', 'in_use', 'finished'], by: 'present' },
  alcohol: { from: ['confirmed', 'in_use', 'finished'], by: 'present' },
};

function isWithin(action: ReservationAction): action is keyof typeof WITHIN {
  return Object.hasOwn(WITHIN, action);
}

/** `null` where the parties may do it at the moment, else the reason. Strangers learn no state. */
export function whyNot(timed: Timed, action: ReservationAction, { parties, now }: Asked): ReservationRefusal | null {
  const status = statusAt(timed, now);
  if (isWithin(action)) {
    const { from, by } = WITHIN[action];
    if (!parties.includes(by)) return 'not-allowed';
    return from.includes(status) ? null : 'wrong-state';
  }
  // A booking without check-in is confirmed in the table and in use by the clock.
  const refusal = reservationMachine.whyNot(status, action, parties);
  if (refusal !== null || action !== 'check-in') return refusal;
  return now < minutesLater(timed.start, -CHECK_IN_OPENS_MINUTES) ? 'check-in-closed' : null;
}
