// Approvals of requests, their tasks and acts, and the delegations that some of them rest on, as rows.
import type { Approval, Delegation } from '@madoguchi/contract/approvals/approval.ts';
import type { PoolClient } from 'pg';
import type { SampleApproval } from './approvals/sample-approval.ts';
import { instant } from './moments.ts';
import type { Employee } from './organisation/roster.ts';

/** A request that was submitted, as it presents itself to its approvers. */
export interface Presented {
  readonly approval: SampleApproval;
  readonly owner: Employee;
  readonly number: string;
  readonly title: string;
  readonly titleEn: string;
  readonly about: string;
  readonly warnings: number;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
}

function headOf({ approval: { rounds, acts, route, submittedAt }, owner, updatedAt, ...presented }: Presented) {
  const last = rounds.at(-1);
  if (last === undefined) throw new Error('sample approval without a round');
  return {
    ...last,
    ...presented,
    steps: last.steps.map(({ tasks: _tasks, ...head }) => head),
    route,
    requesterNumber: owner.number,
    requesterName: `${owner.lastName} ${owner.firstName}`,
    departmentCode: owner.department.code,
    departmentName: owner.department.name,
    submittedAt: instant(submittedAt),
    firstSubmittedAt: instant(Math.min(...acts.filter(({ kind }) => kind === 'submit').map(({ at }) => at))),
    updatedAt: instant(updatedAt),
  };
}

function tasksOf({ id, requesterId, round, steps }: Approval) {
  return steps.flatMap(({ tasks }, step) =>
    tasks.map(({ approver: { employeeId, ...approver }, doneBy, ...task }, place) => ({
      ...task,
      approvalId: id,
      requesterId,
      round,
      step,
      place,
      employeeId,
      approver,
      doneBy: doneBy?.employeeId ?? null,
      doneByName: doneBy?.name ?? null,
    })),
  );
}

function actsOf({ approval: { rounds, acts }, owner }: Presented) {
  const [first] = rounds;
  return acts.map(({ by, onBehalfOf, at, ...act }) => ({
    ...act,
    approvalId: first?.id,
    requesterId: owner.id,
    accountId: by.accountId,
    employeeId: by.id,
    name: `${by.lastName} ${by.firstName}`,
    departmentName: by.department.name,
    behalfOf: onBehalfOf?.employeeId ?? null,
    behalfOfName: onBehalfOf?.name ?? null,
    at: instant(at),
  }));
}

/** All of them in three statements. */
export async function insertApprovals(client: PoolClient, requests: readonly Presented[]): Promise<void> {
  await client.query(
    `insert into approvals (id, domain, subject_id, requester_id, route_version_id, route_name, route_name_en,
       route_number, amount, status, round, version, current_step, steps, number, title, title_en, about,
       requester_number, requester_name, department_code, department_name, warnings, submitted_at, first_submitted_at, updated_at)
     select id, domain, "subjectId", "requesterId", "versionId", route ->> 'name', route ->> 'nameEn',
       (route ->> 'number')::int, amount, status, round, version, current, steps, number, title, "titleEn", about,
       "requesterNumber", "requesterName", "departmentCode", "departmentName", warnings, "submittedAt", "firstSubmittedAt", "updatedAt"
     from json_to_recordset($1) as row (id uuid, domain text, "subjectId" uuid, "requesterId" uuid, "versionId" uuid,
       route json, amount bigint, status text, round int, version int, current int, steps jsonb, number text, title text,
       "titleEn" text, about text, "requesterNumber" text, "requesterName" text, "departmentCode" text,
       "departmentName" text, warnings int, "submittedAt" timestamptz, "firstSubmittedAt" timestamptz, "updatedAt" timestamptz)`,
    [JSON.stringify(requests.map(headOf))],
  );
  await client.query(
    `insert into approval_tasks (id, approval_id, requester_id, round, step, place, chair, is_past, employee_id, approver,
       status, arrived_at, due_on, done_at, done_by_employee, done_by_name)
     select id, "approvalId", "requesterId", round, step, place, chair, "isPast", "employeeId", approver, status,
       "arrivedAt", "dueOn", "doneAt", "doneBy", "doneByName"
     from json_to_recordset($1) as row (id uuid, "approvalId" uuid, "requesterId" uuid, round int, step int, place int,
       chair uuid, "isPast" boolean, "employeeId" uuid, approver jsonb, status text, "arrivedAt" timestamptz,
       "dueOn" date, "doneAt" timestamptz, "doneBy" uuid, "doneByName" text)`,
    [JSON.stringify(requests.flatMap(({ approval }) => approval.rounds.flatMap(tasksOf)))],
  );
  await client.query(
    `insert into approval_acts (id, approval_id, requester_id, round, kind, step, step_name, step_name_en, task_id,
       account_id, employee_id, name, department_name, behalf_of_employee, behalf_of_name, reason, comment, at)
     select id, "approvalId", "requesterId", round, kind, step, "stepName", "stepNameEn", "taskId", "accountId",
       "employeeId", name, "departmentName", "behalfOf", "behalfOfName", reason, comment, at
     from json_to_recordset($1) as row (id uuid, "approvalId" uuid, "requesterId" uuid, round int, kind text, step int,
       "stepName" text, "stepNameEn" text, "taskId" uuid, "accountId" uuid, "employeeId" uuid, name text,
       "departmentName" text, "behalfOf" uuid, "behalfOfName" text, reason text, comment text, at timestamptz)`,
    [JSON.stringify(requests.flatMap(actsOf))],
  );
}

/** As they were accepted; their days are over. */
export async function insertFormerDelegations(client: PoolClient, delegations: readonly Delegation[]): Promise<void> {
  await client.query(
    `insert into delegations (id, version, status, from_employee, to_employee, valid_from, valid_to, domains, amount_limit,
       note, offered_at, answered_at)
     select id, 2, 'accepted', "fromEmployeeId", "toEmployeeId", "validFrom", "validTo", '{}', "amountLimit", '',
       "validFrom" - interval '7 days', "validFrom" - interval '6 days'
     from json_to_recordset($1) as row (id uuid, "fromEmployeeId" uuid, "toEmployeeId" uuid, "validFrom" date,
       "validTo" date, "amountLimit" bigint)`,
    [JSON.stringify(delegations)],
  );
}
