// Days in files: the one form that a spreadsheet reads as a date in every language.
import { type PlainDate, tokyoDay } from '@madoguchi/contract/values/plain-date.ts';

/** 2026/11/21: what Excel takes for a date, whatever its own language. */
export function csvDay(day: PlainDate): string {
  return day.replaceAll('-', '/');
}

/** The day in Japan of an instant, in the same form. */
export function dayOf(instant: string): string {
  return csvDay(tokyoDay(Date.parse(instant)));
}
