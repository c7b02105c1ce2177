// Makes reservations out of what is asked for: people, dates, limits, and the rows that come of it.
import type { NewReservation } from '@madoguchi/contract/reservations/model.ts';
import {
  earlier,
  heldSpan,
  later,
  limitFault,
  minutesLater,
  minutesOf,
  type Span,
  selfOverlap,
} from '@madoguchi/contract/reservations/rules.ts';
import { tentativeUntil } from '@madoguchi/contract/reservations/states.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoInstant, tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import type { Ground } from '../../../platform/ground.ts';
import { refuse, type WrongField } from '../../../platform/http/problem.ts';
import { occurrenceDays } from '../../../platform/ical/occurrence-days.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import type { Bookable } from '../../resources/public.ts';
import type { Turned } from '../approval/requests.ts';
import { findNamed, findQuotas, findUsed, type Named } from '../ground-store.ts';
import { factsFor } from '../news.ts';
import type { Wanted } from './free-time.ts';
import type { AskedDate, Planner } from './plan.ts';
import type { NewSeries, Quota, StoredReservation } from './write-store.ts';
import { holdsOf } from './writing.ts';

type Content = Pick<
  NewReservation,
  'title' | 'purpose' | 'note' | 'visibility' | 'attendees' | 'destination' | 'licenceUntil'
>;

/** A date of its series, or the only one. */
export interface Dated extends AskedDate {
  readonly originalDay: PlainDate | null;
}

/** Reads the people of a reservation; refuses those who do not work here on its first day. */
export async function peopleOf(
  ground: Ground,
  {
    organizer,
    attendees,
    start,
  }: { readonly organizer: string; readonly attendees: readonly string[]; readonly start: string },
  field = 'organizer',
): Promise<ReadonlyMap<string, Named>> {
  const found = await findNamed(ground.pool, [organizer, ...attendees], tokyoWall(start).day);
  const people = new Map(found.map((one) => [one.employeeId, one]));
  const fields: WrongField[] = [];
  if (!people.get(organizer)?.isEmployed) fields.push({ field, code: 'not-employed' });
  for (const [nth, id] of attendees.entries()) {
    if (!people.get(id)?.isEmployed) fields.push({ field: `attendees.${nth}`, code: 'not-employed' });
  }
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
  return people;
}

/** A vehicle is driven by somebody with a licence that holds on the last day. */
export function licenceFault(
  wanted: readonly Pick<Wanted, 'resource'>[],
  licenceUntil: string | null,
  lastEnd: string,
): 'licence-needed' | 'licence-over' | null {
  if (!wanted.some(({ resource }) => resource.resourceCategory === 'vehicle')) return null;
  const last = tokyoWall(minutesLater(lastEnd, -1)).day;
  return licenceUntil === null ? 'licence-needed' : licenceUntil < last ? 'licence-over' : null;
}

export function refuseLicence(...[wanted, licenceUntil, lastEnd]: Parameters<typeof licenceFault>): void {
  const code = licenceFault(wanted, licenceUntil, lastEnd);
  if (code !== null) refuse('invalid', { fields: [{ field: 'licenceUntil', code }], values: { n: 1 } });
}

/** The dates of a series, or the one date. Refuses a rule without dates, too many of them, and dates that meet each other. */
export function datesOf(
  input: Pick<NewReservation, 'start' | 'end' | 'series'>,
  wanted: readonly Wanted[],
  known: ReadonlyMap<string, Bookable>,
): Dated[] {
  const { start, end, series } = input;
  if (series === null) return [{ start, end, wanted, originalDay: null }];
  const wall = tokyoWall(start);
  const found = occurrenceDays(series.rule, wall.day);
  if ('fault' in found) {
    const { field, code, values = {} } = found.fault;
    return refuse('invalid', {
      fields: [{ field: `series.rule${field === '' ? '' : `.${field}`}`, code, values }],
      values: { n: 1 },
    });
  }
  const minutes = minutesOf({ start, end });
  const instead = new Map(series.instead.map(({ day, resourceId }) => [day, resourceId]));
  return found.dates.map((day) => {
    const from = tokyoInstant(day, wall.time);
    const other = instead.get(day);
    const [first, ...others] = wanted;
    const resource = other === undefined ? undefined : known.get(other);
    const taken = resource === undefined || first === undefined ? wanted : [{ ...first, resource }, ...others];
    return { start: from, end: minutesLater(from, minutes), wanted: taken, originalDay: day };
  });
}

