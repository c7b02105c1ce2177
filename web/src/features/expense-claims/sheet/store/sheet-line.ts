// A line as the sheet holds it: what was typed, with its files as objects, so that names show without asking again.
import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import type { LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { EMPTY_LINE } from '@madoguchi/contract/expense-claims/typed-values.ts';

export interface SheetLine extends Readonly<Omit<LineInput, 'attachments' | 'typed'>> {
  readonly attachments: readonly Attachment[];
  readonly typed: Readonly<Partial<Record<LineField, string>>>;
}

/** The fields of a line that a patch changes, one at a time. */
export type CellField = LineField | 'attachments';

/** A cell's value, and its text where that could not be read. */
export interface Cell {
  readonly value: SheetLine[CellField];
  readonly typed: string | null;
}

/** An untouched line, with the given fields filled. */
export function newLine(id: string, filled: Partial<Omit<SheetLine, 'id'>> = {}): SheetLine {
  return { ...EMPTY_LINE, attachments: [], typed: {}, ...filled, id };
}

export function cellOf(line: SheetLine, field: CellField): Cell {
  return { value: line[field], typed: field === 'attachments' ? null : (line.typed[field] ?? null) };
}

/** The line with one cell replaced; the rest is the same object, so that memoised cells stay as they are. */
export function withCell(line: SheetLine, field: CellField, cell: Cell): SheetLine {
  const filled = { ...line, [field]: cell.value } as SheetLine;
  if (field === 'attachments' || cell.typed === (line.typed[field] ?? null)) return filled;
  const { [field]: _, ...others } = line.typed;
  return { ...filled, typed: cell.typed === null ? others : { ...others, [field]: cell.typed } };
}

/** True when two cells hold the same; lists of files by their ids. */
export function sameCell(a: Cell, b: Cell): boolean {
  if (a.typed !== b.typed) return false;
  if (!Array.isArray(a.value) || !Array.isArray(b.value)) return a.value === b.value;
  const others: readonly Attachment[] = b.value;
  return a.value.length === others.length && a.value.every((file, place) => file.id === others[place]?.id);
}

export const CELL_FIELDS = [...(Object.keys(EMPTY_LINE) as LineField[]), 'attachments'] as const satisfies CellField[];

/** True when nothing was filled into the line since it was made empty. */
export function isBlank(line: SheetLine): boolean {
  const empty = newLine(line.id);
  return CELL_FIELDS.every((field) => sameCell(cellOf(line, field), cellOf(empty, field)));
}

/** The fields in which two lines differ. */
export function changedFields(before: SheetLine, after: SheetLine): CellField[] {
  return CELL_FIELDS.filter((field) => !sameCell(cellOf(before, field), cellOf(after, field)));
}

/** The line as the server takes it. */
export function toLineInput(line: SheetLine): LineInput {
  return { ...line, typed: { ...line.typed }, attachments: line.attachments.map(({ id }) => id) };
}
