// Where each step of a route stands, from what its people did. Pure.
import type { ApprovalTaskView, ApprovalView } from '@madoguchi/contract/approvals/model.ts';

/** `unreached`: the request ended before it came there. */
export type StepState = 'done' | 'now' | 'later' | 'skipped' | 'returned' | 'rejected' | 'unreached';

type Route = Pick<ApprovalView, 'steps' | 'current'>;

/** The state of the step at the index, in the round that is under way or was the last. */
export function stepStateOf({ steps, current }: Route, index: number): StepState {
  const step = steps[index];
  if (step === undefined) throw new Error(`The route has no step ${index}`);
  if (step.isSkipped) return 'skipped';
  if (current !== null) {
    if (index === current) return 'now';
    return index < current ? 'done' : 'later';
  }
  const tasks = step.tasks.filter(counts);
  const has = (status: ApprovalTaskView['status']) => tasks.some((task) => task.status === status);
  if (has('rejected')) return 'rejected';
  if (has('returned')) return 'returned';
  return tasks.some(isDone) ? 'done' : 'unreached';
}

/** Those whose turn it is; nobody once the request has ended. */
export function peopleNow({ steps, current }: Route): readonly ApprovalTaskView[] {
  const step = current === null ? undefined : steps[current];
  return step?.tasks.filter(({ status }) => status === 'pending') ?? [];
}

/**
 * Whom a step shows: those who acted, those whose turn it is or will be; not those whom another's act made free.
 */
export function shownTasks(all: readonly ApprovalTaskView[]): {
  readonly shown: readonly ApprovalTaskView[];
  readonly unneeded: number;
} {
  const tasks = all.filter(counts);
  const hasActed = tasks.some(isDone);
  const shown = hasActed ? tasks.filter(({ status }) => status !== 'skipped') : tasks;
  return { shown, unneeded: tasks.length - shown.length };
}

/** Of a task that is shown: its person is not asked though it is the step's turn, because they have decided (B3-03). */
export function isSpared(state: StepState, { status }: Pick<ApprovalTaskView, 'status'>): boolean {
  return state === 'now' && status === 'skipped';
}

/** True unless the task was taken back, reassigned, or done before the request came back: the history tells of those. */
function counts({ isPast, status }: ApprovalTaskView): boolean {
  return !isPast && status !== 'taken_back' && status !== 'reassigned';
}

const DONE: readonly ApprovalTaskView['status'][] = ['approved', 'checked', 'read', 'returned', 'rejected'];

function isDone({ status }: ApprovalTaskView): boolean {
  return DONE.includes(status);
}
