// A to-do in one line of Japanese or English: `明日 17時 見積もり確認 #購買 !`. Dates and times stand before or behind the title. Pure.
import { addDays, daysInMonth, plainDate } from '../values/calendar-days.ts';
import { addMonths, lastDay } from '../values/calendar-months.ts';
import { folded } from '../values/folded.ts';
import { monthOf } from '../values/month-of.ts';
import { narrowSigns } from '../values/narrow-signs.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { type TimeOfDay, timeOfDay } from '../values/time-of-day.ts';
import { DAY_MINUTES, readClock } from '../values/typed-clock.ts';
import { nextWeekday, readDayWord, weekdayInWeek } from '../values/typed-day.ts';
import { readTypedText } from '../values/typed-text.ts';

/** A part of the line that was read, and the words that it was read from. */
export type QuickPart =
  | { readonly kind: 'day'; readonly words: string; readonly day: PlainDate }
  | { readonly kind: 'time'; readonly words: string; readonly time: TimeOfDay }
  | { readonly kind: 'label'; readonly words: string; readonly labelId: string; readonly title: string }
  | { readonly kind: 'important'; readonly words: string };

export interface QuickTodo {
  /** Everything that was read as nothing else, as it was typed. */
  readonly title: string;
  readonly dueOn: PlainDate | null;
  readonly dueTime: TimeOfDay | null;
  readonly labelIds: readonly string[];
  readonly important: boolean;
  readonly parts: readonly QuickPart[];
  /** Labels that there are not: they stay in the title, and can be made. */
  readonly unknownLabels: readonly string[];
  /** A word that looks like a day and is none of the calendar. */
  readonly noDay: string | null;
}

interface Known {
  readonly today: PlainDate;
  readonly labels: readonly { readonly id: string; readonly title: string }[];
  /** Words of parts that the person has put back into the title. */
  readonly putBack?: readonly string[];
}

const IN_DAYS = /^(?:in (\d{1,3}) (day|week|month)s?|(\d{1,3})(日|週間?|[かヶケカ]月)後)$/;
const DAY_OF_MONTH = /^(今月|来月)?の?(\d{1,2})日$/;
const ENGLISH_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const ENGLISH_WEEKDAY = /^(?:(this|next|on) )?([a-z]{3,9})$/;
const MONDAY = 1;
const LOOKS_LIKE_A_DAY = /^\d{1,2}(?:月\d{1,2}日|\/\d{1,2})$/;

function ahead(count: number, unit: string, today: PlainDate): PlainDate {
  if (unit === 'day' || unit === '日') return addDays(today, count);
  if (unit === 'week' || unit.startsWith('週')) return addDays(today, 7 * count);
  const month = addMonths(monthOf(today), count);
  const [year, number, day] = [Number(month.slice(0, 4)), Number(month.slice(4)), Number(today.slice(8))];
  return plainDate(year, number, Math.min(day, daysInMonth(year, number))) ?? today;
}

/** 24日: of this month, or where that is over of the next month that has it. */
function dayOfMonth(which: string | undefined, day: number, today: PlainDate): PlainDate | null {
  const inMonth = (months: number) => {
    const month = addMonths(monthOf(today), months);
    return plainDate(Number(month.slice(0, 4)), Number(month.slice(4)), day);
  };
  if (which !== undefined) return inMonth(which === '来月' ? 1 : 0);
  return [0, 1, 2].map(inMonth).find((found) => found !== null && found >= today) ?? null;
}

function englishWeekday(text: string, today: PlainDate): PlainDate | null {
  const [, which, name = ''] = ENGLISH_WEEKDAY.exec(text) ?? [];
  const wanted = ENGLISH_DAYS.findIndex((day) => day === name || (name.length < 5 && day.startsWith(name)));
  if (name === '' || wanted < 0) return null;
  return which === 'next' ? weekdayInWeek(wanted, today, 1) : nextWeekday(wanted, today);
}

const SPANS: Readonly<Record<string, (today: PlainDate) => PlainDate>> = {
  月末: (today) => lastDay(monthOf(today)),
  今月末: (today) => lastDay(monthOf(today)),
  来月末: (today) => lastDay(addMonths(monthOf(today), 1)),
  来週: (today) => weekdayInWeek(MONDAY, today, 1),
  再来週: (today) => weekdayInWeek(MONDAY, today, 2),
  'next week': (today) => weekdayInWeek(MONDAY, today, 1),
  'end of month': (today) => lastDay(monthOf(today)),
};

