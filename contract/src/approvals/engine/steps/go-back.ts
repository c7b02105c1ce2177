// How the turn comes back to a step that was left: by a return to an earlier step, or by a yes that is taken back.
import type { Approval, ApprovalStep, ApprovalTask } from '../../approval.ts';
import type { Ground, NewId } from '../ground.ts';
import { arriveFrom } from './advance.ts';
import { recheckSkipped } from './recheck-skipped.ts';
import { hasDecidedBefore } from './spare.ts';
import {
  arrived,
  asked,
  changeStep,
  changeTasks,
  done,
  isOpen,
  isYes,
  liveTasks,
  newTask,
  skipped,
  waiting,
} from './tasks.ts';

/**
 * The steps from `to` up to the current one begin again: what was said there counts no more, and the same people are
 * asked anew. Who has read need not read again.
 */
export function beginAgainFrom(approval: Approval, to: number, ground: Ground): Approval {
  const last = approval.current ?? to;
  const steps = approval.steps.map((step, index) => {
    if (index < to || index > last || step.isSkipped) return step;
    return step.kind === 'circulate' ? unopened(step) : begunAgain(step, ground.newId);
  });
  return recheckSkipped(arriveFrom({ ...approval, steps }, to, ground));
}

function begunAgain(step: ApprovalStep, newId: NewId): ApprovalStep {
  const chairs = new Map<string, string>();
  const fresh = liveTasks(step).map((task) => {
    const again = newTask(task.approver, newId, chairs.get(task.chair));
    chairs.set(task.chair, again.chair);
    return again;
  });
  const past = step.tasks.map((task) => ({ ...(isOpen(task) ? skipped(task) : task), isPast: true }));
  return { ...step, tasks: [...past, ...fresh] };
}

const unopened = (step: ApprovalStep): ApprovalStep => changeTasks(step, isOpen, waiting);

/**
 * A yes is undone: its approver is asked again, and so is everybody whom it had spared the question, here and in the steps
 * that follow. Who had decided before this step stays spared.
 */
export function takenBack(approval: Approval, index: number, yes: ApprovalTask, ground: Ground): Approval {
  const steps = approval.steps.map((step, at) => (at > index && !step.isSkipped ? asked(unopened(step)) : step));
  const back = changeStep({ ...approval, steps, current: index }, index, (step) => {
    const again = arrived(newTask(yes.approver, ground.newId, yes.chair), step, ground);
    const without = changeTasks(
      step,
      ({ id }) => id === yes.id,
      (task) => done(task, 'taken_back', task.doneBy, ground.at),
    );
    const decided = new Set(
      liveTasks(without)
        .filter(isYes)
        .map(({ chair }) => chair),
    );
    const isSpared = (task: ApprovalTask) =>
      !task.isPast &&
      task.status === 'skipped' &&
      !decided.has(task.chair) &&
      !hasDecidedBefore(approval.steps, index, step, task);
    const open = changeTasks(without, isSpared, (task) => arrived(task, step, ground));
    return { ...open, tasks: [...open.tasks, again] };
  });
  return recheckSkipped(back);
}
