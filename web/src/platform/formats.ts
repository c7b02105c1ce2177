// Days, months, instants and money as people read them, from plain values: the browser's own time zone plays no part.
import type { Language } from '@madoguchi/contract/message.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { weekdayName, writtenDay, writtenMonth } from '@madoguchi/contract/values/written-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';

const MINUS = '\u2212';
const DAY_MS = 86_400_000;
const TOKYO_OFFSET_MS = 9 * 3_600_000;

export const formatWeekday = weekdayName;
export const formatDay = writtenDay;
export const formatMonth: (month: YearMonth, language: Language) => string = writtenMonth;

/** 14:05 in Asia/Tokyo. */
export function formatTime(instant: string): string {
  const inTokyo = Date.parse(instant) + TOKYO_OFFSET_MS;
  const minutes = Math.floor((((inTokyo % DAY_MS) + DAY_MS) % DAY_MS) / 60_000);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** 2026/11/21(土) 14:05, 21 Nov 2026 (Sat) 14:05, from an ISO instant. */
export function formatInstant(instant: string, language: Language): string {
  return `${formatDay(tokyoDay(Date.parse(instant)), language)} ${formatTime(instant)}`;
}

/** 1,234 and −1,234 with the true minus sign. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return value < 0 ? `${MINUS}${digits}` : digits;
}

/** ¥1,234 and −¥1,234, from integer yen. */
export function formatYen(yen: number): string {
  return yen < 0 ? `${MINUS}¥${formatNumber(-yen)}` : `¥${formatNumber(yen)}`;
}

/** One after the other in a sentence: 「赤、青」, "red, blue". */
export function formatList(parts: readonly string[], language: Language): string {
  return parts.join(language === 'ja' ? '、' : ', ');
}

// A plain day is formatted as that day's midnight in UTC, so no time zone can move it.
type Parts = Readonly<Intl.DateTimeFormatOptions>;
const ERA_DAY: Parts = { dateStyle: 'long', timeZone: 'UTC' };
const ERA_MONTH: Parts = { era: 'long', year: 'numeric', month: 'long', timeZone: 'UTC' };
const ERA_YEAR: Parts = { era: 'long', year: 'numeric', timeZone: 'UTC' };

const inEra = new Map<Parts, Intl.DateTimeFormat>();

/** Made when first asked for: to read the Japanese calendar takes a slow device a tenth of a second, and few screens show it. */
function eraOf(parts: Parts, day: string): string {
  const format = inEra.get(parts) ?? new Intl.DateTimeFormat('ja-JP-u-ca-japanese', parts);
  inEra.set(parts, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** 令和8年11月21日, 令和元年5月1日. */
export function formatEraDay(day: PlainDate): string {
  return eraOf(ERA_DAY, day);
}

/** 令和8年11月: the era in which the month begins. */
export function formatEraMonth(month: YearMonth): string {
  return eraOf(ERA_MONTH, `${month.slice(0, 4)}-${month.slice(4)}-01`);
}

/** 令和8年: the year of the Japanese era, as papers write it. */
export function formatEraYear(day: PlainDate): string {
  return eraOf(ERA_YEAR, day);
}
