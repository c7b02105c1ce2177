import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '../../../platform/composition.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { CalendarProps } from '../calendar-props.ts';
import type { CalendarItem } from '../model/calendar-item.ts';
import { type CursorFrame, cursorAt, gridIndexOf } from '../model/cursor.ts';
import { drawnDaysOf, isTimeline } from '../model/frame.ts';
import type { Place } from '../model/moves.ts';
import { itemsOn } from '../model/segments.ts';
import { minuteOf } from '../model/wall-clock.ts';
import { type DrawnView, minutePx } from '../picture/picture-options.ts';
import { useCalendarWords } from '../words.ts';
import type { OpenMenu } from './CalendarMenu.tsx';
import { CellCursor } from './CellCursor.tsx';
import { pictureStyles } from './calendar-colours.ts';
import { spokenDay } from './cell-sentence.ts';
import { useGridKeys } from './use-board-keys.ts';
import { useCellBoxes } from './use-cell-boxes.ts';
import { useCellCursor } from './use-cell-cursor.ts';
import { usePicture } from './use-picture.ts';
import { usePictureSettings } from './use-picture-settings.ts';

interface Props extends CalendarProps {
  readonly view: DrawnView;
  readonly flashing: ReadonlySet<string>;
  readonly onItem: (item: CalendarItem, anchor: HTMLElement) => void;
  readonly onItemMenu: ((item: CalendarItem, anchor: HTMLElement) => void) | null;
  readonly onMoved: ((item: CalendarItem, place: Place) => void) | null;
  readonly onResized: ((item: CalendarItem, place: Place) => void) | null;
  readonly onMenu: (menu: OpenMenu) => void;
}

const NO_ROWS: NonNullable<CalendarProps['rows']> = [];
const NO_MARKS: NonNullable<CalendarProps['marks']> = new Map();
const HEIGHT = 'max(30rem, calc(100dvh - var(--frame-taken, 0px) - 11rem))';

/** The picture of a month, of weeks, days and rows, with the grid of the keyboard over it. */
export function PictureBoard(props: Props) {
  const { view, day, weekStart, items, flashing, isWaiting = false, slotMinutes = 15, scrollTo = 8 } = props;
  const { rows = NO_ROWS, marks = NO_MARKS, onPick, onItem, onItemMenu, onMenu } = props;
  const t = useCalendarWords();
  const language = useLanguage();
  const { settings, words, measure } = usePictureSettings({ ...props, rows, marks, slotMinutes, scrollTo });

  const frame: CursorFrame = {
    view,
    day,
    weekStart,
    slotMinutes,
    from: settings.from,
    to: settings.to,
    rowIds: rows.map(({ id }) => id),
  };
  /** Where several items are meant, they are listed first. */
  const listItems = (found: readonly CalendarItem[], title: string, anchor: HTMLElement, how: 'open' | 'menu') => {
    const act = how === 'menu' && onItemMenu !== null ? onItemMenu : onItem;
    const [only] = found;
    if (only !== undefined && found.length === 1) act(only, anchor);
    else
      onMenu({
        anchor,
        title,
        entries: found.map((item) => ({ label: item.label, reason: null, run: () => act(item, anchor) })),
      });
  };
  const cursor = useCellCursor(
    { frame, items, rows, marks, isWaiting, startAt: scrollTo * 60, onDay: props.onDay },
    {
      onPick: onPick ?? null,
      onItems: (found, how) => {
        const anchor = cursor.cell.current;
        if (anchor !== null) listItems(found, t('itemsOf', { place: cursor.sentence }), anchor, how);
      },
    },
  );
  const [canMove, canResize] = [props.onMoved !== null, props.onResized !== null];
  const drawn = useMemo(
    () =>
      items.map((item) => ({
        ...item,
        movable: canMove && (item.movable ?? false),
        resizable: canResize && (item.resizable ?? false),
      })),
    [items, canMove, canResize],
  );
  const { root, main, host, drawing } = usePicture({
    settings,
    words,
    items: drawn,
    flashing,
    events: {
      onPick: (picked) => {
        cursor.go(cursorAt(minuteOf(picked.start), picked.allDay, picked.rowId ?? null));
        onPick?.(picked);
      },
      onMove: (item, place) => props.onMoved?.(item, place),
      onResize: (item, place) => props.onResized?.(item, place),
      onFocusLost: () => cursor.cell.current?.focus({ preventScroll: true }),
    },
  });
  useGridKeys(onPick === undefined ? null : cursor.pick);

  const { head } = cursor.marked;
  const boxes = useCellBoxes({
    main,
    drawing,
    settings,
    marked: cursor.marked,
    stretch: cursor.isMarked ? cursor.stretch : null,
    now: props.now ?? null,
    cursor: cursor.cell,
  });
  const days = drawnDaysOf(settings);
  const handlers = itemHandlers({
    items,
    days,
    onOpen: onItem,
    onMenu: onItemMenu,
    onMore: (one, anchor) =>
      listItems(itemsOn(items, one), t('itemsOf', { place: spokenDay(one, language) }), anchor, 'open'),
    onLeave: (item) => {
      const isWhole = view === 'month' || ((item.allDay ?? false) && !isTimeline(view));
      cursor.go(cursorAt(minuteOf(item.start), isWhole, item.rowId ?? null));
    },
  });
  return (
    // Its library draws days from left to right alone, and the boxes beside it are measured so.
    <Box
      ref={measure}
      dir="ltr"
      {...handlers}
      sx={{ ...pictureStyles, height: props.height ?? HEIGHT, '--minute': `${minutePx(settings)}px` }}
    >
      <Box ref={root} sx={{ height: '100%' }} />
      {createPortal(
        <CellCursor
          ref={cursor.cell}
          label={props.label}
          sentence={cursor.sentence}
          {...boxes}
          {...gridIndexOf(frame, head, days)}
          isMarked={cursor.isMarked}
          isAboveHours={head.minute === null && view !== 'month'}
          onKeyDown={cursor.onKeyDown}
          onFocus={cursor.onFocus}
        />,
        host,
      )}
    </Box>
  );
}

