// Books: all resources on all dates, or nothing. Everything that makes a reservation comes through `bookAll`.
import type { Language } from '@madoguchi/contract/message.ts';
import type { Booked, NewReservation } from '@madoguchi/contract/reservations/model.ts';
import {
  checkReservation as checkOperation,
  bookReservation as operation,
} from '@madoguchi/contract/reservations/operations.ts';
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
import { type Commit, type Committed, handle } from '../../../platform/http/handler.ts';
import { refuse, type WrongField } from '../../../platform/http/problem.ts';
import { occurrenceDays } from '../../../platform/ical/occurrence-days.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import type { Bookable } from '../../resources/public.ts';
import { findNamed, findUsed, type Named } from '../ground-store.ts';
import { announceReservations, byActor, factsFor } from '../news.ts';
import { settle } from '../waits/settle.ts';
import type { Wanted } from './free-time.ts';
import {
  type AskedDate,
  bookables,
  isOpen,
  type PlannedDate,
  type Planner,
  plan,
  plannerOf,
  refuseFaults,
  refuseTaken,
  reportOf,
  wantedOf,
} from './plan.ts';
import { type NewSeries, type StoredReservation, writeReservations } from './write-store.ts';
import { holdsOf, isTaken, writeValues } from './writing.ts';

type Content = Pick<
  NewReservation,
  'title' | 'purpose' | 'note' | 'visibility' | 'attendees' | 'destination' | 'licenceUntil'
>;

/** A date of its series, or the only one. */
interface Dated extends AskedDate {
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
): Promise<ReadonlyMap<string, Named>> {
  const found = await findNamed(ground.pool, [organizer, ...attendees], tokyoWall(start).day);
  const people = new Map(found.map((one) => [one.employeeId, one]));
  const fields: WrongField[] = [];
  if (!people.get(organizer)?.isEmployed) fields.push({ field: 'organizer', code: 'not-employed' });
  for (const [nth, id] of attendees.entries()) {
    if (!people.get(id)?.isEmployed) fields.push({ field: `attendees.${nth}`, code: 'not-employed' });
  }
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
  return people;
}

/** A vehicle is driven by somebody with a licence that holds on the last day. */
export function refuseLicence(wanted: readonly Wanted[], licenceUntil: string | null, lastEnd: string): void {
  if (!wanted.some(({ resource }) => resource.resourceCategory === 'vehicle')) return;
  const last = tokyoWall(minutesLater(lastEnd, -1)).day;
  const code = licenceUntil === null ? 'licence-needed' : licenceUntil < last ? 'licence-over' : null;
  if (code !== null) refuse('invalid', { fields: [{ field: 'licenceUntil', code }], values: { n: 1 } });
}

