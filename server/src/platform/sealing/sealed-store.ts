// The SQL over sealed columns of all features: each offers the names of its own.
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../db/statement.ts';
import { run, statement } from '../db/statement.ts';

/**
 * A column (bytea, may be null) that holds sealed values. A table that refuses updates has to let pass one that changes this column
 * alone: rotation seals anew. `row` is the column whose text the place of the value names.
 */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/** Bytes 2 to 9 of a sealed value (`sealing.ts`). */
const keyIn = (column: string): RawBuilder<unknown> => sql`encode(substring(${sql.ref(column)} from 2 for 8), 'hex')`;

/** How many values each key has sealed in a column. */
export function countByKey(executor: Executor, { table, column }: SealedColumn) {
  const counted = statement<Record<never, never>, { key: string; values: number }>(
    () => sql`select ${keyIn(column)} as key, count(*)::integer as values from ${sql.table(table)}
      where ${sql.ref(column)} is not null group by 1`,
  );
  return run(executor, counted, {});
}

/** Some values that another key than this one sealed, in the order of their rows. */
export function sealedByOthers(executor: Executor, { table, column, row }: SealedColumn, key: string, batch: number) {
  const others = statement<{ key: string; batch: number }, { row: string; sealed: Buffer }>(
    (at) => sql`select ${sql.ref(row)}::text as row, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${keyIn(column)} <> ${at('key')}::text
      order by ${sql.ref(row)} limit ${at('batch')}::integer`,
  );
  return run(executor, others, { key, batch });
}

interface Renewed {
  rows: string[];
  former: Buffer[];
  renewed: Buffer[];
}

/** Puts values sealed anew in the place of the former ones, where nobody has written meanwhile. */
export function replaceSealed(executor: Executor, { table, column, row }: SealedColumn, values: Renewed) {
  const replaced = statement<Renewed>(
    (at) => sql`update ${sql.table(table)} as held set ${sql.ref(column)} = given.renewed
      from unnest(${at('rows')}::text[], ${at('former')}::bytea[], ${at('renewed')}::bytea[]) as given(row, former, renewed)
      where held.${sql.ref(row)}::text = given.row and held.${sql.ref(column)} = given.former`,
  );
  return run(executor, replaced, values);
}
