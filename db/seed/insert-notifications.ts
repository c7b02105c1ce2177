// Recent notifications of the sample's people: turns to decide, and outcomes of their own claims.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';

/** Older ones would have been put away. */
const TOLD_DAYS = 40;
/** Older ones have been read. */
const UNREAD_DAYS = 10;

/** By which of its acts an approval ended: the last one that is no comment. */
const ENDED = `select distinct on (a.approval_id) a.id, a.at, a.name as by, p.domain,
    case a.kind when 'return' then 'returned' when 'reject' then 'rejected' else 'approved' end as outcome,
    p.subject_id, p.about, p.number, p.title, p.requester_name, p.requester_id
  from approval_acts a join approvals p on p.id = a.approval_id
  where p.status in ('approved', 'returned', 'rejected') and a.kind in ('approve', 'check', 'return', 'reject')
  order by a.approval_id, a.at desc`;

/** Steps after approval that others, or the calendar, took with a purchase request. */
const BOUGHT = `select f.id, f.at, f.by_account, f.by_name as by, r.id as subject_id, r.number, r.purchase_name as title,
    r.employee_id as requester_id,
    case when f.fact <> 'received' then f.fact
      when exists (select from purchase_lines l where l.request_id = r.id and l.received_quantity < l.quantity)
        or exists (select from record_facts n where n.record_id = r.id and n.fact = 'received' and n.at > f.at)
        then 'part-received'
      else 'received' end as outcome
  from record_facts f join purchase_requests r on r.id = f.record_id
  where f.fact in ('ordered', 'received', 'closed', 'cancelled', 'expired')`;

/** Told as the portal tells them from its first start on; answers how many. */
export async function insertNotifications(client: PoolClient, today: PlainDate): Promise<number> {
  const { rowCount } = await client.query(
    `with told as (
       select acc.id as account_id, f.id, 'claim-' || f.outcome as kind, f.subject_id as subject, f.about, f.at,
         jsonb_build_object('number', f.number, 'month', f.about, 'name', f.requester_name) as said
       from (${ENDED}) f join accounts acc on acc.employee_id = f.requester_id
       where f.domain = 'travel-expenses'
       union all
       select acc.id, f.id, 'purchase-' || f.outcome, f.subject_id, '', f.at,
         jsonb_build_object('number', f.number, 'title', f.title, 'by', f.by)
       from (${ENDED}) f join accounts acc on acc.employee_id = f.requester_id
       where f.domain = 'purchase-requests'
       union all
       select acc.id, f.id, 'purchase-' || f.outcome, f.subject_id, '', f.at,
         jsonb_build_object('number', f.number, 'title', f.title, 'by', f.by)
       from (${BOUGHT}) f join accounts acc on acc.employee_id = f.requester_id
       where f.by_account is distinct from acc.id
       union all
       select acc.id, d.id, 'claim-confirmed', c.id, c.month, d.at,
         jsonb_build_object('number', c.number, 'month', c.month, 'name', c.employee_name)
       from record_facts d join expense_claims c on c.id = d.record_id
         join accounts acc on acc.employee_id = d.owner_id
       where d.fact = 'confirmed'
       union all
       select acc.id, a.id, 'approval-waiting', p.id, p.domain || ' ' || p.about, a.at,
         jsonb_build_object('number', p.number, 'name', p.requester_name, 'title', p.title, 'titleEn', p.title_en,
           'by', a.name)
       from approval_tasks t join approvals p on p.id = t.approval_id
         join approval_acts a on a.approval_id = p.id and a.at = t.arrived_at
         join accounts acc on acc.employee_id = t.employee_id
       where t.status = 'pending')
     insert into notifications (account_id, fact_id, kind, subject, about, said, at, shown, read_at)
     select account_id, id, kind, subject, about, said, at, true,
       case when at < $1::date - $3::int then at + interval '1 hour' end
     from told where at >= $1::date - $2::int`,
    [today, TOLD_DAYS, UNREAD_DAYS],
  );
  return rowCount ?? 0;
}
