// The file of a classification's values: the columns that an import reads.
import type { AttributeName } from '@madoguchi/contract/classifications/attributes.ts';
import { columnsOf, NO_CELL, type ValueColumn, YES_CELL } from '@madoguchi/contract/classifications/import/columns.ts';
import type { DetailRow } from '@madoguchi/contract/classifications/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { csvDay } from '../../../platform/csv/csv-dates.ts';
import type { Column } from '../../../platform/csv/csv-file.ts';

type Cell = string | number | boolean | null;

function written(value: Cell, { kind, options = {} }: ValueColumn, language: Language): string | number | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? YES_CELL : NO_CELL;
  if (kind === 'day') return csvDay(String(value) as PlainDate);
  return kind === 'choice' ? (options[String(value)]?.[language] ?? value) : value;
}

function cellOf(row: DetailRow, { name }: ValueColumn): Cell {
  if (Object.hasOwn(row, name)) return row[name as Exclude<ValueColumn['name'], AttributeName>];
  return row.extra[name] ?? null;
}

export const valueColumns = (classification: string): readonly Column<DetailRow>[] =>
  columnsOf(classification).map((column) => ({
    heading: column.heading,
    cell: (row, language) => written(cellOf(row, column), column, language),
  }));
