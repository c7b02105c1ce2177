// The SQL of a purchase request's steps: one statement each.
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../../platform/db/statement.ts';
import { type AmountValues, approvedTable, type MoveValues } from '../approvals/public.ts';
import { CONTENT } from './store.ts';

export const PURCHASE_TABLE = approvedTable({
  noun: 'purchase-request',
  table: 'purchase_requests',
  row: 'r',
  prefix: 'PR',
});

/** A value of the caller's where the act ends the request one way or the other, else what stood there. */
const whenDecided = (at: Places<MoveValues>, value: RawBuilder<unknown>, column: string) =>
  sql`case when ${at('outcome')} in ('approved', 'rejected') then ${value} else ${sql.ref(column)} end`;

/**
 * A request that comes back keeps its content as it was: what is changed can then be seen. One that is decided keeps who
 * decided (S2-15), an approved one what was agreed to.
 */
export const movePurchase = PURCHASE_TABLE.moveBy(
  (at) => sql`,
      returned_content = case when ${at('outcome')} = 'returned' then ${CONTENT}::jsonb else r.returned_content end,
      approved_yen = case when ${at('outcome')} = 'approved' then coalesce(r.approved_yen, r.total_yen)
        else r.approved_yen end,
      approved_at = case when ${at('outcome')} = 'approved' then ${at('at')}::timestamptz end,
      decided_at = ${whenDecided(at, sql`${at('at')}::timestamptz`, 'r.decided_at')},
      last_decider_id = ${whenDecided(at, sql`nullif(${at('byEmployee')}, '')::uuid`, 'r.last_decider_id')},
      last_decider_number = ${whenDecided(at, sql`nullif(${at('byNumber')}, '')`, 'r.last_decider_number')},
      last_decider_name = ${whenDecided(at, at('byName'), 'r.last_decider_name')}`,
);

/** Takes up an amount that an approver changed (B3-05), inside the engine's statement. */
export const takeAmount = (at: Places<AmountValues>): RawBuilder<unknown> => sql`update purchase_requests r set
      approved_yen = ${at('amount')}::bigint, version = version + 1, updated_at = ${at('at')}::timestamptz,
      change_xid = pg_current_xact_id()
    from held where r.id = held.subject_id and ${PURCHASE_TABLE.isUnderApproval}
    returning r.id`;

interface Submission {
  categoryName: string | null;
  /** Approver of the last step, by id and name. */
  decider: string | null;
  deciderName: string;
}

/** Nothing is agreed to yet; who is expected to have the last word stands in the row. */
export const submitPurchase = PURCHASE_TABLE.submit<Submission>(
  (at) => sql`, purchase_category_name = ${at('categoryName')}, approved_yen = null, decided_at = null,
      last_decider_id = ${at('decider')}::uuid, last_decider_name = ${at('deciderName')},
      last_decider_number = (select e.number from employees e where e.id = ${at('decider')}::uuid)`,
);
