// The facts of approvals: whose turn it is, what is overdue, what was said (B0-08). The outcome of a request is
// told by its domain, which knows what that means.
import { rolesThatMay } from '@madoguchi/contract/access.ts';
import { type RawBuilder, sql } from 'kysely';
import type { FactSource } from '../../../platform/facts/fact-source.ts';
import { standInsOf } from '../../delegations/public.ts';

const MAY_DECIDE = sql`array[${sql.join(rolesThatMay('staff').map((role) => sql.lit(role)))}]::text[]`;

const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'Asia/Tokyo')::date`;

/** A turn begins with any act but these; it is told while it stands, as a task that is done already is none. */
const KIND = sql`case
    when f.kind = 'comment' then 'approval-commented'
    when f.kind = 'change-amount' then 'approval-amount-changed'
    when f.kind = 'remind' then 'approval-overdue'
    when exists (select from approval_tasks t where t.approval_id = f.approval_id and t.status = 'pending'
      and t.arrived_at = f.at) then 'approval-waiting'
  end`;

/** The turns that the fact tells of: those which began with it, or the overdue one that somebody was reminded of. */
const TOLD_TURN = sql`t.approval_id = f.subject and t.status = 'pending' and case f.kind
    when 'approval-waiting' then t.arrived_at = f.at
    when 'approval-overdue' then t.id = f.task_id or f.task_id is null and t.due_on < ${dayOf(sql`f.at`)}
    else false end`;

/** The approver of the turn `t` in the approval `a`, and whoever may decide in their name on the day (B3-07). */
const actors = (a: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`select t.employee_id
  union select s.to_employee from (${standInsOf(sql`t.employee_id`, { day, domain: sql`${a}.domain`, amount: sql`${a}.amount` })}) s
    where s.to_employee <> ${a}.requester_id`;

/** Of a word or another amount: whoever has or had a turn, and the requester; never the one who said it. */
const HEARERS = sql`select p.employee_id from (
    select f.requester_id as employee_id
    union select t.employee_id from approval_tasks t where t.approval_id = f.subject and t.status = 'pending'
    union select t.done_by_employee from approval_tasks t where t.approval_id = f.subject
  ) p where f.kind in ('approval-commented', 'approval-amount-changed') and p.employee_id <> f.said_by`;

export const approvalFacts: FactSource = {
  name: 'approvals',
  facts: ({ after, before, most }) => sql`select f.id, f.change_xid, ${KIND} as kind, f.at, f.approval_id as subject,
      a.domain as about,
      jsonb_build_object('number', a.number, 'name', a.requester_name, 'title', a.title, 'titleEn', a.title_en,
        'by', f.name, 'domain', a.domain) as said,
      a.requester_id, a.domain, a.amount, f.task_id, f.employee_id as said_by
    from (select * from approval_acts f where f.change_xid > ${after} and f.change_xid < ${before}
      order by f.change_xid fetch first (${most}::int) rows with ties) f
    join approvals a on a.id = f.approval_id`,
  recipients: sql`select c.id as account_id from accounts c
    where c.roles && ${MAY_DECIDE} and c.employee_id in (
      select w.employee_id from approval_tasks t cross join lateral (${actors(sql`f`, dayOf(sql`f.at`))}) w
        where ${TOLD_TURN}
      union ${HEARERS})`,
  settles: sql`case when f.kind is distinct from 'approval-commented' then f.subject end`,
  keeps: sql`exists (select from accounts c join approvals a on a.id = n.subject
      join approval_tasks t on t.approval_id = a.id and t.status = 'pending'
      cross join lateral (${actors(sql`a`, dayOf(sql`n.at`))}) w
    where c.id = n.account_id and w.employee_id = c.employee_id)`,
};
