// Days and months as both sides write them for people; the calendar's own names stand nowhere else.
import type { Language } from '../message.ts';
import { weekday } from './calendar-days.ts';
import type { PlainDate } from './plain-date.ts';

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

/** 土, Sat, for 6; 0 is Sunday. */
export function weekdayAt(index: number, language: Language): string {
  return WEEKDAYS[language][index] ?? '';
}

/** 土, Sat. */
export function weekdayName(day: PlainDate, language: Language): string {
  return weekdayAt(weekday(day), language);
}

/** November, for 11. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** 2026/11/21(土), 21 Nov 2026 (Sat). */
export function writtenDay(day: PlainDate, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = weekdayName(day, language);
  if (language === 'ja') return `${year}/${month}/${date}(${name})`;
  return `${Number(date)} ${monthName(Number(month)).slice(0, 3)} ${year} (${name})`;
}

/** 2026年11月, November 2026, for `202611`. */
export function writtenMonth(month: string, language: Language): string {
  const [year, number] = [month.slice(0, 4), Number(month.slice(4))];
  return language === 'ja' ? `${year}年${number}月` : `${monthName(number)} ${year}`;
}

/** 経費確認 2026年11月, Expense confirmation, November 2026. */
export function withMonth(title: string, month: string, language: Language): string {
  return `${title}${language === 'ja' ? ' ' : ', '}${writtenMonth(month, language)}`;
}
