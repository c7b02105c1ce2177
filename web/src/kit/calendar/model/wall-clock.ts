// Times as the clocks of Asia/Tokyo show them: text outside, whole minutes inside. Neither has a zone that a browser could shift.
import { addDays, daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';

/** `2026-12-01T10:00`; an end may be `2026-12-01T24:00`. */
export type WallTime = string;
/** Minutes since 1970-01-01T00:00 on the same clock. */
export type Minute = number;

export const DAY_MINUTES = 1440;
const FIRST = '1970-01-01' as PlainDate;

/** Throws a `TypeError` where the text is no local date-time of minutes. */
export function minuteOf(time: WallTime): Minute {
  const [, hours, minutes] = /^\d{4}-\d{2}-\d{2}T(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new TypeError(`not a local time: ${time}`);
  return startOfDay(time.slice(0, 10) as PlainDate) + Number(hours) * 60 + Number(minutes);
}

export function startOfDay(day: PlainDate): Minute {
  return daysBetween(FIRST, day) * DAY_MINUTES;
}

/** The day on which the minute begins. */
export function dayOf(minute: Minute): PlainDate {
  return addDays(FIRST, Math.floor(minute / DAY_MINUTES));
}

/** Minutes since midnight, 0–1439. */
export function minuteOfDay(minute: Minute): number {
  return minute - startOfDay(dayOf(minute));
}

/** As the start of something is written: midnight is 00:00 of the day that begins. */
export function asStart(minute: Minute): WallTime {
  return `${dayOf(minute)}T${clock(minuteOfDay(minute))}`;
}

/** As the end of something is written: midnight is 24:00 of the day that ends. */
export function asEnd(minute: Minute): WallTime {
  const last = dayOf(minute - 1);
  return `${last}T${clock(minute - startOfDay(last))}`;
}

/** 570 → `09:30`, 1440 → `24:00`. */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
