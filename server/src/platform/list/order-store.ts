// In which order a list's rows come, and which of them lie beyond a given row (B0-10).
import type { FieldKind, List } from '@madoguchi/contract/list/list.ts';
import { sortParts } from '@madoguchi/contract/list/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../db/statement.ts';

/** One step of the order. */
export interface Term {
  /** The key of the row. */
  readonly column: string;
  readonly kind: FieldKind | 'id';
  readonly descending: boolean;
  readonly nullable: boolean;
}

export type KeyValue = string | number | null;

export interface OrderOptions {
  /** Instead of the list's own key, where fewer columns name one row. */
  readonly key?: readonly string[] | undefined;
  /** Columns that the contract lets be null, and this source never has so: an index then serves both directions. */
  readonly neverNull?: readonly string[] | undefined;
}

/** The terms of a sort, and the list's key, which settles what the sort leaves equal, in the last sort's direction. */
export function termsOf(list: List, sort: readonly string[], { key, neverNull = [] }: OrderOptions = {}): Term[] {
  const nullable = (column: string) =>
    !neverNull.includes(column) && (list.row.shape[column]?.safeParse(null).success ?? true);
  const sorted = sort.map(sortParts).map(({ field, descending }): Term => {
    const { of, kind } = list.fields[field] ?? unknownField(list, field);
    return { column: of, kind, descending, nullable: nullable(of) };
  });
  const descending = sorted.at(-1)?.descending ?? false;
  const settling = (key ?? list.key)
    .filter((column) => sorted.every((term) => term.column !== column))
    .map((column): Term => {
      const field = Object.values(list.fields).find(({ of }) => of === column);
      return { column, kind: field?.kind ?? 'id', descending, nullable: nullable(column) };
    });
  return [...sorted, ...settling];
}

function unknownField(list: List, field: string): never {
  throw new TypeError(`${list.id} has no field ${field}`);
}

export type Columns = Readonly<Record<string, RawBuilder<unknown>>>;

const columnOf = (columns: Columns, { column }: Term) => columns[column] ?? sql.id(column);

/** `order by` without the words. What is empty comes last in both directions, as people expect it. */
export function orderBy(terms: readonly Term[], columns: Columns): RawBuilder<unknown> {
  return sql.join(
    terms.map((term) => {
      const column = columnOf(columns, term);
      if (!term.descending) return sql`${column} asc`;
      return term.nullable ? sql`${column} desc nulls last` : sql`${column} desc`;
    }),
  );
}

const CAST = {
  text: sql`text`,
  code: sql`text`,
  state: sql`text`,
  yen: sql`bigint`,
  count: sql`bigint`,
  day: sql`date`,
  instant: sql`timestamptz`,
  id: sql`uuid`,
} as const satisfies Record<Term['kind'], RawBuilder<unknown>>;

/** The name under which the value of the nth term is sent. */
export const keyName = (nth: number) => `key${nth}`;

/**
 * Which rows come after the row whose values are sent as key0, key1, …; `isNull` tells which of these are null, because
 * that is part of the condition. Where no term may be null and all go one way it is one comparison of rows, along an
 * index; else the first term alone lets an index begin at the key.
 */
export function beyond(
  terms: readonly Term[],
  isNull: readonly boolean[],
  columns: Columns,
  at: Places<Record<string, unknown>>,
): RawBuilder<unknown> {
  const compared = terms.map((term, nth) => ({
    ...term,
    value: sql`${at(keyName(nth))}::${CAST[term.kind]}`,
    sql: columnOf(columns, term),
    empty: isNull[nth] === true,
  }));
  const [first] = compared;
  const oneWay = compared.every((term) => !term.nullable && term.descending === first?.descending);
  if (oneWay) {
    const [left, right] = [sql.join(compared.map((term) => term.sql)), sql.join(compared.map((term) => term.value))];
    return sql`(${left}) ${first?.descending ? sql`<` : sql`>`} (${right})`;
  }
  const after = (term: (typeof compared)[number], orEqual = false) => {
    const sign = sql`${term.descending ? sql`<` : sql`>`}${orEqual ? sql`=` : sql``}`;
    const larger = sql`${term.sql} ${sign} ${term.value}`;
    return term.nullable ? sql`(${larger} or ${term.sql} is null)` : larger;
  };
  const same = (term: (typeof compared)[number]) =>
    term.empty ? sql`${term.sql} is null` : sql`${term.sql} = ${term.value}`;
  // Nothing comes after an empty value, so a term that is empty in the key adds no way of its own.
  const ways = compared.flatMap((term, nth) =>
    term.empty ? [] : [sql`(${sql.join([...compared.slice(0, nth).map(same), after(term)], sql` and `)})`],
  );
  if (first === undefined || ways.length === 0) return sql`false`;
  const begin = first.empty ? same(first) : after(first, true);
  return sql`${begin} and (${sql.join(ways, sql` or `)})`;
}
