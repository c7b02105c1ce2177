// Somebody else decides in a step now: whoever was spared a later step for having decided here, is asked there.
import type { Approval, ApprovalStep } from '../../approval.ts';
import { isDecidedBefore } from '../plan.ts';
import { deciders, waiting } from './tasks.ts';

/** Settles anew the step that follows upon `changed`, a step of the approval: skipped, or asked after all. */
export function recheckSkipped(approval: Approval, changed: ApprovalStep): Approval {
  const after = approval.steps.slice(approval.steps.indexOf(changed) + 1);
  const next = after.find(({ kind, isSkipped }) => isSkipped || kind !== 'circulate');
  if (!next?.isSkipped || isDecidedBefore(deciders(next), deciders(changed))) return approval;
  const asked = { ...next, isSkipped: false, tasks: next.tasks.map(waiting) };
  return { ...approval, steps: approval.steps.map((step) => (step === next ? asked : step)) };
}
