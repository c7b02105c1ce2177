// The shapes that a calendar is given: what stands in it, its rows, and what is special about its days.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type Minute, minuteOf, type WallTime } from './wall-clock.ts';

/** How an item looks; its text says the same. */
export type Tone = 'own' | 'other' | 'busy' | 'tentative' | 'due' | 'holiday';

export interface Span {
  readonly start: WallTime;
  /** Exclusive; the end of a day is 24:00 of that day. */
  readonly end: WallTime;
}

export interface CalendarItem extends Span {
  readonly id: string;
  /** The row of a timeline that it stands in. */
  readonly rowId?: string;
  /** Whole days: from 00:00 of the first to 24:00 of the last. */
  readonly allDay?: boolean;
  readonly title: string;
  /** A second line where there is room: place, person. */
  readonly sub?: string;
  readonly tone: Tone;
  /** Names the yes that a tentative one waits for, in the place of the word 仮. */
  readonly waitsFor?: string;
  /** The viewer's own: marked 自分 / Mine. */
  readonly own?: boolean;
  readonly movable?: boolean;
  readonly resizable?: boolean;
  /** The full sentence that is read out: title, times, place, whose, state. */
  readonly label: string;
  /** Minutes that the row stays taken for before and after; drawn, not part of the span. */
  readonly bufferBefore?: number;
  readonly bufferAfter?: number;
}

export interface CalendarRow {
  readonly id: string;
  readonly title: string;
  /** Below the title: 8人 第1ビル. */
  readonly note?: string;
  /** When the row can be taken; other times are shaded. Always, where it is absent. */
  readonly open?: readonly Span[];
}

export interface DayMark {
  /** `holiday` and `closed` stand in the colour of Sundays and holidays. */
  readonly kind: 'holiday' | 'closed' | 'note';
  /** 勤労感謝の日, 休業日, 大安. */
  readonly text: string;
}

/** Holidays, closing days and notes, by day. Saturdays and Sundays are known without it. */
export type DayMarks = ReadonlyMap<PlainDate, readonly DayMark[]>;

/** A span that somebody asks for: `rowId` in timelines, `allDay` in a month or in the row of whole days. */
export interface PickedSpan extends Span {
  readonly rowId?: string;
  readonly allDay: boolean;
}

/** The place of an item in minutes. */
export interface Stretch {
  readonly from: Minute;
  /** Exclusive. */
  readonly to: Minute;
}

const known = new WeakMap<Span, Stretch>();

/** Read once for each item: a cursor that moves asks for those of all. */
export function stretchOf(span: Span): Stretch {
  const found = known.get(span) ?? { from: minuteOf(span.start), to: minuteOf(span.end) };
  known.set(span, found);
  return found;
}
