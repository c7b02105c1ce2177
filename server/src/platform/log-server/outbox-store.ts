// The outbox of the audit trail: lines of the chain wait there until the log server has acknowledged them.
import { sql } from 'kysely';
import { type Executor, run, statement } from '../db/statement.ts';

export interface WaitingLine {
  readonly number: number;
  /** As docs/audit-records.md describes it. */
  readonly line: string;
}

/** Any number does, as long as it is always the same. */
const turn = statement<Record<string, never>, { taken: boolean }>(
  () => sql`select pg_try_advisory_lock(7262002) as taken`,
);

/** Whether this connection is now the one that ships; the turn is over when the connection ends, however that comes. */
export async function takeTurn(executor: Executor): Promise<boolean> {
  const [row] = await run(executor, turn, {});
  return row?.taken ?? false;
}

const following = statement<{ after: number; most: number }, { number: string; line: string }>(
  (at) => sql`select number, line from audit_outbox where number > ${at('after')}::bigint
    order by number limit ${at('most')}::int`,
);

/** The oldest lines behind a number, in their order. */
export async function linesAfter(executor: Executor, after: number, most: number): Promise<WaitingLine[]> {
  const rows = await run(executor, following, { after, most });
  return rows.map(({ number, line }) => ({ number: Number(number), line }));
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
      (select line::json ->> 'at' from audit_outbox order by number limit 1) as oldest_at
    from audit_outbox`,
);

/** How much waits. Numbers have no gaps, so that its two ends tell. */
export async function readBacklog(executor: Executor): Promise<Backlog> {
  const [row] = await run(executor, ends, {});
  return { waiting: Number(row?.waiting ?? 0), oldestAt: row?.oldest_at ?? null };
}
