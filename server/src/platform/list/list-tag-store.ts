// The tag of a list: what tells that nothing it shows has changed.
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Places, run, statement } from '../db/statement.ts';

/**
 * The newest changes of what a list shows as one value, of the same moment as the rows beside it. `newest`: selects of one
 * `change_xid` each. Null while a transaction is under way that could still slip in below them: transactions commit in
 * another order than they begin. Null as well where nothing has ever changed.
 */
export function newestChanges(newest: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const names = newest.map((_, place) => sql.id(`newest_${place}`));
  const columns = newest.map((changed, place) => sql`(${changed}) as ${names[place]}`);
  const written = names.map((name) => sql`coalesce(${name}::text, '')`);
  return sql`(select case when pg_snapshot_xmin(pg_current_snapshot()) > greatest(${sql.join(names)})
      then ${sql.join(written, sql` || '.' || `)} end
    from (select ${sql.join(columns)} offset 0) newest)`;
}

/** Reads a tag alone, which is cheaper than a page by far. `tag` is its SQL, of the values that it is given. */
export function tagReader<Values extends object>(
  tag: (at: Places<Values>) => RawBuilder<unknown>,
): (executor: Executor, values: Values) => Promise<string | null> {
  const alone = statement<Values, { tag: string | null }>((at) => sql`select ${tag(at)} as tag`);
  return async (executor, values) => (await run(executor, alone, values))[0]?.tag ?? null;
}

/** A page beside its list's tag. */
export interface TaggedRows {
  readonly tag: string | null;
  /** A row as JSON to a line; null where there are none, or where the caller has them. A line break in a text is escaped. */
  readonly rows: string | null;
}

/**
 * The rows as one text beside the tag: `TaggedRows`. `rows`: a select of JSON texts named `row`, in order. Where the tag is
 * still `known` the caller has the page, and none are written.
 */
export function besideTag(
  rows: RawBuilder<unknown>,
  tag: RawBuilder<unknown>,
  known: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select tag, case when tag = ${known} then null else
      (select string_agg(row, e'\\n') from (${rows}) page) end as rows
    from (select ${tag} as tag offset 0) list`;
}

/** The same of a list that has no tag. */
export function untagged(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select null as tag, string_agg(row, e'\\n') as rows from (${rows}) page`;
}
