// A day as people type it (B0-11): the calendar's and the era's way of writing, and short forms within a month.

import { plainDate } from './calendar-days.ts';
import type { PlainDate } from './plain-date.ts';
import type { YearMonth } from './year-month.ts';

/** First and last day of an era, and the year before its first. The current era has no last day. */
const ERAS = [
  { names: ['r', '令和'], before: 2018, from: '2019-05-01', to: '9999-12-31' },
  { names: ['h', '平成'], before: 1988, from: '1989-01-08', to: '2019-04-30' },
  { names: ['s', '昭和'], before: 1925, from: '1926-12-25', to: '1989-01-07' },
] as const;

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const WEEKDAY = /\(.*\)$/;
const FULL = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const ERA = /^([rhs]|令和|平成|昭和)\.?(元|\d{1,2})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const ENGLISH = /^(\d{1,2})([a-z]{3,9})(\d{4})?$/;
const MONTH_AND_DAY = /^(\d{1,2})[-/.月](\d{1,2})日?$/;
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;
const DAY = /^(\d{1,2})日?$/;

/** The three numbers that a shape captured; `null` where it does not match. */
function numbers(shape: RegExp, text: string): [number, number, number] | null {
  const found = shape.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

function eraDay(text: string): PlainDate | null {
  const [, name, year, month, day] = ERA.exec(text) ?? [];
  const era = ERAS.find(({ names }) => names.some((known) => known === name));
  if (!era) return null;
  const found = plainDate(era.before + (year === '元' ? 1 : Number(year)), Number(month), Number(day));
  return found !== null && found >= era.from && found <= era.to ? found : null;
}

function englishDay(text: string, around: YearMonth): PlainDate | null {
  const [, day, name = '', year] = ENGLISH.exec(text) ?? [];
  const month = MONTH_NAMES.indexOf(name.slice(0, 3));
  if (month < 0) return null;
  return plainDate(year === undefined ? nearestYear(month + 1, around) : Number(year), month + 1, Number(day));
}

/** The year of a month and day without one: the nearest to the month that is being filled. */
function nearestYear(typedMonth: number, around: YearMonth): number {
  const distance = typedMonth - Number(around.slice(4));
  const year = Number(around.slice(0, 4));
  if (distance > 6) return year - 1;
  return distance < -6 ? year + 1 : year;
}

/**
 * The day that a person means in the claim of `month`: 11/3, 1103, 20261103, 2026-11-03, 2026/11/3(土), R8.11.3,
 * 令和8年11月3日, 3 Nov 2026, 3 Nov, and 3 for the month's third, in any width. `null` where it is no day.
 */
export function readTypedDate(typed: string, month: YearMonth): PlainDate | null {
  const text = typed.normalize('NFKC').toLowerCase().replace(/\s/g, '').replace(WEEKDAY, '');
  const full = numbers(FULL, text) ?? numbers(DIGITS, text);
  if (full) return plainDate(...full);
  const short = MONTH_AND_DAY.exec(text) ?? FOUR_DIGITS.exec(text);
  if (short) return plainDate(nearestYear(Number(short[1]), month), Number(short[1]), Number(short[2]));
  const day = DAY.exec(text);
  if (day) return plainDate(Number(month.slice(0, 4)), Number(month.slice(4)), Number(day[1]));
  return eraDay(text) ?? englishDay(text, month);
}