/** A date lasts until the next of its series begins, buffers included, or shorter. */
export function refuseSelfOverlap(dates: readonly Dated[]): void {
  const held = dates.map((date) =>
    date.wanted
      .map(({ resource }) => heldSpan(date, resource))
      .reduce(
        (all, one) => ({
          start: earlier(one.start, all.start),
          end: later(one.end, all.end),
        }),
        date as Span,
      ),
  );
  const meets = selfOverlap(held);
  if (meets === null) return;
  const day = dates[held.indexOf(meets)]?.originalDay ?? '';
  refuse('invalid', { fields: [{ field: 'end', code: 'series-overlaps', values: { day } }], values: { n: 1 } });
}

/** The limits that a resource sets a person, by the role of who books. */
export const limitsOf = (resource: Bookable, { isAdmin }: Pick<Planner, 'isAdmin'>) => ({
  mostOpen: isAdmin ? resource.mostOpenAdmin : resource.mostOpenStaff,
  weekHours: isAdmin ? resource.weekHoursAdmin : resource.weekHoursStaff,
});

export const hasLimits = ({ mostOpen, weekHours }: ReturnType<typeof limitsOf>) =>
  mostOpen !== null || weekHours !== null;

/**
 * Limits of the organizer on each resource; a booking that is about to move does not count. The statement that writes takes
 * the answer up: it holds for as long as nobody writes under the same limits. Empty: there are none.
 */
export async function refuseLimits(
  planner: Planner,
  organizer: string,
  dates: readonly AskedDate[],
  without: readonly string[] = [],
): Promise<readonly Quota[]> {
  const { ground, now } = planner;
  const byResource = new Map<string, { resource: Bookable; spans: Span[] }>();
  for (const { wanted, start, end } of dates) {
    for (const { resource } of wanted) {
      const one = byResource.get(resource.id) ?? { resource, spans: [] };
      one.spans.push({ start, end });
      byResource.set(resource.id, one);
    }
  }
  const limited = [...byResource.values()]
    .map(({ resource, spans }) => ({
      resource,
      asked: spans,
      ...limitsOf(resource, planner),
    }))
    .filter(hasLimits);
  if (limited.length === 0) return [];
  const quotas = await findQuotas(ground.pool, [organizer]);
  const used = await findUsed(ground.pool, {
    organizers: [organizer],
    resources: limited.map(({ resource }) => resource.id),
    now,
    without,
  });
  const fields = limited.flatMap(({ resource, ...limit }): WrongField[] => {
    const own = used.find(({ resourceId }) => resourceId === resource.id);
    const fault = limitFault({ ...limit, open: own?.open ?? 0, minutesByWeek: own?.minutesByWeek ?? {} });
    return fault === null
      ? []
      : [{ field: 'resources', code: fault.code, values: { ...fault.values, resource: resource.name } }];
  });
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
  return quotas;
}

/** Limits are counted once more where another booking of the same person came first, so often: each time that one was written. */
const COUNTED = 50;

/** Writes what `judge` allows. Where somebody has written under the same limits meanwhile, it is judged and written anew. */
export async function underLimits<Done>(
  { pool }: Pick<Ground, 'pool'>,
  judge: () => Promise<readonly Quota[]>,
  write: (quotas: readonly Quota[]) => Promise<Done | null>,
): Promise<Done | null> {
  for (let tried = 1; tried <= COUNTED; tried += 1) {
    const quotas = await judge();
    const done = await write(quotas);
    if (done !== null || quotas.length === 0) return done;
    const before = new Map(quotas.map(({ employee, writes }) => [employee, writes]));
    const after = await findQuotas(pool, [...before.keys()]);
    if (after.every(({ employee, writes }) => before.get(employee) === writes)) return null;
  }
  return refuse('unavailable');
}

