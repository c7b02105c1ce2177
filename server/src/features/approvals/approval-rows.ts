// An approval as it is in memory, and as it is written: only the tasks that an act changed or added.
import type { Approval, ApprovalTask, PlannedApprover } from '@madoguchi/contract/approvals/approval.ts';
import { isDecided } from '@madoguchi/contract/approvals/engine/steps/tasks.ts';
import type { SubjectState } from './subject-port.ts';

/** A task as `approval-writes-store.ts` reads it. */
export interface TaskRow {
  readonly id: string;
  readonly step: number;
  readonly place: number;
  readonly chair: string;
  readonly is_past: boolean;
  readonly employee_id: string;
  readonly approver: Omit<PlannedApprover, 'employeeId'>;
  readonly status: string;
  readonly arrived_at: string | null;
  readonly due_on: string | null;
  readonly done_at: string | null;
  readonly done_by_employee: string | null;
  readonly done_by_name: string | null;
}

function taskRow({ approver, ...task }: ApprovalTask, step: number, place: number): TaskRow {
  const { employeeId, ...found } = approver;
  return {
    id: task.id,
    step,
    place,
    chair: task.chair,
    is_past: task.isPast,
    employee_id: employeeId,
    approver: found,
    status: task.status,
    arrived_at: task.arrivedAt,
    due_on: task.dueOn,
    done_at: task.doneAt,
    done_by_employee: task.doneBy?.employeeId ?? null,
    done_by_name: task.doneBy?.name ?? null,
  };
}

function taskRows(approval: Approval): TaskRow[] {
  return approval.steps.flatMap(({ tasks }, step) => tasks.map((task, place) => taskRow(task, step, place)));
}

/** The tasks to be written so that what stands in the database becomes `after`; all of them where there was none. */
export const tasksToWrite = (before: Approval | null, after: Approval): string =>
  JSON.stringify(changedTasks(before, after));

export function changedTasks(before: Approval | null, after: Approval): TaskRow[] {
  const standing = new Set(before === null ? [] : taskRows(before).map((row) => JSON.stringify(row)));
  return taskRows(after).filter((row) => !standing.has(JSON.stringify(row)));
}

const headsOf = ({ steps }: Approval) => steps.map(({ tasks: _tasks, ...head }) => head);

/** The values for the approval's own row; its steps only where they differ from before. */
export function approvalToWrite(before: Approval | null, after: Approval): string {
  const { status, current, amount } = after;
  const heads = headsOf(after);
  const stay = before !== null && JSON.stringify(headsOf(before)) === JSON.stringify(heads);
  return JSON.stringify({ status, current_step: current, amount, steps: stay ? null : heads });
}

/** Where the request stands for the feature that it comes from; null where that took it back itself: withdrawn, lapsed. */
export function subjectState(approval: Approval): SubjectState | null {
  const { status } = approval;
  if (status === 'withdrawn' || status === 'lapsed') return null;
  if (status !== 'in_progress') return status;
  return isDecided(approval) ? 'in_review' : 'submitted';
}
