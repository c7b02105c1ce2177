// A change that many people make in the same hour (docs/decisions/0005): those that wait together are one statement, which
// PostgreSQL begins once for all of them.
import { type RawBuilder, sql } from 'kysely';
import { type Change, type ChangeParts, keptFor, part, type Recorded, recordedFor, type Unrecorded } from './change.ts';
import { type Places, statement } from './statement.ts';

/** How a value is sent. One of the JSON types is JSON text already. */
export type ValueType = 'uuid' | 'text' | 'integer' | 'bigint' | 'timestamptz' | 'text[]' | 'bytea' | 'json' | 'jsonb';

type Types<Values> = { readonly [Name in keyof Values & string]: ValueType };

const RECORDED: Types<Recorded> = {
  audit_id: 'uuid',
  now: 'timestamptz',
  account_id: 'uuid',
  actor: 'text',
  roles: 'text[]',
  ip: 'text',
  user_agent: 'text',
  operation: 'text',
  event: 'text',
  target_kind: 'text',
  target_id: 'text',
  difference: 'jsonb',
  request_id: 'text',
  key: 'text',
  body_hash: 'bytea',
  answer: 'jsonb',
};

/** No column of a table has such a name: a value is found wherever its row is at hand. */
const nameOf = (value: string) => `$${value}`;

function written(type: ValueType, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (type === 'json' || type === 'jsonb') return value as string;
  if (type === 'bytea') return `"\\\\x${(value as Buffer).toString('hex')}"`;
  return JSON.stringify(value);
}

/** The values of one change as a JSON object. */
function rowWriter<Values extends object>(types: Types<Values>): (values: Values) => string {
  const places = Object.entries<ValueType>(types).map(([name, type]) => ({
    name: name as keyof Values,
    type,
    head: `${JSON.stringify(nameOf(name))}:`,
  }));
  return (values) => `{${places.map(({ name, type, head }) => head + written(type, values[name])).join()}}`;
}

/** Has one row for each change, with `nth` and its values. */
export const EACH = sql`each`;

/** The rows of a part that returns `nth`, each with its values. */
export const withValues = (rows: RawBuilder<unknown>) => sql`(${rows} join ${EACH} using (nth))`;

/**
 * Declares a change for any number at once. As `change`, but a value stands for a column: a part reads it where it has the
 * rows of `EACH`, or of a part `withValues`. What a part does for one must not depend on its doing it for another, and
 * `changed` returns `nth` with each `patch`. No two of a statement have the same target.
 */
export function changeOfMany<Values extends Unrecorded, Patch extends object = object>(
  types: Types<Values>,
  build: (at: Places<Values & Recorded>) => ChangeParts,
): Change<Values, Patch> {
  const all = { ...types, ...RECORDED } as Types<Values & Recorded>;
  const at = ((name: string) => sql.id(nameOf(name))) as unknown as Places<Values & Recorded>;
  const record = at as unknown as Places<Recorded>;
  const columns = Object.entries<ValueType>(all).map(([name, type]) => sql`${sql.id(nameOf(name))} ${sql.raw(type)}`);
  const { before = {}, changed, after = {} } = build(at);
  const done = withValues(sql`changed`);
  const prepared = statement<{ rows: string }, { patch: Patch }>((place) => {
    const each = sql`select e.*, e.ordinality as nth
      from rows from (json_to_recordset(${place('rows')}::json) as (${sql.join(columns)})) with ordinality e`;
    const parts = [
      part('each', each),
      ...Object.entries(before).map(([name, body]) => part(name, body)),
      part('changed', changed),
      ...Object.entries(after).map(([name, body]) => part(name, body)),
      part('recorded', recordedFor(record, done)),
      part('kept', keptFor(record, done)),
    ];
    return sql`with ${sql.join(parts, sql`, `)} select jsonb_object_agg(nth, patch) as patch from changed`;
  });
  return { ...prepared, order: [], rowOf: rowWriter(all) };
}
