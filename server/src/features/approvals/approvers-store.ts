// The people concerned with a request besides its requester and the admins: its approvers, of any round, and their delegates.
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';
import { holdingDelegations } from '../delegations/public.ts';
import type { OpenWorkPort } from '../members/public.ts';

/** In an open turn: accepted, of the day, for requests of the domain, and not for less than this one asks. */
const standsIn = (domain: RawBuilder<unknown>, me: RawBuilder<unknown>, on: RawBuilder<unknown>) =>
  sql`t.status = 'pending' and exists (select from (${holdingDelegations(me, on)}) h where h.from_employee = t.employee_id
    and (cardinality(h.domains) = 0 or ${domain} = any(h.domains))
    and (h.amount_limit is null or h.amount_limit >= p.amount))`;

/**
 * True when the employee `me` is an approver of the subject, has acted on it, or is on the day a delegate of one whose turn
 * it is, for statements over subjects. What the giver decided is none of the delegate's business.
 */
export function approvesSubject(
  ofDomain: ApprovalDomain,
  subject: RawBuilder<unknown>,
  me: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const domain = sql.lit(ofDomain);
  return sql`exists (select from approvals p join approval_tasks t on t.approval_id = p.id
    where p.domain = ${domain} and p.subject_id = ${subject} and (t.employee_id = ${me}::uuid
      or t.done_by_employee = ${me}::uuid or ${standsIn(domain, me, on)}))`;
}

const approver = (domain: ApprovalDomain) =>
  statement<{ subject: string; me: string; on: string }, { approves: boolean }>(
    (at) => sql`select ${approvesSubject(domain, sql`${at('subject')}::uuid`, at('me'), at('on'))} as approves`,
  );

/** Answers whether the employee `me` is an approver of a subject of the domain, or a delegate of one on the day. */
export function approversOf(domain: ApprovalDomain) {
  const asked = approver(domain);
  return async (pool: Pool, subject: string, me: string, on: string): Promise<boolean> =>
    (await run(pool, asked, { subject, me, on }))[0]?.approves ?? false;
}

/** True where nobody but the leaver, and those who leave as well, has an open turn in the step of the task `t`. */
const isAlone = (leaver: RawBuilder<unknown>) => sql`not exists (select from approval_tasks o
    join employees other on other.id = o.employee_id
  where o.approval_id = t.approval_id and o.round = t.round and o.step = t.step and o.status = 'pending'
    and other.id <> ${leaver} and other.left_on is null)`;

/** Requests of others whose step nobody but the leaver decides on. */
export const openReviews: OpenWorkPort = {
  kind: 'reviews',
  rows: ({ id }) => sql`select json_agg(json_build_object('id', p.subject_id, 'domain', p.domain, 'number', p.number,
      'title', p.title, 'titleEn', p.title_en, 'name', p.requester_name) order by p.domain, p.about, p.subject_id)
    from approval_tasks t join approvals p on p.id = t.approval_id
    where t.employee_id = ${id} and t.status = 'pending' and t.round = p.round and t.step = p.current_step
      and ${isAlone(id)}`,
};
