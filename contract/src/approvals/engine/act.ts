// The effect of an act on a request on its way (B3-06). If it may be done is asked next door: why-not.ts.
import type { ActingPerson, ActKind, ActRefusal, Approval, ApprovalTask, Command, TaskStatus } from '../approval.ts';
import type { StepKind } from '../route.ts';
import { onBehalfOf, type Turn } from './delegated.ts';
import type { Acted, Done, Ground, RecordedAct } from './ground.ts';
import { arriveFrom, closed, endedAs } from './steps/advance.ts';
import { beginAgainFrom, takenBack } from './steps/go-back.ts';
import { recheckSkipped } from './steps/recheck-skipped.ts';
import { arrived, changeStep, changeTasks, done, isFulfilled, isOpen, newTask, skipped } from './steps/tasks.ts';
import {
  standingToComment,
  turnToApprove,
  turnToReassign,
  turnToReject,
  turnToReturn,
  whyNotWithdraw,
  yesToTakeBack,
} from './why-not.ts';

/** Does what is asked, or says why not. The version counts every act. */
export function act(approval: Approval, command: Command, person: ActingPerson, ground: Ground): Acted {
  switch (command.kind) {
    case 'approve':
      return unlessRefused(turnToApprove(approval, person, ground.on), (turn) =>
        sayYes(approval, turn, command.comment, person, ground),
      );
    case 'return':
      return unlessRefused(turnToReturn(approval, command.toStep, person, ground.on), (turn) =>
        sendBack(approval, turn, command, person, ground),
      );
    case 'reject':
      return unlessRefused(turnToReject(approval, person, ground.on), (turn) => {
        const decided = withTask(approval, turn, (task) => done(task, 'rejected', doer(person), ground.at));
        return recorded(endedAs(decided, 'rejected'), { kind: 'reject', ...ofTurn(turn), comment: command.comment });
      });
    case 'take-back':
      return unlessRefused(yesToTakeBack(approval, person, ground.on), (turn) =>
        recorded(takenBack(approval, turn.stepIndex, turn.task, ground), { kind: 'take-back', ...ofTurn(turn) }),
      );
    case 'comment':
      return unlessRefused(standingToComment(approval, person, ground.on), (standing) =>
        recorded(approval, { kind: 'comment', stepIndex: approval.current, ...standing, comment: command.comment }),
      );
    case 'reassign':
      return unlessRefused(turnToReassign(approval, command, person), (turn) =>
        moveTurn(approval, turn, command, person, ground),
      );
    case 'withdraw': {
      const refusal = whyNotWithdraw(approval, person);
      return refusal ? { refusal } : recorded(endedAs(approval, 'withdrawn'), { kind: 'withdraw' });
    }
  }
}

/**
 * Ends what is under way because nobody asks for it any more: its domain says so, by a person or by the calendar. It says
 * neither yes nor no. Null where it has ended already.
 */
export function lapse(approval: Approval): Done | null {
  if (approval.current === null) return null;
  return recorded(endedAs(approval, 'lapsed'), { kind: 'lapse', stepIndex: approval.current });
}

function unlessRefused<Found extends object>(found: Found | ActRefusal, then: (found: Found) => Done): Acted {
  return typeof found === 'string' ? { refusal: found } : then(found);
}

/** The next version, with what is on record of the act. */
export function recorded(approval: Approval, act: Pick<RecordedAct, 'kind'> & Partial<RecordedAct>): Done {
  const none = { stepIndex: null, taskId: null, onBehalfOf: null, reason: null, comment: '' };
  return { approval: { ...approval, version: approval.version + 1 }, act: { ...none, ...act } };
}

const ofTurn = (turn: Turn) => ({ stepIndex: turn.stepIndex, taskId: turn.task.id, onBehalfOf: onBehalfOf(turn) });

const doer = ({ employeeId, name }: ActingPerson) => ({ employeeId, name });

const withTask = (approval: Approval, { stepIndex, task }: Turn, change: (task: ApprovalTask) => ApprovalTask) =>
  changeStep(approval, stepIndex, (step) => changeTasks(step, ({ id }) => id === task.id, change));

const YES = {
  approve: { kind: 'approve', status: 'approved' },
  check: { kind: 'check', status: 'checked' },
  circulate: { kind: 'read', status: 'read' },
} as const satisfies Readonly<Record<StepKind, { kind: ActKind; status: TaskStatus }>>;

/** The word for a yes to a step of the kind. */
export const yesTo = (kind: StepKind) => YES[kind].kind;

/** A step whose mode is fulfilled is over, and the turn goes on. A reading is no yes: it changes nothing but itself. */
function sayYes(approval: Approval, turn: Turn, comment: string, person: ActingPerson, ground: Ground): Done {
  const { kind, status } = YES[turn.step.kind];
  const said = withTask(approval, turn, (task) => done(task, status, doer(person), ground.at));
  const act = { kind, ...ofTurn(turn), comment };
  const spared = changeStep(said, turn.stepIndex, (step) =>
    changeTasks(step, (task) => isOpen(task) && task.chair === turn.task.chair, skipped),
  );
  const step = spared.steps[turn.stepIndex];
  if (!step || !isFulfilled(step)) return recorded(spared, act);
  return recorded(arriveFrom(changeStep(spared, turn.stepIndex, closed), turn.stepIndex + 1, ground), act);
}

function sendBack(
  approval: Approval,
  turn: Turn,
  { toStep, reason, comment }: Extract<Command, { kind: 'return' }>,
  person: ActingPerson,
  ground: Ground,
): Done {
  const decided = withTask(approval, turn, (task) => done(task, 'returned', doer(person), ground.at));
  const back = toStep === null ? endedAs(decided, 'returned') : beginAgainFrom(decided, toStep, ground);
  return recorded(back, { kind: 'return', ...ofTurn(turn), reason, comment });
}

/** The chair stays, somebody else sits on it; whom it had spared a later step is asked there after all. */
function moveTurn(
  approval: Approval,
  turn: Turn,
  { to, comment }: Extract<Command, { kind: 'reassign' }>,
  person: ActingPerson,
  ground: Ground,
): Done {
  const left = changeTasks(
    turn.step,
    ({ id }) => id === turn.task.id,
    (task) => done(task, 'reassigned', doer(person), ground.at),
  );
  const task = arrived(newTask(to, ground.newId, turn.task.chair), left, ground);
  const step = { ...left, tasks: [...left.tasks, task] };
  const moved = changeStep(approval, turn.stepIndex, () => step);
  const { stepIndex, taskId } = ofTurn(turn);
  return recorded(recheckSkipped(moved), { kind: 'reassign', stepIndex, taskId, comment });
}
