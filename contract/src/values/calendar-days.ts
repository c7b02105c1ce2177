// Reckoning with days. Without a schema beside it: the first screen needs it, and the schema library only later.
import type * as z from 'zod';

/** As the schema of plain-date.ts makes it. */
type PlainDate = string & z.core.$brand<'PlainDate'>;

const DAY_MS = 86_400_000;
const TOKYO_OFFSET_MS = 9 * 3_600_000; // Japan keeps no summer time.
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Of a month counted from 1. */
export function daysInMonth(year: number, month: number): number {
  const leap = month === 2 && (year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0));
  return (MONTH_DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

/** Whole days since 1970-01-01; `null` where the text is no day of the calendar. */
function toDayNumber(text: string): number | null {
  if (!SHAPE.test(text)) return null;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  // `Date.UTC` takes the years of the first century for those of the twentieth.
  if (year < 100 || day < 1 || day > daysInMonth(year, month)) return null;
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** True when the text is a day of the calendar: `2026-11-21`. */
export function isPlainDate(text: string): boolean {
  return toDayNumber(text) !== null;
}

function dayNumber(day: PlainDate): number {
  const number = toDayNumber(day);
  if (number === null) throw new TypeError(`not a day: ${day}`);
  return number;
}

function fromDayNumber(number: number): PlainDate {
  return new Date(number * DAY_MS).toISOString().slice(0, 10) as PlainDate;
}

/** The day of year, month (1–12) and day, or `null` where the calendar has none. */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return toDayNumber(text) === null ? null : (text as PlainDate);
}

/** The day in Asia/Tokyo of an instant in milliseconds since the epoch. */
export function tokyoDay(epochMs: number): PlainDate {
  return fromDayNumber(Math.floor((epochMs + TOKYO_OFFSET_MS) / DAY_MS));
}

export function addDays(day: PlainDate, days: number): PlainDate {
  return fromDayNumber(dayNumber(day) + days);
}

/** From the first day to the last: 0 on the day itself, less where the last is the earlier one. */
export function daysBetween(first: PlainDate, last: PlainDate): number {
  return dayNumber(last) - dayNumber(first);
}

/** 0 Sunday … 6 Saturday. */
export function weekday(day: PlainDate): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

/** The nth day (1-based) from `first` on that is neither a weekend nor in `holidays`. */
export function nthBusinessDay(first: PlainDate, n: number, holidays: ReadonlySet<string>): PlainDate {
  let day = first;
  for (let seen = 0; ; day = addDays(day, 1)) {
    if (isBusinessDay(day, holidays)) seen += 1;
    if (seen === n) return day;
  }
}

/** The business day that lies `n` of them before a day. */
export function businessDaysBefore(day: PlainDate, n: number, holidays: ReadonlySet<string>): PlainDate {
  let before = day;
  for (let seen = 0; seen < n; ) {
    before = addDays(before, -1);
    if (isBusinessDay(before, holidays)) seen += 1;
  }
  return before;
}

function isBusinessDay(day: PlainDate, holidays: ReadonlySet<string>): boolean {
  return weekday(day) % 6 !== 0 && !holidays.has(day);
}

/** The fiscal year (April to March) of a day: 2027-03-31 → 2026 (B0-06). */
export function fiscalYear(day: PlainDate): number {
  const [year, month] = day.split('-').map(Number) as [number, number, number];
  return month >= 4 ? year : year - 1;
}
