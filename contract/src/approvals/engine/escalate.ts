// The calendar's act on a turn that is overdue (B3-02). It reminds or asks one level up as well; it never approves.
import type { Approval, ApprovalStep, ApprovalTask } from '../approval.ts';
import type { Organisation } from '../organisation.ts';
import { recorded } from './act.ts';
import { fromFound } from './finding/find-approvers.ts';
import { oneLevelUp } from './finding/groups.ts';
import type { Done, Ground } from './ground.ts';
import { mayNotDecide } from './steps/decided-elsewhere.ts';
import { recheckSkipped } from './steps/recheck-skipped.ts';
import { arrived, changeStep, hasPartIn, isOpen, newTask } from './steps/tasks.ts';

/**
 * The step's action on an overdue task; null for a task that is not overdue on this day, or only to be read. With
 * nobody above, or somebody above asked already, it reminds.
 */
export function escalate(approval: Approval, taskId: string, organisation: Organisation, ground: Ground): Done | null {
  const { steps, current } = approval;
  if (current === null) return null;
  const step = steps[current];
  const task = step?.tasks.find(({ id }) => id === taskId);
  if (!step || !task || !isOverdue(task, ground.on)) return null;
  const added = step.onTimeout === 'escalate' ? furtherApprover(approval, step, task, organisation) : null;
  const kind = added ? 'escalate' : 'remind';
  const asked = added
    ? changeStep(approval, current, ({ tasks }) => ({
        ...step,
        tasks: [...tasks, arrived(newTask(added, ground.newId, task.chair), step, ground)],
      }))
    : approval;
  return recorded(recheckSkipped(asked), { kind, stepIndex: current, taskId });
}

const isOverdue = ({ status, dueOn }: ApprovalTask, on: string): boolean =>
  status === 'pending' && dueOn !== null && dueOn < on;

/** Each chair gets one further person at a time: the next only when that one is overdue as well. */
function furtherApprover(approval: Approval, step: ApprovalStep, task: ApprovalTask, organisation: Organisation) {
  const last = step.tasks.findLast((other) => other.chair === task.chair && isOpen(other));
  if (last !== task) return null;
  const { employeeId, foundBy } = task.approver;
  const isPassedOver = (id: string) =>
    id === approval.requesterId || hasPartIn(step, id) || mayNotDecide(approval, step, id);
  const found = oneLevelUp(organisation, { employeeId, groupCode: foundBy.groupCode }, isPassedOver);
  return found && fromFound('escalation', found);
}
