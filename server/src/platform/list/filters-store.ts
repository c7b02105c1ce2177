// The declared filters of a list as conditions over its columns.
import type { Field, List, Range, Typed } from '@madoguchi/contract/list/list.ts';
import type { FilterValue } from '@madoguchi/contract/list/list-values.ts';
import { type RawBuilder, sql } from 'kysely';
import { midnightInTokyo } from '../db/instant.ts';
import type { Places } from '../db/statement.ts';

export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;
type At = Places<Record<string, unknown>>;

/** How a filter narrows where that is not by its field's own column. */
export type FilterColumns = Readonly<Record<string, RawBuilder<unknown> | undefined>>;

/** How a typed text narrows where not by the beginning of its field's column. */
export type TypedConditions = Readonly<
  Record<string, ((typed: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined>
>;

/** For a range over rows that last: the column of a row's last value. That of its field is the first. */
export type LastColumns = Readonly<Record<string, RawBuilder<unknown> | undefined>>;

/** The filters but for these. */
export function without(filters: FilterValues, names: readonly string[]): FilterValues {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));
}

const endName = (filter: string, end: 'from' | 'to') => `${filter}.${end}`;

function isRange(value: FilterValue): value is Range<string> | Range<number> {
  return typeof value === 'object' && 'from' in value;
}

function isTyped(value: FilterValue): value is Typed {
  return typeof value === 'object' && 'typed' in value;
}

/** The filters that are set, and which ends of their ranges: what decides the text of the conditions. */
export function filterShape(filters: FilterValues): string {
  return Object.entries(filters)
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (!isRange(value)) return [name];
      return [`${name}:${value.from === null ? '' : 'from'}${value.to === null ? '' : 'to'}`];
    })
    .join();
}

/** The values of the set filters, by the names that the conditions give them. */
export function filterParameters(filters: FilterValues): Record<string, unknown> {
  const parameters = Object.entries(filters).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined || value === 'yes') return [];
    if (isTyped(value)) return [[name, value.typed]];
    if (!isRange(value)) return [[name, value]];
    return [
      [endName(name, 'from'), value.from],
      [endName(name, 'to'), value.to],
    ];
  });
  return Object.fromEntries(parameters);
}

interface RangeOf {
  readonly name: string;
  readonly field: Field;
  readonly first: RawBuilder<unknown>;
  readonly last: RawBuilder<unknown>;
}

/** A row that lasts is in the range where any of its values is: it ends after the lower end, and begins before the upper. */
function rangeConditions({ name, field, first, last }: RangeOf, value: FilterValue, at: At) {
  if (!isRange(value)) return [];
  const ends = (['from', 'to'] as const).filter((end) => value[end] !== null);
  return ends.map((end) => {
    const said = at(endName(name, end));
    const column = end === 'from' ? last : first;
    if (field.kind === 'instant') {
      // A day in Japan, from its first moment to its last.
      return end === 'from'
        ? sql`${column} >= ${midnightInTokyo(sql`${said}::date`)}`
        : sql`${column} < ${midnightInTokyo(sql`(${said}::date + 1)`)}`;
    }
    const bound = field.kind === 'day' ? sql`${said}::date` : sql`${said}::bigint`;
    return end === 'from' ? sql`${column} >= ${bound}` : sql`${column} <= ${bound}`;
  });
}

/** One condition or more for each filter that is set. */
export function filterConditions(
  list: List,
  filters: FilterValues,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
  instead: FilterColumns,
  at: At,
  { typed = {}, lasting = {} }: { readonly typed?: TypedConditions; readonly lasting?: LastColumns } = {},
): RawBuilder<unknown>[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const field = list.fields[name];
    if (value === undefined || field === undefined) return [];
    const column = instead[name] ?? columns[field.of] ?? sql.id(field.of);
    switch (field.filterable) {
      case 'choice':
        return [sql`${column} = any(${at(name)}::text[])`];
      case 'range':
        return rangeConditions({ name, field, first: column, last: lasting[name] ?? column }, value, at);
      case 'text': {
        const said = sql`${at(name)}::text`;
        return [typed[name]?.(said) ?? sql`starts_with(${column}, ${said})`];
      }
      case 'yes':
        return [instead[name] ?? sql`${column} > 0`];
      default:
        return [];
    }
  });
}
