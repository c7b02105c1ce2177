// The calendar's names by language, with weeks that begin where the person wants them to: an own locale for each pair.

import type { Language } from '@madoguchi/contract/message.ts';
import type { WeekStart } from '@madoguchi/contract/preferences/week-starts.ts';
import dayjs from 'dayjs';
import ja from 'dayjs/locale/ja';

const FIRST_DAY: Readonly<Record<WeekStart, 0 | 1>> = { sunday: 0, monday: 1 };

/** The name of the locale, made known to the calendar's library when first asked for. */
export function calendarLocale(language: Language, weekStart: WeekStart): string {
  const name = `${language}-${weekStart}`;
  const names = language === 'ja' ? ja : dayjs.Ls['en'];
  dayjs.locale(name, { ...names, name, weekStart: FIRST_DAY[weekStart] }, true);
  return name;
}
