// What people are told of approvals: whose turn it is, and what was said beside the decisions (B0-08). The decisions
// themselves are told by the domain, which knows what became of its request.
import { rolesThatMay } from '@madoguchi/contract/access.ts';
import { sql } from 'kysely';
import type { FactSource } from '../../../platform/facts/fact-source.ts';

const MAY_DECIDE = sql`array[${sql.join(rolesThatMay('staff').map((role) => sql.lit(role)))}]::text[]`;

/** Acts after which it may be somebody else's turn; what the calendar does to overdue ones it tells itself. */
const MOVES = sql`('submit', 'approve', 'check', 'return', 'take-back', 'reassign', 'escalate', 'change-amount')`;

/** An act tells those whose turn began with it and still is; a comment tells whoever has a part in the request. */
const KIND = sql`case
    when f.kind = 'comment' then 'approval-commented'
    when f.kind in ${MOVES} and exists (select from approval_tasks t where t.approval_id = f.approval_id
      and t.status = 'pending' and t.arrived_at = f.at) then 'approval-waiting'
  end`;

/** Whoever may decide in the employee's name in this request on the day of the fact (B3-07). */
const delegates = sql`select d.to_employee from delegations d
  where d.from_employee = t.employee_id and d.status = 'accepted' and d.to_employee <> f.requester_id
    and d.valid_from <= (f.at at time zone 'Asia/Tokyo')::date and d.valid_to > (f.at at time zone 'Asia/Tokyo')::date
    and (cardinality(d.domains) = 0 or f.domain = any(d.domains))
    and (d.amount_limit is null or f.amount <= d.amount_limit)`;

/** Those whose turn began with the fact, and their delegates. */
const whoseTurn = sql`select unnest(array[t.employee_id] || array(${delegates})) as employee_id
  from approval_tasks t where f.kind = 'approval-waiting' and t.approval_id = f.subject and t.status = 'pending'
    and t.arrived_at = f.at`;

/** The requester, and whoever decided or has a turn now; never the one who said it. */
const whoHears = sql`select employee_id from (
    select f.requester_id as employee_id
    union select t.employee_id from approval_tasks t where t.approval_id = f.subject and t.status = 'pending'
    union select t.done_by_employee from approval_tasks t where t.approval_id = f.subject and t.done_by_employee is not null
  ) p where f.kind = 'approval-commented' and p.employee_id <> f.said_by`;

export const approvalFacts: FactSource = {
  name: 'approvals',
  facts: ({ after, before, most }) => sql`select f.id, f.change_xid, ${KIND} as kind, f.at, f.approval_id as subject,
      a.domain || ' ' || a.about as about,
      jsonb_build_object('number', a.number, 'name', a.requester_name, 'title', a.title, 'titleEn', a.title_en,
        'by', f.name) as said,
      a.requester_id, f.employee_id as said_by, a.domain, a.amount
    from (select * from approval_acts f where f.change_xid > ${after} and f.change_xid < ${before}
      order by f.change_xid fetch first (${most}::int) rows with ties) f
    join approvals a on a.id = f.approval_id`,
  recipients: sql`select a.id as account_id from accounts a
    where a.status = 'active' and a.roles && ${MAY_DECIDE}
      and a.employee_id in (${whoseTurn} union ${whoHears})`,
  settles: sql`case when f.kind is distinct from 'approval-commented' then f.subject end`,
};
