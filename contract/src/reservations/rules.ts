// Rules of a booking (B6-01, B6-02): the one predicate of overlaps, and what a resource's own rules say to a time at a moment.
import { addDays, daysBetween, weekday } from '../values/calendar-days.ts';
import type { Instant } from '../values/id.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { minutesOfDay } from '../values/time-of-day.ts';
import { tokyoInstant, tokyoWall, tokyoWallEnd } from '../values/tokyo-time.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** From `start` to `end`, which is the first instant that it no longer has. */
export interface Span {
  readonly start: Instant;
  readonly end: Instant;
}

export const minutesLater = (instant: Instant, minutes: number): Instant =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

/** Instants are written in one way, so that their texts stand in the order of time. */
export const earlier = (one: Instant, other: Instant): Instant => [one, other].sort()[0] ?? one;
export const later = (one: Instant, other: Instant): Instant => [one, other].sort()[1] ?? one;

export const minutesOf = ({ start, end }: Span): number => (Date.parse(end) - Date.parse(start)) / MINUTE_MS;

/** True where both have a moment in common. Neighbours have none. */
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

interface Buffers {
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
}

/** The time in which nobody else may have the resource: the booking with its buffers. */
export const heldSpan = ({ start, end }: Span, { bufferBeforeMinutes, bufferAfterMinutes }: Buffers): Span => ({
  start: minutesLater(start, -bufferBeforeMinutes),
  end: minutesLater(end, bufferAfterMinutes),
});

interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

/** A resource as far as its bookings are ruled by it. */
export interface BookingRules extends Buffers {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'retired';
  readonly resourceCategory: 'room' | 'vehicle' | 'equipment' | 'other';
  readonly quantity: number;
  readonly slotMinutes: number;
  readonly shortestMinutes: number;
  readonly longestMinutes: number;
  readonly leadMinutes: number;
  readonly aheadDaysStaff: number;
  readonly aheadDaysAdmin: number;
  readonly approval: 'none' | 'always';
  readonly checksIn: boolean;
  readonly graceMinutes: number;
  /** Monday first; null: closed. */
  readonly hours: readonly (OpenHours | null)[];
  readonly inUseFrom: PlainDate | null;
  readonly endsOn: PlainDate | null;
}

