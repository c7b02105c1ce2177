// The heading of a page, as the server writes it and the app draws it.
import type { Language } from '../message.ts';
import type { Screen } from '../screen.ts';
import { isYearMonth } from '../values/calendar-months.ts';
import { writtenMonth } from '../values/written-date.ts';
import type { YearMonth } from '../values/year-month.ts';

/**
 * The title of the screen, with the month of its address where it shows one: 経費確認 2026年11月. Null where only the open
 * screen knows it, or where the address names no month.
 */
export function headingOf(
  { title, head = {} }: Screen,
  params: Readonly<Record<string, string>>,
  language: Language,
): string | null {
  if (head.ofScreen) return null;
  if (head.month === undefined) return title[language];
  const month = params[head.month] ?? '';
  return isYearMonth(month) ? withMonth(title[language], month, language) : null;
}

/** 経費確認 2026年11月, Expense confirmation, November 2026. */
export function withMonth(title: string, month: YearMonth, language: Language): string {
  return `${title}${language === 'ja' ? ' ' : ', '}${writtenMonth(month, language)}`;
}
