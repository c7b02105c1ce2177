// The outbox of the audit trail: places of the chain wait there until the log server has acknowledged their lines.
import { sql } from 'kysely';
import { one, placeLine } from '../audit/line-store.ts';
import { instant } from '../db/instant.ts';
import { type Executor, run, statement } from '../db/statement.ts';

/** A line of the chain that the log server does not have yet. */
export interface WaitingLine {
  readonly number: number;
  /** 64 hexadecimal digits. */
  readonly hash: string;
  /** An ISO instant. */
  readonly at: string;
  readonly event: string;
  /** As docs/audit-records.md describes it. */
  readonly line: string;
}

/** A place whose record somebody deleted past all fences: its line cannot be made any more. */
interface LostLine {
  readonly number: number;
  readonly line: null;
}

/** Any number does, as long as it is always the same. */
const turn = statement<Record<string, never>, { taken: boolean }>(
  () => sql`select pg_try_advisory_lock(7262002) as taken`,
);

/** True when this connection is now the one that ships; the turn is over when the connection ends, however that comes. */
export async function takeTurn(executor: Executor): Promise<boolean> {
  const [row] = await run(executor, turn, {});
  return row?.taken ?? false;
}

/** The place `c` of each number, with its record `e` or its signature `p`; nothing where somebody deleted them. */
const places = sql`audit_outbox o
    left join lateral ${one(sql`audit_chain c`, sql`c.number = o.number`)} c on true
    left join lateral ${one(sql`audit_events e`, sql`e.id = c.event_id`)} e on true
    left join lateral ${one(sql`audit_checkpoints p`, sql`p.number = c.number`)} p on true`;

const moment = sql`coalesce(e.occurred_at, p.at)`;

const following = statement<{ after: number; most: number }, (WaitingLine | LostLine) & { readonly number: unknown }>(
  (at) => sql`select o.number, encode(c.hash, 'hex') as hash, ${instant(moment)} as at,
      coalesce(e.event, 'checkpoint') as event, ${placeLine} as line
    from ${places} where o.number > ${at('after')}::bigint
    order by o.number limit ${at('most')}::int`,
);

/** The oldest lines behind a number, in their order. */
export async function linesAfter(executor: Executor, after: number, most: number): Promise<(WaitingLine | LostLine)[]> {
  const rows = await run(executor, following, { after, most });
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

const acknowledged = statement<{ upTo: number }>(
  (at) => sql`delete from audit_outbox where number <= ${at('upTo')}::bigint`,
);

/** Forgets what the log server has: every line up to the number. */
export async function forgetShipped(executor: Executor, upTo: number): Promise<void> {
  await run(executor, acknowledged, { upTo });
}

export interface Backlog {
  readonly waiting: number;
  /** When the oldest of them came about, as an ISO instant; null where none waits. */
  readonly oldestAt: string | null;
}

const ends = statement<Record<string, never>, { waiting: string; oldest_at: string | null }>(
  () => sql`select coalesce(max(number) - min(number) + 1, 0) as waiting,
      (select ${instant(moment)} from ${places} where ${moment} is not null order by o.number limit 1) as oldest_at
    from audit_outbox`,
);

/** How much waits. Numbers have no gaps, so that its two ends tell. */
export async function readBacklog(executor: Executor): Promise<Backlog> {
  const [row] = await run(executor, ends, {});
  return { waiting: Number(row?.waiting ?? 0), oldestAt: row?.oldest_at ?? null };
}
