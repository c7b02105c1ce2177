// The differences between the lines of two versions of a month, and the form in which they are sent.
import type { ClaimLine } from '@madoguchi/contract/expense-claims/model.ts';
import { changedFields, type SheetLine, toLineInput } from '../../sheet/store/sheet-line.ts';

export function sameLine(a: SheetLine, b: SheetLine): boolean {
  return a === b || (a.id === b.id && changedFields(a, b).length === 0);
}

export function lineOfServer({ amount: _computed, ...line }: ClaimLine): SheetLine {
  return line;
}

export interface Changes {
  readonly lines: readonly SheetLine[];
  readonly removed: readonly string[];
  /** All ids in their new order; absent where new lines only follow the old ones. */
  readonly order?: readonly string[];
}

export function isEmpty({ lines, removed, order }: Changes): boolean {
  return lines.length === 0 && removed.length === 0 && order === undefined;
}

/** How many lines wait: what 「未送信 3件」 counts. A mere change of order counts as one. */
export function countOf(changes: Changes): number {
  return changes.lines.length + changes.removed.length || (changes.order ? 1 : 0);
}

/** From the lines the server has to the lines of the sheet. `held` lines stay as the server has them. */
export function changesBetween(
  base: readonly SheetLine[],
  now: readonly SheetLine[],
  held: (line: SheetLine) => boolean = () => false,
): Changes {
  const before = new Map(base.map((line) => [line.id, line]));
  const here = new Set(now.map(({ id }) => id));
  const lines = now.filter((line) => {
    const old = before.get(line.id);
    return (old === undefined || !sameLine(old, line)) && !held(line);
  });
  const sent = new Set(lines.map(({ id }) => id));
  const removed = base.filter(({ id }) => !here.has(id)).map(({ id }) => id);
  const wanted = now.map(({ id }) => id).filter((id) => before.has(id) || sent.has(id));
  const given = [...base.map(({ id }) => id).filter((id) => here.has(id)), ...wanted.filter((id) => !before.has(id))];
  const moved = wanted.some((id, index) => id !== given[index]);
  return { lines, removed, ...(moved ? { order: wanted } : {}) };
}

/** The lines the server has once the changes are saved. */
export function afterSaving(base: readonly SheetLine[], changes: Changes): SheetLine[] {
  const lines = new Map(base.map((line) => [line.id, line]));
  for (const id of changes.removed) lines.delete(id);
  for (const line of changes.lines) lines.set(line.id, line);
  if (!changes.order) return [...lines.values()];
  return changes.order.flatMap((id) => lines.get(id) ?? []);
}

/**
 * As many of the changes as fit into `bytes` of JSON, at least one line. The order goes with the last part, when all
 * its lines are known.
 */
export function fitting(changes: Changes, bytes: number): Changes {
  let room = bytes - 40 * (changes.removed.length + (changes.order?.length ?? 0)) - 200;
  const lines = changes.lines.filter((line, index) => {
    room -= new TextEncoder().encode(JSON.stringify(toLineInput(line))).length + 1;
    return room >= 0 || index === 0;
  });
  if (lines.length === changes.lines.length) return changes;
  return { lines, removed: changes.removed };
}
