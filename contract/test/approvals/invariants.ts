// Invariants after every act on every request, by name: each looks at one step of a play and says if it held.
import type { ActKind, Approval, ApprovalStatus, ApprovalStep, ApprovalTask } from '../../src/approvals/approval.ts';
import { offeredActs } from '../../src/approvals/engine/offered.ts';
import type { Organisation } from '../../src/approvals/organisation.ts';
import type { Played } from './play.ts';
import { PEOPLE } from './random-world.ts';

type Invariant = (played: Played) => boolean;

const DECISIONS: readonly ActKind[] = [
  'approve',
  'check',
  'read',
  'return',
  'reject',
  'take-back',
  'reassign',
  'change-amount',
];
const YES: readonly ApprovalTask['status'][] = ['approved', 'checked'];
/** Of each act: from which status it comes, and to which it may lead. */
const LEADS: Readonly<Record<ActKind, readonly (readonly [ApprovalStatus | null, ApprovalStatus])[]>> = {
  submit: [
    [null, 'in_progress'],
    ['returned', 'in_progress'],
    ['withdrawn', 'in_progress'],
  ],
  approve: [
    ['in_progress', 'in_progress'],
    ['in_progress', 'approved'],
  ],
  check: [
    ['in_progress', 'in_progress'],
    ['in_progress', 'approved'],
  ],
  read: [
    ['in_progress', 'in_progress'],
    ['approved', 'approved'],
  ],
  return: [
    ['in_progress', 'in_progress'],
    ['in_progress', 'returned'],
  ],
  reject: [['in_progress', 'rejected']],
  'take-back': [['in_progress', 'in_progress']],
  comment: (['in_progress', 'approved', 'returned', 'rejected', 'withdrawn', 'lapsed'] as const).map((status) => [
    status,
    status,
  ]),
  reassign: [['in_progress', 'in_progress']],
  withdraw: [['in_progress', 'withdrawn']],
  remind: [['in_progress', 'in_progress']],
  escalate: [['in_progress', 'in_progress']],
  'change-amount': [['in_progress', 'in_progress']],
  lapse: [['in_progress', 'lapsed']],
};

const tasksOf = (approval: Approval | null): readonly ApprovalTask[] =>
  approval?.steps.flatMap(({ tasks }) => tasks) ?? [];