export interface Booking {
  readonly content: Content;
  readonly organizer: string;
  /** The employee who typed it, where that is somebody else. */
  readonly bookedBy: string | null;
  readonly tentative: boolean;
  readonly series: NewSeries | null;
  readonly dates: readonly Dated[];
  readonly people: ReadonlyMap<string, Named>;
}

/** A date as it is stored: begun already, it counts as used from now on; a resource that asks for a yes makes it tentative. */
function storedOf(booking: Booking, date: Dated, now: string): StoredReservation {
  const { content, series } = booking;
  const resources = date.wanted.map(({ resource }) => resource);
  const hasBegun = date.start <= now;
  const awaitsApproval = resources.some(({ approval }) => approval === 'always');
  const isTentative = booking.tentative || awaitsApproval;
  const graces = resources.flatMap(({ checksIn, graceMinutes }) => (checksIn ? [graceMinutes] : []));
  const { attendees: _attendees, ...texts } = content;
  return {
    ...texts,
    id: uuidAt(now),
    version: 1,
    seriesId: series?.id ?? null,
    originalDay: date.originalDay,
    ownFields: [],
    organizerId: booking.organizer,
    bookedById: booking.bookedBy,
    start: date.start,
    end: date.end,
    status: isTentative ? 'tentative' : hasBegun ? 'in_use' : 'confirmed',
    expiresAt: isTentative
      ? awaitsApproval
        ? hasBegun
          ? date.end
          : date.start
        : tentativeUntil(now, hasBegun ? date.end : date.start)
      : null,
    releaseAt: graces.length > 0 && !hasBegun ? minutesLater(date.start, Math.min(...graces)) : null,
    awaitsApproval,
    approvalRequestId: awaitsApproval ? uuidAt(now) : null,
    number: null,
    checkedInAt: hasBegun && !isTentative ? now : null,
    cancelledAt: null,
    cancelReason: '',
    sequence: 0,
    kilometresOut: null,
    kilometresBack: null,
    handedOutAt: null,
    handedOutBy: null,
    returnedAt: null,
    returnedBy: null,
  };
}

export interface Made {
  readonly reservation: StoredReservation;
  readonly date: Dated;
}

export const madeOf = (booking: Booking, dates: readonly Dated[], now: string): Made[] =>
  dates.map((date) => ({ reservation: storedOf(booking, date, now), date }));

/** The made ones as rows that may ask for approval. */
export const turnedOf = (made: readonly Made[]): Turned[] =>
  made.map(({ reservation, date }) => ({
    before: null,
    after: reservation,
    resources: date.wanted.map(({ resource }) => resource),
  }));

/** Everything that the statement writes for them: rows, places, attendees, and whom it tells. */
export function writingOf(
  booking: Booking,
  made: readonly Made[],
  by: { employeeId: string | null; name: string },
  now: string,
) {
  const { content, organizer, series } = booking;
  const [first] = made;
  const told =
    first === undefined
      ? []
      : factsFor(
          { ...first.reservation, resourceNames: first.date.wanted.map(({ resource }) => resource.name) },
          { kind: 'reservation-booked-for-you', to: [organizer, ...content.attendees], by, now, dates: made.length },
        );
  return {
    at: now,
    inserted: made.map(({ reservation }) => reservation),
    holds: made.flatMap(({ reservation, date }) => holdsOf(reservation.id, date.wanted, date)),
    attendees: made.flatMap(({ reservation }) =>
      content.attendees.map((employee) => ({ reservation: reservation.id, employee })),
    ),
    series: series === null ? [] : [series],
    facts: told,
  };
}
