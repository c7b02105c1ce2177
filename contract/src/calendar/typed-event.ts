// An event in one line of text: `11/25 14-15時 面談`, `明日 10:00 歯科`, `12/1-12/3 出張`. Day and time come first, in either order. Pure.
import { addDays, weekday } from '../values/calendar-days.ts';
import { monthOf } from '../values/month-of.ts';
import { narrowSigns } from '../values/narrow-signs.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { type TimeOfDay, timeOfDay } from '../values/time-of-day.ts';
import { readTypedDate } from '../values/typed-date.ts';
import { readTypedText } from '../values/typed-text.ts';

export interface TypedEvent {
  /** Everything that is neither day nor time, as it was typed. */
  readonly title: string;
  readonly allDay: boolean;
  readonly firstDay: PlainDate;
  readonly startTime: TimeOfDay | null;
  readonly lastDay: PlainDate;
  readonly endTime: TimeOfDay | null;
  /** False where no day was read: it is the one that was shown. */
  readonly saysDay: boolean;
}

const DAY_MINUTES = 1440;
const USUAL_MINUTES = 60;
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
const BETWEEN_DAYS = /[〜~–]|(?<=[\d日)])-(?=\d{1,2}[/月])/;

const CLOCK = String.raw`(\d{1,2})(?::(\d{2})|時(?:(半)|(\d{1,2})分?)?)?(am|pm)?`;
const RANGE = new RegExp(`^${CLOCK}(?:から|[-〜~–ー])${CLOCK}(?:まで)?$`);
const START = new RegExp(`^${CLOCK}(?:から|[-〜~–])?$`);
const HAS_UNIT = /[:時]|am|pm/;

function weekdayOf(text: string, today: PlainDate): PlainDate | null {
  const [, week, name = ''] = NAMED_WEEKDAY.exec(text) ?? [];
  if (name === '') return null;
  const wanted = WEEKDAYS.indexOf(name);
  const from = weekday(today);
  if (week === undefined) return addDays(today, (wanted - from + 7) % 7);
  // A week begins on Monday: the Sunday of this week is its last day.
  const place = (day: number) => (day + 6) % 7;
  return addDays(today, place(wanted) - place(from) + 7 * (WEEKS_ON[week] ?? 0));
}

function dayOf(token: string, today: PlainDate): PlainDate | null {
  const text = narrowSigns(token).toLowerCase();
  const ahead = WORDS[text];
  if (ahead !== undefined) return addDays(today, ahead);
  return weekdayOf(text, today) ?? (MAY_BE_DAY.test(text) ? readTypedDate(text, monthOf(today)) : null);
}

/** Days from the first to the last of `12/1-12/3`; one of `12/1`. */
function daysOf(token: string, today: PlainDate): readonly [PlainDate, PlainDate] | null {
  const one = dayOf(token, today);
  if (one !== null) return [one, one];
  const [first = '', last = '', ...more] = narrowSigns(token).split(BETWEEN_DAYS);
  if (last === '' || more.length > 0) return null;
  const [from, to] = [dayOf(first, today), dayOf(last, today)];
  return from === null || to === null || to < from ? null : [from, to];
}

/** Minutes of the day of one side of a range; `null` where a clock has no such time. */
function minutesOf([hour = '', minute, half, spoken, noon]: readonly (string | undefined)[]): number | null {
  const typed = Number(hour);
  const hours = noon === undefined ? typed : (typed % 12) + (noon === 'pm' ? 12 : 0);
  const minutes = half === undefined ? Number(minute ?? spoken ?? 0) : 30;
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= DAY_MINUTES ? total : null;
}

/** Start and end in minutes; an end before the start is on the day after. */
function timesOf(token: string, isBare: boolean): readonly [number, number] | null {
  const text = narrowSigns(token).toLowerCase().replace('正午', '12:00');
  if (!isBare && !HAS_UNIT.test(text)) return null;
  const range = RANGE.exec(text);
  if (range !== null) {
    const [to, from] = [minutesOf(range.slice(6, 11)), minutesOf(range.slice(1, 6))];
    // 2-3pm is in the afternoon on both sides.
    const isAfternoon = range[5] === undefined && range[10] === 'pm' && (from ?? 0) < DAY_MINUTES / 2;
    const start = from !== null && isAfternoon ? from + DAY_MINUTES / 2 : from;
    return start === null || to === null || start === DAY_MINUTES ? null : [start, to < start ? to + DAY_MINUTES : to];
  }
  const start = START.exec(text);
  if (start === null || !HAS_UNIT.test(text)) return null;
  const from = minutesOf(start.slice(1, 6));
  return from === null || from === DAY_MINUTES ? null : [from, from + USUAL_MINUTES];
}

interface Read {
  days: readonly [PlainDate, PlainDate] | null;
  times: readonly [number, number] | null;
}

/** Takes day and time off the front of the words; answers how many it took. */
function take(words: readonly string[], today: PlainDate, read: Read): number {
  const [first = '', second = ''] = words;
  if (read.days === null) {
    // 25 Nov and Nov 25 are two words.
    const together = second !== '' && /[a-z]{3}/i.test(`${first}${second}`) ? dayOf(`${first} ${second}`, today) : null;
    if (together !== null) {
      read.days = [together, together];
      return 2;
    }
    read.days = daysOf(first, today);
    if (read.days !== null) return 1;
  }
  if (read.times === null) {
    read.times = timesOf(first, read.days !== null);
    if (read.times !== null) return 1;
  }
  return 0;
}

/** The event that the line means. Without a time it lasts all day; without a day it is on the one that is shown. */
export function readTypedEvent(line: string, { today, shown }: { today: PlainDate; shown: PlainDate }): TypedEvent {
  const text = readTypedText(line);
  const words = text.split(' ');
  const read: Read = { days: null, times: null };
  let taken = 0;
  for (let more = 1; more > 0; taken += more) more = take(words.slice(taken), today, read);
  const title = words.slice(taken).join(' ');
  const [firstDay, last] = read.days ?? [shown, shown];
  const base = { title, firstDay, saysDay: read.days !== null };
  if (read.times === null) return { ...base, allDay: true, startTime: null, lastDay: last, endTime: null };
  const [from, to] = read.times;
  const isNextDay = to > DAY_MINUTES;
  return {
    ...base,
    allDay: false,
    startTime: timeOfDay(from),
    lastDay: isNextDay ? addDays(last, 1) : last,
    endTime: timeOfDay(isNextDay ? to - DAY_MINUTES : to),
  };
}
