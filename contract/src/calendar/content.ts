// An event as it is typed, and the same as it is kept: the wall clock in Tokyo on one side, instants on the other. Pure.
import type { InputFault } from '../input-faults.ts';
import { addDays, daysBetween } from '../values/calendar-days.ts';
import { endsFault } from '../values/recurrence.ts';
import { tokyoInstant, tokyoWall, tokyoWallEnd } from '../values/tokyo-time.ts';
import type { EventContent } from './model.ts';

/** Days that one event may last. */
const LONGEST_DAYS = 366;

type Times = Pick<EventContent, 'allDay' | 'firstDay' | 'startTime' | 'lastDay' | 'endTime'>;

export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The instants of an event's times. An all-day event ends at the end of its last day. */
export function spanOfTimes({ allDay, firstDay, startTime, lastDay, endTime }: Times): Span {
  if (allDay) return { startsAt: tokyoInstant(firstDay, '00:00'), endsAt: tokyoInstant(addDays(lastDay, 1), '00:00') };
  return { startsAt: tokyoInstant(firstDay, startTime ?? '00:00'), endsAt: tokyoInstant(lastDay, endTime ?? '24:00') };
}

/** The times of an event as a form has them: one that ends at midnight ends at 24:00 of the day before. */
export function timesOfSpan({ startsAt, endsAt }: Span, allDay: boolean): Times {
  const start = tokyoWall(startsAt);
  const end = startsAt === endsAt ? tokyoWall(endsAt) : tokyoWallEnd(endsAt);
  return {
    allDay,
    firstDay: start.day,
    startTime: allDay ? null : start.time,
    lastDay: end.day,
    endTime: allDay ? null : end.time,
  };
}

/** The times that do not fit each other, each with the remedy by its code. */
export function timesFaults(times: Times): InputFault[] {
  const { allDay, firstDay, lastDay, startTime, endTime } = times;
  if (lastDay < firstDay) return [{ field: 'lastDay', code: 'last-before-first' }];
  if (daysBetween(firstDay, lastDay) >= LONGEST_DAYS) {
    return [{ field: 'lastDay', code: 'event-too-long', values: { max: LONGEST_DAYS } }];
  }
  if (allDay) return [];
  if (startTime === null || endTime === null) {
    const missing = (['startTime', 'endTime'] as const).filter((field) => times[field] === null);
    return missing.map((field) => ({ field, code: 'required' }));
  }
  const { startsAt, endsAt } = spanOfTimes(times);
  return [
    ...(startTime === '24:00' ? [{ field: 'startTime', code: 'start-at-24' } as const] : []),
    ...(endsAt < startsAt ? [{ field: 'endTime', code: 'end-before-start' } as const] : []),
  ];
}

/** The fields of an event that do not fit each other. */
export function contentFaults(content: EventContent): InputFault[] {
  const { firstDay, rule } = content;
  const ends = rule === null ? null : endsFault(rule, firstDay);
  return [...timesFaults(content), ...(ends === null ? [] : [{ ...ends, field: `rule.${ends.field}` }])];
}
