// A day as people type it (B0-11): the calendar's, the era's and the English way of writing, and short forms within a month.

import { plainDate } from './calendar-days.ts';
import { narrowSigns } from './narrow-signs.ts';
import type { PlainDate } from './plain-date.ts';
import type { YearMonth } from './year-month.ts';

/**
 * First and last day of an era, and the year before its first. The current era has no last day; the days of 明治 before its
 * sixth year are those of another calendar (太政官布告第337号), and none that could be counted here.
 */
const ERAS = [
  { names: ['r', '令和'], before: 2018, from: '2019-05-01', to: '9999-12-31' },
  { names: ['h', '平成'], before: 1988, from: '1989-01-08', to: '2019-04-30' },
  { names: ['s', '昭和'], before: 1925, from: '1926-12-25', to: '1989-01-07' },
  { names: ['t', '大正'], before: 1911, from: '1912-07-30', to: '1926-12-24' },
  { names: ['m', '明治'], before: 1867, from: '1873-01-01', to: '1912-07-29' },
] as const;

const MONTH_NAMES = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
] as const;

const SEPARATOR = '[-/.・]';
const FULL = new RegExp(`^(\\d{4})(?:${SEPARATOR}|年)(\\d{1,2})(?:${SEPARATOR}|月)(\\d{1,2})日?$`);
const SHORT_YEAR = new RegExp(`^(\\d{2})(?:${SEPARATOR}|年)(\\d{1,2})(?:${SEPARATOR}|月)(\\d{1,2})日?$`);
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const ERA = new RegExp(
  `^([rhstm]|令和|平成|昭和|大正|明治)\\.?(元|\\d{1,2})(?:${SEPARATOR}|年)(\\d{1,2})(?:${SEPARATOR}|月)(\\d{1,2})日?$`,
);
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[-/.]?([a-z]{3,9})\.?(?:[-/.,]?(\d{4}|\d{2}))?$/;
const MONTH_FIRST = /^([a-z]{3,9})\.?[-/.]?(\d{1,2})(?:st|nd|rd|th)?(?:[-/., ](\d{4}|\d{2}))?$/;
const MONTH_AND_DAY = new RegExp(`^(\\d{1,2})(?:${SEPARATOR}|月)(\\d{1,2})日?$`);
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;
const DAY = /^(\d{1,2})日?$/;

/** A spreadsheet's time of the day: a day has none. */
const TIME = /(?<=\d)(?:\s+|t)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?$/;
const WEEKDAY_BEHIND =
  /\s*\((?:[月火水木金土日](?:曜日?)?(?:[・･]?[祝休])?|祝|[a-z]{2,9})\)$|(?<=日)\s*[月火水木金土日]曜日?$/;
const WEEKDAY_BEFORE = /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?,?\s+/;
/** Names of eras in one character, of months and of days: ㍻, ㋋, ㏢. */
const JOINED = /[\u32C0-\u32CB\u32FF\u337B-\u337E\u33E0-\u33FE]/g;
const LONG_VOWEL_BETWEEN = /(?<=\d)[ー･](?=\d)/g;
/** A blank between two digits separates two numbers; every other one is a matter of taste. */
const IDLE_BLANK = /(?<!\d)\s+|\s+(?!\d)/g;

/** The text without what says nothing of the day: width, case, blanks beside signs, time and weekday. */
export function bareDate(typed: string): string {
  return narrowSigns(typed)
    .replace(JOINED, (sign) => sign.normalize('NFKC'))
    .replace(LONG_VOWEL_BETWEEN, (sign) => (sign === 'ー' ? '-' : '・'))
    .toLowerCase()
    .replace(TIME, '')
    .replace(WEEKDAY_BEHIND, '')
    .replace(WEEKDAY_BEFORE, '')
    .replace(IDLE_BLANK, '');
}

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

const yearOf = (month: YearMonth) => Number(month.slice(0, 4));

/** A year of two digits: of those that end so, the nearest one; of two as near the earlier. */
function wholeYear(short: number, around: YearMonth): number {
  const now = yearOf(around);
  const inCentury = now - (now % 100) + short;
  if (inCentury - now >= 50) return inCentury - 100;
  return now - inCentury > 50 ? inCentury + 100 : inCentury;
}

/**
 * 26/12/3, the year first as Japan writes it. Where the first number could as well be a month, or the last one is as likely the
 * year (31/12/26), people read it in two ways, and it is none.
 */
function shortYearDay(text: string, around: YearMonth): PlainDate | null {
  const [year, month, day] = numbers(SHORT_YEAR, text) ?? [0, 0, 0];
  const distance = (short: number) => Math.abs(wholeYear(short, around) - yearOf(around));
  if (year <= 12 || (year <= 31 && distance(day) < distance(year))) return null;
  return plainDate(wholeYear(year, around), month, day);
}

function englishDay(text: string, around: YearMonth): PlainDate | null {
  const [, day, name, year] = DAY_FIRST.exec(text) ?? [];
  const [, nameFirst, dayBehind, yearBehind] = MONTH_FIRST.exec(text) ?? [];
  const said = name ?? nameFirst;
  const month = said === undefined ? 0 : MONTH_NAMES.findIndex((one) => one.startsWith(said)) + 1;
  if (month === 0) return null;
  const typedYear = year ?? yearBehind;
  const meant = () => (typedYear?.length === 2 ? wholeYear(Number(typedYear), around) : Number(typedYear));
  return plainDate(typedYear === undefined ? nearestYear(month, around) : meant(), month, Number(day ?? dayBehind));
}

/** The year of a month and day without one: the nearest to the month that is being filled. */
function nearestYear(typedMonth: number, around: YearMonth): number {
  const distance = typedMonth - Number(around.slice(4));
  const year = yearOf(around);
  if (distance > 6) return year - 1;
  return distance < -6 ? year + 1 : year;
}

/** A day with its year: what a file has to say, where no month is being filled. `around` tells the century of 26/12/3. */
export function readWholeDate(typed: string, around: YearMonth): PlainDate | null {
  const text = bareDate(typed);
  const full = numbers(FULL, text) ?? numbers(DIGITS, text);
  if (full) return plainDate(...full);
  return shortYearDay(text, around) ?? eraDay(text) ?? englishWhole(text, around);
}

/** An English day that names its year. */
function englishWhole(text: string, around: YearMonth): PlainDate | null {
  const year = DAY_FIRST.exec(text)?.[3] ?? MONTH_FIRST.exec(text)?.[3];
  return year === undefined ? null : englishDay(text, around);
}

/**
 * The day that a person means in the claim of `month`: 11/3, 1103, 20261103, 2026-11-03, 2026/11/3(土), 2026/11/3 0:00, 26/11/3,
 * R8.11.3, 令和8年11月3日, 3 Nov 2026, 3-Nov-26, Nov 3, 2026, 11・3, and 3 for the month's third, in any width. `null` where it is no
 * day, or could be two.
 */
export function readTypedDate(typed: string, month: YearMonth): PlainDate | null {
  const whole = readWholeDate(typed, month);
  if (whole !== null) return whole;
  const text = bareDate(typed);
  const short = MONTH_AND_DAY.exec(text) ?? FOUR_DIGITS.exec(text);
  if (short) return plainDate(nearestYear(Number(short[1]), month), Number(short[1]), Number(short[2]));
  const day = DAY.exec(text);
  if (day) return plainDate(yearOf(month), Number(month.slice(4)), Number(day[1]));
  return englishDay(text, month);
}
