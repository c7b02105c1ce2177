// Four eyes across the steps of a round: a delegation never makes one person two of those who decide (B3-03, B3-07).
import type { Approval, ApprovalStep, ApprovalTask } from '../../approval.ts';
import { isYes } from './tasks.ts';

/** The yeses that the person said in deciding steps of the round other than this one, in whatever name. */
function yesesElsewhere({ steps }: Pick<Approval, 'steps'>, step: ApprovalStep, employeeId: string) {
  return steps
    .filter((other) => other.kind === 'approve' && other !== step)
    .flatMap(({ tasks }) => tasks)
    .filter((task) => isYes(task) && task.doneBy?.employeeId === employeeId);
}

/** True when the person takes no turn of another's in the step: they have decided in another one. */
export function mayNotStandIn(approval: Pick<Approval, 'steps'>, step: ApprovalStep, employeeId: string): boolean {
  return step.kind === 'approve' && yesesElsewhere(approval, step, employeeId).length > 0;
}

/**
 * True when the person takes not even their own turn in the step: they have decided in another one, in another's name. Who
 * decided there in their own is asked again as the route says: only steps that follow upon each other are decided once.
 */
export function mayNotDecide(approval: Pick<Approval, 'steps'>, step: ApprovalStep, employeeId: string): boolean {
  const isAnothers = ({ approver }: ApprovalTask) => approver.employeeId !== employeeId;
  return step.kind === 'approve' && yesesElsewhere(approval, step, employeeId).some(isAnothers);
}
