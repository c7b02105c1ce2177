// Somebody else decides in a step now: whoever was spared a later step for having decided here, is asked there.
import type { Approval } from '../../approval.ts';
import { isDecidedBefore } from '../plan.ts';
import { changeStep, changeTasks, deciders, waiting } from './tasks.ts';

/** Settles anew the skipped steps that follow upon the step. */
export function recheckSkipped(approval: Approval, stepIndex: number): Approval {
  const after = approval.steps.findIndex(
    ({ kind, isSkipped }, index) => index > stepIndex && (isSkipped || kind !== 'circulate'),
  );
  const [before, step] = [approval.steps[stepIndex], approval.steps[after]];
  if (!before || !step?.isSkipped || isDecidedBefore(deciders(step), deciders(before))) return approval;
  return changeStep(approval, after, (skippedStep) => ({
    ...changeTasks(skippedStep, ({ status }) => status === 'skipped', waiting),
    isSkipped: false,
  }));
}
