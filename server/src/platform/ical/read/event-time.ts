// When an event of a file takes place, in the portal's terms.
import { addDays, daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import ICAL from 'ical.js';
import type { EventTime } from '../calendar-event.ts';
import { first, type Moment, momentOf, type Properties } from './properties.ts';
import { type FindZone, TOKYO_ZONE, UTC_ZONE } from './zones.ts';

type Fault = 'time' | 'zone' | 'end-before-start';

export function startOf(properties: Properties, findZone: FindZone): Moment | Fault {
  const start = first(properties, 'dtstart');
  return start === null ? 'time' : momentOf(start, start.values[0], findZone);
}

interface Length {
  readonly days: number;
  readonly ms: number;
}

/** The days and the rest of a duration are added apart: a day may have 23 hours. `null` where it is none, or goes back. */
function lengthOf(value: unknown): Length | null {
  if (typeof value !== 'string') return null;
  try {
    const { isNegative, weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(value);
    if (isNegative) return null;
    return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
  } catch {
    return null;
  }
}

/** The last day of an all-day event; without an end it lasts one day, also where the end is wrongly the first day itself. */
function lastDayOf(firstDay: PlainDate, end: Moment | Length | null): PlainDate {
  if (end === null) return firstDay;
  if (!('kind' in end)) return addDays(firstDay, Math.max(0, end.days - 1));
  if (end.kind === 'day') {
    const day = end.day.toString() as PlainDate;
    return day === firstDay ? day : addDays(day, -1);
  }
  const wall = end.zone === UTC_ZONE ? TOKYO_ZONE.wallOf(UTC_ZONE.instantOf(end.wall)) : end.wall;
  const day = wall.toPlainDate().toString() as PlainDate;
  const isMidnight = wall.toPlainTime().toString() === '00:00:00';
  return isMidnight && day > firstDay ? addDays(day, -1) : day;
}

function endInstant(start: Extract<Moment, { kind: 'time' }>, end: Moment | Length | null): number {
  if (end === null) return start.zone.instantOf(start.wall);
  if (!('kind' in end)) return start.zone.instantOf(start.wall.add({ days: end.days })) + end.ms;
  if (end.kind === 'time') return end.zone.instantOf(end.wall);
  return start.zone.instantOf(end.day.toPlainDateTime());
}

const LONGEST_DAYS = 3_660;

function timeBetween(start: Moment, end: Moment | Length | null): EventTime | Fault {
  if (start.kind === 'day') {
    const firstDay = start.day.toString() as PlainDate;
    const lastDay = lastDayOf(firstDay, end);
    if (lastDay < firstDay) return 'end-before-start';
    return daysBetween(firstDay, lastDay) > LONGEST_DAYS ? 'time' : { allDay: true, firstDay, lastDay };
  }
  const [from, to] = [start.zone.instantOf(start.wall), endInstant(start, end)];
  if (to < from) return 'end-before-start';
  if (to - from > LONGEST_DAYS * 86_400_000) return 'time';
  return { allDay: false, start: new Date(from).toISOString(), end: new Date(to).toISOString() };
}

/** Its length is ten years at most. */
export function eventTime(properties: Properties, start: Moment, findZone: FindZone): EventTime | Fault {
  const [end, duration] = [first(properties, 'dtend'), first(properties, 'duration')];
  try {
    if (end !== null) {
      const moment = momentOf(end, end.values[0], findZone);
      return typeof moment === 'string' ? moment : timeBetween(start, moment);
    }
    if (duration === null) return timeBetween(start, null);
    const length = lengthOf(duration.values[0]);
    return length === null ? 'time' : timeBetween(start, length);
  } catch {
    // A length that leads out of the calendar.
    return 'time';
  }
}
