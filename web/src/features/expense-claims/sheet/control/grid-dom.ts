// How cells are found in the document: each stop carries its column, each row its line.
import type { ColumnId } from '../moves/columns.ts';
import { COLUMNS } from '../moves/columns.ts';
import type { Place } from '../moves/grid-moves.ts';

const STOP = '[data-column]';

/** The stop (input, output or button) that an event happened in, or `null` outside of the cells. */
export function stopAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(STOP) : null;
}

export function placeOf(stop: Element): Place | null {
  const column = stop.closest<HTMLElement>(STOP)?.dataset['column'];
  const lineId = stop.closest<HTMLElement>('[data-line]')?.dataset['line'];
  const known = COLUMNS.find(({ id }) => id === column);
  return known && lineId !== undefined ? { lineId, column: known.id } : null;
}

/** The element that takes the focus in a place: the stop itself, or the button inside it. */
export function stopOf(root: Element, { lineId, column }: Place): HTMLElement | null {
  const stop = root.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"] [data-column="${column}"]`);
  return stop?.tagName === 'TD' ? stop.querySelector<HTMLElement>('button, a[href], input') : stop;
}

export function cellBox(root: Element, lineId: string, column: ColumnId): HTMLElement | null {
  const stop = root.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"] [data-column="${column}"]`);
  return stop?.closest<HTMLElement>('[role="gridcell"]') ?? null;
}

export function isTextInput(element: EventTarget | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.dataset['column'] !== undefined;
}
