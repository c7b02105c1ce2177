// What people of the sample were told lately: that it is their turn, and what became of their own claims.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';

/** Older ones would have been put away. */
const TOLD_DAYS = 40;
/** Older ones have been read. */
const UNREAD_DAYS = 10;

/** By which of its acts an approval ended: the last one that is no comment. */
const ENDED = `select distinct on (a.approval_id) a.id, a.at,
    case a.kind when 'return' then 'claim-returned' when 'reject' then 'claim-rejected' else 'claim-approved' end as kind,
    p.subject_id, p.about, p.number, p.requester_name, p.requester_id
  from approval_acts a join approvals p on p.id = a.approval_id
  where p.status in ('approved', 'returned', 'rejected') and a.kind in ('approve', 'return', 'reject')
  order by a.approval_id, a.at desc`;

/** Told as the portal tells them from its first start on; answers how many. */
export async function insertNotifications(client: PoolClient, today: PlainDate): Promise<number> {
  const { rowCount } = await client.query(
    `with told as (
       select acc.id as account_id, f.id, f.kind, f.subject_id as subject, f.about, f.at,
         jsonb_build_object('number', f.number, 'month', f.about, 'name', f.requester_name) as said
       from (${ENDED}) f join accounts acc on acc.employee_id = f.requester_id
       union all
       select acc.id, d.id, 'claim-confirmed', c.id, c.month, d.decided_at,
         jsonb_build_object('number', c.number, 'month', c.month, 'name', c.employee_name)
       from expense_claim_decisions d join expense_claims c on c.id = d.claim_id
         join accounts acc on acc.employee_id = d.owner_id
       where d.decision = 'confirmed'
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
