// Our settings in the names of the library. It reckons in wall-clock times of its own once given texts, and every Date
// that it hands to a function has passed through the browser's zone: days may be read from those, times of day never.

import type { Calendar } from '@event-calendar/core';
import type { Language } from '@madoguchi/contract/message.ts';
import { plainDate, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { monthName, weekdayName } from '@madoguchi/contract/values/written-date.ts';
import type { CalendarRow, DayMark, DayMarks } from '../model/calendar-item.ts';
import { type CalendarView, isTimeline, type WeekStart } from '../model/frame.ts';
import { clock } from '../model/wall-clock.ts';

export type DrawnView = Exclude<CalendarView, 'list'>;

export interface PictureSettings {
  readonly view: DrawnView;
  readonly day: PlainDate;
  readonly today: PlainDate | null;
  readonly weekStart: WeekStart;
  readonly slotMinutes: number;
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  readonly scrollTo: number;
  readonly rows: readonly CalendarRow[];
  readonly marks: DayMarks;
  readonly language: Language;
  readonly canPick: boolean;
  readonly widthPx: number;
  readonly words: { readonly allDay: string; more(count: number): string };
}

const VIEWS: Readonly<Record<DrawnView, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  'timeline-day': 'resourceTimelineDay',
  'timeline-week': 'resourceTimelineWeek',
};

const HOUR = 60;
/** Width of the titles beside a timeline. */
export const HEADS_PX = 176;
const LINE_PX = 24;
/** Of an hour in a timeline: a day fills the width, a week may be scrolled. */
const LEAST_HOUR_PX = { 'timeline-day': 48, 'timeline-week': 24 } as const;

/** Minutes between two lines, and between two labels. */
function linesOf({ view, slotMinutes }: PictureSettings): { line: number; label: number } {
  const line = Math.max(view === 'timeline-week' ? HOUR : HOUR / 2, slotMinutes);
  return { line, label: view === 'timeline-week' ? Math.max(3 * HOUR, line) : Math.max(HOUR, line) };
}

/** Pixels of a minute along the time. */
export function minutePx(settings: PictureSettings): number {
  const { view, from, to, widthPx } = settings;
  if (!isTimeline(view)) return LINE_PX / linesOf(settings).line;
  const isWeek = view === 'timeline-week';
  const hours = ((to - from) / HOUR) * (isWeek ? 7 : 1);
  const least = LEAST_HOUR_PX[isWeek ? 'timeline-week' : 'timeline-day'];
  return Math.max(least, Math.floor((widthPx - HEADS_PX - 4) / hours / 2) * 2) / HOUR;
}

export function optionsOf(settings: PictureSettings): Calendar.Options {
  const { view, day, today, weekStart, slotMinutes, from, to, scrollTo, rows, canPick, words } = settings;
  const { line, label } = linesOf(settings);
  return {
    view: VIEWS[view],
    date: day,
    firstDay: weekStart,
    // Wall-clock texts are taken as they are.
    timeZone: '+09:00',
    locale: settings.language,
    headerToolbar: { start: '', center: '', end: '' },
    highlightedDates: today === null ? [] : [today],
    resources: rows.map(({ id, title }) => ({ id, title })),
    slotMinTime: clock(from),
    slotMaxTime: clock(to),
    scrollTime: clock(scrollTo),
    slotDuration: { minutes: line },
    slotLabelInterval: { minutes: label },
    snapDuration: { minutes: slotMinutes },
    slotHeight: LINE_PX,
    slotWidth: minutePx(settings) * line,
    slotEventOverlap: false,
    dayMaxEvents: true,
    selectable: canPick,
    longPressDelay: 400,
    eventResizableFromStart: true,
    allDayContent: words.allDay,
    moreLinkContent: ({ num }) => words.more(num),
    dayHeaderFormat: (date) => headOf(dayIn(date), settings),
    dayHeaderAriaLabelFormat: (date) => dayIn(date),
    dayCellContent: ({ date }) => ({ domNodes: cellHead(dayIn(date), settings) }),
    resourceLabelContent: ({ resource }) => ({ domNodes: rowHead(rows.find(({ id }) => id === resource.id)) }),
  };
}

/** The library makes its own days local midnights; where a zone has none, the hour after it is of the same day. */
function dayIn(date: Date): PlainDate {
  const day = plainDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
  if (day === null) throw new RangeError('The library showed no day of the calendar');
  return day;
}

function headOf(day: PlainDate, settings: PictureSettings): Calendar.Content {
  const { view, language } = settings;
  const name = weekdayName(day, language);
  if (view === 'month') return { domNodes: [text('span', 'weekday', name)] };
  const [, month, date] = day.split('-').map(Number);
  const written =
    language === 'ja' ? `${month}/${date}(${name})` : `${name} ${date} ${monthName(Number(month)).slice(0, 3)}`;
  return { domNodes: [text('span', 'date', written), ...marksOf(day, settings)] };
}

function cellHead(day: PlainDate, settings: PictureSettings): Node[] {
  if (settings.view !== 'month') return [];
  return [text('span', 'date', String(Number(day.slice(8)))), ...marksOf(day, settings)];
}

function marksOf(day: PlainDate, { marks }: PictureSettings): Node[] {
  return (marks.get(day) ?? []).map(({ kind, text: said }) => text('span', `mark is-${kind}`, said));
}

function rowHead(row: CalendarRow | undefined): Node[] {
  if (row === undefined) return [];
  const title = text('span', 'row-title', row.title);
  return row.note === undefined ? [title] : [title, text('span', 'row-note', row.note)];
}

export function text(tag: 'span' | 'time', className: string, said: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = said;
  return element;
}

/** The colour of a day's head: by its weekday, or that of Sundays where it is a holiday or the house is closed. */
export function dayKind(day: PlainDate, marks: readonly DayMark[] = []): 'saturday' | 'rest' | 'work' {
  if (weekday(day) === 0 || marks.some(({ kind }) => kind !== 'note')) return 'rest';
  return weekday(day) === 6 ? 'saturday' : 'work';
}
