// Decides if somebody may act on a task: as its approver, or in the approver's name (B3-07).
import type { ActingPerson, Approval, ApprovalStep, ApprovalTask, Delegation } from '../approval.ts';
import { mayNotDecide, mayNotStandIn } from './steps/decided-elsewhere.ts';
import { hasPartIn } from './steps/tasks.ts';

/** The capacity in which a turn is taken: one's own, or that of the person who gave the delegation. */
export type ActingAs = 'self' | Delegation;

/**
 * How the person may act on the task on this day; null: not at all. The requester never may. A task names its approver
 * alone, never a delegate: so a delegation is never passed on. Who has a part in the step themselves takes no other's, and
 * who has decided in another step none here.
 */
export function actsFor(approval: Approval, task: ApprovalTask, person: ActingPerson, on: string): ActingAs | null {
  if (person.employeeId === approval.requesterId) return null;
  const step = approval.steps.find(({ tasks }) => tasks.includes(task));
  if (!step) return null;
  const { employeeId } = person;
  if (task.approver.employeeId === employeeId) return mayNotDecide(approval, step, employeeId) ? null : 'self';
  if (hasPartIn(step, employeeId) || mayNotStandIn(approval, step, employeeId)) return null;
  return standsInFor(approval, task.approver.employeeId, person, on);
}

/** True when a delegation is given for such a request, whoever stands in for whom: by its domain and amount (B3-07). */
export function isGivenFor(
  { domains, amountLimit }: Pick<Delegation, 'domains' | 'amountLimit'>,
  { domain, amount }: Pick<Approval, 'domain' | 'amount'>,
): boolean {
  return (domains.length === 0 || domains.includes(domain)) && amount <= (amountLimit ?? Infinity);
}

/** The accepted delegation by which the person stands in for another in this request on this day. */
export function standsInFor(
  request: Pick<Approval, 'domain' | 'amount'>,
  approverId: string,
  person: ActingPerson,
  on: string,
): Delegation | null {
  const covers = (delegation: Delegation) =>
    delegation.fromEmployeeId === approverId &&
    delegation.toEmployeeId === person.employeeId &&
    delegation.validFrom <= on &&
    on < delegation.validTo &&
    isGivenFor(delegation, request);
  return person.delegations.find(covers) ?? null;
}

/** A task that the person may act on now. */
export interface Turn {
  readonly stepIndex: number;
  readonly step: ApprovalStep;
  readonly task: ApprovalTask;
  /** True when the person is its approver, not a delegate. */
  readonly isOwn: boolean;
}

/** Every open turn of the person: of the current step before circulations, and their own before another's. */
export function turnsOf(approval: Approval, person: ActingPerson, on: string): readonly Turn[] {
  const turns = approval.steps.flatMap((step, stepIndex) =>
    step.tasks
      .filter(({ status }) => status === 'pending')
      .flatMap((task) => {
        const as = actsFor(approval, task, person, on);
        return as ? [{ stepIndex, step, task, isOwn: as === 'self' }] : [];
      }),
  );
  const rank = (turn: Turn) => (turn.stepIndex === approval.current ? 0 : 2) + (turn.isOwn ? 0 : 1);
  return turns.toSorted((a, b) => rank(a) - rank(b));
}

/** The other name of a delegated act. */
export function onBehalfOf({ isOwn, task }: Pick<Turn, 'isOwn' | 'task'>) {
  return isOwn ? null : { employeeId: task.approver.employeeId, name: task.approver.name };
}
