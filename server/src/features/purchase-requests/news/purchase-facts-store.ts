// What people are told of a purchase: its requester, of what its approvers made of it and of what others bought for them
// (B0-08). That it waits for somebody is told by the approvals.
import { sql } from 'kysely';
import type { FactSource } from '../../../platform/facts/fact-source.ts';
import { outcomeFacts } from '../../approvals/public.ts';

/** The requester `f.requester_id`, unless the fact is an act of their own. */
const REQUESTER = sql`select a.id as account_id from accounts a
  where a.employee_id = f.requester_id and a.id is distinct from f.by_account`;
const NOTHING = sql`null::uuid`;

/** Whether all has come with the receipt `d`: nothing is missing, and none came after it. */
const IS_WHOLE = sql`not exists (select from purchase_lines l
    where l.request_id = d.request_id and l.removed_at is null and l.received_quantity < l.quantity)
  and not exists (select from purchase_facts n
    where n.request_id = d.request_id and n.fact = 'received' and (n.at, n.id) > (d.at, d.id))`;

const KIND = sql`case d.fact
    when 'ordered' then 'purchase-ordered'
    when 'received' then case when ${IS_WHOLE} then 'purchase-received' else 'purchase-part-received' end
    when 'closed' then 'purchase-closed'
    when 'cancelled' then 'purchase-cancelled'
    when 'expired' then 'purchase-expired'
  end`;

/** What was done to a request after it was approved, by others or by the calendar. */
export const purchaseFacts: FactSource = {
  name: 'purchase-requests',
  facts: ({ after, before, most }) => sql`select d.id, d.change_xid, ${KIND} as kind, d.at, d.request_id as subject,
      d.request_id::text as about, jsonb_build_object('number', r.number, 'title', r.purchase_name, 'by', d.by_name) as said,
      r.employee_id as requester_id, d.by_account
    from (select * from purchase_facts d where d.change_xid > ${after} and d.change_xid < ${before}
      order by d.change_xid fetch first (${most}::int) rows with ties) d
    join purchase_requests r on r.id = d.request_id`,
  recipients: REQUESTER,
  settles: NOTHING,
};

export const purchaseOutcomes = outcomeFacts({
  name: 'purchase-request-outcomes',
  domain: 'purchase-requests',
  kinds: { approved: 'purchase-approved', returned: 'purchase-returned', rejected: 'purchase-rejected' },
  said: sql`jsonb_build_object('number', p.number, 'title', p.title, 'by', a.name)`,
});
