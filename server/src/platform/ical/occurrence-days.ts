// The days of a series. They are reckoned as days, which have no zone: the server's own makes no difference.
import type { InputFault } from '@madoguchi/contract/input-faults.ts';
import { isPlainDate, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { Instant } from '@madoguchi/contract/values/id.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import {
  endsFault,
  lastSeriesDay,
  MOST_DATES,
  type Monthly,
  type Recurrence,
  type RepeatWeekday,
} from '@madoguchi/contract/values/recurrence.ts';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

/** `fault` names a field of the recurrence: `ends.day`, `ends.count`, or the whole by ''. */
export type Series<Date> = { readonly dates: readonly Date[] } | { readonly fault: InputFault };

const named = (weekday: RepeatWeekday) => weekday.toUpperCase();

/** The parts of RRULE that choose days, as rrule-temporal and iCalendar name them. */
export function choiceOfDays(rule: Recurrence): {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  byDay?: string[];
  byMonthDay?: number[];
} {
  switch (rule.every) {
    case 'day':
      return { freq: 'DAILY' };
    case 'week':
      return { freq: 'WEEKLY', byDay: rule.weekdays.map(named) };
    case 'month':
      return { freq: 'MONTHLY', ...choiceInMonth(rule.monthly) };
    default:
      return rule satisfies never;
  }
}

function choiceInMonth(monthly: Monthly) {
  switch (monthly.by) {
    case 'date':
      return { byMonthDay: [monthly.day] };
    case 'weekday':
      return { byDay: [`${monthly.nth}${named(monthly.weekday)}`] };
    case 'last-day':
      return { byMonthDay: [-1] };
    default:
      return monthly satisfies never;
  }
}

const midnight = (day: PlainDate) => Temporal.PlainDate.from(day).toZonedDateTime('UTC');

/** The days from the first to the last that fit the rule, and of those the first `most`. */
function fittingDays(rule: Recurrence, firstDay: PlainDate, last: PlainDate, most: number): PlainDate[] {
  const found = new RRuleTemporal({
    ...choiceOfDays(rule),
    interval: rule.interval,
    wkst: 'MO',
    dtstart: midnight(firstDay),
    until: midnight(last),
    temporal: Temporal,
  }).all((_, index) => index < most);
  return found.map((moment) => moment.toPlainDate().toString()).filter(isPlainDate) as PlainDate[];
}

/**
 * The days of a series from its first day on, in order. More dates than a series may have, dates more than a year after the first
 * day, and none at all are refused, never cut (B6-02).
 */
export function occurrenceDays(rule: Recurrence, firstDay: PlainDate): Series<PlainDate> {
  const fault = endsFault(rule, firstDay);
  if (fault !== null) return { fault };
  const { ends } = rule;
  const last = ends.by === 'until' ? ends.day : lastSeriesDay(firstDay);
  const days = fittingDays(rule, firstDay, last, ends.by === 'until' ? MOST_DATES + 1 : ends.count);
  if (days.length === 0) return { fault: { field: '', code: 'series-empty' } };
  if (ends.by === 'count') {
    if (days.length < ends.count) return { fault: { field: 'ends.count', code: 'series-year' } };
    return { dates: days };
  }
  if (days.length <= MOST_DATES) return { dates: days };
  return { fault: { field: 'ends.day', code: 'series-dates', values: { max: MOST_DATES } } };
}

const dayStart = (day: PlainDate) => Date.parse(`${day}T00:00:00+09:00`);

/** The starts of a series whose first begins at an instant: the same time of the day in Tokyo on each of its days. */
export function occurrenceStarts(rule: Recurrence, firstStart: Instant): Series<Instant> {
  const start = Date.parse(firstStart);
  const firstDay = tokyoDay(start);
  const series = occurrenceDays(rule, firstDay);
  if ('fault' in series) return series;
  const timeMs = start - dayStart(firstDay);
  return { dates: series.dates.map((day) => new Date(dayStart(day) + timeMs).toISOString()) };
}
