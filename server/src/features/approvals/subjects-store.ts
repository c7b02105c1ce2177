// Parts of statements over subjects: the owners of what goes through approval join their approvals by these, and name no table of them.
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';

type Part = RawBuilder<unknown>;

const of = (domain: ApprovalDomain, subject: Part) => sql`p.domain = ${sql.lit(domain)} and p.subject_id = ${subject}`;

/** The id of the subject's approval; null before the first submission. */
export const approvalIdOf = (domain: ApprovalDomain, subject: Part): Part =>
  sql`(select p.id from approvals p where ${of(domain, subject)})`;

/** An outer join of the subject's approval as `p`, with its `id` and `version`. */
export const withApproval = (domain: ApprovalDomain, subject: Part): Part =>
  sql`left join approvals p on ${of(domain, subject)}`;

/** The instant at which an approver last returned the subject; null where none did. */
export const returnedAt = (domain: ApprovalDomain, subject: Part): Part =>
  sql`(select max(a.at) from approvals p join approval_acts a on a.approval_id = p.id
    where ${of(domain, subject)} and a.kind = 'return')`;

/** A select of what approvers decided on the subject: `id, at, kind, name, department_name, behalf_of_name, step_name, step_name_en, comment`. */
export const decisionsOn = (domain: ApprovalDomain, subject: Part): Part =>
  sql`select a.id, a.at, a.kind, a.name, a.department_name, a.behalf_of_name, a.step_name, a.step_name_en, a.comment
    from approvals p join approval_acts a on a.approval_id = p.id
    where ${of(domain, subject)} and a.kind in ('approve', 'check', 'take-back', 'return', 'reject')`;

/**
 * A select of the open turns of the subject as one row `id, version, due_on, waits_for` of its approval; no row where none is open.
 * `waits_for`: the approvers of the turns as JSON, in their order.
 */
export const openTurns = (domain: ApprovalDomain, subject: Part): Part =>
  sql`select p.id, p.version, min(t.due_on) as due_on,
      json_agg(json_build_object('employeeId', e.number, 'name', t.approver ->> 'name') order by t.place) as waits_for
    from approvals p join approval_tasks t on t.approval_id = p.id and t.round = p.round and t.step = p.current_step
      join employees e on e.id = t.employee_id
    where ${of(domain, subject)} and t.status = 'pending'
    group by p.id`;

/** The subjects that wait for somebody longer than the step gives, some more than once. `today`: the day. */
export const overdueSubjects = (domain: ApprovalDomain, today: Part): Part =>
  sql`select p.subject_id from approval_tasks t join approvals p on p.id = t.approval_id
    where t.status = 'pending' and t.due_on < ${today}::date and p.domain = ${sql.lit(domain)}`;

/** How many approvals are under way by this version of a route. */
export const underWayBy = (routeVersion: Part): Part =>
  sql`(select count(*)::int from approvals a where a.route_version_id = ${routeVersion} and a.status = 'in_progress')`;

export const auditedApprovals: AuditedTarget = {
  kind: 'approval',
  name: (id) => sql`(select p.number from approvals p where p.id = ${id})`,
};
