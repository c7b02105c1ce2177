// A write is one statement: the change, its audit row and its idempotency record, all or nothing, in one round trip. Those
// that come while others are under way are committed together.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { commitTogether } from './group-commit.ts';
import type { SentChange } from './sent-change.ts';
import { filled, type Places, type Statement, statement } from './statement.ts';

/** The platform's own parts have these names. */
type Parts = Readonly<Record<string, RawBuilder<unknown>>> & {
  readonly [Name in 'changed' | 'recorded' | 'kept']?: never;
};

/** The named parts of a change. `changed` returns one row `patch jsonb` where it took place, and none where not. */
export interface ChangeParts {
  /** Parts that `changed` reads from. */
  readonly before?: Parts;
  /** The guarded row change; `patch` holds answer fields that only the database knows, else `{}`. */
  readonly changed: RawBuilder<unknown>;
  /** Parts that happen only with it: each selects `from changed`. */
  readonly after?: Parts;
}

/** Values that the platform adds to every change. */
export interface Recorded {
  readonly audit_id: string;
  readonly now: string;
  readonly account_id: string | null;
  readonly actor: string;
  readonly roles: readonly string[];
  readonly ip: string;
  readonly user_agent: string;
  readonly operation: string;
  readonly event: string;
  readonly target_kind: string | null;
  readonly target_id: string | null;
  readonly difference: string;
  readonly request_id: string;
  readonly key: string | null;
  readonly body_hash: Buffer;
  readonly answer: string;
}

export interface Change<Values, Patch extends object = object> extends Statement<Values & Recorded, { patch: Patch }> {
  /** Of a change of many (`change-of-many.ts`): the values of one of them, of which it takes an array. */
  readonly rowOf?: (values: Values & Recorded) => string;
}

export const part = (name: string, body: RawBuilder<unknown>) => sql`${sql.id(name)} as (${body})`;

/** Writes the audit row of each that `from` has. */
export function recordedFor(at: Places<Recorded>, from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into audit_events (id, occurred_at, account_id, actor, roles, ip, user_agent, operation, event,
      target_kind, target_id, difference, request_id)
    select ${at('audit_id')}::uuid, ${at('now')}::timestamptz, ${at('account_id')}::uuid, ${at('actor')},
      ${at('roles')}::text[], ${at('ip')}, ${at('user_agent')}, ${at('operation')}, ${at('event')},
      ${at('target_kind')}, ${at('target_id')}, ${at('difference')}::jsonb || patch, ${at('request_id')}
    from ${from}`;
}

/** Keeps the answer of each that `from` has and that has a key. */
export function keptFor(at: Places<Recorded>, from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into idempotency_keys (account_id, key, operation, body_hash, answer, created_at)
    select ${at('account_id')}::uuid, ${at('key')}::text, ${at('operation')}, ${at('body_hash')}::bytea,
      ${at('answer')}::jsonb || patch, ${at('now')}::timestamptz
    from ${from} where ${at('key')}::text is not null`;
}

/** A change has no value of a recorded one's name: it would be written in its place. */
export type Unrecorded = object & { readonly [Name in keyof Recorded]?: never };

/**
 * Declares a change. Its statement is the whole transaction; a guard that fails leaves nothing behind. What is recorded of
 * it can be read by its parts too.
 */
export function change<Values extends Unrecorded, Patch extends object = object>(
  build: (at: Places<Values & Recorded>) => ChangeParts,
): Change<Values, Patch> {
  return statement<Values & Recorded, { patch: Patch }>((at) => {
    const { before = {}, changed, after = {} } = build(at);
    const record = at as unknown as Places<Recorded>;
    const parts = [
      ...Object.entries(before).map(([name, body]) => part(name, body)),
      part('changed', changed),
      ...Object.entries(after).map(([name, body]) => part(name, body)),
      part('recorded', recordedFor(record, sql`changed`)),
      part('kept', keptFor(record, sql`changed`)),
    ];
    return sql`with ${sql.join(parts, sql`, `)} select patch from changed`;
  });
}

/** Deadlock and serialization failure: the statement did nothing and may run again. */
const TRANSIENT = new Set(['40001', '40P01']);
const TRIES = 3;

/** The name of PostgreSQL's error, where it is one. */
export function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The constraint that refused, where one did. */
export function refusedBy(error: unknown): string | null {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : null;
}

function sentOf<Values extends object>(prepared: Change<Values>, values: Values & Recorded): SentChange {
  if (prepared.rowOf === undefined) return filled(prepared, values);
  const row = prepared.rowOf(values);
  return { name: prepared.name, text: prepared.text, values: [`[${row}]`], row };
}

/** Runs a change. `null`: its guard did not hold, or its key was used by a twin in the same moment. */
export async function runChange<Values extends object, Patch extends object>(
  pool: Pool,
  prepared: Change<Values, Patch>,
  values: Values & Recorded,
): Promise<Patch | null> {
  for (let tried = 1; ; tried += 1) {
    try {
      return (await commitTogether(pool, sentOf(prepared, values), values.target_id ?? '')) as Patch | null;
    } catch (error) {
      if (refusedBy(error) === 'idempotency_keys_pkey') return null;
      if (tried < TRIES && TRANSIENT.has(sqlState(error) ?? '')) continue;
      throw error;
    }
  }
}
