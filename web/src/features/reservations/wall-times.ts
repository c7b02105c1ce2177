// Times of reservations between the contract's instants and the calendar's walls of Asia/Tokyo, and as people read them.
import type { Language } from '@madoguchi/contract/message.ts';
import type { Instant } from '@madoguchi/contract/values/id.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoInstant, tokyoWall, tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import type { WallTime } from '../../kit/calendar/model/wall-clock.ts';
import { formatDay } from '../../platform/formats.ts';

export const wallStart = (instant: Instant): WallTime => {
  const { day, time } = tokyoWall(instant);
  return `${day}T${time}`;
};

export const wallEnd = (instant: Instant): WallTime => {
  const { day, time } = tokyoWallEnd(instant);
  return `${day}T${time}`;
};

export const instantOf = (wall: WallTime): Instant => tokyoInstant(wall.slice(0, 10) as PlainDate, wall.slice(11));

/** Tells an instant from text that is not complete yet. */
export const isInstant = (value: unknown): value is Instant =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

interface Span {
  readonly start: Instant;
  readonly end: Instant;
}

/** 10:00–11:00; with the day of the end where that is another one. */
export function writtenTimes({ start, end }: Span, language: Language): string {
  const [from, to] = [tokyoWall(start), tokyoWallEnd(end)];
  return from.day === to.day ? `${from.time}–${to.time}` : `${from.time}–${formatDay(to.day, language)} ${to.time}`;
}

/** 2026/11/25(水) 10:00–11:00, as the clocks in Tokyo show it. */
export const writtenSpan = (span: Span, language: Language): string =>
  `${formatDay(tokyoWall(span.start).day, language)} ${writtenTimes(span, language)}`;
