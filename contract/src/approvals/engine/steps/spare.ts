// One person in consecutive steps decides once (B3-03): whoever has decided already when the turn comes to a step is not
// asked there again, and their yes counts.
import type { Approval, ApprovalStep, ApprovalTask } from '../../approval.ts';
import { WEIGHT } from '../plan.ts';
import { asked, changeTasks, isOpen, isYes, liveTasks, skipped } from './tasks.ts';

type Steps = Approval['steps'];

/**
 * How much the yes weighs by which the person has decided when the turn comes to the step of the index; null: they have
 * not. It was said in the step before that held the request up; whoever was spared that one, in the step before it.
 */
function earlierYes(steps: Steps, index: number, employeeId: string): number | null {
  const at = steps.findLastIndex(({ kind, isSkipped }, place) => place < index && kind !== 'circulate' && !isSkipped);
  const before = steps[at];
  if (!before) return null;
  const turns = liveTasks(before).filter(({ approver }) => approver.employeeId === employeeId);
  if (turns.some(isYes)) return WEIGHT[before.kind];
  const earlier = turns.length === 0 ? null : earlierYes(steps, at, employeeId);
  return earlier !== null && earlier >= WEIGHT[before.kind] ? earlier : null;
}

/** True when the approver of the turn has decided already, and no less than the step asks for: a check is no decision. */
export function hasDecidedBefore(
  steps: Steps,
  index: number,
  { kind }: ApprovalStep,
  { approver }: ApprovalTask,
): boolean {
  const yes = earlierYes(steps, index, approver.employeeId);
  return yes !== null && yes >= WEIGHT[kind];
}

/**
 * The step of the index as the turn finds it. Who has decided is spared; where nobody else is left the step is skipped.
 * Readers read, unless all of them have decided.
 */
export function spared(steps: Steps, index: number, step: ApprovalStep): ApprovalStep {
  const rests = (task: ApprovalTask) => hasDecidedBefore(steps, index, step, task);
  const people = liveTasks(step);
  if (people.length > 0 && people.every(rests)) return { ...changeTasks(step, isOpen, skipped), isSkipped: true };
  const open = step.isSkipped ? asked(step) : step;
  return step.kind === 'circulate' ? open : changeTasks(open, (task) => isOpen(task) && rests(task), skipped);
}
