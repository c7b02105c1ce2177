// How the turn goes on from step to step, and how a request ends.
import type { Approval, ApprovalStatus, ApprovalStep } from '../../approval.ts';
import type { Moment } from '../ground.ts';
import { spared } from './spare.ts';
import { arrived, changeTasks, isOpen, skipped } from './tasks.ts';

/**
 * The turn comes to the first step from `index` on that holds the request up. Circulations on the way open and let it
 * pass, steps whose people have decided are skipped (B3-03); after the last step the request is approved.
 */
export function arriveFrom(approval: Approval, index: number, moment: Moment): Approval {
  const steps = [...approval.steps];
  for (const [at, found] of steps.entries()) {
    if (at < index) continue;
    const step = spared(steps, at, found);
    steps[at] = step.isSkipped ? step : opened(step, moment);
    if (!step.isSkipped && step.kind !== 'circulate') return { ...approval, steps, current: at };
  }
  return { ...approval, steps, status: 'approved', current: null };
}

function opened(step: ApprovalStep, moment: Moment): ApprovalStep {
  return changeTasks(
    step,
    ({ status }) => status === 'waiting',
    (task) => arrived(task, step, moment),
  );
}

/** Nobody is asked any more in this step. */
export const closed = (step: ApprovalStep): ApprovalStep => changeTasks(step, isOpen, skipped);

/** Ends otherwise than by the last yes: whatever was still open falls away, also what was only to be read. */
export function endedAs(approval: Approval, status: Exclude<ApprovalStatus, 'in_progress' | 'approved'>): Approval {
  return { ...approval, steps: approval.steps.map(closed), status, current: null };
}
