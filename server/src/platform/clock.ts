import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';

/** The only place that reads the clock. Everything else is handed a `Clock`, so that tests decide what time it is. */
export interface Clock {
  /** The instant as an ISO string in UTC with milliseconds, e.g. `2026-11-21T01:02:03.456Z`. */
  now(): string;
  /** The calendar day in Japan: claims are made by the Japanese calendar wherever the server stands. */
  today(): PlainDate;
  /** Milliseconds that only ever grow, for measuring how long something took. */
  elapsedMs(): number;
}

/** Japan has been nine hours ahead of UTC, without summer time, since 1952. */
const JAPAN_AHEAD_MS = 9 * 3_600_000;

/** The day in Japan at an ISO instant. */
export function dayInJapan(instant: string): PlainDate {
  const there = new Date(Date.parse(instant) + JAPAN_AHEAD_MS).toISOString();
  return PlainDate.parse(there.slice(0, there.indexOf('T')));
}

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  today: () => dayInJapan(new Date().toISOString()),
  elapsedMs: () => performance.now(),
};

/** A clock that stands still at an ISO instant until `set` moves it. For tests and for repeatable sample data. */
export function standingClock(instant: string): Clock & { set(instant: string): void } {
  let current = new Date(instant).toISOString();
  return {
    now: () => current,
    today: () => dayInJapan(current),
    elapsedMs: () => Date.parse(current),
    set: (next) => {
      current = new Date(next).toISOString();
    },
  };
}
