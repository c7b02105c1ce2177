// The input and the output of the operations behind a list, made from its declaration.
import * as z from 'zod';
import { holdsMyNumber } from '../values/my-number.ts';
import { PageKey, PageSize, page } from '../values/page.ts';
import { text } from '../values/text.ts';
import type { Field, FilterNameOf, FilterValueOf, List, SortKey, SortKeyOf } from './list.ts';
import { LONGEST_SEARCH } from './list-state.ts';
import { readFilter, readSort } from './list-values.ts';

type FieldsIn<L extends List> = L['fields'];

type SortText<Fields> = SortKeyOf<Fields> | `${SortKeyOf<Fields>},${string}`;

/** The input that narrows and orders a list, shared by its pages and its file. */
type Narrowing<Fields> = {
  q: z.ZodDefault<z.ZodString>;
  sort: z.ZodDefault<z.ZodType<readonly SortKeyOf<Fields>[], SortText<Fields>>>;
} & { [Name in FilterNameOf<Fields>]: z.ZodOptional<z.ZodType<FilterValueOf<Fields[Name]>, string>> };

function read<Value>(code: 'sort' | 'filter', reader: (text: string) => Value | null) {
  return z.string().transform((text, context): Value => {
    const value = reader(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: code });
    return z.NEVER;
  });
}

/** Typed text goes into the record of an export, where a My Number must not be kept either (B2-06). */
const readUnlessMyNumber = (field: Field, said: string) =>
  field.filterable === 'text' && holdsMyNumber(said) ? null : readFilter(field, said);

/** `q`, `sort` and the filters of a list, for the shape of an operation's input. */
export function listNarrowing<L extends List>(list: L): Narrowing<FieldsIn<L>> {
  const filters = Object.entries<Field>(list.fields).flatMap(([name, field]) =>
    field.filterable === undefined
      ? []
      : [[name, read('filter', (said) => readUnlessMyNumber(field, said)).optional()]],
  );
  const shape = {
    q: text(LONGEST_SEARCH).default(''),
    sort: read('sort', (said) => readSort(list, said)).default(() => list.sort as readonly SortKey<L>[]),
    ...Object.fromEntries(filters),
  };
  // The entries are those of the declaration, name by name; TypeScript cannot follow `fromEntries`.
  return shape as unknown as Narrowing<FieldsIn<L>>;
}

/** The narrowing with the place of a page: `after` and `limit` (≤ 200). */
export function listInput<L extends List>(list: L) {
  return { ...listNarrowing(list), after: PageKey.optional(), limit: PageSize };
}

/** A page of the list's rows, with the key of the next. */
export function listOutput<L extends List>(list: L) {
  return page(list.row as L['row']);
}

/** `shift_jis` names, in a header, the characters it had to replace; UTF-8 with BOM loses none (B0-10). */
export const FileEncoding = z.enum(['utf-8', 'shift_jis']).default('utf-8');

/** The narrowing with the encoding of the file that it is exported to, whole. */
export function listExport<L extends List>(list: L) {
  return { ...listNarrowing(list), encoding: FileEncoding };
}
