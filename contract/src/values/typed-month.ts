// A month as people type it (B0-11): the calendar's and the era's way of writing, and its number alone.

import { isYearMonth } from './calendar-months.ts';
import { monthOf } from './month-of.ts';
import type { PlainDate } from './plain-date.ts';
import { bareDate, readTypedDate } from './typed-date.ts';
import type { YearMonth } from './year-month.ts';

const FULL = /^(\d{4})[-/.年]?(\d{1,2})月?$/;
const ENGLISH = /^([a-z]{3,9})\.?[-/,]?(\d{4})$|^([a-z]{3})-(\d{2})$/;
const ALONE = /^(\d{1,2})月?$/;

/**
 * The month that a person means: 202611, 2026/11, 2026-11, 2026年11月, R8.11, 令和8年11月, Nov 2026, Nov-26, and 11 for the
 * November nearest to `around`, in any width. `null` where it is no month.
 */
export function readTypedMonth(typed: string, around: YearMonth): YearMonth | null {
  const text = bareDate(typed);
  const [, year = '', month = ''] = FULL.exec(text) ?? [];
  if (month !== '') return known(`${year}${month.padStart(2, '0')}`);
  const [, name, englishYear, shortName, shortYear] = ENGLISH.exec(text) ?? [];
  if (name !== undefined) return monthOfDay(`1${name}${englishYear}`, around);
  if (shortName !== undefined) return monthOfDay(`1${shortName}${shortYear}`, around);
  const [, alone = ''] = ALONE.exec(text) ?? [];
  if (alone !== '') return monthOfDay(`${alone}/1`, around);
  const separator = text.endsWith('月') ? '' : '.';
  return monthOfDay(`${text}${separator}1`, around);
}

function known(text: string): YearMonth | null {
  return isYearMonth(text) ? text : null;
}

/** The month of the first day that the text becomes with its day written behind. */
function monthOfDay(text: string, around: YearMonth): YearMonth | null {
  const day: PlainDate | null = readTypedDate(text, around);
  return day === null ? null : known(monthOf(day));
}
