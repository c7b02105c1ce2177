// Days, months, instants and money as people read them, from plain values: the browser's own time zone plays no part.
import type { Language } from '@madoguchi/contract/message.ts';
import { type PlainDate, tokyoDay, weekday } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';

const WEEKDAYS = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const MINUS = '\u2212';
const DAY_MS = 86_400_000;
const TOKYO_OFFSET_MS = 9 * 3_600_000;

function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** 土, Sat: the weekday alone. */
export function formatWeekday(day: PlainDate, language: Language): string {
  return WEEKDAYS[language][weekday(day)] ?? '';
}

/** 2026/11/21(土), 21 Nov 2026 (Sat). */
export function formatDay(day: PlainDate, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = formatWeekday(day, language);
  if (language === 'ja') return `${year}/${month}/${date}(${name})`;
  return `${Number(date)} ${monthName(Number(month)).slice(0, 3)} ${year} (${name})`;
}

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

/** 2026年11月, November 2026. */
export function formatMonth(month: YearMonth, language: Language): string {
  const [year, number] = [month.slice(0, 4), Number(month.slice(4))];
  return language === 'ja' ? `${year}年${number}月` : `${monthName(number)} ${year}`;
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

/** 令和8年: the year of the Japanese era, as papers write it. */
export function formatEraYear(day: PlainDate): string {
  const era = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' });
  return era.format(new Date(`${day}T00:00:00Z`));
}
