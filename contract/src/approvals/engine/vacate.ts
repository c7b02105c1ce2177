// An approver who can decide no more: their turns go one level up (B3-03), so that no request is left lying.
import type { Approval, ApprovalStep, ApprovalTask } from '../approval.ts';
import type { Organisation } from '../organisation.ts';
import { recorded } from './act.ts';
import { fromFound } from './finding/find-approvers.ts';
import { activePerson, oneLevelUp } from './finding/groups.ts';
import type { Done, Ground } from './ground.ts';
import { mayNotDecide } from './steps/decided-elsewhere.ts';
import { recheckSkipped } from './steps/recheck-skipped.ts';
import {
  arrived,
  changeStep,
  done,
  hasPartIn,
  isOpen,
  isYes,
  liveTasks,
  neededChairs,
  newTask,
  sparedChairs,
} from './steps/tasks.ts';

/**
 * Moves the first turn, open or still to come, of somebody who is not active in the organisation, or the open one of who
 * decided another step in somebody's name, where the others do not suffice; null when there is none left that can be moved. Repeat until null. The
 * organisation must know every approver of the request. A chair with nobody above falls away where the others suffice; else
 * it waits for an admin to reassign it.
 */
export function vacate(approval: Approval, organisation: Organisation, ground: Ground): Done | null {
  if (approval.current === null) return null;
  for (const [index, step] of approval.steps.entries()) {
    for (const task of liveTasks(step)) {
      if (!isOpen(task) || (isActive(task, organisation) && !isMissed(approval, step, task, organisation))) continue;
      const vacated = vacateTask(approval, index, step, task, organisation, ground);
      if (vacated) return recorded(recheckSkipped(vacated), { kind: 'escalate', stepIndex: index, taskId: task.id });
    }
  }
  return null;
}

/** Their turn has come, and they have decided in another step in somebody else's name. */
const isBarred = (approval: Approval, step: ApprovalStep, { status, approver }: ApprovalTask): boolean =>
  status === 'pending' && mayNotDecide(approval, step, approver.employeeId);

/** True while anybody's turn of the current step waits for somebody who may not take it: `vacate` moves it. */
export function hasBarredTurn(approval: Approval): boolean {
  const step = approval.current === null ? undefined : approval.steps[approval.current];
  return step?.tasks.some((task) => isBarred(approval, step, task)) ?? false;
}

/** The turn of somebody who may not take it, where it cannot be done without. */
export const isMissed = (
  approval: Approval,
  step: ApprovalStep,
  task: ApprovalTask,
  organisation: Organisation,
): boolean =>
  isBarred(approval, step, task) &&
  !isChairTaken(approval, step, task, organisation) &&
  !othersSuffice(approval, step, organisation);

const canTakeTurn = (approval: Approval, step: ApprovalStep, task: ApprovalTask, organisation: Organisation): boolean =>
  isOpen(task) && isActive(task, organisation) && !mayNotDecide(approval, step, task.approver.employeeId);

const isActive = ({ approver }: ApprovalTask, organisation: Organisation): boolean =>
  activePerson(organisation, approver.employeeId) !== null;

function vacateTask(
  approval: Approval,
  index: number,
  step: ApprovalStep,
  task: ApprovalTask,
  organisation: Organisation,
  ground: Ground,
): Approval | null {
  const leave = (added: readonly ApprovalTask[]) =>
    changeStep(approval, index, ({ tasks }) => ({
      ...step,
      tasks: [...tasks.map((each) => (each === task ? done(each, 'reassigned', null, ground.at) : each)), ...added],
    }));
  if (step.kind === 'circulate' || isChairTaken(approval, step, task, organisation)) return leave([]);

  const { employeeId, foundBy } = task.approver;
  const isPassedOver = (id: string) =>
    id === approval.requesterId || hasPartIn(step, id) || mayNotDecide(approval, step, id);
  const found = oneLevelUp(organisation, { employeeId, groupCode: foundBy.groupCode }, isPassedOver);
  if (!found) return othersSuffice(approval, step, organisation) ? leave([]) : null;
  const successor = fromFound(foundBy.by, { ...found, levels: foundBy.levelsUp + found.levels });
  const moved = newTask(successor, ground.newId, task.chair);
  return leave([task.status === 'pending' ? arrived(moved, step, ground) : moved]);
}

/** Somebody who was added to the chair can still decide. */
const isChairTaken = (
  approval: Approval,
  step: ApprovalStep,
  task: ApprovalTask,
  organisation: Organisation,
): boolean =>
  liveTasks(step).some((other) => other.chair === task.chair && canTakeTurn(approval, step, other, organisation));

/** Without a chair that nobody can sit on the step can still be fulfilled; where all have to decide, no chair falls away. */
function othersSuffice(approval: Approval, step: ApprovalStep, organisation: Organisation): boolean {
  if (step.mode.of === 'all') return false;
  const able = liveTasks(step).filter((task) => isYes(task) || canTakeTurn(approval, step, task, organisation));
  const chairs = new Set(able.map(({ chair }) => chair)).size;
  return chairs > 0 && chairs + sparedChairs(step) >= neededChairs(step, 0);
}
