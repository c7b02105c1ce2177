// The portal's own rule for the series of a file, where it has one that makes the very same dates.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import {
  MOST_DATES,
  type Monthly,
  REPEAT_WEEKDAYS,
  Recurrence,
  type RepeatWeekday,
  repeatWeekday,
} from '@madoguchi/contract/values/recurrence.ts';
import { Temporal } from 'temporal-polyfill';
import type { EventTime, OriginalStart } from '../calendar-event.ts';
import { occurrenceDays, occurrenceStarts } from '../occurrence-days.ts';
import type { RuleParts } from './rule-parts.ts';
import { datesFrom, originalStart, type SeriesContent, wallOfStart } from './series.ts';
import { TOKYO_ZONE, UTC_ZONE, type Wall } from './zones.ts';

/** A series that the portal's rules have no words for: it has no end, a far one, or is of another kind or of another clock. */
export type Reason = 'no-end' | 'too-long' | 'other';

const weekdayOf = (name: string): RepeatWeekday | undefined =>
  REPEAT_WEEKDAYS.find((one) => one === name.toLowerCase());
const PLACED = /^(-1|[1-5])(MO|TU|WE|TH|FR|SA|SU)$/;

/** Weekdays without a place in the month; `null` where one has a place. */
function plainWeekdays(days: readonly string[]): RepeatWeekday[] | null {
  const found = days.map(weekdayOf).filter((day) => day !== undefined);
  return found.length === days.length ? [...new Set(found)] : null;
}

/** The second Monday as 2MO, or as the second of the Mondays; the last day as day -1, or as the last of all weekdays. */
function monthlyOf({ byDay, byMonthDay, bySetPos }: RuleParts['choice'], day: PlainDate): Monthly | null {
  if (byDay === undefined) {
    const [date = Number(day.slice(8)), ...more] = byMonthDay ?? [];
    if (more.length > 0 || bySetPos !== undefined || date < -1) return null;
    return date === -1 ? { by: 'last-day' } : { by: 'date', day: date };
  }
  if (byMonthDay !== undefined) return null;
  const weekdays = plainWeekdays(byDay);
  const [place, ...places] = bySetPos ?? [];
  if (weekdays?.length === REPEAT_WEEKDAYS.length && place === -1 && places.length === 0) return { by: 'last-day' };
  if (byDay.length !== 1 || places.length > 0) return null;
  const text = place === undefined ? byDay[0] : weekdays && `${place}${byDay[0]}`;
  const [, nth, name] = PLACED.exec(text ?? '') ?? [];
  const weekday = weekdayOf(name ?? '');
  return weekday === undefined ? null : { by: 'weekday', nth: Number(nth) as -1 | 1 | 2 | 3 | 4 | 5, weekday };
}

/** How the days are chosen, without the end; `null` where the portal has no such rule. */
function wayOf({ choice, interval }: RuleParts, day: PlainDate) {
  const { freq, byDay, byMonthDay, byMonth, byYearDay, byWeekNo, bySetPos } = choice;
  if (byMonth !== undefined || byYearDay !== undefined || byWeekNo !== undefined) return null;
  if (freq === 'MONTHLY') {
    const monthly = monthlyOf(choice, day);
    return monthly && { every: 'month', interval, monthly };
  }
  if (freq === 'YEARLY' || byMonthDay !== undefined || bySetPos !== undefined) return null;
  if (freq === 'DAILY' && byDay === undefined) return { every: 'day', interval };
  const weekdays = byDay === undefined ? [repeatWeekday(day)] : plainWeekdays(byDay);
  // Every day that is a working day: a rule of weeks by another name.
  if (weekdays === null || (freq === 'DAILY' && interval !== 1)) return null;
  return { every: 'week', interval, weekdays };
}

const dayOf = (wall: Wall) => wall.toPlainDate().toString() as PlainDate;

/** The last day on which the series may begin a date, by the calendar of Tokyo. */
function lastDayOf({ until }: RuleParts, time: EventTime): PlainDate | null {
  if (until === null) return null;
  if (until.kind === 'day') return until.day.toString() as PlainDate;
  if (time.allDay)
    return dayOf(until.zone === UTC_ZONE ? TOKYO_ZONE.wallOf(UTC_ZONE.instantOf(until.wall)) : until.wall);
  const last = TOKYO_ZONE.wallOf(until.zone.instantOf(until.wall));
  const clock = TOKYO_ZONE.wallOf(Date.parse(time.start)).toPlainTime();
  return dayOf(Temporal.PlainTime.compare(clock, last.toPlainTime()) > 0 ? last.subtract({ days: 1 }) : last);
}

/** The portal's rule, or the reason why there is none. `time` is the first date's. */
export function recurrenceOf(series: SeriesContent, time: EventTime): Recurrence | Reason {
  const { rule, start } = series;
  if (rule === null || series.additions.length > 0) return 'other';
  const { count } = rule;
  const last = lastDayOf(rule, time);
  if (count === null && last === null) return 'no-end';
  if (count !== null && last !== null) return 'other';
  if (count !== null && count > MOST_DATES) return 'too-long';
  const day = time.allDay ? time.firstDay : dayOf(TOKYO_ZONE.wallOf(Date.parse(time.start)));
  const way = wayOf(rule, start.kind === 'day' ? day : dayOf(start.wall));
  const ends = count === null ? { by: 'until', day: last } : { by: 'count', count };
  const parsed = Recurrence.safeParse({ ...way, ends });
  if (way === null || !parsed.success) return 'other';
  const ours = time.allDay ? occurrenceDays(parsed.data, day) : occurrenceStarts(parsed.data, time.start);
  if ('fault' in ours) return ours.fault.code === 'last-before-first' ? 'other' : 'too-long';
  return isSame(series, day, ours.dates) ? parsed.data : 'other';
}

/**
 * In a series by the clock of Tokyo whose weeks begin as the portal's do, or make no difference, the rule alone decides: only its
 * first date has to be one. Dates of any other are compared one by one.
 */
function isSame(series: SeriesContent, day: PlainDate, ours: readonly OriginalStart[]): boolean {
  const { start, rule } = series;
  const isOfWeeks = rule?.choice.freq === 'WEEKLY' && rule.interval > 1 && rule.weekStart !== 'MO';
  const isOfTokyo = start.kind === 'day' || start.zone === TOKYO_ZONE;
  if (isOfTokyo && !isOfWeeks) return ours[0] === originalStart(start, wallOfStart(start));
  const own = datesFrom({ ...series, exclusions: [] }, start.kind === 'day' ? day : dayOf(start.wall));
  return !own.isCut && own.starts.length === ours.length && own.starts.every((one, index) => one === ours[index]);
}
