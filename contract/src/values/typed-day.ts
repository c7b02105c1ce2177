// A day in one word or two, as people say it in a line of text: 明日, 来週金曜, 12/1(火), tomorrow, 25 Nov. Pure.
import { addDays, weekday } from './calendar-days.ts';
import { monthOf } from './month-of.ts';
import { narrowSigns } from './narrow-signs.ts';
import type { PlainDate } from './plain-date.ts';
import { readTypedDate } from './typed-date.ts';

const WORDS: Readonly<Record<string, number>> = {
  今日: 0,
  本日: 0,
  today: 0,
  明日: 1,
  あした: 1,
  tomorrow: 1,
  明後日: 2,
  あさって: 2,
};
const WEEKDAYS = '日月火水木金土';
const NAMED_WEEKDAY = /^(今週|来週|再来週)?の?([日月火水木金土])曜日?$/;
const WEEKS_ON: Readonly<Record<string, number>> = { 今週: 0, 来週: 1, 再来週: 2 };
/** A bare number is no day: it may as well be a part of the title. */
const MAY_BE_DAY = /[-/.月日年]|[a-z]{3}/;

/** The day of a weekday so many weeks on. A week begins on Monday: the Sunday of this week is its last day. */
export function weekdayInWeek(wanted: number, today: PlainDate, weeks: number): PlainDate {
  const place = (day: number) => (day + 6) % 7;
  return addDays(today, place(wanted) - place(weekday(today)) + 7 * weeks);
}

/** The next such weekday, today included. */
export const nextWeekday = (wanted: number, today: PlainDate): PlainDate =>
  addDays(today, (wanted - weekday(today) + 7) % 7);

function weekdayOf(text: string, today: PlainDate): PlainDate | null {
  const [, week, name = ''] = NAMED_WEEKDAY.exec(text) ?? [];
  if (name === '') return null;
  const wanted = WEEKDAYS.indexOf(name);
  return week === undefined ? nextWeekday(wanted, today) : weekdayInWeek(wanted, today, WEEKS_ON[week] ?? 0);
}

/** The day that the text says; `null` where it is none. */
export function readDayWord(typed: string, today: PlainDate): PlainDate | null {
  const text = narrowSigns(typed).toLowerCase();
  const ahead = WORDS[text];
  if (ahead !== undefined) return addDays(today, ahead);
  return weekdayOf(text, today) ?? (MAY_BE_DAY.test(text) ? readTypedDate(text, monthOf(today)) : null);
}