/** The dates of a series, or the one date. Refuses a rule without dates, too many of them, and dates that meet each other. */
function datesOf(
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
function refuseSelfOverlap(dates: readonly Dated[]): void {
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

/** Limits of the organizer on each resource; a booking that is about to move does not count. */
export async function refuseLimits(
  planner: Planner,
  organizer: string,
  dates: readonly AskedDate[],
  without: readonly string[] = [],
): Promise<void> {
  const { ground, now, isAdmin } = planner;
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
      mostOpen: isAdmin ? resource.mostOpenAdmin : resource.mostOpenStaff,
      weekHours: isAdmin ? resource.weekHoursAdmin : resource.weekHoursStaff,
    }))
    .filter(({ mostOpen, weekHours }) => mostOpen !== null || weekHours !== null);
  if (limited.length === 0) return;
  const used = await findUsed(ground.pool, {
    organizer,
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
          { kind: 'reservation-booked-for-you', to: [organizer, ...content.attendees], by, now },
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

/** Skipped dates are looked at once more where somebody was faster, so often. */
const TRIES = 3;

interface Asking {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
}

/** Understands what is asked for: its people, its resources and its dates. */
async function understood({ ground, actor }: Asking, input: NewReservation): Promise<Booking> {
  const self = actor.employee?.id ?? null;
  const organizer = input.organizer ?? self ?? refuse('not-allowed');
  const attendees = [...new Set(input.attendees)].filter((id) => id !== organizer);
  const instead = input.series?.instead.map(({ resourceId }) => resourceId) ?? [];
  const known = await bookables(ground, [...input.resources.map(({ resourceId }) => resourceId), ...instead]);
  const wanted = wantedOf(input.resources, known);
  if (input.end <= input.start) {
    refuse('invalid', { fields: [{ field: 'end', code: 'ends-before-start' }], values: { n: 1 } });
  }
  const people = await peopleOf(ground, { organizer, attendees, start: input.start });
  const dates = datesOf(input, wanted, known);
  refuseSelfOverlap(dates);
  refuseLicence(wanted, input.licenceUntil, dates.at(-1)?.end ?? input.end);
  const { title, purpose, note, visibility, destination, licenceUntil, series } = input;
  const wall = tokyoWall(input.start);
  return {
    content: { title, purpose, note, visibility, destination, licenceUntil, attendees },
    organizer,
    bookedBy: self === organizer ? null : self,
    tentative: input.tentative,
    series: series && {
      id: uuidAt(ground.clock.now()),
      rule: series.rule,
      firstDay: wall.day,
      starts: wall.time,
      minutes: minutesOf(input),
    },
    dates,
    people,
  };
}

export const checkReservation = handle(checkOperation, async (asking) => {
  const planner = plannerOf(asking);
  const { dates } = await understood(asking, asking.input);
  const planned = await plan(planner, dates);
  return { dates: await Promise.all(planned.dates.map((date) => reportOf(planner, date, asking.language))) };
});

const placesOf = (dates: readonly AskedDate[]) => [
  ...new Set(dates.flatMap(({ wanted }) => wanted.flatMap(({ resource }) => resource.parts))),
];

const bookedOf = ({ reservation: { id, version, start, end, status } }: Made) => ({ id, version, start, end, status });

interface Committing extends Asking {
  readonly commit: Commit<Booked>;
}

/** The dates that can be had; refuses where that is none, or not all and that is asked for. */
async function openDates(
  planner: Planner,
  { dates, series }: Pick<Booking, 'dates' | 'series'>,
  onConflict: 'stop' | 'skip',
  language: Language,
) {
  const planned = await plan(planner, dates);
  const open = planned.dates.filter(isOpen) as (PlannedDate & Dated)[];
  const isRefused = onConflict === 'stop' ? open.length < planned.dates.length : open.length === 0;
  if (isRefused) {
    if (series === null) refuseFaults(planned.dates.flatMap(({ faults }) => faults));
    return refuseTaken(planner, planned, language);
  }
  const barred = planned.dates.filter((date) => !isOpen(date));
  return { open, skipped: await Promise.all(barred.map((date) => reportOf(planner, date, language))) };
}

/** Plans, writes, and plans again where somebody was faster: then it is refused with who that was, or the date is left out. */
async function bookAll(context: Committing, booking: Booking, onConflict: 'stop' | 'skip'): Promise<Committed<Booked>> {
  const { ground, now, language, commit } = context;
  const planner = plannerOf(context);
  for (let tried = 1; ; tried += 1) {
    const { open, skipped } = await openDates(planner, booking, onConflict, language);
    await refuseLimits(planner, booking.organizer, open);
    const made = madeOf(booking, open, now);
    try {
      const done = await commit(writeReservations, writeValues(writingOf(booking, made, byActor(context), now)), {
        target: ['reservation', made[0]?.reservation.id ?? ''],
        difference: differenceOf(booking, made),
        answer: { seriesId: booking.series?.id ?? null, reservations: made.map(bookedOf), skipped },
      });
      if (done === null) return refuse('unavailable');
      announceReservations(
        ground,
        made.map(({ reservation }) => reservation.id),
      );
      return done;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (tried === TRIES) refuse('unavailable');
    }
  }
}

/** For the audit trail: what was booked. The title of a private one stays out of it, as everywhere else. */
function differenceOf({ content, organizer, people, series }: Booking, made: readonly Made[]) {
  return {
    title: content.visibility === 'private' ? '' : content.title,
    organizer: people.get(organizer)?.name ?? '',
    resources: [...new Set(made.flatMap(({ date }) => date.wanted.map(({ resource }) => resource.name)))],
    dates: made.map(({ reservation: { start, end } }) => [start, end]),
    ...(series === null ? {} : { series: series.id }),
  };
}

export const bookReservation = handle(operation, async (context) => {
  const booking = await understood(context, context.input);
  await settle(context.ground, context.now, placesOf(booking.dates));
  return bookAll(context, booking, context.input.series?.onConflict ?? 'stop');
});
