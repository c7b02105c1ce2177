import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { calendarLocale } from './calendar-locale.ts';

/** A Saturday. */
const DAY = '2026-11-21';

it('begins the weeks of the calendar where the person wants them to, in the names of the language [B0-11]', () => {
  const firstOfWeek = (locale: string) => dayjs(DAY).locale(locale).startOf('week').format('YYYY-MM-DD dd');
  expect(firstOfWeek(calendarLocale('ja', 'sunday'))).toBe('2026-11-15 日');
  expect(firstOfWeek(calendarLocale('ja', 'monday'))).toBe('2026-11-16 月');
  expect(firstOfWeek(calendarLocale('en', 'sunday'))).toBe('2026-11-15 Su');
  expect(firstOfWeek(calendarLocale('en', 'monday'))).toBe('2026-11-16 Mo');
});
