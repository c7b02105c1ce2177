// Alone, without a schema beside it: the menu needs it on every page, before anything else of a month.
import type * as z from 'zod';
import type { PlainDate } from './plain-date.ts';

/** The month of a day: 2026-11-21 → 202611. */
export function monthOf(day: PlainDate): string & z.core.$brand<'YearMonth'> {
  return (day.slice(0, 4) + day.slice(5, 7)) as string & z.core.$brand<'YearMonth'>;
}
