import type { Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import { choiceOfDays } from './occurrence-days.ts';

/** 2026-12-28 as the files write days. */
export const basicDay = (day: string) => day.replaceAll('-', '');

/** The last second of a day in Tokyo: a series that has times has to end by one, in UTC (RFC 5545 3.3.10). */
function endOfDay(day: string): string {
  return `${new Date(Date.parse(`${day}T23:59:59+09:00`)).toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/** `FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20261221` of an all-day series; the same until `20261221T145959Z` of another. */
export function rruleText(rule: Recurrence, allDay: boolean): string {
  const { freq, byDay, byMonthDay } = choiceOfDays(rule);
  const { ends } = rule;
  return [
    `FREQ=${freq}`,
    `INTERVAL=${rule.interval}`,
    ...(byDay === undefined ? [] : [`BYDAY=${byDay.join(',')}`]),
    ...(byMonthDay === undefined ? [] : [`BYMONTHDAY=${byMonthDay.join(',')}`]),
    ends.by === 'count' ? `COUNT=${ends.count}` : `UNTIL=${allDay ? basicDay(ends.day) : endOfDay(ends.day)}`,
  ].join(';');
}
