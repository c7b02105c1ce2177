// The route with names, before it is submitted (B3-05), or why there is none: it fails closed (B3-04).
import type { Plan, PlannedApprover, PlannedStep, PlanRefusal } from '../approval.ts';
import type { Organisation } from '../organisation.ts';
import type { PublishedRoute, RouteStep } from '../route.ts';
import { chooseRoute, type RouteQuestion } from './choose-route.ts';
import { findApprovers, type Requester } from './finding/find-approvers.ts';

export interface PlanQuestion extends RouteQuestion {
  readonly requesterId: string;
}

export type Planned = { readonly plan: Plan } | { readonly refusal: PlanRefusal };

/** Finds the route of the request and everybody on it. */
export function planApproval(
  routes: readonly PublishedRoute[],
  asked: PlanQuestion,
  organisation: Organisation,
): Planned {
  const { route } = chooseRoute(routes, asked, organisation);
  return route ? planOn(route, asked, organisation) : { refusal: { code: 'no-route', stepName: null } };
}

/** The same on a route that is chosen already: a draft's, or the version that a request began with. */
export function planOn(
  route: Pick<PublishedRoute, 'versionId' | 'name' | 'nameEn' | 'number' | 'steps'>,
  asked: Requester & Pick<PlanQuestion, 'amount'>,
  organisation: Organisation,
): Planned {
  const steps: PlannedStep[] = [];
  for (const [index, step] of route.steps.entries()) {
    if (step.fromAmount > asked.amount) continue;
    const planned = planStep(step, index, asked, organisation);
    if (planned === 'nobody') return { refusal: { code: 'no-approver', stepName: step.name } };
    if (planned !== 'left-out') steps.push(planned);
  }
  if (!steps.some(({ kind }) => kind === 'approve')) return { refusal: { code: 'no-approver', stepName: null } };
  const { versionId, name, nameEn, number } = route;
  const plan = { versionId, routeName: name, routeNameEn: nameEn, routeNumber: number, steps: decideOnce(steps) };
  return { plan };
}

/**
 * One step with names; `isSkipped` is not settled yet. A circulation without readers is left out; any other step needs
 * as many as its mode asks for, and has nobody where one of its rules leads past a group that does not stand on the day:
 * who is found beside it does not decide in place of whom nobody knows (B3-04).
 */
export function planStep(
  step: RouteStep,
  routeStep: number,
  requester: Requester,
  organisation: Organisation,
): PlannedStep | 'nobody' | 'left-out' {
  const { name, nameEn, kind, mode, dueBusinessDays, onTimeout } = step;
  const { approvers, isCut } = findApprovers(step.approvers, requester, organisation);
  if (kind === 'circulate' && approvers.length === 0) return 'left-out';
  if (kind !== 'circulate' && (isCut || approvers.length < fewest(step))) return 'nobody';
  return { routeStep, name, nameEn, kind, mode, dueBusinessDays, onTimeout, approvers, isSkipped: false };
}

const fewest = ({ mode }: RouteStep): number => (mode.of === 'some' ? mode.count : 1);

/** One person in consecutive steps decides once, in the first of them (B3-03). */
function decideOnce(steps: readonly PlannedStep[]): readonly PlannedStep[] {
  let before: PlannedStep | null = null;
  return steps.map((step) => {
    const isSkipped = before !== null && isDecidedBefore(step, before);
    if (!isSkipped && step.kind !== 'circulate') before = step;
    return { ...step, isSkipped };
  });
}

/** A yes of more weight stands for one of less: a decision for a check. */
export const WEIGHT = { circulate: 0, check: 1, approve: 2 } as const;

interface Deciders {
  readonly kind: PlannedStep['kind'];
  readonly approvers: readonly Pick<PlannedApprover, 'employeeId'>[];
}

/**
 * The one person of this step is the one person of the last step that held the request up, and said no less there:
 * a check does not stand for a decision.
 */
export function isDecidedBefore(step: Deciders, before: Deciders): boolean {
  const [one, ...others] = step.approvers;
  const [sole, ...more] = before.approvers;
  if (others.length > 0 || more.length > 0) return false;
  return one?.employeeId === sole?.employeeId && WEIGHT[before.kind] >= WEIGHT[step.kind];
}
