// A reservation as its reader may know it: of a private one of others nothing but time, state and resources (B6-02).
import { may } from '@madoguchi/contract/access.ts';
import {
  RESERVATION_ACTIONS,
  type Reservation,
  type ReservationAction,
  type ReservationItem,
  type ReservationPerson,
} from '@madoguchi/contract/reservations/model.ts';
import { type ReservationParty, shownState, statusAt, whyNot } from '@madoguchi/contract/reservations/states.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Asking } from '../../platform/record/record-kit.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { FoundReservation } from './store.ts';

/** Nobody has this id: an operator without an employee record has no reservation of their own. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The employee who asks, for statements that look for their own. */
export const askerOf = ({ employee }: Actor): string => employee?.id ?? NOBODY;

/** True for its organizer, whoever booked it and its attendees. */
function isOneOf({ organizerId, bookedById, attendees }: FoundReservation, employee: string): boolean {
  return organizerId === employee || bookedById === employee || attendees.some((one) => one.employeeId === employee);
}

/** True where the reader may know what it is about. */
export const isShownTo = (found: FoundReservation, employee: string): boolean =>
  found.visibility === 'public' || isOneOf(found, employee);

export function partiesOf(found: FoundReservation, actor: Actor): ReservationParty[] {
  const employee = askerOf(actor);
  const isAdmin = may(actor, 'admin');
  const isHolder = isAdmin || found.organizerId === employee || found.bookedById === employee;
  const isManager = isAdmin || found.isManager;
  return [
    ...(isHolder ? (['holder'] as const) : []),
    ...(isHolder || isManager || isOneOf(found, employee) ? (['present'] as const) : []),
    ...(isManager ? (['manager'] as const) : []),
  ];
}

const OF_THINGS: readonly ReservationAction[] = ['hand-out', 'take-back'];
const OF_VEHICLES: readonly ReservationAction[] = ['drive', 'alcohol'];

/** True where the step has a meaning for what is reserved, and has not been taken. */
export function hasUse(
  action: ReservationAction,
  { resources, handedOutAt, returnedAt, awaitsApproval }: FoundReservation,
): boolean {
  if (action === 'confirm') return !awaitsApproval;
  const categories = new Set(resources.map(({ category }) => category));
  if (OF_VEHICLES.includes(action)) return categories.has('vehicle');
  if (!OF_THINGS.includes(action)) return true;
  if (!categories.has('vehicle') && !categories.has('equipment')) return false;
  return action === 'hand-out' ? handedOutAt === null : handedOutAt !== null && returnedAt === null;
}

/** Steps that the caller may take now. */
function stepsOf(found: FoundReservation, { actor, now }: Pick<Asking, 'actor' | 'now'>): ReservationAction[] {
  const asked = { parties: partiesOf(found, actor), now };
  return RESERVATION_ACTIONS.filter((action) => hasUse(action, found) && whyNot(found, action, asked) === null);
}

const organizerOf = ({ organizerId, organizerName }: FoundReservation): ReservationPerson => ({
  employeeId: organizerId,
  name: organizerName,
});

export function viewOf(found: FoundReservation, asking: Pick<Asking, 'actor' | 'now'>): Reservation {
  const isShown = isShownTo(found, askerOf(asking.actor));
  const { id, version, seriesId, start, end, visibility, occupies, bookedById, bookedByName } = found;
  const status = statusAt(found, asking.now);
  return {
    id,
    version,
    status,
    shownState: shownState(status, found.awaitsApproval),
    start,
    end,
    seriesId,
    originalDay: found.originalDay as PlainDate | null,
    ownFields: [...found.ownFields],
    visibility,
    isBusyOnly: !isShown,
    resources: found.resources.map(({ resourceId, name, quantity }) => ({ resourceId, name, quantity })),
    occupies: [...occupies],
    title: isShown ? found.title : '',
    purpose: isShown ? found.purpose : '',
    note: isShown ? found.note : '',
    organizer: isShown ? organizerOf(found) : null,
    bookedBy: isShown && bookedById !== null ? { employeeId: bookedById, name: bookedByName ?? '' } : null,
    attendees: isShown ? [...found.attendees] : [],
    expiresAt: found.expiresAt,
    releaseAt: found.releaseAt,
    checkedInAt: found.checkedInAt,
    cancelReason: isShown ? found.cancelReason : '',
    destination: isShown ? found.destination : '',
    licenceUntil: isShown ? (found.licenceUntil as PlainDate | null) : null,
    kilometresOut: isShown ? found.kilometresOut : null,
    kilometresBack: isShown ? found.kilometresBack : null,
    handedOutAt: found.handedOutAt,
    returnedAt: found.returnedAt,
    may: stepsOf(found, asking),
  };
}

/** The same for a cell of a timeline. */
export function itemOf(found: FoundReservation, asking: Pick<Asking, 'actor' | 'now'>): ReservationItem {
  const view = viewOf(found, asking);
  const { id, version, status, start, end, seriesId, visibility, isBusyOnly, resources, occupies, title, organizer } =
    view;
  const isOwn = isOneOf(found, askerOf(asking.actor));
  return {
    id,
    version,
    status,
    shownState: view.shownState,
    start,
    end,
    seriesId,
    visibility,
    isBusyOnly,
    resources,
    occupies,
    title,
    organizer,
    may: view.may,
    isOwn,
  };
}
