// Why not? The same question for button, server and test (B0-05). Who comes before where: a stranger learns no state.
import type { ActingPerson, ActRefusal, Approval, ApprovalStep, ApprovalTask, Command } from '../approval.ts';
import { DOMAINS } from '../domains.ts';
import { onBehalfOf, standsInFor, type Turn, turnsOf } from './delegated.ts';
import type { RecordedAct } from './ground.ts';
import { mayNotDecide } from './steps/decided-elsewhere.ts';
import { hasPartIn, isDecided, isOpen, isYes, liveTasks } from './steps/tasks.ts';

/** The first reason why the person may not do this now, or null where they may. */
export function whyNotAct(
  approval: Approval,
  command: Command,
  person: ActingPerson,
  today: string,
): ActRefusal | null {
  const judged = judge(approval, command, person, today);
  return typeof judged === 'string' ? judged : null;
}

function judge(
  approval: Approval,
  command: Command,
  person: ActingPerson,
  today: string,
): Turn | Standing | ActRefusal | null {
  switch (command.kind) {
    case 'approve':
      return turnToApprove(approval, person, today);
    case 'return':
      return turnToReturn(approval, command.toStep, person, today);
    case 'reject':
      return turnToReject(approval, person, today);
    case 'take-back':
      return yesToTakeBack(approval, person, today);
    case 'comment':
      return standingToComment(approval, person, today);
    case 'reassign':
      return turnToReassign(approval, command, person);
    case 'withdraw':
      return whyNotWithdraw(approval, person);
  }
}

/** Yes to the current step; without a turn there, one that is only to be read, after the end as well. */
export function turnToApprove(approval: Approval, person: ActingPerson, today: string): Turn | ActRefusal {
  if (person.employeeId === approval.requesterId) return 'own-request';
  return turnsOf(approval, person, today)[0] ?? whyNoTurn(approval, person, today);
}

/** A decision of the current step; who only reads has none (B3-02). */
function decidingTurn(approval: Approval, person: ActingPerson, today: string): Turn | ActRefusal {
  const turn = turnToApprove(approval, person, today);
  if (typeof turn === 'string' || turn.stepIndex === approval.current) return turn;
  return approval.status === 'in_progress' ? 'not-allowed' : 'ended';
}

/** `toStep` null: to the requester; else to an earlier step that had held the request up. Not every domain's requests come back. */
export function turnToReturn(
  approval: Approval,
  toStep: number | null,
  person: ActingPerson,
  today: string,
): Turn | ActRefusal {
  const turn = decidingTurn(approval, person, today);
  if (typeof turn === 'string') return turn;
  if (!DOMAINS[approval.domain].comesBack) return 'not-allowed';
  if (toStep === null) return turn;
  const step = toStep < turn.stepIndex ? approval.steps[toStep] : undefined;
  return step && holdsUp(step) ? turn : 'no-such-step';
}

/** A check looks, and may return; only who decides may end the request (B3-02). */
export function turnToReject(approval: Approval, person: ActingPerson, today: string): Turn | ActRefusal {
  const turn = decidingTurn(approval, person, today);
  return typeof turn === 'string' || turn.step.kind === 'approve' ? turn : 'not-allowed';
}

/** Another amount, by whoever has the turn of the current step: within a delegation's limit before and after (B3-07). */
export function turnToChangeAmount(
  approval: Approval,
  amount: number,
  person: ActingPerson,
  today: string,
): Turn | ActRefusal {
  return decidingTurn({ ...approval, amount: Math.max(approval.amount, amount) }, person, today);
}

const holdsUp = ({ kind, isSkipped }: ApprovalStep): boolean => kind !== 'circulate' && !isSkipped;

