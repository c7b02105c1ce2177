// Key commands on a block of cells: clearing it, filling it from above, today's date. Each is one step of undo.
import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { EMPTY_LINE } from '@madoguchi/contract/expense-claims/typed-values.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { isTyped } from '../moves/columns.ts';
import type { Block } from '../moves/grid-moves.ts';
import type { Patch } from '../store/patches.ts';
import { type Cell, cellOf, sameCell } from '../store/sheet-line.ts';
import type { SheetStore } from '../store/sheet-store.ts';

const fieldsOf = ({ columns }: Block): LineField[] => columns.map(({ id }) => id).filter(isTyped);

function setting(store: SheetStore, lineId: string, field: LineField, after: Cell): Patch[] {
  const line = store.line(lineId);
  const before = line && cellOf(line, field);
  return before && !sameCell(before, after) ? [{ kind: 'set', lineId, field, before, after }] : [];
}

export function clearBlock(store: SheetStore, block: Block): void {
  const patches = block.lineIds.flatMap((lineId) =>
    fieldsOf(block).flatMap((field) => setting(store, lineId, field, { value: EMPTY_LINE[field], typed: null })),
  );
  store.apply(patches, { undo: 'clear' });
}

/** The block's first line into its others; a single line takes the line above (B4-02). */
export function fillDown(store: SheetStore, block: Block): void {
  const [first, ...others] = block.lineIds;
  if (first === undefined) return;
  const above = store.order()[store.order().indexOf(first) - 1];
  const [source, targets] = others.length > 0 ? [first, others] : [above, [first]];
  const line = source === undefined ? undefined : store.line(source);
  if (!line) return;
  const patches = targets.flatMap((lineId) =>
    fieldsOf(block).flatMap((field) => setting(store, lineId, field, cellOf(line, field))),
  );
  store.apply(patches, { undo: 'fill' });
}

export function fillToday(store: SheetStore, { lineIds }: Block, today: PlainDate): void {
  const patches = lineIds.flatMap((lineId) => setting(store, lineId, 'useDate', { value: today, typed: null }));
  store.apply(patches, { undo: 'edit' });
}