export interface BookingFault {
  readonly field: 'start' | 'end' | 'resources';
  readonly code:
    | 'ends-before-start'
    | 'booking-off-grid'
    | 'booking-past'
    | 'booking-too-soon'
    | 'booking-too-far'
    | 'booking-too-short'
    | 'booking-too-long'
    | 'booking-outside-hours'
    | 'resource-retired'
    | 'resource-not-yet'
    | 'resource-ended'
    | 'too-few-items';
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The last instant of the grid that is not after the moment: 10:07 is 10:00 on a grid of 15 minutes. */
export function floorToGrid(moment: Instant, slotMinutes: number): Instant {
  const { time } = tokyoWall(moment);
  const over = minutesOfDay(time) % slotMinutes;
  const minute = Math.floor(Date.parse(moment) / MINUTE_MS) * MINUTE_MS;
  return new Date(minute - over * MINUTE_MS).toISOString();
}

/** The first instant of the grid that is not before the moment. */
export function ceilToGrid(moment: Instant, slotMinutes: number): Instant {
  const floor = floorToGrid(moment, slotMinutes);
  return floor === moment ? floor : minutesLater(floor, slotMinutes);
}

const isOnGrid = (moment: Instant, slotMinutes: number): boolean => floorToGrid(moment, slotMinutes) === moment;

const hoursOf = ({ hours }: Pick<BookingRules, 'hours'>, day: PlainDate): OpenHours | null =>
  hours[(weekday(day) + 6) % 7] ?? null;

/** The time in which the resource is open on the day; null where it is closed. */
export function openSpan(rules: Pick<BookingRules, 'hours'>, day: PlainDate): Span | null {
  const open = hoursOf(rules, day);
  return open === null ? null : { start: tokyoInstant(day, open.opens), end: tokyoInstant(day, open.closes) };
}

/** The part of each day in Tokyo that a span has. */
export function daysOfSpan({
  start,
  end,
}: Span): { readonly day: PlainDate; readonly from: number; readonly to: number }[] {
  const first = tokyoWall(start);
  const last = tokyoWallEnd(end);
  return Array.from({ length: daysBetween(first.day, last.day) + 1 }, (_, nth) => {
    const day = addDays(first.day, nth);
    return {
      day,
      from: day === first.day ? minutesOfDay(first.time) : 0,
      to: day === last.day ? minutesOfDay(last.time) : DAY_MINUTES,
    };
  });
}

/** The day, where the span leaves its opening hours; null where it is open throughout. */
export function closedDay(rules: Pick<BookingRules, 'hours'>, span: Span): PlainDate | null {
  const outside = daysOfSpan(span).find(({ day, from, to }) => {
    const open = hoursOf(rules, day);
    return open === null || from < minutesOfDay(open.opens) || to > minutesOfDay(open.closes);
  });
  return outside?.day ?? null;
}

interface Asking {
  readonly now: Instant;
  readonly today: PlainDate;
  readonly isAdmin: boolean;
  /** Of a booking that has begun the start stays: only its end is judged. */
  readonly isRunning?: boolean;
}

function lengthFault(rules: BookingRules, span: Span): BookingFault | null {
  const minutes = minutesOf(span);
  const { shortestMinutes: min, longestMinutes: max, name } = rules;
  if (minutes < min) return { field: 'end', code: 'booking-too-short', values: { resource: name, min } };
  return minutes > max ? { field: 'end', code: 'booking-too-long', values: { resource: name, max } } : null;
}

function gridFault({ name, slotMinutes: slot }: BookingRules, { start, end }: Span, isRunning: boolean) {
  const field = !isRunning && !isOnGrid(start, slot) ? 'start' : isOnGrid(end, slot) ? null : 'end';
  return field === null ? null : ({ field, code: 'booking-off-grid', values: { resource: name, slot } } as const);
}

function startFault(rules: BookingRules, { start }: Span, { now, today, isAdmin }: Asking): BookingFault | null {
  const { name, slotMinutes, leadMinutes } = rules;
  if (start < floorToGrid(now, slotMinutes)) return { field: 'start', code: 'booking-past' };
  if (leadMinutes > 0 && start < minutesLater(now, leadMinutes)) {
    const first = tokyoWall(ceilToGrid(minutesLater(now, leadMinutes), slotMinutes));
    return { field: 'start', code: 'booking-too-soon', values: { resource: name, day: first.day, time: first.time } };
  }
  const last = addDays(today, isAdmin ? rules.aheadDaysAdmin : rules.aheadDaysStaff);
  return tokyoWall(start).day > last
    ? { field: 'start', code: 'booking-too-far', values: { resource: name, day: last } }
    : null;
}

function inUseFault(rules: BookingRules, span: Span): BookingFault | null {
  const { name: resource, inUseFrom, endsOn } = rules;
  if (rules.status === 'retired') return { field: 'resources', code: 'resource-retired', values: { resource } };
  if (inUseFrom !== null && tokyoWall(span.start).day < inUseFrom) {
    return { field: 'start', code: 'resource-not-yet', values: { resource, day: inUseFrom } };
  }
  if (endsOn !== null && tokyoWallEnd(span.end).day > endsOn) {
    return { field: 'end', code: 'resource-ended', values: { resource, day: endsOn } };
  }
  return null;
}

function hoursFault(rules: BookingRules, span: Span): BookingFault | null {
  const day = closedDay(rules, span);
  if (day === null) return null;
  const open = hoursOf(rules, day);
  const hours = open === null ? '—' : `${open.opens}–${open.closes}`;
  return { field: 'start', code: 'booking-outside-hours', values: { resource: rules.name, day, hours } };
}

/** Everything that the resource's rules say against the time at the moment, one fault a rule. */
export function bookingFaults(rules: BookingRules, quantity: number, span: Span, asking: Asking): BookingFault[] {
  if (span.end <= span.start) return [{ field: 'end', code: 'ends-before-start' }];
  const isRunning = asking.isRunning ?? false;
  const faults = [
    inUseFault(rules, span),
    isRunning ? null : startFault(rules, span, asking),
    gridFault(rules, span, isRunning),
    lengthFault(rules, span),
    hoursFault(rules, span),
  ].filter((fault) => fault !== null);
  if (quantity > rules.quantity) {
    faults.push({ field: 'resources', code: 'too-few-items', values: { resource: rules.name, max: rules.quantity } });
  }
  return faults;
}

/** The second date of a series that begins before the first has ended; null where none does (in the order of the dates). */
export function selfOverlap(dates: readonly Span[]): Span | null {
  return dates.find((date, nth) => nth > 0 && overlaps(date, dates[nth - 1] ?? date)) ?? null;
}

interface LimitAsked {
  /** Bookings to come of the person on the resource, without those asked for. */
  readonly open: number;
  /** Minutes by the Monday of their week, without those asked for. */
  readonly minutesByWeek: Readonly<Record<string, number>>;
  readonly asked: readonly Span[];
  readonly mostOpen: number | null;
  readonly weekHours: number | null;
}

/** The Monday of the week, by the day in Tokyo. */
const mondayOf = (day: PlainDate): PlainDate => addDays(day, -((weekday(day) + 6) % 7));

/** Limits of a person on one resource: open bookings, and hours from Monday to Sunday. */
export function limitFault(limit: LimitAsked): {
  readonly code: 'limit-open' | 'limit-week';
  readonly values: Readonly<Record<string, string | number>>;
} | null {
  const { open, minutesByWeek, asked, mostOpen, weekHours } = limit;
  if (mostOpen !== null && open + asked.length > mostOpen)
    return { code: 'limit-open', values: { max: mostOpen, now: open } };
  if (weekHours === null) return null;
  const weeks = new Map<string, number>();
  for (const span of asked) {
    const week = mondayOf(tokyoWall(span.start).day);
    const minutes = (weeks.get(week) ?? minutesByWeek[week] ?? 0) + minutesOf(span);
    weeks.set(week, minutes);
    if (minutes > weekHours * 60) return { code: 'limit-week', values: { max: weekHours, day: week } };
  }
  return null;
}
