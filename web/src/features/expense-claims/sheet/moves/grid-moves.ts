// Where a key leads: from one cell of the sheet to another, over its edge, or to a line that has to be made first.
import { COLUMNS, type ColumnId, isTyped, SECOND_PART } from './columns.ts';

export interface Place {
  readonly lineId: string;
  readonly column: ColumnId;
}

export type Motion =
  | 'next'
  | 'previous'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'page-up'
  | 'page-down'
  | 'line-start'
  | 'line-end'
  | 'sheet-start'
  | 'sheet-end';

export interface SheetShape {
  readonly order: readonly string[];
  /** The columns that a line shows below its first row: none, those that are needed, or all. */
  readonly secondPart: (lineId: string) => readonly ColumnId[];
  /** Lines that one screen shows. */
  readonly pageLines: number;
}

/** A place, or what is beyond the sheet: the way out before it, or below its last line. */
export type Target = Place | 'before' | 'after';

function stopsOf(lineId: string, shape: SheetShape) {
  const shown = shape.secondPart(lineId);
  return COLUMNS.filter(({ id, part }) => part === 'first' || shown.includes(id));
}

const FIRST_COLUMN: ColumnId = 'useDate';

/** The place that a motion leads to from `from`. At an edge arrows stay; Tab and a step down leave over it. */
export function moved(from: Place, motion: Motion, shape: SheetShape): Target {
  switch (motion) {
    case 'next':
      return tabbed(from, 1, shape);
    case 'previous':
      return tabbed(from, -1, shape);
    case 'left':
      return sideways(from, -1, shape);
    case 'right':
      return sideways(from, 1, shape);
    case 'line-start':
      return { ...from, column: FIRST_COLUMN };
    case 'line-end':
      return { ...from, column: lastTyped(from.lineId, shape) };
    case 'sheet-start':
      return { lineId: shape.order[0] ?? from.lineId, column: FIRST_COLUMN };
    case 'sheet-end': {
      const lineId = shape.order.at(-1) ?? from.lineId;
      return { lineId, column: lastTyped(lineId, shape) };
    }
    default:
      return vertical(from, motion, shape);
  }
}

function lastTyped(lineId: string, shape: SheetShape): ColumnId {
  return stopsOf(lineId, shape).findLast(({ id }) => isTyped(id))?.id ?? FIRST_COLUMN;
}

function tabbed(from: Place, step: 1 | -1, shape: SheetShape): Target {
  const all = stopsOf(from.lineId, shape);
  const here = all.findIndex(({ id }) => id === from.column);
  const rest = step === 1 ? all.slice(here + 1) : all.slice(0, here).reverse();
  const stop = rest.find(({ id }) => isTyped(id));
  if (stop) return { ...from, column: stop.id };
  const lineId = shape.order[shape.order.indexOf(from.lineId) + step];
  if (lineId === undefined) return step === 1 ? 'after' : 'before';
  return { lineId, column: step === 1 ? FIRST_COLUMN : lastTyped(lineId, shape) };
}

function sideways(from: Place, step: 1 | -1, shape: SheetShape): Place {
  const stops = stopsOf(from.lineId, shape);
  const stop = stops[stops.findIndex(({ id }) => id === from.column) + step];
  return stop ? { ...from, column: stop.id } : from;
}

const STEPS = { up: () => -1, down: () => 1, 'page-up': (page: number) => -page, 'page-down': (page: number) => page };

function vertical(from: Place, motion: keyof typeof STEPS, { order, pageLines }: SheetShape): Target {
  const wanted = order.indexOf(from.lineId) + STEPS[motion](pageLines);
  if (motion === 'down' && wanted >= order.length) return 'after';
  const lineId = order[Math.max(0, Math.min(order.length - 1, wanted))];
  return lineId === undefined ? from : { lineId, column: from.column };
}

/** True when → in this place opens the second line: it is the last one shown, and there are more. */
export function opensSecondPart(from: Place, shape: SheetShape): boolean {
  const isLast = stopsOf(from.lineId, shape).at(-1)?.id === from.column;
  return isLast && shape.secondPart(from.lineId).length < SECOND_PART.length;
}

/** The cells from one place to another, as a block of lines and typed or computed columns. */
export function blockBetween(anchor: Place, end: Place, order: readonly string[]) {
  const lineEdges = [order.indexOf(anchor.lineId), order.indexOf(end.lineId)];
  const columnEdges = [anchor, end].map(({ column }) => COLUMNS.findIndex(({ id }) => id === column));
  const cut = <Item>(items: readonly Item[], edges: readonly number[]) =>
    items.slice(Math.max(0, Math.min(...edges)), Math.max(...edges) + 1);
  return { lineIds: cut(order, lineEdges), columns: cut(COLUMNS, columnEdges).filter(({ id }) => id !== 'menu') };
}

export type Block = ReturnType<typeof blockBetween>;