function dayOf(words: string, today: PlainDate): PlainDate | null {
  const text = narrowSigns(words).toLowerCase();
  const span = SPANS[text];
  if (span !== undefined) return span(today);
  const [, count, unit, japanese, japaneseUnit] = IN_DAYS.exec(text) ?? [];
  const [many, of] = [count ?? japanese, unit ?? japaneseUnit];
  if (many !== undefined && of !== undefined) return ahead(Number(many), of, today);
  const [, which, day] = DAY_OF_MONTH.exec(text) ?? [];
  if (day !== undefined) return dayOfMonth(which, Number(day), today);
  return englishWeekday(text, today) ?? readDayWord(words, today);
}

function timeOf(words: string): TimeOfDay | null {
  const minutes = readClock(words.replace(/^at /i, '').replace(/まで(?:に)?$/, ''));
  return minutes === null || minutes === DAY_MINUTES ? null : timeOfDay(minutes);
}

/** A day in up to three words, a time in up to two: `in 3 days`, `at 5pm`. */
const LONGEST = 3;

interface Reading {
  words: string[];
  readonly parts: QuickPart[];
}

/** Takes one day or time off the front or the end of the words; false where there is none. */
function takeMoment(reading: Reading, { today, putBack = [] }: Known, isFront: boolean): boolean {
  const { words, parts } = reading;
  const has = (kind: QuickPart['kind']) => parts.some((part) => part.kind === kind);
  for (let count = Math.min(LONGEST, words.length); count > 0; count -= 1) {
    const rest = isFront ? words.slice(count) : words.slice(0, -count);
    const said = (isFront ? words.slice(0, count) : words.slice(-count)).join(' ');
    if (putBack.includes(said)) continue;
    const day = has('day') ? null : dayOf(said, today);
    const time = has('time') ? null : timeOf(said);
    if (day === null && time === null) continue;
    parts.push(
      day === null ? { kind: 'time', words: said, time: time as TimeOfDay } : { kind: 'day', words: said, day },
    );
    reading.words = rest;
    return true;
  }
  return false;
}

const isSign = (word: string) => word === '!' || word === '！';

/** The to-do that the line means. A time alone is today's. */
export function readQuickTodo(line: string, known: Known): QuickTodo {
  const { labels, putBack = [], today } = known;
  const parts: QuickPart[] = [];
  const unknownLabels: string[] = [];
  const words = readTypedText(line)
    .split(' ')
    .filter((word) => {
      if (word === '' || putBack.includes(word)) return word !== '';
      if (isSign(word)) {
        if (!parts.some(({ kind }) => kind === 'important')) parts.push({ kind: 'important', words: word });
        return false;
      }
      const name = /^[#＃](.+)$/.exec(word)?.[1];
      if (name === undefined) return true;
      const label = labels.find(({ title }) => folded(title.replace(/\s/g, '')) === folded(name));
      if (label === undefined) {
        unknownLabels.push(name);
        return true;
      }
      if (!parts.some((part) => part.kind === 'label' && part.labelId === label.id)) {
        parts.push({ kind: 'label', words: word, labelId: label.id, title: label.title });
      }
      return false;
    });
  const reading: Reading = { words, parts };
  while (takeMoment(reading, known, true));
  while (takeMoment(reading, known, false));
  const day = parts.find((part) => part.kind === 'day')?.day ?? null;
  const time = parts.find((part) => part.kind === 'time')?.time ?? null;
  return {
    title: reading.words.join(' '),
    dueOn: day ?? (time === null ? null : today),
    dueTime: time,
    labelIds: parts.flatMap((part) => (part.kind === 'label' ? [part.labelId] : [])),
    important: parts.some(({ kind }) => kind === 'important'),
    parts,
    unknownLabels,
    noDay:
      reading.words.find((word) => LOOKS_LIKE_A_DAY.test(narrowSigns(word)) && dayOf(word, today) === null) ?? null,
  };
}
