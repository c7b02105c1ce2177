// The columns of the grid in the order of the keys: first those of the line itself, then those of its second line.
import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';

export type ColumnId = LineField | 'amount' | 'attachments' | 'menu';

export interface Column {
  readonly id: ColumnId;
  /** How it is typed, and by what help. `amount`, `attachments` and `menu` are not typed into. */
  readonly kind: 'date' | 'choice' | 'place' | 'text' | 'yen' | 'code' | 'amount' | 'attachments' | 'menu';
  readonly part: 'first' | 'second';
}

const first = <Id extends ColumnId>(id: Id, kind: Column['kind']) => ({ id, kind, part: 'first' }) as const;
const second = <Id extends ColumnId>(id: Id, kind: Column['kind']) => ({ id, kind, part: 'second' }) as const;

export const COLUMNS: readonly Column[] = [
  first('useDate', 'date'),
  first('purpose', 'choice'),
  first('purposeText', 'text'),
  first('transportMode', 'choice'),
  first('from', 'place'),
  first('to', 'place'),
  first('tripType', 'choice'),
  first('unitFare', 'yen'),
  first('amount', 'amount'),
  first('attachments', 'attachments'),
  first('menu', 'menu'),
  second('visitedParty', 'text'),
  second('via', 'place'),
  second('deduction', 'yen'),
  second('registrationNumber', 'code'),
  second('expenseType', 'choice'),
  second('paidBy', 'choice'),
  second('taxClass', 'choice'),
  second('invoiceBasis', 'choice'),
  second('memo', 'text'),
];

export const FIRST_PART = COLUMNS.filter(({ part }) => part === 'first');
export const SECOND_PART = COLUMNS.filter(({ part }) => part === 'second');

export function columnOf(id: ColumnId): Column {
  const column = COLUMNS.find((candidate) => candidate.id === id);
  if (!column) throw new TypeError(`no column ${id}`);
  return column;
}

/** True when a person types into it: every column but the computed and the pressed ones. */
export function isTyped(id: ColumnId): id is LineField {
  return id !== 'amount' && id !== 'attachments' && id !== 'menu';
}

export function isSecondPart(id: ColumnId): boolean {
  return columnOf(id).part === 'second';
}

/** Place among all columns, from 1 (the line's head is 1 for assistive technology, so columns begin at 2). */
export function ariaIndexOf(id: ColumnId): number {
  return COLUMNS.findIndex((column) => column.id === id) + 2;
}

export const ARIA_COLUMN_COUNT = COLUMNS.length + 1;
