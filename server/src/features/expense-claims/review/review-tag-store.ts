// The tag of the review list: what tells that nothing a reviewer sees of a month has changed.
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../../../platform/db/statement.ts';
import { newestChanges } from '../../../platform/list/list-tag-store.ts';
import { NEWEST_ACT } from '../../approvals/public.ts';

/** The month's tag: it changes whenever a claim of the month or a person changes, or something is done to an approval. */
export const reviewTag = (at: Places<{ month: string }>): RawBuilder<unknown> =>
  newestChanges([
    // The newest are looked up as numbers, along their index: as text 9 would come after 10.
    sql`select c.change_xid from expense_claims c where c.month = ${at('month')} order by c.change_xid desc limit 1`,
    sql`select e.change_xid from employees e order by e.change_xid desc limit 1`,
    // A turn may pass to somebody else while the claim itself stays as it is.
    NEWEST_ACT,
  ]);
