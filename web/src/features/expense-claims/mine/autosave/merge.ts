// Two versions of a month made one, by line and by cell (B0-02, entry-grid 10).
import { ATTACHMENTS_PER_LINE } from '@madoguchi/contract/attachments/limits.ts';
import {
  CELL_FIELDS,
  type CellField,
  cellOf,
  type SheetLine,
  sameCell,
  withCell,
} from '../../sheet/store/sheet-line.ts';
import { sameLine } from './sheet-lines.ts';

/** A cell that both sides changed, each its own way. The merged line holds mine until a person chooses. */
export interface Conflict {
  readonly field: CellField;
  readonly mine: SheetLine;
  readonly theirs: SheetLine;
}

export interface Merged {
  readonly lines: readonly SheetLine[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges `mine` and `theirs`, both made from `base`. A line that one side removed and the other changed stays: nothing
 * typed is lost. Files of both sides are joined as long as a line may have that many.
 */
export function mergeLines(
  base: readonly SheetLine[],
  mine: readonly SheetLine[],
  theirs: readonly SheetLine[],
): Merged {
  const [bases, own, others] = [base, mine, theirs].map((lines) => new Map(lines.map((line) => [line.id, line])));
  const conflicts: Conflict[] = [];
  const merged = new Map<string, SheetLine>();
  for (const id of new Set([...theirs, ...mine].map((line) => line.id))) {
    const line = mergeLine(bases?.get(id), own?.get(id), others?.get(id), conflicts);
    if (line) merged.set(id, line);
  }
  const order = mergeOrder(base, mine, theirs);
  return { lines: order.flatMap((id) => merged.get(id) ?? []), conflicts };
}

function mergeLine(
  base: SheetLine | undefined,
  mine: SheetLine | undefined,
  theirs: SheetLine | undefined,
  conflicts: Conflict[],
): SheetLine | undefined {
  if (!mine || !theirs) {
    const left = mine ?? theirs;
    return base && left && sameLine(base, left) ? undefined : left;
  }
  let line = mine;
  for (const field of CELL_FIELDS) {
    const [here, there] = [cellOf(mine, field), cellOf(theirs, field)];
    const was = base && cellOf(base, field);
    if (sameCell(here, there) || (was && sameCell(there, was))) continue;
    if (was && sameCell(here, was)) {
      line = withCell(line, field, there);
      continue;
    }
    const joined = field === 'attachments' ? joinFiles(base, mine, theirs) : null;
    if (joined) line = { ...line, attachments: joined };
    else conflicts.push({ field, mine, theirs });
  }
  return line;
}

/** Both sides' files without those either removed; `null` where that is more than a line may have. */
function joinFiles(base: SheetLine | undefined, mine: SheetLine, theirs: SheetLine) {
  const ids = (line: SheetLine | undefined) => new Set(line?.attachments.map(({ id }) => id));
  const [before, here, there] = [ids(base), ids(mine), ids(theirs)];
  const kept = mine.attachments.filter(({ id }) => there.has(id) || !before.has(id));
  const added = theirs.attachments.filter(({ id }) => !here.has(id) && !before.has(id));
  return kept.length + added.length <= ATTACHMENTS_PER_LINE ? [...kept, ...added] : null;
}

/** Mine where I moved lines, else theirs; a line that only the other side has follows the line it followed there. */
function mergeOrder(
  base: readonly SheetLine[],
  mine: readonly SheetLine[],
  theirs: readonly SheetLine[],
): readonly string[] {
  const [was, here, there] = [base, mine, theirs].map((lines) => lines.map(({ id }) => id)) as [
    string[],
    string[],
    string[],
  ];
  const both = new Set(was.filter((id) => here.includes(id)));
  const moved = here.filter((id) => both.has(id)).join() !== [...both].join();
  const [leading, other] = moved ? [here, there] : [there, here];
  const order = [...leading];
  const placed = new Set(order);
  other.forEach((id, index) => {
    if (placed.has(id)) return;
    placed.add(id);
    order.splice(index === 0 ? 0 : order.indexOf(other[index - 1] ?? '') + 1, 0, id);
  });
  return order;
}
