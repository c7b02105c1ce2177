// Other people decide in a step than before: whoever was to be spared a later step for deciding here is asked there.
import type { Approval } from '../../approval.ts';
import { isDecidedBefore } from '../plan.ts';
import { asked, deciders } from './tasks.ts';

/**
 * Settles anew which steps ahead are foreseen to be skipped. It only ever takes one up again: what is skipped in the end is
 * found when the turn comes.
 */
export function recheckSkipped(approval: Approval): Approval {
  const steps = [...approval.steps];
  const current = approval.current ?? steps.length;
  let last = steps[current];
  for (const [index, step] of steps.entries()) {
    if (!last || index <= current) continue;
    const isForeseen = step.isSkipped && isDecidedBefore(deciders(step), deciders(last));
    if (step.isSkipped && !isForeseen) steps[index] = asked(step);
    if (!isForeseen && step.kind !== 'circulate') last = steps[index] ?? last;
  }
  return { ...approval, steps };
}
