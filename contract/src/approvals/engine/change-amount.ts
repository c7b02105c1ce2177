// An approver changes the amount: over a threshold the missing steps are added (B3-05), and none ever falls away.
import type { ActingPerson, ActRefusal, AmountRefusal, Approval, ApprovalStep, PlannedStep } from '../approval.ts';
import type { Organisation } from '../organisation.ts';
import type { PublishedRoute } from '../route.ts';
import { recorded } from './act.ts';
import { withTasks } from './begin.ts';
import { chooseRoute, holdsAmount, type RouteQuestion } from './choose-route.ts';
import { onBehalfOf } from './delegated.ts';
import type { Requester } from './finding/find-approvers.ts';
import type { Done, Ground } from './ground.ts';
import { planStep } from './plan.ts';
import { recheckSkipped } from './steps/recheck-skipped.ts';
import { turnToChangeAmount } from './why-not.ts';

/** Inputs that decide on the route of this day besides the amount and the domain, and the amount. */
export interface AmountChange extends Omit<RouteQuestion, 'domain'>, Pick<Requester, 'responsible'> {
  readonly comment: string;
  /** The version of the route that the request began with (B3-01). */
  readonly route: Pick<PublishedRoute, 'versionId' | 'routeId' | 'conditions' | 'steps'>;
  /** The published ones of the domain that hold on this day: one that began now would choose from them. */
  readonly routes: readonly PublishedRoute[];
}

/**
 * By whoever has the turn of the current step, within their delegation before and after. An amount that belongs on another
 * route, or adds a step that nobody could act in, refuses the change, as it would have refused the submission (B3-04).
 */
export function changeAmount(
  approval: Approval,
  change: AmountChange,
  person: ActingPerson,
  organisation: Organisation,
  ground: Ground,
): Done | { readonly refusal: ActRefusal | AmountRefusal } {
  const { amount, comment } = change;
  const turn = turnToChangeAmount(approval, amount, person, ground.on);
  if (typeof turn === 'string') return { refusal: turn };
  const missing = missingSteps(approval, change, organisation);
  if ('refusal' in missing) return missing;
  const { stepIndex, task } = turn;
  // Each is foreseen to be skipped until the recheck finds who decides before it.
  const added = missing.steps.map((step) => withTasks({ ...step, isSkipped: true }, ground.newId));
  const act = { kind: 'change-amount', stepIndex, taskId: task.id, onBehalfOf: onBehalfOf(turn), comment } as const;
  return recorded(recheckSkipped({ ...approval, amount, steps: withAdded(approval.steps, stepIndex, added) }), act);
}

type MissingSteps = { readonly steps: readonly PlannedStep[] } | { readonly refusal: AmountRefusal };

/**
 * The steps with names that the amount asks for beside those that the request has, in the route's order; or why it cannot be
 * had on the way (B3-01, B3-04).
 * @throws RangeError on another version than the request began with (B3-01)
 */
export function missingSteps(
  approval: Approval,
  change: Omit<AmountChange, 'comment'>,
  organisation: Organisation,
): MissingSteps {
  const { versionId, requesterId, steps } = approval;
  const { amount, route, groupCode, responsible } = change;
  const requester = { requesterId, groupCode, ...(responsible && { responsible }) };
  if (route.versionId !== versionId) throw new RangeError('a request keeps the version it began with');
  const misfit = misfitOf(approval, change, organisation);
  if (misfit !== null) return { refusal: { code: misfit, stepName: null } };
  const missing: PlannedStep[] = [];
  for (const [index, step] of route.steps.entries()) {
    if (step.fromAmount > amount || steps.some(({ routeStep }) => routeStep === index)) continue;
    const planned = planStep(step, index, requester, organisation);
    if (planned === 'nobody') return { refusal: { code: 'no-approver', stepName: step.name } };
    if (planned !== 'left-out') missing.push(planned);
  }
  return { steps: missing };
}

/**
 * Why the request may not have this amount on its route: a request of today would take another one with it, or none. Adding
 * steps of the route that it began with would leave out those whom the other asks.
 */
function misfitOf(
  { domain }: Approval,
  { route: { routeId, conditions }, routes, ...asked }: Omit<AmountChange, 'comment'>,
  organisation: Organisation,
): 'no-route' | 'other-route' | null {
  const { route: taken } = chooseRoute(routes, { ...asked, domain }, organisation);
  if (taken === null) return 'no-route';
  return taken.routeId === routeId && holdsAmount(conditions, asked.amount) ? null : 'other-route';
}

/** After the current step and in the route's order; what was there stays as it was. */
function withAdded(steps: readonly ApprovalStep[], current: number, added: readonly ApprovalStep[]): ApprovalStep[] {
  const ahead = [...steps.slice(current + 1), ...added].toSorted((a, b) => a.routeStep - b.routeStep);
  return [...steps.slice(0, current + 1), ...ahead];
}
