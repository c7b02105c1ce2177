// A change of the sheet as data: applied, turned round for undo, and sent by the autosave.
import { type Cell, type CellField, type SheetLine, withCell } from './sheet-line.ts';

export type Patch =
  | {
      readonly kind: 'set';
      readonly lineId: string;
      readonly field: CellField;
      readonly before: Cell;
      readonly after: Cell;
    }
  | { readonly kind: 'add'; readonly line: SheetLine; readonly index: number }
  | { readonly kind: 'remove'; readonly line: SheetLine; readonly index: number }
  | { readonly kind: 'move'; readonly lineId: string; readonly before: number; readonly after: number };

export function lineIdOf(patch: Patch): string {
  return patch.kind === 'add' || patch.kind === 'remove' ? patch.line.id : patch.lineId;
}

/** The patches that take these back, in the order in which they must be applied. */
export function invert(patches: readonly Patch[]): Patch[] {
  return patches.map(invertOne).reverse();
}

function invertOne(patch: Patch): Patch {
  switch (patch.kind) {
    case 'add':
      return { ...patch, kind: 'remove' };
    case 'remove':
      return { ...patch, kind: 'add' };
    default:
      return { ...patch, before: patch.after, after: patch.before } as Patch;
  }
}

export interface SheetState {
  readonly lines: Map<string, SheetLine>;
  order: readonly string[];
}

/** Applies one patch to the state in place. A set of a line that is gone changes nothing. */
export function applyPatch(state: SheetState, patch: Patch): void {
  switch (patch.kind) {
    case 'set': {
      const line = state.lines.get(patch.lineId);
      if (line) state.lines.set(line.id, withCell(line, patch.field, patch.after));
      return;
    }
    case 'add':
      state.lines.set(patch.line.id, patch.line);
      state.order = state.order.toSpliced(patch.index, 0, patch.line.id);
      return;
    case 'remove':
      state.lines.delete(patch.line.id);
      state.order = state.order.filter((id) => id !== patch.line.id);
      return;
    case 'move':
      state.order = state.order.filter((id) => id !== patch.lineId).toSpliced(patch.after, 0, patch.lineId);
  }
}
