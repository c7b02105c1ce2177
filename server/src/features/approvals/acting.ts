// The person who acts on a request, and the fact that the act leaves.
import { may } from '@madoguchi/contract/access.ts';
import type { ActingPerson, ActKind, Approval, ReturnReason } from '@madoguchi/contract/approvals/approval.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Asking } from '../../platform/record/record-kit.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { masterData } from '../master-data/public.ts';
import type { StoredApproval } from './approval-store.ts';
import type { ActRow } from './approval-writes-store.ts';

/** For whom an approval is read: with the delegations to them that hold today. */
export function askedBy({ ground, actor }: Pick<Asking, 'ground' | 'actor'>) {
  return { employee: actor.employee?.id ?? null, on: ground.clock.today() };
}

/** The employee behind the account. @throws Problem `not-allowed`: an operator without a record decides nothing */
export function actingPerson(actor: Actor, { delegations }: Pick<StoredApproval, 'delegations'>): ActingPerson {
  const employee = actor.employee ?? refuse('not-allowed');
  return { employeeId: employee.id, name: employee.name, isAdmin: may(actor, 'admin'), delegations };
}

/** An act as the engine reports it. */
export interface Done {
  readonly kind: ActKind;
  readonly stepIndex?: number | null;
  readonly taskId?: string | null;
  readonly onBehalfOf?: { readonly employeeId: string; readonly name: string } | null;
  readonly reason?: ReturnReason | null;
  readonly comment?: string;
  /** Of a change of the amount: yen. */
  readonly amounts?: { readonly before: number; readonly after: number };
}

/** Name and department of whoever acts, as they are now (B1-04). */
export async function signatureOf({ ground, actor }: Pick<Asking, 'ground' | 'actor'>) {
  const { lists } = await masterData(ground);
  const department = lists.group.find(({ code }) => code === actor.employee?.departmentCode);
  return { name: actor.employee?.name ?? actor.displayName, department: department?.name ?? '' };
}

/** Whoever an act is on record of. */
export interface Signature {
  readonly accountId: string | null;
  readonly employeeId: string | null;
  readonly name: string;
  readonly department: string;
}

/** The fact's row. */
export async function actToWrite(acting: Asking, done: Done, approval: Approval): Promise<string> {
  const { accountId, employee } = acting.actor;
  const by = { accountId, employeeId: employee?.id ?? null, ...(await signatureOf(acting)) };
  return JSON.stringify(actRow(done, approval, by, acting.now));
}

export function actRow(done: Done, { steps }: Approval, by: Signature, now: string): ActRow {
  const step = done.stepIndex ?? null;
  return {
    id: uuidAt(now),
    kind: done.kind,
    step,
    step_name: step === null ? null : (steps[step]?.name ?? null),
    step_name_en: step === null ? null : (steps[step]?.nameEn ?? null),
    task_id: done.taskId ?? null,
    account_id: by.accountId,
    employee_id: by.employeeId,
    name: by.name,
    department_name: by.department,
    behalf_of_employee: done.onBehalfOf?.employeeId ?? null,
    behalf_of_name: done.onBehalfOf?.name ?? null,
    reason: done.reason ?? null,
    comment: done.comment ?? '',
    amount_before: done.amounts?.before ?? null,
    amount_after: done.amounts?.after ?? null,
  };
}
