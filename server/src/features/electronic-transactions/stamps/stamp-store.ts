// The SQL of time stamps: which versions wait for one, in the order of the chain, and the one that each got.
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';

/** A version that waits. The bytes that are stamped are those whose SHA-256 is its digest. */
export interface Unstamped {
  readonly recordId: string;
  readonly version: number;
  readonly digest: string;
  /** In hex. */
  readonly data: string;
}

const next = statement<object, Unstamped>(
  () => sql`select v.record_id as "recordId", v.version, encode(v.digest, 'hex') as digest,
      encode(v.previous || convert_to(transaction_canonical_text(v), 'UTF8'), 'hex') as data
    from transaction_index i join transaction_versions v on v.record_id = i.record_id and v.version = i.version
    where i.stamp = 'waiting' order by v.chain_seq limit 1`,
);

export async function findUnstamped(executor: Executor): Promise<Unstamped | null> {
  return (await run(executor, next, {}))[0] ?? null;
}

const since = statement<object, { since: string | null; count: number }>(
  () => sql`select ${instant(sql`min(i.at)`)} as since, count(*)::int as count from transaction_index i
    where i.stamp = 'waiting'`,
);

/** Since when the oldest version waits, and how many do. */
export async function findWaitingStamps(executor: Executor): Promise<{ since: string | null; count: number }> {
  return (await run(executor, since, {}))[0] ?? { since: null, count: 0 };
}

interface NewStamp {
  recordId: string;
  version: number;
  token: Buffer;
  stampedAt: string;
  policy: string;
  serial: string;
  authority: string;
  at: string;
}

/** Keeps the stamp of a version that waits; nothing where it has one already. */
export const insertStamp = change<NewStamp>((at) => ({
  before: {
    held: sql`update transaction_index set stamp = 'stamped'
      where record_id = ${at('recordId')}::uuid and version = ${at('version')}::int and stamp = 'waiting'
      returning record_id, version`,
    stamped: sql`insert into transaction_stamps (record_id, version, token, stamped_at, policy, serial, authority, received_at)
      select record_id, version, ${at('token')}::bytea, ${at('stampedAt')}::timestamptz, ${at('policy')}, ${at('serial')},
        ${at('authority')}, ${at('at')}::timestamptz from held returning version`,
  },
  changed: sql`select '{}'::jsonb as patch from stamped`,
}));

/** The token of a version, with the bytes whose SHA-256 it is over. */
export interface StampOfVersion {
  readonly number: string;
  readonly token: Buffer;
  readonly data: Buffer;
}

const token = statement<{ recordId: string; version: number }, StampOfVersion>(
  (at) => sql`select v.number, s.token, v.previous || convert_to(transaction_canonical_text(v), 'UTF8') as data
    from transaction_stamps s join transaction_versions v on v.record_id = s.record_id and v.version = s.version
    where s.record_id = ${at('recordId')}::uuid and s.version = ${at('version')}::int`,
);

export async function findToken(executor: Executor, of: { recordId: string; version: number }) {
  return (await run(executor, token, of))[0] ?? null;
}

const turn = statement<object, { taken: boolean }>(() => sql`select pg_try_advisory_lock(7262031) as taken`);
const turnOver = statement<object>(() => sql`select pg_advisory_unlock(7262031)`);

/** One process stamps at a time, for as long as its connection holds this: in order, and each version once. */
export async function takeStampTurn(client: Executor): Promise<boolean> {
  return (await run(client, turn, {}))[0]?.taken === true;
}

export async function endStampTurn(client: Executor): Promise<void> {
  await run(client, turnOver, {});
}
