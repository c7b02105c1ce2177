// The inside of an item's box, and the attributes that make the box a button with its full sentence.
import type { CalendarItem } from '../model/calendar-item.ts';
import { type CalendarView, isTimeline } from '../model/frame.ts';
import { type DrawnView, text } from './picture-options.ts';

export interface ItemWords {
  readonly mine: string;
  readonly tentative: string;
  readonly due: string;
}

/**
 * A button with the item's full sentence, and in its sight: marks by word, time, title, and the second line where the view has room
 * for it; a timeline's axis says the time. The cell cursor leads to the button, not Tab.
 */
export function itemNodes(item: CalendarItem, view: DrawnView, words: ItemWords): Node[] {
  const button = text('span', 'item-button', '');
  button.setAttribute('role', 'button');
  button.tabIndex = -1;
  const shown = text('span', 'item-shown', '');
  shown.setAttribute('aria-hidden', 'true');
  shown.append(...shownNodes(item, view, words));
  button.append(text('span', 'item-label', item.label), shown);
  return view === 'month' ? [button] : [button, ...buffersOf(item)];
}

function shownNodes(item: CalendarItem, view: DrawnView, words: ItemWords): Node[] {
  const marks = markWords(item, words).map((mark) => text('span', 'item-mark', mark));
  const title = text('span', 'item-title', item.title);
  const sub = item.sub === undefined || view === 'month' ? [] : [text('span', 'item-sub', item.sub)];
  if (isTimeline(view)) return [title, ...inLine([...marks, ...sub])];
  const time = item.allDay ? [] : [text('span', 'item-time', timeIn(item, view))];
  return [...marks, ...time, title, ...sub];
}

/** The words that say what the colours say. */
export function markWords({ own, tone, waitsFor }: CalendarItem, words: ItemWords): string[] {
  return [
    ...(own ? [words.mine] : []),
    ...(tone === 'tentative' ? [waitsFor ?? words.tentative] : []),
    ...(tone === 'due' ? [words.due] : []),
  ];
}

/** Boxes of a timeline are narrow: the title has the first line for itself. */
function inLine(nodes: readonly Node[]): Node[] {
  if (nodes.length === 0) return [];
  const line = text('span', 'item-line', '');
  line.append(...nodes);
  return [line];
}

function buffersOf({ bufferBefore, bufferAfter }: CalendarItem): Node[] {
  return [
    ...(bufferBefore ? [buffer('before', bufferBefore)] : []),
    ...(bufferAfter ? [buffer('after', bufferAfter)] : []),
  ];
}

/** 10:00 in a month, 10:00–11:30 elsewhere. */
function timeIn({ start, end }: CalendarItem, view: CalendarView): string {
  return view === 'month' ? start.slice(11) : `${start.slice(11)}–${end.slice(11)}`;
}

function buffer(side: 'before' | 'after', minutes: number): HTMLElement {
  const element = text('span', `buffer is-${side}`, '');
  element.style.setProperty('--minutes', String(minutes));
  return element;
}

/** Names the item of the box that the library has drawn; its title tells the text where the box is too narrow for it. */
export function dressItem(box: HTMLElement, item: CalendarItem): void {
  box.dataset['item'] = item.id;
  box.setAttribute('role', 'presentation');
  box.title = item.label;
}
