// Days in files: the one form that a spreadsheet reads as a date in every language.

import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';

/** 2026/11/21: what Excel takes for a date, whatever its own language. */
export function csvDay(day: PlainDate): string {
  return day.replaceAll('-', '/');
}

const JAPAN_AHEAD_MS = 9 * 3_600_000;

/** 2026/11/21 14:05:09: date and time in Japan, to the second. */
export function momentOf(instant: string): string {
  const there = new Date(Date.parse(instant) + JAPAN_AHEAD_MS).toISOString();
  return `${csvDay(there.slice(0, 10) as PlainDate)} ${there.slice(11, 19)}`;
}

/** The day in Japan of an instant, in the same form. */
export function dayOf(instant: string): string {
  return csvDay(tokyoDay(Date.parse(instant)));
}
