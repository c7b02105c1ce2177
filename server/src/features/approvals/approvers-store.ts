// Who besides its requester and the admins has to do with a request: its approvers, of any round, and who stands in for them.
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import { type RawBuilder, sql } from 'kysely';
import { holdingDelegations } from '../delegations/public.ts';

/** Accepted, of the day, for requests of the domain, and not for less than this one asks. */
const standsIn = (domain: RawBuilder<unknown>, me: RawBuilder<unknown>, on: RawBuilder<unknown>) =>
  sql`exists (select from (${holdingDelegations(me, on)}) h where h.from_employee = t.employee_id
    and (cardinality(h.domains) = 0 or ${domain} = any(h.domains))
    and (h.amount_limit is null or h.amount_limit >= p.amount))`;

/** Whether the employee `me` is an approver of the subject or a delegate of one on the day, for statements over subjects. */
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
