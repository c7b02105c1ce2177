// Questions to the tasks of a step, and the changes of one task. All of them copy; nothing is changed in place.
import type { Approval, ApprovalStep, ApprovalTask, PlannedApprover, TaskStatus } from '../../approval.ts';
import type { Moment, NewId } from '../ground.ts';

const OPEN: readonly TaskStatus[] = ['waiting', 'pending'];
/** Said yes, and it counts towards the step. */
const YES: readonly TaskStatus[] = ['approved', 'checked'];
/** No longer anybody's turn: another task took its place. */
const LEFT: readonly TaskStatus[] = ['reassigned', 'taken_back'];

export const isOpen = ({ status }: ApprovalTask): boolean => OPEN.includes(status);
export const isYes = ({ status, isPast }: ApprovalTask): boolean => !isPast && YES.includes(status);

/** Those that count: neither before a return nor given to another. */
export const liveTasks = ({ tasks }: ApprovalStep): readonly ApprovalTask[] =>
  tasks.filter(({ isPast, status }) => !isPast && !LEFT.includes(status));

/** In the step as its approver, or as the delegate who said yes: nobody fills two chairs of one step. */
export function hasPartIn(step: ApprovalStep, employeeId: string): boolean {
  return liveTasks(step).some(
    (task) => task.approver.employeeId === employeeId || task.doneBy?.employeeId === employeeId,
  );
}

/** The step as it is compared with the one before it. */
export const deciders = (step: ApprovalStep) => ({
  kind: step.kind,
  approvers: liveTasks(step).map(({ approver }) => approver),
});

/** Somebody has said yes in this round, and it still counts. */
export const isDecided = ({ steps }: Approval): boolean => steps.some(({ tasks }) => tasks.some(isYes));

const isSkipped = ({ status }: ApprovalTask): boolean => status === 'skipped';

/**
 * The step's mode is satisfied (B3-02). One yes on a chair is the chair's; a chair that was spared counts by the yes of the
 * step before, and stands for nobody's alone (B3-03).
 */
export function isFulfilled(step: ApprovalStep): boolean {
  const chairs = Map.groupBy(liveTasks(step), ({ chair }) => chair);
  const decided = [...chairs.values()].filter((tasks) => tasks.some(isYes)).length;
  return decided > 0 && decided + sparedChairs(step) >= neededChairs(step, chairs.size);
}

/** Of a step whose turn it is: on how many chairs nobody is asked, because they have decided before. */
export function sparedChairs(step: ApprovalStep): number {
  const chairs = Map.groupBy(liveTasks(step), ({ chair }) => chair);
  return [...chairs.values()].filter((tasks) => tasks.every(isSkipped)).length;
}

/** How many of so many chairs have to say yes. */
export function neededChairs({ mode }: Pick<ApprovalStep, 'mode'>, chairs: number): number {
  if (mode.of === 'all') return chairs;
  return mode.of === 'any' ? 1 : mode.count;
}

/** A turn that has not come yet; without a chair it begins one. */
export function newTask(approver: PlannedApprover, newId: NewId, chair?: string): ApprovalTask {
  const id = newId();
  const none = { arrivedAt: null, dueOn: null, doneAt: null, doneBy: null };
  return { id, chair: chair ?? id, isPast: false, approver, status: 'waiting', ...none };
}

/** The turn has come. */
export function arrived(task: ApprovalTask, { dueBusinessDays }: ApprovalStep, moment: Moment): ApprovalTask {
  const dueOn = dueBusinessDays === null ? null : moment.addBusinessDays(moment.on, dueBusinessDays);
  return { ...task, status: 'pending', arrivedAt: moment.at, dueOn };
}

/** It is not their turn yet, or not again. */
export const waiting = (task: ApprovalTask): ApprovalTask => ({
  ...task,
  status: 'waiting',
  arrivedAt: null,
  dueOn: null,
});

/** Everybody who was spared the step is to be asked in it after all, when the turn comes. */
export function asked(step: ApprovalStep): ApprovalStep {
  return { ...changeTasks(step, (task) => !task.isPast && isSkipped(task), waiting), isSkipped: false };
}

export const skipped = (task: ApprovalTask): ApprovalTask => ({ ...task, status: 'skipped' });

/** With the status that says what became of it, and by whom; null: by the calendar. */
export function done(task: ApprovalTask, status: TaskStatus, by: ApprovalTask['doneBy'], at: string): ApprovalTask {
  return { ...task, status, doneAt: at, doneBy: by };
}

/** The step with those of its tasks changed that the test picks. */
export function changeTasks(
  step: ApprovalStep,
  test: (task: ApprovalTask) => boolean,
  change: (task: ApprovalTask) => ApprovalTask,
): ApprovalStep {
  return { ...step, tasks: step.tasks.map((task) => (test(task) ? change(task) : task)) };
}

/** The approval with one step changed. */
export function changeStep(approval: Approval, index: number, change: (step: ApprovalStep) => ApprovalStep): Approval {
  return { ...approval, steps: approval.steps.map((step, at) => (at === index ? change(step) : step)) };
}
