// Days and times of the wall clock in Asia/Tokyo as instants, and back. Japan keeps no summer time: nine hours, always.
import { tokyoDay } from './calendar-days.ts';
import type { Instant } from './id.ts';
import type { PlainDate } from './plain-date.ts';
import { minutesOfDay, type TimeOfDay, timeOfDay } from './time-of-day.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const OFFSET_MINUTES = 540;

/** The instant of a day and time in Tokyo; 24:00 is the next day's midnight. */
export function tokyoInstant(day: PlainDate, time: TimeOfDay): Instant {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return new Date(midnight + (minutesOfDay(time) - OFFSET_MINUTES) * MINUTE_MS).toISOString();
}

/** The day and the time in Tokyo of an instant, to the minute that it lies in. */
export function tokyoWall(instant: Instant): { readonly day: PlainDate; readonly time: TimeOfDay } {
  const epochMs = Date.parse(instant);
  const minute = Math.floor(epochMs / MINUTE_MS) + OFFSET_MINUTES;
  return { day: tokyoDay(epochMs), time: timeOfDay(((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES) };
}

/** As `tokyoWall`, for an end: midnight is 24:00 of the day before. */
export function tokyoWallEnd(instant: Instant): { readonly day: PlainDate; readonly time: TimeOfDay } {
  const wall = tokyoWall(instant);
  if (wall.time !== '00:00') return wall;
  return { day: tokyoDay(Date.parse(instant) - MINUTE_MS), time: '24:00' };
}
