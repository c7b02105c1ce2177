// The tag of the review list: what tells that nothing a reviewer sees of a month has changed.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, statement } from '../../../platform/db/statement.ts';

/**
 * The month's tag as one value, for a statement of its own or beside rows, which are then of the same moment. It changes
 * whenever a claim of the month or a person changes or something is done to an approval, and is null while a transaction is under way that could still slip
 * in below it: transactions commit in another order than they begin.
 */
export function reviewTagValue(at: Places<{ month: string }>): RawBuilder<unknown> {
  // The newest are looked up as numbers, along their index: as text 9 would come after 10.
  const claims = sql`(select c.change_xid from expense_claims c where c.month = ${at('month')}
    order by c.change_xid desc limit 1)`;
  const people = sql`(select e.change_xid from employees e order by e.change_xid desc limit 1)`;
  // A turn may pass to somebody else while the claim itself stays as it is.
  const acts = sql`(select a.change_xid from approval_acts a order by a.change_xid desc limit 1)`;
  return sql`(select case when pg_snapshot_xmin(pg_current_snapshot()) > greatest(claims, people, acts)
      then coalesce(claims::text, '') || '.' || coalesce(people::text, '') || '.' || coalesce(acts::text, '') end
    from (select ${claims} as claims, ${people} as people, ${acts} as acts offset 0) newest)`;
}

const tagOfMonth = statement<{ month: string }, { tag: string | null }>(
  (at) => sql`select ${reviewTagValue(at)} as tag`,
);

/** The month's tag alone, which is cheaper than a page by far. */
export async function reviewTag(pool: Pool, month: string): Promise<string | null> {
  return (await run(pool, tagOfMonth, { month }))[0]?.tag ?? null;
}
