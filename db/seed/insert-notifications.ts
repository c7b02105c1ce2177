// What people of the sample were told lately: of submissions that wait, and of decisions on their own claims.
import { rolesThatMay } from '@madoguchi/contract/access.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';

/** Older ones would have been put away. */
const TOLD_DAYS = 40;
/** Older ones have been read. */
const UNREAD_DAYS = 10;

/** Told as the portal tells them from its first start on; answers how many. */
export async function insertNotifications(client: PoolClient, today: PlainDate): Promise<number> {
  const { rowCount } = await client.query(
    `insert into notifications (account_id, fact_id, kind, subject, about, said, at, shown, read_at)
     select a.id, d.id, 'claim-' || d.decision, c.id, c.month,
       jsonb_build_object('number', c.number, 'month', c.month, 'name', c.employee_name), d.decided_at, true,
       case when d.decided_at < $1::date - $3::int then d.decided_at + interval '1 hour' end
     from expense_claim_decisions d join expense_claims c on c.id = d.claim_id join accounts a on
       case when d.decision = 'submitted'
         then c.status = 'submitted' and c.submitted_at = d.decided_at and a.roles && $4::text[]
           and a.employee_id is distinct from d.owner_id
         else d.decision in ('returned', 'rejected', 'approved', 'confirmed') and a.employee_id = d.owner_id end
     where d.decided_at >= $1::date - $2::int`,
    [today, TOLD_DAYS, UNREAD_DAYS, rolesThatMay('admin')],
  );
  return rowCount ?? 0;
}
