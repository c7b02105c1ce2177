// The facts of a purchase: its requester is told of its approvers' decision and of what others bought for them
// (B0-08). That it waits for somebody is told by the approvals.
import { sql } from 'kysely';
import type { FactSource } from '../../../platform/facts/fact-source.ts';
import { factsAlong } from '../../../platform/record/facts-store.ts';
import { outcomeFacts } from '../../approvals/public.ts';

/** The requester `f.requester_id`, unless the fact is an act of their own. */
const REQUESTER = sql`select a.id as account_id from accounts a
  where a.employee_id = f.requester_id and a.id is distinct from f.by_account`;
const NOTHING = sql`null::uuid`;

/** True when all has come with the receipt `d`: nothing is missing, and none came after it. */
const IS_WHOLE = sql`not exists (select from purchase_lines l
    where l.request_id = d.record_id and l.removed_at is null and l.received_quantity < l.quantity)
  and not exists (select from record_facts n
    where n.record_id = d.record_id and n.fact = 'received' and (n.at, n.id) > (d.at, d.id))`;

const KIND = sql`case d.fact
    when 'ordered' then 'purchase-ordered'
    when 'received' then case when ${IS_WHOLE} then 'purchase-received' else 'purchase-part-received' end
    when 'closed' then 'purchase-closed'
    when 'cancelled' then 'purchase-cancelled'
    when 'expired' then 'purchase-expired'
  end`;

/** The facts of a request after it was approved, by others or by the calendar. */
export const purchaseFacts: FactSource = {
  name: 'purchase-requests',
  facts: (span) => sql`select d.id, d.change_xid, ${KIND} as kind, d.at, d.record_id as subject,
      d.record_id::text as about, jsonb_build_object('number', r.number, 'title', r.purchase_name, 'by', d.by_name) as said,
      r.employee_id as requester_id, d.by_account
    from ${factsAlong('purchase-request', span)} d
    join purchase_requests r on r.id = d.record_id`,
  recipients: REQUESTER,
  settles: NOTHING,
};

export const purchaseOutcomes = outcomeFacts({
  name: 'purchase-request-outcomes',
  domain: 'purchase-requests',
  kinds: { approved: 'purchase-approved', returned: 'purchase-returned', rejected: 'purchase-rejected' },
});
