// A month on one page, A4 across: pure. Each day has its holiday, as many lines as its cell holds, and how many are left out.
import type { Language } from '@madoguchi/contract/message.ts';
import { addDays, daysBetween, tokyoDay, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoInstant, tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import { weekdayAt, writtenMonth } from '@madoguchi/contract/values/written-date.ts';
import type { Node } from 'pdfmake';
import type { Printing, Sheet } from '../../../platform/paper/sheet.ts';

export interface PrintedEntry {
  readonly title: string;
  readonly allDay: boolean;
  /** Instants; an all-day one goes from midnight to midnight in Tokyo. */
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface PrintedMonth {
  readonly month: string;
  readonly first: PlainDate;
  readonly last: PlainDate;
  /** 0 is Sunday. */
  readonly weekStart: 0 | 1;
  readonly entries: readonly PrintedEntry[];
  readonly holidays: readonly { readonly day: string; readonly name: string; readonly nameEn: string }[];
}

const WORDS = {
  ja: { title: 'カレンダー', allDay: '終日' },
  en: { title: 'Calendar', allDay: 'All day' },
} as const satisfies Record<Language, Record<string, string>>;

/** Points that the rows of weeks share, below title and weekdays. */
const WEEKS_HEIGHT = 420;
const DAY_SIZE = 8;
const ENTRY_SIZE = 7;
/** Of a line, in ems of its size. */
const LINE = 1.45;
/** Lines and padding of a cell, above and below. */
const BESIDE = 6;
/** Between the lines of a cell, in points. */
const CELL_WIDTH = 103;

const signs = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Rather too much than too little: the printing process makes smaller what is still too wide, and nothing else. */
function emsOf(sign: string): number {
  if (/^[\uFF61-\uFF9F]$/.test(sign)) return 0.55;
  if (!/^[ -~]$/.test(sign)) return 1;
  return /[MWmw@%]/.test(sign) ? 0.95 : 0.62;
}

/** As much of the text as one line of a cell holds; what is left out is marked. */
function oneLine(text: string, size: number): string {
  const room = CELL_WIDTH / size;
  let taken = 0;
  let kept = '';
  for (const { segment } of signs.segment(text)) {
    taken += emsOf(segment);
    if (taken > room) return `${kept.slice(0, -1)}…`;
    kept += segment;
  }
  return text;
}

/** The entries of a day, in the order of their time; those of the whole day first. */
function entriesOf({ entries }: PrintedMonth, day: PlainDate): PrintedEntry[] {
  const [from, to] = [tokyoInstant(day, '00:00'), tokyoInstant(addDays(day, 1), '00:00')];
  return entries
    .filter(({ startsAt, endsAt }) => startsAt < to && (endsAt > from || (startsAt === endsAt && startsAt >= from)))
    .sort((one, other) => Number(other.allDay) - Number(one.allDay) || (one.startsAt < other.startsAt ? -1 : 1));
}

/** The time on the day it begins, an arrow on those on which it goes on. */
function lineOf({ title, allDay, startsAt }: PrintedEntry, day: PlainDate, language: Language): string {
  if (tokyoDay(Date.parse(startsAt)) !== day) return `→ ${title}`;
  return allDay ? `${WORDS[language].allDay} ${title}` : `${tokyoWall(startsAt).time} ${title}`;
}

function dayCell(month: PrintedMonth, day: PlainDate, height: number, language: Language): Node {
  if (day < month.first || day > month.last) return { text: '' };
  const entries = entriesOf(month, day);
  const holds = Math.floor((height - BESIDE - DAY_SIZE * LINE) / (ENTRY_SIZE * LINE));
  const shown = entries.length <= holds ? entries : entries.slice(0, holds - 1);
  const holiday = month.holidays.find((one) => one.day === day);
  const name = holiday === undefined ? '' : ` ${language === 'ja' ? holiday.name : holiday.nameEn || holiday.name}`;
  const line = (text: string): Node => ({ text: oneLine(text, ENTRY_SIZE), fontSize: ENTRY_SIZE, noWrap: true });
  return {
    stack: [
      // A holiday is named whole: its line becomes smaller where it has to.
      { text: `${Number(day.slice(8))}${name}`, fontSize: DAY_SIZE, bold: true, noWrap: true },
      ...shown.map((entry) => line(lineOf(entry, day, language))),
      ...(shown.length === entries.length ? [] : [line(`+${entries.length - shown.length}`)]),
    ],
  };
}

export function monthSheet(month: PrintedMonth, { language, printedBy }: Printing): Sheet {
  const { first, last, weekStart } = month;
  const title = writtenMonth(month.month, language);
  const begins = addDays(first, -((weekday(first) - weekStart + 7) % 7));
  const weeks = Math.ceil((daysBetween(begins, last) + 1) / 7);
  const height = Math.floor(WEEKS_HEIGHT / weeks);
  const heads = Array.from(
    { length: 7 },
    (_, at): Node => ({ text: weekdayAt((at + weekStart) % 7, language), style: 'head', alignment: 'center' }),
  );
  const rows = Array.from({ length: weeks }, (_week, row) =>
    Array.from({ length: 7 }, (_day, at) => dayCell(month, addDays(begins, row * 7 + at), height, language)),
  );
  return {
    title: WORDS[language].title,
    name: title,
    author: printedBy,
    subject: title,
    orientation: 'landscape',
    content: [
      {
        columns: [
          { text: title, style: 'title', width: '*', noWrap: true },
          { text: printedBy, style: 'cell', width: 240, alignment: 'right', noWrap: true, margin: [0, 8, 0, 0] },
        ],
        margin: [0, 0, 0, 4],
      },
      {
        layout: 'grid',
        table: {
          widths: Array.from({ length: 7 }, () => '*'),
          headerRows: 1,
          dontBreakRows: true,
          heights: [0, ...rows.map(() => height - BESIDE)],
          body: [heads, ...rows],
        },
      },
    ],
    files: { heading: '', belongsTo: '', items: [] },
  };
}
