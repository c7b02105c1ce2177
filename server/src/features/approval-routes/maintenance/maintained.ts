// The course of every write by a route's maintainer: look at the newest state, refuse what is late, report the result.
import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { ROUTE_PHASE_NAMES } from '@madoguchi/contract/approval-routes/names.ts';
import type { RouteFault } from '@madoguchi/contract/approval-routes/rules.ts';
import { RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Ground } from '../../../platform/ground.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { changedFields } from '../../../platform/record/changed-fields.ts';
import { findRoute } from './routes-store.ts';

const THING = { ja: '承認経路', en: 'approval route' } as const;

/** @throws Problem `not-found`; `stale` with the newer state where a version is given that is not the newest */
export async function maintained(ground: Ground, id: string, version?: number): Promise<MaintainedRoute> {
  const found = (await findRoute(ground.pool, id, ground.clock.today())) ?? refuse('not-found');
  if (version !== undefined && version !== found.version) refuse('stale', { current: found });
  return found;
}

/** Ends the request: what was asked cannot be done where the route stands. */
export function refuseState(route: MaintainedRoute, language: Language): never {
  const status = ROUTE_PHASE_NAMES[route.phase][language];
  return refuse('wrong-state', { values: { thing: THING[language], status }, current: route });
}

/** Ends the request where a text has faults; each with its path in it. */
export function refuseFaults(faults: readonly RouteFault[]): void {
  if (faults.length === 0) return;
  const fields = faults.map(({ field, ...fault }) => ({ ...fault, field: `draft.${field}` }));
  refuse('invalid', { fields, values: { n: fields.length } });
}

/** Both as the contract writes them, so that what is stored compares with what came. */
export function isSameText(one: RouteText, other: RouteText): boolean {
  return JSON.stringify(RouteText.parse(one)) === JSON.stringify(RouteText.parse(other));
}

/** The fields in which one text differs from another, each as [former, new]. */
export function textDifference(before: RouteText | null, after: RouteText) {
  return changedFields(before === null ? null : RouteText.parse(before), after);
}

/** After the commit: open lists of those who maintain routes read them again. */
export function announceRoute({ live }: Pick<Ground, 'live'>, routeId: string): void {
  live.announce(
    { kind: 'changed', noun: 'approval-routes', id: routeId, version: null },
    { rule: 'system', employeeId: null },
  );
}
