// An event in one line of text: `11/25 14-15時 面談`, `明日 10:00 歯科`, `12/1-12/3 出張`. Day and time come first, in either order. Pure.
import { addDays } from '../values/calendar-days.ts';
import { narrowSigns } from '../values/narrow-signs.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { type TimeOfDay, timeOfDay } from '../values/time-of-day.ts';
import { CLOCK, clockMinutes, clockText, DAY_MINUTES, HAS_CLOCK_UNIT } from '../values/typed-clock.ts';
import { readDayWord } from '../values/typed-day.ts';
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

const USUAL_MINUTES = 60;
const BETWEEN_DAYS = /[〜~–]|(?<=[\d日)])-(?=\d{1,2}[/月])/;

const RANGE = new RegExp(`^${CLOCK}(?:から|[-〜~–ー])${CLOCK}(?:まで)?$`);
const START = new RegExp(`^${CLOCK}(?:から|[-〜~–])?$`);

/** Days from the first to the last of `12/1-12/3`; one of `12/1`. */
function daysOf(token: string, today: PlainDate): readonly [PlainDate, PlainDate] | null {
  const one = readDayWord(token, today);
  if (one !== null) return [one, one];
  const [first = '', last = '', ...more] = narrowSigns(token).split(BETWEEN_DAYS);
  if (last === '' || more.length > 0) return null;
  const [from, to] = [readDayWord(first, today), readDayWord(last, today)];
  return from === null || to === null || to < from ? null : [from, to];
}

/** Start and end in minutes; an end before the start is on the day after. */
function timesOf(token: string, isBare: boolean): readonly [number, number] | null {
  const text = clockText(token);
  if (!isBare && !HAS_CLOCK_UNIT.test(text)) return null;
  const range = RANGE.exec(text);
  if (range !== null) {
    const [to, from] = [clockMinutes(range.slice(6, 11)), clockMinutes(range.slice(1, 6))];
    // 2-3pm is in the afternoon on both sides.
    const isAfternoon = range[5] === undefined && range[10] === 'pm' && (from ?? 0) < DAY_MINUTES / 2;
    const start = from !== null && isAfternoon ? from + DAY_MINUTES / 2 : from;
    return start === null || to === null || start === DAY_MINUTES ? null : [start, to < start ? to + DAY_MINUTES : to];
  }
  const start = START.exec(text);
  if (start === null || !HAS_CLOCK_UNIT.test(text)) return null;
  const from = clockMinutes(start.slice(1, 6));
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
    const together =
      second !== '' && /[a-z]{3}/i.test(`${first}${second}`) ? readDayWord(`${first} ${second}`, today) : null;
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
