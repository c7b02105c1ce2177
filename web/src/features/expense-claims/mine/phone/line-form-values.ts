// A line as the phone's form holds it, and back: texts, codes and a native date, read by the rules of the sheet.
import { LINE_FIELDS, type LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { readTyped, type TypedGround } from '@madoguchi/contract/expense-claims/typed-values.ts';
import type { Patch } from '../../sheet/store/patches.ts';
import { cellOf, changedFields, type SheetLine, withCell } from '../../sheet/store/sheet-line.ts';

export type LineFormValues = Record<LineField, string>;

/** The day as the native field takes it, everything else as its canonical text; what could not be read as typed. */
export function valuesOf(line: SheetLine): LineFormValues {
  const textOf = (field: LineField): string => {
    const typed = line.typed[field];
    // A native date field holds days only; unread text stays on the line until a day is chosen.
    if (field === 'useDate') return line.useDate ?? '';
    if (typed !== undefined) return typed;
    if (field === 'deduction' && line.deduction === 0) return '';
    return String(line[field] ?? '');
  };
  return Object.fromEntries(LINE_FIELDS.map((field) => [field, textOf(field)])) as LineFormValues;
}

/** The line with the fields that differ from what the form showed of it; untouched ones keep what they hold. */
export function lineWith(line: SheetLine, values: LineFormValues, ground: TypedGround): SheetLine {
  const shown = valuesOf(line);
  return LINE_FIELDS.filter((field) => values[field] !== shown[field]).reduce(
    (result, field) => withCell(result, field, readTyped(field, values[field], ground)),
    line,
  );
}

/** The patches by which saving the form changes the line, as one step of undo. */
export function patchesBetween(before: SheetLine, after: SheetLine): Patch[] {
  return changedFields(before, after).map((field) => ({
    kind: 'set',
    lineId: before.id,
    field,
    before: cellOf(before, field),
    after: cellOf(after, field),
  }));
}
