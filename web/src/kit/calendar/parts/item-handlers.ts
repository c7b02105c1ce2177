import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import type { CalendarItem } from '../model/calendar-item.ts';

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
export function itemHandlers({ items, days, onOpen, onMenu, onMore, onLeave }: Acts) {
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