interface Acts {
  readonly items: readonly CalendarItem[];
  /** The days of the cells, in the order in which they are drawn. */
  readonly days: readonly PlainDate[];
  readonly onOpen: (item: CalendarItem, anchor: HTMLElement) => void;
  readonly onMenu: ((item: CalendarItem, anchor: HTMLElement) => void) | null;
  /** More items than a day has room for are asked for. */
  readonly onMore: (day: PlainDate, anchor: HTMLElement) => void;
  /** An arrow or Escape leads from an item back to the cells. */
  readonly onLeave: (item: CalendarItem) => void;
}

/** Handlers for the element around the picture: the items in it are drawn by the library, not by React. */
function itemHandlers({ items, days, onOpen, onMenu, onMore, onLeave }: Acts) {
  const found = (target: EventTarget) => {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
    const item = box === null ? undefined : items.find(({ id }) => id === box.dataset['item']);
    return box === null || item === undefined ? null : { box, item };
  };
  return {
    onClick: ({ target }: MouseEvent) => {
      const at = found(target);
      if (at === null) return;
      // Also where the box was pressed beside the text: whatever opens gives the focus back to it.
      at.box.querySelector<HTMLElement>('.item-button')?.focus({ preventScroll: true });
      onOpen(at.item, at.box);
    },
    onContextMenu: (event: MouseEvent) => {
      const at = found(event.target);
      if (at === null || onMenu === null) return;
      event.preventDefault();
      onMenu(at.item, at.box);
    },
    /** The library would open a list of its own, which the keyboard cannot act on. */
    onClickCapture: (event: MouseEvent) => {
      const more = event.target instanceof Element ? event.target.closest<HTMLElement>('.ec-day-foot a') : null;
      const cell = more?.closest('.ec-day');
      if (!more || !cell) return;
      event.stopPropagation();
      const day = days[[...(cell.parentElement?.children ?? [])].indexOf(cell)];
      if (day !== undefined) onMore(day, more);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const at = found(event.target);
      if (at === null || isComposing(event)) return;
      const { key, shiftKey } = event;
      if (key === 'Enter' || key === ' ') onOpen(at.item, at.box);
      else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) onMenu?.(at.item, at.box);
      else if (key === 'Escape' || key.startsWith('Arrow')) onLeave(at.item);
      else return;
      event.preventDefault();
    },
  };
}
