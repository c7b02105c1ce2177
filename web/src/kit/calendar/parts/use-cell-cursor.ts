import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../../../platform/announcer.ts';
import { isComposing } from '../../../platform/composition.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { CalendarItem, CalendarRow, DayMarks, PickedSpan } from '../model/calendar-item.ts';
import { type Cursor, type CursorFrame, type Marked, markedStretch, moved, pickedOf, placed } from '../model/cursor.ts';
import { drawnDaysOf, isTimeline } from '../model/frame.ts';
import { itemsIn } from '../model/segments.ts';
import { useCalendarWords } from '../words.ts';
import { cellSentence } from './cell-sentence.ts';

interface Shown {
  readonly frame: CursorFrame;
  readonly items: readonly CalendarItem[];
  readonly rows: readonly CalendarRow[];
  readonly marks: DayMarks;
  readonly isWaiting: boolean;
  readonly startAt: number;
  readonly onDay: (day: PlainDate) => void;
}

interface Acts {
  readonly onPick: ((picked: PickedSpan) => void) | null;
  /** Several items in a cell, or one of which the menu is wanted. */
  readonly onItems: (items: readonly CalendarItem[], how: 'open' | 'menu') => void;
}

/** The state of the cell cursor, its keys, and its sentence, which is said whenever it changes while the cell has the focus. */
export function useCellCursor({ frame, items, rows, marks, isWaiting, startAt, onDay }: Shown, acts: Acts) {
  const t = useCalendarWords();
  const language = useLanguage();
  const cell = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<Marked>(() => standing({ day: frame.day, minute: startAt, rowId: null }));
  const marked = within(kept, frame);
  const { head } = marked;
  const isMarked = marked.head !== marked.anchor;
  const stretch = markedStretch(marked, frame.slotMinutes);
  const inCell = itemsIn(items, stretch, head.rowId ?? undefined).filter(
    // The row above the hours shows whole days alone, the hours everything else.
    ({ allDay }) => frame.view === 'month' || isTimeline(frame.view) || (allDay ?? false) === (head.minute === null),
  );
  const row = rows.find(({ id }) => id === head.rowId) ?? null;
  const facts = { marked, row, items: inCell, slotMinutes: frame.slotMinutes, isWaiting };
  const sentence = cellSentence({ ...facts, marks: marks.get(head.day) ?? [] }, language, t);

  useEffect(() => {
    if (document.activeElement === cell.current) announce(sentence);
  }, [sentence]);

  const put = (next: Marked) => {
    setKept(next);
    if (!drawnDaysOf(frame).includes(next.head.day) || isOtherMonth(next.head.day, frame)) onDay(next.head.day);
  };
  const pick = () => acts.onPick?.(pickedOf(marked, frame.slotMinutes));
  const enter = () => {
    if (!isMarked && inCell.length > 0) acts.onItems(inCell, 'open');
    else pick();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.metaKey) return;
    const act = actOf(event, isMarked);
    const next = act === null ? moved(marked, event, frame) : null;
    if (act === null && next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== null) put(next);
    if (act === 'end') setKept(standing(head));
    if (act === 'menu' && inCell.length > 0) acts.onItems(inCell, 'menu');
    if (act === 'enter') enter();
  };

  return {
    cell,
    marked,
    isMarked,
    stretch,
    sentence,
    onKeyDown,
    onFocus: () => announce(sentence),
    pick,
    /** Puts the cursor into a cell and gives it the keyboard. */
    go: (to: Cursor) => {
      put(standing(placed(to, frame)));
      cell.current?.focus({ preventScroll: true });
    },
  };
}

function actOf({ key, shiftKey, ctrlKey }: KeyboardEvent, isMarked: boolean): 'menu' | 'enter' | 'end' | null {
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return 'menu';
  if ((key === 'Enter' || key === ' ') && !ctrlKey) return 'enter';
  return key === 'Escape' && isMarked ? 'end' : null;
}

function standing(cursor: Cursor): Marked {
  return { head: cursor, anchor: cursor };
}

/** Where another range or another view is shown, the cursor goes along. */
function within(marked: Marked, frame: CursorFrame): Marked {
  const days = drawnDaysOf(frame);
  const isShown = days.includes(marked.head.day) && !isOtherMonth(marked.head.day, frame);
  const head = placed(isShown ? marked.head : { ...marked.head, day: frame.day }, frame);
  if (marked.head === marked.anchor || !isShown) return standing(head);
  return { head, anchor: placed(marked.anchor, frame) };
}

function isOtherMonth(day: PlainDate, { view, day: shown }: CursorFrame): boolean {
  return view === 'month' && day.slice(0, 7) !== shown.slice(0, 7);
}
