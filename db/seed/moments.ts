// Instants of the sample organisation, in milliseconds since the epoch, and identities that carry them.
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Random } from './random.ts';

const MINUTE_MS = 60_000;

/** The moment of a day in Japan at so many minutes after midnight. */
export function momentOf(day: PlainDate, minutes = 0): number {
  return Date.parse(`${day}T00:00:00+09:00`) + minutes * MINUTE_MS;
}

/** ISO instant in UTC. */
export function instant(moment: number): string {
  return new Date(moment).toISOString();
}

/** A UUID version 7 of a moment: rows sort by the time they came into being. */
export function identity(moment: number, random: Random): string {
  const time = moment.toString(16).padStart(12, '0');
  const hex = (length: number) => Array.from({ length }, () => random.integer(0, 15).toString(16)).join('');
  const variant = '89ab'[random.integer(0, 3)];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
}

export interface Course {
  readonly now: number;
  /** Moves on to a moment in office hours some days later, and never past `now`. */
  wait(random: Random, days: { readonly from: number; readonly to: number }): number;
  /** Moves on by the least there is: what happens at once, in order. */
  step(): number;
}

/** The course of one thing in time. Where the days up to `now` don't suffice, what is left of them is divided. */
export function course(begin: number, now: number): Course {
  let current = begin;
  return {
    now,
    wait(random, { from, to }) {
      const day = addDays(tokyoDay(current), random.integer(from, to));
      const wanted = momentOf(day, random.integer(9 * 60, 19 * 60)) + random.integer(0, 59_999);
      const late = wanted <= current ? current + random.integer(5, 90) * MINUTE_MS : wanted;
      const possible = late < now ? late : current + Math.floor((now - current) / 2);
      current = Math.max(possible, current + 1);
      return current;
    },
    step() {
      current += 1;
      return current;
    },
  };
}
