// How days and amounts stand in their inputs, and what typed text means. Text that means nothing stays as typed, and the schema refuses it.
import type { Language } from '@madoguchi/contract/message.ts';
import { plainDate } from '@madoguchi/contract/values/calendar-days.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { readTypedDate } from '@madoguchi/contract/values/typed-date.ts';
import { readTypedYen } from '@madoguchi/contract/values/typed-figure.ts';
import { formatDay, formatNumber } from '../../platform/formats.ts';

/** Integer yen, or the text that is none. */
export type Amount = number | string | null;

/** A minus sign as people type it, and the triangles of Japanese books. */
const MINUS = /^\s*[-−－▲△]\s*/u;

const readBy =
  (mayBeNegative: boolean) =>
  (typed: string): Amount => {
    const kept = typed.trim();
    if (kept === '') return null;
    const isNegative = mayBeNegative && MINUS.test(kept);
    const yen = readTypedYen(isNegative ? kept.replace(MINUS, '') : kept);
    if (yen === null) return kept;
    return isNegative && yen !== 0 ? -yen : yen;
  };

function shownAmount(amount: Amount): string {
  if (amount === null) return '';
  return typeof amount === 'number' ? formatNumber(amount) : amount;
}

export const AMOUNT = { read: readBy(false), show: shownAmount };
/** Of papers that give back: -5,500, ▲5,500. */
export const SIGNED_AMOUNT = { read: readBy(true), show: shownAmount };

/** A day as `YYYY-MM-DD`, or the text that is none. */
export type Day = string | null;

export function asDay(value: Day): PlainDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '') ?? [];
  return year === undefined ? null : plainDate(Number(year), Number(month), Number(day));
}

/** 2026/11/21(土); what is no day as it was typed. */
export function shownDay(value: unknown, language: Language): string {
  if (typeof value !== 'string') return '';
  const day = asDay(value);
  return day === null ? value : formatDay(day, language);
}

/** Around today, which tells the year of 11/21. */
export function dayReading(today: PlainDate, language: Language) {
  return {
    read: (typed: string): Day => (typed.trim() === '' ? null : (readTypedDate(typed, monthOf(today)) ?? typed.trim())),
    show: (day: Day) => shownDay(day, language),
  };
}
