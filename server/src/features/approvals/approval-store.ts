// The SQL that reads an approval: its row, the tasks of its round, who ever had a part in it, and the delegations of
// whoever asks. One statement.
import type {
  Approval,
  ApprovalStep,
  ApprovalTask,
  Delegation,
  PlannedApprover,
} from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type Places, run, statement } from '../../platform/db/statement.ts';
import { holdingDelegations } from '../delegations/public.ts';

interface StoredTask extends Omit<ApprovalTask, 'approver' | 'doneBy'> {
  readonly step: number;
  readonly employeeId: string;
  readonly approver: Omit<PlannedApprover, 'employeeId'>;
  readonly doneBy: string | null;
  readonly doneByName: string | null;
}

type Head = Pick<
  Approval,
  'id' | 'domain' | 'subjectId' | 'requesterId' | 'versionId' | 'status' | 'round' | 'version'
>;

/** How it presents itself, and its route. */
export type Presented = Pick<
  ApprovalView,
  | 'number'
  | 'title'
  | 'titleEn'
  | 'about'
  | 'requesterNumber'
  | 'requesterName'
  | 'departmentCode'
  | 'departmentName'
  | 'warnings'
  | 'routeName'
  | 'routeNameEn'
  | 'routeNumber'
>;

interface ApprovalRow extends Head {
  readonly amount: string;
  readonly current: number | null;
  readonly heads: readonly Omit<ApprovalStep, 'tasks'>[];
  readonly tasks: readonly StoredTask[];
  readonly presented: Presented;
  readonly involved: readonly string[];
  readonly delegations: readonly Delegation[];
}

/** An approval with what stands beside it for those who read it. */
export interface StoredApproval {
  readonly approval: Approval;
  readonly presented: Presented;
  /** Employees who have or had a turn, or acted in one, in any round. */
  readonly involved: readonly string[];
  /** Accepted delegations to whoever asks that hold on the day. */
  readonly delegations: readonly Delegation[];
}

const TASKS = sql`(select coalesce(json_agg(json_build_object('id', t.id, 'step', t.step, 'chair', t.chair, 'isPast', t.is_past, 'employeeId', t.employee_id,
    'approver', t.approver, 'status', t.status, 'arrivedAt', ${instant(sql`t.arrived_at`)}, 'dueOn', t.due_on,
    'doneAt', ${instant(sql`t.done_at`)}, 'doneBy', t.done_by_employee, 'doneByName', t.done_by_name)
    order by t.step, t.place), '[]')
  from approval_tasks t where t.approval_id = a.id and t.round = a.round)`;

const PRESENTED = sql`json_build_object('number', a.number, 'title', a.title, 'titleEn', a.title_en, 'about', a.about,
  'requesterNumber', a.requester_number, 'requesterName', a.requester_name, 'departmentCode', a.department_code,
  'departmentName', a.department_name, 'warnings', a.warnings, 'routeName', a.route_name, 'routeNameEn', a.route_name_en,
  'routeNumber', a.route_number)`;

const INVOLVED = sql`array(select t.employee_id from approval_tasks t where t.approval_id = a.id
  union select t.done_by_employee from approval_tasks t where t.approval_id = a.id and t.done_by_employee is not null)`;

interface Asking {
  /** The employee who asks; null has no delegations. */
  employee: string | null;
  on: string;
}

const delegationsOf = (at: Places<Asking>) => sql`(select coalesce(json_agg(json_build_object('id', h.id,
    'fromEmployeeId', h.from_employee, 'fromName', rtrim(e.last_name || ' ' || e.first_name), 'toEmployeeId', h.to_employee,
    'validFrom', h.valid_from, 'validTo', h.valid_to, 'domains', h.domains, 'amountLimit', h.amount_limit)), '[]')
  from (${holdingDelegations(at('employee') as RawBuilder<unknown>, at('on'))}) h join employees e on e.id = h.from_employee)`;

const approvalWhere = (at: Places<Asking>, where: RawBuilder<unknown>) => sql`
  select a.id, a.domain, a.subject_id as "subjectId", a.requester_id as "requesterId",
    a.route_version_id as "versionId", a.amount, a.status, a.round, a.version, a.current_step as current, a.steps as heads,
    ${PRESENTED} as presented, ${TASKS} as tasks, ${INVOLVED} as involved, ${delegationsOf(at)} as delegations
  from approvals a where ${where}`;

const byId = statement<Asking & { id: string }, ApprovalRow>((at) => approvalWhere(at, sql`a.id = ${at('id')}::uuid`));

const bySubject = statement<Asking & { domain: string; subject: string }, ApprovalRow>((at) =>
  approvalWhere(at, sql`a.domain = ${at('domain')} and a.subject_id = ${at('subject')}::uuid`),
);

const bySubjects = statement<Asking & { domain: string; subjects: readonly string[] }, ApprovalRow>((at) =>
  approvalWhere(at, sql`a.domain = ${at('domain')} and a.subject_id = any(${at('subjects')}::uuid[])`),
);

function taskOf({ step: _step, employeeId, approver, doneBy, doneByName, ...task }: StoredTask): ApprovalTask {
  return {
    ...task,
    approver: { employeeId, ...approver },
    doneBy: doneBy === null ? null : { employeeId: doneBy, name: doneByName ?? '' },
  };
}

function stored(row: ApprovalRow): StoredApproval {
  const { presented, involved, delegations, heads, tasks, amount, ...head } = row;
  const steps = heads.map((step, index) => ({
    ...step,
    tasks: tasks.filter((task) => task.step === index).map(taskOf),
  }));
  const approval: Approval = { ...head, amount: Number(amount), steps };
  return { approval, presented, involved, delegations };
}

/** The approval of the id, as `employee` meets it on the day; null where there is none. */
export async function findApproval(executor: Executor, id: string, asking: Asking): Promise<StoredApproval | null> {
  return (await run(executor, byId, { id, ...asking })).map(stored)[0] ?? null;
}

/** The approval of a request; null where it was never submitted. */
export async function findApprovalOf(
  executor: Executor,
  domain: string,
  subject: string,
  asking: Asking,
): Promise<StoredApproval | null> {
  return (await run(executor, bySubject, { domain, subject, ...asking })).map(stored)[0] ?? null;
}

/** The approvals of the requests that were submitted. */
export async function findApprovalsOf(
  executor: Executor,
  domain: string,
  subjects: readonly string[],
  asking: Asking,
): Promise<StoredApproval[]> {
  return (await run(executor, bySubjects, { domain, subjects, ...asking })).map(stored);
}