const taskOf = (approval: Approval | null, id: string | null) => tasksOf(approval).find((task) => task.id === id);
const isPending = ({ status }: ApprovalTask) => status === 'pending';
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const INVARIANTS = {
  'nobody decides their own': ({ by, act, after }) => {
    const requester = after?.requesterId;
    const isOwn = act !== null && DECISIONS.includes(act.kind) && by?.employeeId === requester;
    const mine = tasksOf(after).some(({ approver, doneBy }) =>
      [approver.employeeId, doneBy?.employeeId].includes(requester),
    );
    return !isOwn && !mine;
  },

  'somebody can act on what is under way': ({ move, after, organisation }) => {
    if (move.do !== 'settle') return true;
    if (after?.status !== 'in_progress') return after === null || after.current === null;
    const step = after.steps[after.current ?? -1];
    const pending = step?.tasks.filter(isPending) ?? [];
    if (!step || pending.length === 0 || step.isSkipped || step.kind === 'circulate') return false;
    const canTake = ({ approver }: ApprovalTask) =>
      isActive(organisation, approver.employeeId) && !hasDecidedForAnother(after, step, approver.employeeId);
    return pending.some(canTake) || pending.every((task) => hasNobodyAbove(after, step, task, organisation));
  },

  'who acts has the turn, or a delegation of the one who has, and both are on record': ({ by, act, before, day }) => {
    if (!act || !by || !before || !['approve', 'check', 'read', 'return', 'reject'].includes(act.kind)) return true;
    const approverId = taskOf(before, act.taskId)?.approver.employeeId;
    if (approverId === by.employeeId) return act.onBehalfOf === null;
    const isCovered = by.delegations.some(
      ({ fromEmployeeId, toEmployeeId, validFrom, validTo, amountLimit }) =>
        fromEmployeeId === approverId &&
        toEmployeeId === by.employeeId &&
        validFrom <= day &&
        day < validTo &&
        (amountLimit === null || before.amount <= amountLimit),
    );
    return isCovered && act.onBehalfOf?.employeeId === approverId;
  },

  'nobody says yes twice in one step': ({ after }) =>
    (after?.steps ?? []).every(({ tasks }) => {
      const said = tasks
        .filter(({ isPast, status }) => !isPast && YES.includes(status))
        .map(({ doneBy }) => doneBy?.employeeId);
      return new Set(said).size === said.length;
    }),

  'nobody decides in two steps by a delegation': ({ act, by, after }) => {
    if (act?.kind !== 'approve' || !after) return true;
    const said = tasksOf(after).filter(
      (task) => isLiveDecision(after, task) && task.doneBy?.employeeId === by?.employeeId,
    );
    const isAnothers = ({ approver, doneBy }: ApprovalTask) => approver.employeeId !== doneBy?.employeeId;
    return said.length < 2 || !said.some(isAnothers);
  },

  'statuses go only where the machine leads': ({ act, before, after }) =>
    act === null || LEADS[act.kind].some(([from, to]) => from === (before?.status ?? null) && to === after?.status),

  'the version counts each act, the round each submission': ({ act, before, after }) => {
    if (!before || !after) return true;
    return (
      after.version === before.version + (act ? 1 : 0) &&
      after.round === before.round + (act?.kind === 'submit' ? 1 : 0)
    );
  },

  'what is refused changes nothing': ({ act, before, after }) => act !== null || before === after,

  'what has ended changes only by a comment, or a reading': ({ act, before, after }) => {
    if (!act || !before || !after || before.status === 'in_progress' || act.kind === 'submit') return true;
    if (act.kind === 'comment') return same({ ...before, version: 0 }, { ...after, version: 0 });
    const others = (approval: Approval) => tasksOf(approval).filter(({ id }) => id !== act.taskId);
    return act.kind === 'read' && before.status === 'approved' && same(others(before), others(after));
  },

  'the calendar never says yes, and ends nothing but what its domain lets lapse': ({ by, act, before, after }) => {
    if (by !== null || !act || !before || !after) return true;
    const saidYes = (approval: Approval) => tasksOf(approval).filter(({ status }) => YES.includes(status)).length;
    const isEnded = after.current !== before.current;
    return (
      ['remind', 'escalate', 'lapse'].includes(act.kind) &&
      saidYes(before) === saidYes(after) &&
      isEnded === (act.kind === 'lapse')
    );
  },

  'of what has lapsed nobody is asked': ({ after }) =>
    after?.status !== 'lapsed' || !tasksOf(after).some(({ status }) => status === 'pending' || status === 'waiting'),

  'no step falls away under way but those whose people have all decided': ({ act, before, after }) => {
    if (!act || !before || !after || act.kind === 'submit') return true;
    const kept = ({ steps }: Approval) => steps.filter(({ isSkipped }) => !isSkipped).map(({ routeStep }) => routeStep);
    const now = new Set(kept(after));
    const isDecided = (routeStep: number) => {
      const index = after.steps.findIndex((step) => step.routeStep === routeStep);
      return after.steps[index]?.tasks.every((task) => !isLive(task) || saidBefore(after, index, task)) ?? false;
    };
    return kept(before).every((routeStep) => now.has(routeStep) || isDecided(routeStep));
  },

  'a step is left only when as many have decided as its mode asks for': ({ act, after }) =>
    act === null ||
    after === null ||
    after.steps.every(
      (step, index) =>
        index >= (after.current ?? endOf(after)) ||
        step.isSkipped ||
        step.kind === 'circulate' ||
        hasEnoughYes(after, index),
    ),

  'who decided the step before is not asked in the next': ({ act, before, after }) => {
    const [from, to] = [before?.current ?? null, after?.current ?? null];
    if (!act || !['approve', 'check'].includes(act.kind) || !after || from === null || to === null) return true;
    const [decided, asked] = [after.steps[from], after.steps[to]];
    if (to <= from || !decided || !asked || (decided.kind === 'check' && asked.kind === 'approve')) return true;
    const yes = decided.tasks.filter(isLiveYes).map(({ approver }) => approver.employeeId);
    const isNext = after.steps.slice(from + 1, to).every(({ kind, isSkipped }) => kind === 'circulate' || isSkipped);
    return !isNext || !asked.tasks.some((task) => isPending(task) && yes.includes(task.approver.employeeId));
  },

  'nobody is asked twice in one step': ({ after }) =>
    (after?.steps ?? []).every(({ tasks }) => {
      const open = tasks
        .filter(({ status }) => status === 'pending' || status === 'waiting')
        .map(({ approver }) => approver.employeeId);
      return new Set(open).size === open.length;
    }),

  'what is offered is what may be done': ({ after, by, day, act, before, move }) => {
    if (!before || !by || move.do === 'submit' || move.do === 'reassign') return after !== undefined;
    const offered = offeredActs(before, by, day);
    const kind = act?.kind ?? (move.do === 'approve' ? null : move.do);
    if (act) return offered.includes(act.kind);
    // Another amount may lie above a delegation's limit, or add a step that has nobody.
    if (move.do === 'change-amount') return true;
    const isToStep = 'toStep' in move && move.toStep !== null;
    return (
      isToStep ||
      !(kind
        ? (offered as readonly string[]).includes(kind)
        : offered.some((each) => ['approve', 'check', 'read'].includes(each)))
    );
  },
} as const satisfies Readonly<Record<string, Invariant>>;

