// Times of events as the page writes them, and as the calendar of the kit takes them. Pure.
import { timesOfSpan } from '@madoguchi/contract/calendar/content.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoWall, tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import { weekdayName, writtenDay } from '@madoguchi/contract/values/written-date.ts';

interface Timed {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly allDay: boolean;
}

/** As the calendar's items have it: an end at midnight is 24:00 of the day before. */
export function wallSpan({ startsAt, endsAt }: Timed): { readonly start: string; readonly end: string } {
  const [start, end] = [tokyoWall(startsAt), startsAt === endsAt ? tokyoWall(endsAt) : tokyoWallEnd(endsAt)];
  return { start: `${start.day}T${start.time}`, end: `${end.day}T${end.time}` };
}

export interface Times {
  readonly allDay: boolean;
  readonly firstDay: PlainDate;
  readonly startTime: string | null;
  readonly lastDay: PlainDate;
  readonly endTime: string | null;
}

/** The times that a drag or a marked span says, as our operations take them. */
export function timesOfPlace({ start, end }: { readonly start: string; readonly end: string }, allDay: boolean): Times {
  const [firstDay, startTime] = [start.slice(0, 10) as PlainDate, start.slice(11)];
  const [lastDay, endTime] = [end.slice(0, 10) as PlainDate, end.slice(11)];
  return { allDay, firstDay, startTime: allDay ? null : startTime, lastDay, endTime: allDay ? null : endTime };
}

/** 10:00–11:00 on the day; what began before it or goes on after it is cut there. */
export function timesOfDay({ startsAt, endsAt }: Omit<Timed, 'allDay'>, day: PlainDate): string {
  const [start, end] = [tokyoWall(startsAt), tokyoWallEnd(endsAt)];
  return `${start.day < day ? '00:00' : start.time}–${end.day > day ? '24:00' : end.time}`;
}

const shortDay = (day: PlainDate, language: Language) =>
  language === 'ja'
    ? `${Number(day.slice(5, 7))}/${Number(day.slice(8))}(${weekdayName(day, language)})`
    : writtenDay(day, language);

/** 11/25(水) 14:00〜15:00, 12/1(火)〜12/3(木), 12/1(火) 22:00〜12/2(水) 1:00. */
export function writtenTimes({ allDay, firstDay, startTime, lastDay, endTime }: Times, language: Language): string {
  const dash = language === 'ja' ? '〜' : '–';
  const [first, last] = [shortDay(firstDay, language), shortDay(lastDay, language)];
  if (allDay) return firstDay === lastDay ? first : `${first}${dash}${last}`;
  if (firstDay === lastDay) return `${first} ${startTime}${dash}${endTime}`;
  return `${first} ${startTime}${dash}${last} ${endTime}`;
}

export const writtenSpan = (timed: Timed, language: Language): string =>
  writtenTimes(timesOfSpan(timed, timed.allDay), language);
