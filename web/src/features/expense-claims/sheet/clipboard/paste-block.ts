// A pasted block as changes of the sheet: one list of patches, so one step of undo.

import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { FIELD_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import { readTyped, type TypedGround } from '@madoguchi/contract/expense-claims/typed-values.ts';
import { fold } from '@madoguchi/contract/values/reading.ts';
import { COLUMNS, type ColumnId, isTyped } from '../moves/columns.ts';
import type { Block } from '../moves/grid-moves.ts';
import type { Patch } from '../store/patches.ts';
import { cellOf, newLine, type SheetLine, sameCell, withCell } from '../store/sheet-line.ts';
import type { SheetStore } from '../store/sheet-store.ts';

export interface Pasted {
  readonly patches: readonly Patch[];
  /** Lines that took something, by id, from the top. */
  readonly lineIds: readonly string[];
  /** Rows that the claim's limit left out, as they came. */
  readonly leftOut: readonly (readonly string[])[];
}

/** Columns that a block covers, in its order; attachments and the menu hold no text. */
const TEXT_COLUMNS = COLUMNS.filter(({ id }) => isTyped(id) || id === 'amount').map(({ id }) => id);

/** Names by which a header row of a spreadsheet may call a column; the amount is known, and skipped. */
const COLUMN_BY_NAME: ReadonlyMap<string, ColumnId> = new Map([
  ...(Object.entries(FIELD_NAMES) as [LineField, { ja: string; en: string }][]).flatMap(([field, { ja, en }]) => [
    [fold(ja), field] as const,
    [fold(en), field] as const,
  ]),
  [fold('日付'), 'useDate'],
  [fold('手段'), 'transportMode'],
  [fold('金額'), 'amount'],
  [fold('Amount'), 'amount'],
]);

/** 「金額（円）」 is 「金額」: a unit in brackets is no part of the name. */
function columnNamed(name: string): ColumnId | undefined {
  return COLUMN_BY_NAME.get(fold(name).replace(/\(.*\)$/, ''));
}

function headerOf(rows: readonly (readonly string[])[]): (ColumnId | undefined)[] | null {
  const named = (rows[0] ?? []).map(columnNamed);
  return rows.length > 1 && named.length > 0 && named.every((column) => column !== undefined) ? named : null;
}

/**
 * Puts rows of cells into the sheet from the top left of the target block on. One value fills the whole block; a
 * header row maps by name; computed columns are skipped; lines are added at the end up to the claim's limit (B4-01).
 */
export function pasteBlock(
  rows: readonly (readonly string[])[],
  target: Block,
  store: SheetStore,
  ground: TypedGround,
): Pasted {
  const isOneValue = rows.length === 1 && rows[0]?.length === 1;
  if (isOneValue) return fillBlock(rows[0]?.[0] ?? '', target, store, ground);
  const header = headerOf(rows);
  const body = header ? rows.slice(1) : rows;
  const firstColumn = TEXT_COLUMNS.indexOf(target.columns[0]?.id ?? 'useDate');
  const columns = header ?? TEXT_COLUMNS.slice(Math.max(0, firstColumn));
  const firstLine = Math.max(0, store.order().indexOf(target.lineIds[0] ?? ''));
  const existing = store.order().slice(firstLine, firstLine + body.length);
  const room = Math.max(0, store.ground.limits.lines - store.order().length);
  const overwritten = existing.flatMap((id, place) => setPatches(store.line(id), columns, body[place] ?? [], ground));
  const added = body.slice(existing.length, existing.length + room).map((cells, place): Patch & { kind: 'add' } => {
    const line = filledLine(newLine(store.newId()), columns, cells, ground);
    return { kind: 'add', line, index: store.order().length + place };
  });
  return {
    patches: [...overwritten, ...added],
    lineIds: [...existing, ...added.map(({ line }) => line.id)],
    leftOut: body.slice(existing.length + room),
  };
}

function fillBlock(text: string, { lineIds, columns }: Block, store: SheetStore, ground: TypedGround): Pasted {
  const ids = columns.map(({ id }) => id);
  const cells = ids.map(() => text);
  const patches = lineIds.flatMap((id) => setPatches(store.line(id), ids, cells, ground));
  return { patches, lineIds, leftOut: [] };
}

function setPatches(
  line: SheetLine | undefined,
  columns: readonly (ColumnId | undefined)[],
  cells: readonly string[],
  ground: TypedGround,
): Patch[] {
  if (!line) return [];
  return columns.flatMap((field, place): Patch[] => {
    const text = cells[place];
    if (text === undefined || field === undefined || !isTyped(field)) return [];
    const [before, after] = [cellOf(line, field), readTyped(field, text, ground)];
    return sameCell(before, after) ? [] : [{ kind: 'set', lineId: line.id, field, before, after }];
  });
}

function filledLine(
  empty: SheetLine,
  columns: readonly (ColumnId | undefined)[],
  cells: readonly string[],
  ground: TypedGround,
): SheetLine {
  const patches = setPatches(empty, columns, cells, ground);
  return patches.reduce(
    (line, patch) => (patch.kind === 'set' ? withCell(line, patch.field, patch.after) : line),
    empty,
  );
}