/** The request has ended, or somebody was quicker, or it was never the person's turn. */
function whyNoTurn(approval: Approval, person: ActingPerson, today: string): ActRefusal {
  const { steps, current } = approval;
  if (current === null) return 'ended';
  const isTheirs = ({ approver, doneBy }: ApprovalTask) =>
    approver.employeeId === person.employeeId ||
    doneBy?.employeeId === person.employeeId ||
    standsInFor(approval, approver.employeeId, person, today) !== null;
  const reached = steps.slice(0, current + 1).flatMap(liveTasks);
  const hadTurn = reached.some((task) => !isOpen(task) && isTheirs(task));
  return hadTurn ? 'already-decided' : 'not-your-turn';
}

/**
 * One's own last yes, in the current step or the one before it, while nobody has acted since (引戻し, B3-06). One said in
 * another's name only while one still stands in for them (B3-07).
 */
export function yesToTakeBack(approval: Approval, person: ActingPerson, today: string): Turn | ActRefusal {
  const { requesterId, steps, current } = approval;
  if (person.employeeId === requesterId) return 'own-request';
  if (current === null) return 'ended';
  const isOwnYes = (task: ApprovalTask) => isYes(task) && task.doneBy?.employeeId === person.employeeId;
  const stepIndex = steps.findLastIndex(({ tasks }) => tasks.some(isOwnYes));
  const step = steps[stepIndex];
  const task = step?.tasks.find(isOwnYes);
  if (!step || !task) return 'not-your-turn';
  const since = steps.slice(stepIndex + 1, current + 1).filter(holdsUp);
  if (since.some(isTouched)) return 'next-step-begun';
  const { employeeId } = task.approver;
  const isOwn = employeeId === person.employeeId;
  return isOwn || standsInFor(approval, employeeId, person, today) ? { stepIndex, step, task, isOwn } : 'not-your-turn';
}

const isTouched = ({ tasks }: ApprovalStep): boolean => tasks.some(({ isPast, doneBy }) => !isPast && doneBy !== null);

/** True when the person sees the request at all, and then as whom: a delegate while it is the giver's turn. A word is heard also after the end. */
export function standingToComment(approval: Approval, person: ActingPerson, today: string): Standing | ActRefusal {
  const { employeeId, isAdmin } = person;
  const tasks = approval.steps.flatMap((step) => step.tasks);
  const isOwn = ({ approver, doneBy }: ApprovalTask) =>
    approver.employeeId === employeeId || doneBy?.employeeId === employeeId;
  if (isAdmin || employeeId === approval.requesterId || tasks.some(isOwn)) return { onBehalfOf: null };
  const task = tasks.find(
    ({ status, approver }) => status === 'pending' && standsInFor(approval, approver.employeeId, person, today),
  );
  return task ? { onBehalfOf: onBehalfOf({ isOwn: false, task }) } : 'not-allowed';
}

type Standing = Pick<RecordedAct, 'onBehalfOf'>;

/** An open turn of another, by an admin who is not the requester; never to the requester, never twice into one step. */
export function turnToReassign(
  { requesterId, steps, current }: Approval,
  { taskId, to }: Extract<Command, { kind: 'reassign' }>,
  person: ActingPerson,
): Turn | ActRefusal {
  if (person.employeeId === requesterId) return 'own-request';
  if (!person.isAdmin) return 'not-allowed';
  if (current === null) return 'ended';
  const stepIndex = steps.findIndex(({ tasks }) => tasks.some(({ id }) => id === taskId));
  const step = steps[stepIndex];
  const task = step?.tasks.find(({ id }) => id === taskId);
  if (!step || !task || task.status === 'waiting') return 'not-your-turn';
  if (task.status !== 'pending') return 'already-decided';
  if (to.employeeId === requesterId) return 'own-request';
  return hasPartIn(step, to.employeeId) || mayNotDecide({ steps }, step, to.employeeId)
    ? 'not-allowed'
    : { stepIndex, step, task, isOwn: false };
}

/** The requester's, while nobody has decided (取下げ). */
export function whyNotWithdraw(approval: Approval, person: ActingPerson): ActRefusal | null {
  if (person.employeeId !== approval.requesterId) return 'not-allowed';
  if (approval.current === null) return 'ended';
  return isDecided(approval) ? 'already-decided' : null;
}
