// The audit record of an act that nobody did: the calendar did it.
import type { Approval } from '@madoguchi/contract/approvals/approval.ts';
import type { Done, RecordedAct } from '@madoguchi/contract/approvals/engine/ground.ts';
import { calendarRecord } from '../../../platform/audit/calendar-record.ts';
import type { Recorded } from '../../../platform/db/change.ts';
import type { ActRow } from '../approval-writes-store.ts';

/** The fact's row. */
export function calendarRow({ steps }: Approval, { kind, stepIndex, taskId }: RecordedAct, id: string): ActRow {
  const step = stepIndex === null ? null : steps[stepIndex];
  return {
    id,
    kind,
    step: stepIndex,
    step_name: step?.name ?? null,
    step_name_en: step?.nameEn ?? null,
    task_id: taskId,
    account_id: null,
    employee_id: null,
    name: '',
    department_name: '',
    behalf_of_employee: null,
    behalf_of_name: null,
    reason: null,
    comment: '',
    amount_before: null,
    amount_after: null,
  };
}

/** The names of those who have an open turn in the step. */
const openIn = ({ steps }: Approval, index: number | null): readonly string[] =>
  (index === null ? [] : (steps[index]?.tasks ?? []))
    .filter(({ status }) => status === 'pending' || status === 'waiting')
    .map(({ approver }) => approver.name);

/** The audit record of the act: whose turn it was, and whose it is now. */
export function recordOfDay(before: Approval, { approval, act }: Done, number: string, now: string): Recorded {
  const difference = {
    number,
    step: act.stepIndex === null ? null : (before.steps[act.stepIndex]?.name ?? null),
    approvers: [openIn(before, act.stepIndex), openIn(approval, act.stepIndex)],
  };
  const event = act.kind === 'escalate' ? 'approval.escalated' : 'approval.reminded';
  return calendarRecord(now, { event, target: ['approval', before.id], difference });
}
