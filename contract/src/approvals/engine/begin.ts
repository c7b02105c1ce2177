// A plan becomes a request on its way (B3-06). The names found stay with it, whatever the organisation does (B3-01).
import type { Approval, ApprovalStep, Plan, PlannedStep } from '../approval.ts';
import type { Moment, NewId } from './ground.ts';
import { arriveFrom } from './steps/advance.ts';
import { newTask, skipped } from './steps/tasks.ts';

export type Begun = Pick<Approval, 'id' | 'domain' | 'subjectId' | 'requesterId' | 'amount'>;

/** The first round of a request. */
export function beginApproval(plan: Plan, begun: Begun & Moment, newId: NewId): Approval {
  const { id, domain, subjectId, requesterId, amount } = begun;
  return onItsWay({ id, domain, subjectId, requesterId, amount, round: 1, version: 1 }, plan, begun, newId);
}

/**
 * The next round of a request that came back to its requester, on the plan of the day.
 * @throws RangeError for one that has not come back: its domain's states refuse that before.
 */
export function resubmit(
  former: Approval,
  plan: Plan,
  again: Moment & { readonly amount: number },
  newId: NewId,
): Approval {
  const { id, domain, subjectId, requesterId, status, round, version } = former;
  if (status !== 'returned' && status !== 'withdrawn')
    throw new RangeError(`a request that is ${status} cannot begin anew`);
  const begun = { id, domain, subjectId, requesterId, amount: again.amount, round: round + 1, version: version + 1 };
  return onItsWay(begun, plan, again, newId);
}

function onItsWay(
  begun: Begun & Pick<Approval, 'round' | 'version'>,
  plan: Plan,
  moment: Moment,
  newId: NewId,
): Approval {
  const steps = plan.steps.map((step) => withTasks(step, newId));
  const approval: Approval = { ...begun, versionId: plan.versionId, status: 'in_progress', current: null, steps };
  return arriveFrom(approval, 0, moment);
}

/** The step with a turn for each of its approvers, none of which has come. */
export function withTasks({ approvers, ...step }: PlannedStep, newId: NewId): ApprovalStep {
  const tasks = approvers.map((approver) => newTask(approver, newId));
  return { ...step, tasks: step.isSkipped ? tasks.map(skipped) : tasks };
}