export type InvariantName = keyof typeof INVARIANTS;

/** The names of those that did not hold somewhere in the play. */
export function broken(told: readonly Played[]): readonly InvariantName[] {
  const names = Object.keys(INVARIANTS) as InvariantName[];
  return names.filter((name) => !told.every((played) => INVARIANTS[name](played)));
}

const isActive = ({ people }: Organisation, employeeId: string): boolean => people.get(employeeId)?.isActive ?? false;

const isLiveDecision = ({ steps }: Approval, task: ApprovalTask) =>
  isLive(task) &&
  task.status === 'approved' &&
  steps.some(({ kind, tasks }) => kind === 'approve' && tasks.includes(task));

/** In another deciding step than this one, in somebody else's name. */
const hasDecidedForAnother = ({ steps }: Approval, step: ApprovalStep, who: string): boolean =>
  step.kind === 'approve' &&
  steps.some(
    (other) =>
      other !== step &&
      other.kind === 'approve' &&
      other.tasks.some(
        (task) => isLiveYes(task) && task.doneBy?.employeeId === who && task.approver.employeeId !== who,
      ),
  );

/** Steps of a request that was returned, rejected or withdrawn need not be fulfilled. */
const endOf = (approval: Approval | null): number => (approval?.status === 'approved' ? Infinity : 0);

const isLive = ({ isPast, status }: ApprovalTask) => !isPast && status !== 'reassigned' && status !== 'taken_back';
const isLiveYes = (task: ApprovalTask) => isLive(task) && YES.includes(task.status);

/** The approver of the turn has said yes in an earlier step. */
const saidBefore = ({ steps }: Approval, index: number, { approver }: ApprovalTask): boolean =>
  steps
    .slice(0, index)
    .some(({ tasks }) => tasks.some((task) => isLiveYes(task) && task.approver.employeeId === approver.employeeId));

/** By a yes in the step itself at least once; whoever decided before counts. */
function hasEnoughYes(approval: Approval, index: number): boolean {
  const { mode, tasks } = approval.steps[index] ?? { mode: { of: 'any' }, tasks: [] };
  const live = tasks.filter(isLive);
  const chairsOf = (some: readonly ApprovalTask[]) => new Set(some.map(({ chair }) => chair));
  const [chairs, yes] = [chairsOf(live), chairsOf(live.filter(isLiveYes))];
  const decided = chairsOf(live.filter((task) => isLiveYes(task) || saidBefore(approval, index, task)));
  if (yes.size === 0) return false;
  return decided.size >= (mode.of === 'all' ? chairs.size : mode.of === 'any' ? 1 : mode.count);
}

/** No head and no deputy of a vacant one, from the turn's group upwards, who has no part in the step and is not the requester. */
function hasNobodyAbove(
  approval: Approval,
  step: ApprovalStep,
  { approver }: ApprovalTask,
  organisation: Organisation,
): boolean {
  const post = organisation.posts.find(({ employeeId }) => employeeId === approver.employeeId)?.groupCode;
  const headed = [...organisation.groups.values()].find(({ head }) => head === approver.employeeId)?.code;
  const taken = new Set([approval.requesterId, approver.employeeId]);
  for (const { approver: other, doneBy, isPast, status } of step.tasks) {
    if (isPast || status === 'reassigned' || status === 'taken_back') continue;
    taken.add(other.employeeId);
    if (doneBy) taken.add(doneBy.employeeId);
  }
  let code: string | null = approver.foundBy.groupCode ?? post ?? headed ?? null;
  for (let passed = 0; code !== null && passed <= PEOPLE.length; passed++) {
    const group = organisation.groups.get(code);
    const inChair = [group?.head, group?.deputy].find((id) => id && isActive(organisation, id));
    if (inChair && !taken.has(inChair) && !hasDecidedForAnother(approval, step, inChair)) return false;
    code = group?.parent ?? null;
  }
  return true;
}
