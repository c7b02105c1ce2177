// The tag of the review list: what tells that nothing a reviewer sees of a month has changed.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, statement } from '../../../platform/db/statement.ts';
import { newestChanges } from '../../../platform/list/list-tag-store.ts';
import { NEWEST_ACT } from '../../approvals/public.ts';

/** The month's tag: it changes whenever a claim of the month or a person changes, or something is done to an approval. */
export const reviewTagValue = (at: Places<{ month: string }>): RawBuilder<unknown> =>
  newestChanges([
    // The newest are looked up as numbers, along their index: as text 9 would come after 10.
    sql`select c.change_xid from expense_claims c where c.month = ${at('month')} order by c.change_xid desc limit 1`,
    sql`select e.change_xid from employees e order by e.change_xid desc limit 1`,
    // A turn may pass to somebody else while the claim itself stays as it is.
    NEWEST_ACT,
  ]);

const tagOfMonth = statement<{ month: string }, { tag: string | null }>(
  (at) => sql`select ${reviewTagValue(at)} as tag`,
);

/** The month's tag alone, which is cheaper than a page by far. */
export async function reviewTag(pool: Pool, month: string): Promise<string | null> {
  return (await run(pool, tagOfMonth, { month }))[0]?.tag ?? null;
}
