// A declared list as the columns of a file: what the screen shows, in the order of the declaration (B0-10).
import type { Field, List, RowOf } from '@madoguchi/contract/list/list.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { csvDay, dayOf } from '../csv/csv-dates.ts';
import type { Column } from '../csv/csv-file.ts';

type Cell<Row> = Column<Row>['cell'];

type Value = string | number | boolean | null | undefined;

function cellOf({ kind, valueNames }: Field, value: Value, language: Language): string | number | null {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'yen':
    case 'count':
      return Number(value);
    case 'day':
      return csvDay(String(value) as PlainDate);
    case 'instant':
      return dayOf(String(value));
    case 'state':
      return valueNames?.[String(value)]?.[language] ?? String(value);
    default:
      return String(value);
  }
}

/**
 * One column a field. `cells` writes those whose row says too little: a department's name stands in the masters.
 * `Row` is the list's row, with what such cells need besides.
 */
export function listColumns<L extends List, Row extends RowOf<L> = RowOf<L>>(
  list: L,
  cells: { readonly [Name in keyof L['fields'] & string]?: Cell<Row> } = {},
): readonly Column<Row>[] {
  const written: Readonly<Record<string, Cell<Row> | undefined>> = cells;
  return Object.entries(list.fields).map(([name, field]) => ({
    heading: field.name,
    cell:
      written[name] ?? ((row, language) => cellOf(field, (row as Readonly<Record<string, Value>>)[field.of], language)),
  }));
}
