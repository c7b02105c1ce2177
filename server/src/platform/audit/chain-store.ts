// Gives records their place in the chain. A PostgreSQL sequence would leave a gap for every transaction that was rolled
// back; so records are written without a number, and numbered after their commit, by one process at a time.
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { hold } from '../db/hold.ts';
import { instant } from '../db/instant.ts';
import { type Executor, run, statement } from '../db/statement.ts';
import type { CheckpointKey } from './checkpoint-key.ts';
import { one, recordHash } from './line-store.ts';
import { checkpointLink, checkpointText, GENESIS } from './record-line.ts';

/** The columns of `audit_events` as the line wants them. */
export const lineColumns = sql`e.id, ${instant(sql`e.occurred_at`)} as at, e.account_id as account, e.actor, e.roles, e.ip,
  e.user_agent as agent, e.operation, e.event, e.target_kind, e.target_id, e.difference::text as difference,
  e.request_id as request`;

/** Any number does, as long as it is always the same. */
const turn = statement<Record<string, never>, { taken: boolean }>(
  () => sql`select pg_try_advisory_xact_lock(7262003) as taken`,
);

/** The newest numbered record. Its place in the order says which come next. */
const newest = sql`newest as materialized (
    select change_xid, event_id from audit_chain where event_id is not null order by number desc limit 1)`;

/**
 * Records that come after it. One whose `change_xid` is beyond the newest transaction came with a dump from another server,
 * and says nothing of the order here: then all are looked through for those without a number. The number is asked for row
 * by row, so that no plan reads the chain as a whole.
 */
const found = sql`(e.change_xid, e.id) > (
      coalesce((select n.change_xid from newest n where n.change_xid < pg_snapshot_xmax(pg_current_snapshot())), '0'),
      coalesce((select n.event_id from newest n), '00000000-0000-0000-0000-000000000000'))
    and (select c.number from audit_chain c where c.event_id = e.id) is null`;

/** Records of transactions that are over: nothing can come before them any more. */
const settled = sql`(e.change_xid < pg_snapshot_xmin(pg_current_snapshot())
      or e.change_xid >= pg_snapshot_xmax(pg_current_snapshot()))`;

/** The end of the chain. */
interface End {
  /** How many records got their number. */
  readonly records: number;
  readonly number: string;
  readonly change_xid: string;
  readonly hash: Buffer;
  /** True when it was a checkpoint before, or nothing at all. */
  readonly was_signed: boolean;
  /** An ISO instant. */
  readonly checkpoint_at: string | null;
}

/** Numbers the next records, oldest first: each place is made from the one before it. */
const extend = statement<{ most: number }, End>(
  (at) => sql`with recursive ${newest},
    last as materialized (
      select number, change_xid, hash, event_id is null as is_checkpoint from audit_chain order by number desc limit 1),
    next as materialized (
      select array(select e.id from audit_events e where ${found} and ${settled}
        order by e.change_xid, e.id limit ${at('most')}::int) as ids),
    grown as (
      select 0 as nth, coalesce((select number from last), 0) as number, null::uuid as event_id,
        coalesce((select change_xid from last), '0') as change_xid, null::bytea as previous,
        coalesce((select hash from last), decode(${sql.lit(GENESIS)}, 'hex')) as hash
      union all
      select g.nth + 1, g.number + 1, e.id, e.change_xid, g.hash, ${recordHash(sql`g.number + 1`, sql`g.hash`)}
      from grown g cross join next n cross join lateral ${one(sql`audit_events e`, sql`e.id = n.ids[g.nth + 1]`)} e),
    placed as (
      insert into audit_chain (number, event_id, change_xid, previous, hash)
      select number, event_id, change_xid, previous, hash from grown where nth > 0),
    sent as (insert into audit_outbox (number) select number from grown where nth > 0)
    select g.nth as records, g.number, g.change_xid, g.hash,
      coalesce((select is_checkpoint from last), true) as was_signed,
      (select ${instant(sql`p.at`)} from audit_checkpoints p order by p.number desc limit 1) as checkpoint_at
    from grown g order by g.nth desc limit 1`,
);

interface CheckpointRow {
  readonly number: string;
  readonly change_xid: string;
  readonly previous: Buffer;
  readonly hash: Buffer;
  readonly at: string;
  readonly key: string;
  readonly signature: Buffer;
}

const sign = statement<CheckpointRow>(
  (at) => sql`with placed as (
      insert into audit_chain (number, change_xid, previous, hash)
      values (${at('number')}::bigint, ${at('change_xid')}::xid8, ${at('previous')}::bytea, ${at('hash')}::bytea)),
    sent as (insert into audit_outbox (number) values (${at('number')}::bigint))
    insert into audit_checkpoints (number, at, key, signature)
    values (${at('number')}::bigint, ${at('at')}::timestamptz, ${at('key')}, ${at('signature')}::bytea)`,
);

/** The input of a batch. */
export interface Batch {
  readonly key: CheckpointKey;
  /** ISO instant. */
  readonly now: string;
  /** A checkpoint is made once the last one is this old. 0: at once, where something came since. */
  readonly checkpointAfterMs: number;
  readonly most: number;
}

export interface Numbered {
  /** How many records got their number. */
  readonly records: number;
  /** True when another process is at it just now. */
  readonly isElsewhere: boolean;
}

/** Numbers the next records, all or nothing, and makes the checkpoint that is due. */
export function numberNext(pool: Pool, batch: Batch): Promise<Numbered> {
  return hold(pool, async (client) => {
    await client.query('begin');
    const [taken] = await run(client, turn, {});
    const records = taken?.taken ? await extendChain(client, batch) : 0;
    await client.query('commit');
    return { records, isElsewhere: !taken?.taken };
  });
}

async function extendChain(client: PoolClient, batch: Batch): Promise<number> {
  const [end] = await run(client, extend, { most: batch.most });
  if (end === undefined) throw new Error('the chain has no end');
  const isSigned = end.records === 0 && end.was_signed;
  if (!isSigned && isDue(end, batch)) await run(client, sign, signed(end, batch));
  return end.records;
}

function isDue({ checkpoint_at }: End, { now, checkpointAfterMs }: Batch): boolean {
  if (checkpoint_at === null) return true;
  return Date.parse(now) - Date.parse(checkpoint_at) >= checkpointAfterMs;
}

/** A checkpoint behind the end. */
function signed({ number, change_xid, hash: previous }: End, { key, now }: Batch): CheckpointRow {
  const following = BigInt(number) + 1n;
  const place = { at: now, key: key.name };
  const before = previous.toString('hex');
  const signature = key.sign(checkpointText(following, place, before));
  const { hash } = checkpointLink(following, place, before, signature);
  return {
    ...place,
    number: String(following),
    change_xid,
    previous,
    hash: Buffer.from(hash, 'hex'),
    signature: Buffer.from(signature, 'base64'),
  };
}

const waiting = statement<Record<string, never>, { at: string }>(
  () => sql`with ${newest}
    select ${instant(sql`e.occurred_at`)} as at from audit_events e where ${found} order by e.change_xid, e.id limit 1`,
);

/** When the oldest record without a number came about, as an ISO instant; null where all have one. */
export async function readWaitingSince(executor: Executor): Promise<string | null> {
  const [row] = await run(executor, waiting, {});
  return row?.at ?? null;
}
