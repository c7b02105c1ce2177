// Gives records their place in the chain. A PostgreSQL sequence would leave a gap for every transaction that was rolled
// back; so records are written without a number, and numbered after their commit, by one process at a time.
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { hold } from '../db/hold.ts';
import { instant } from '../db/instant.ts';
import { type Executor, run, statement } from '../db/statement.ts';
import type { CheckpointKey } from './checkpoint-key.ts';
import { checkpointLink, checkpointText, GENESIS, type LineRecord, type Link, recordLink } from './record-line.ts';

/** The columns of `audit_events` as the line wants them. */
export const lineColumns = sql`e.id, ${instant(sql`e.occurred_at`)} as at, e.account_id as account, e.actor, e.roles, e.ip,
  e.user_agent as agent, e.operation, e.event, e.target_kind, e.target_id, e.difference::text as difference,
  e.request_id as request`;

interface Head {
  readonly number: string;
  readonly hash: Buffer;
  readonly change_xid: string;
  readonly is_checkpoint: boolean;
  readonly checkpoint_at: string | null;
}

/** Any number does, as long as it is always the same. */
const turn = statement<Record<string, never>, { taken: boolean }>(
  () => sql`select pg_try_advisory_xact_lock(7262003) as taken`,
);

const head = statement<Record<string, never>, Head>(
  () => sql`select c.number, c.hash, c.change_xid, c.event_id is null as is_checkpoint,
      (select ${instant(sql`p.at`)} from audit_checkpoints p order by p.number desc limit 1) as checkpoint_at
    from audit_chain c order by c.number desc limit 1`,
);

/** The newest numbered record. Its place in the order says which come next. */
const newest = sql`with newest as materialized (
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

/** Of transactions that are over: nothing can come before them any more. Oldest first. */
const unnumbered = statement<{ most: number }, LineRecord & { change_xid: string }>(
  (at) => sql`${newest}
    select ${lineColumns}, e.change_xid from audit_events e
    where ${found} and (e.change_xid < pg_snapshot_xmin(pg_current_snapshot())
      or e.change_xid >= pg_snapshot_xmax(pg_current_snapshot()))
    order by e.change_xid, e.id limit ${at('most')}::int`,
);

interface Places {
  readonly numbers: readonly string[];
  readonly events: readonly (string | null)[];
  readonly xids: readonly string[];
  readonly previous: readonly Buffer[];
  readonly hashes: readonly Buffer[];
  readonly lines: readonly string[];
}

const append = statement<Places>(
  (at) => sql`with placed as (
      insert into audit_chain (number, event_id, change_xid, previous, hash)
      select * from unnest(${at('numbers')}::bigint[], ${at('events')}::uuid[], ${at('xids')}::xid8[],
        ${at('previous')}::bytea[], ${at('hashes')}::bytea[]))
    insert into audit_outbox (number, line) select * from unnest(${at('numbers')}::bigint[], ${at('lines')}::text[])`,
);

const sign = statement<{ number: string; at: string; key: string; signature: Buffer }>(
  (at) => sql`insert into audit_checkpoints (number, at, key, signature)
    values (${at('number')}::bigint, ${at('at')}::timestamptz, ${at('key')}, ${at('signature')}::bytea)`,
);

/** What a batch is made with. */
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
  /** Whether another process is at it just now. */
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
  const [last] = await run(client, head, {});
  const records = await run(client, unnumbered, { most: batch.most });
  const chain = new Growth(last);
  for (const { change_xid, ...record } of records) {
    chain.add(record.id, change_xid, recordLink(chain.next, record, chain.hash));
  }
  const isSigned = records.length === 0 && (last?.is_checkpoint ?? true);
  const checkpoint = !isSigned && isDue(last, batch) ? signed(chain, batch) : null;
  if (chain.isGrown) await run(client, append, chain.places);
  if (checkpoint) await run(client, sign, checkpoint);
  return records.length;
}

function isDue(last: Head | undefined, { now, checkpointAfterMs }: Batch): boolean {
  if (!last?.checkpoint_at) return true;
  return Date.parse(now) - Date.parse(last.checkpoint_at) >= checkpointAfterMs;
}

/** Adds a checkpoint to the chain, and answers its row. */
function signed(chain: Growth, { key, now }: Batch) {
  const number = chain.next;
  const place = { at: now, key: key.name };
  const signature = key.sign(checkpointText(number, place, chain.hash));
  chain.add(null, chain.xid, checkpointLink(number, place, chain.hash, signature));
  return { ...place, number: String(number), signature: Buffer.from(signature, 'base64') };
}

/** What a batch adds to the end of the chain. */
class Growth {
  readonly places = {
    numbers: [] as string[],
    events: [] as (string | null)[],
    xids: [] as string[],
    previous: [] as Buffer[],
    hashes: [] as Buffer[],
    lines: [] as string[],
  } satisfies Places;
  next: bigint;
  hash: string;
  xid: string;

  constructor(last: Head | undefined) {
    this.next = BigInt(last?.number ?? 0) + 1n;
    this.hash = last?.hash.toString('hex') ?? GENESIS;
    this.xid = last?.change_xid ?? '0';
  }

  get isGrown(): boolean {
    return this.places.numbers.length > 0;
  }

  add(event: string | null, xid: string, { line, hash }: Link): void {
    const { numbers, events, xids, previous, hashes, lines } = this.places;
    numbers.push(String(this.next));
    events.push(event);
    xids.push(xid);
    previous.push(Buffer.from(this.hash, 'hex'));
    hashes.push(Buffer.from(hash, 'hex'));
    lines.push(line);
    this.next += 1n;
    this.hash = hash;
    this.xid = xid;
  }
}

const waiting = statement<Record<string, never>, { at: string }>(
  () => sql`${newest}
    select ${instant(sql`e.occurred_at`)} as at from audit_events e where ${found} order by e.change_xid, e.id limit 1`,
);

/** When the oldest record without a number came about, as an ISO instant; null where all have one. */
export async function readWaitingSince(executor: Executor): Promise<string | null> {
  const [row] = await run(executor, waiting, {});
  return row?.at ?? null;
}
