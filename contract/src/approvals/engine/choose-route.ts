// Which route a request takes (B3-01), and why not the others (B3-08).
import type { Simulation } from '../../approval-routes/model.ts';
import type { ApprovalDomain } from '../domains.ts';
import type { Organisation } from '../organisation.ts';
import type { PublishedRoute, RouteConditions } from '../route.ts';
import { chainUp } from './finding/groups.ts';

/** The part of a request that decides on its route. */
export interface RouteQuestion {
  readonly domain: ApprovalDomain;
  /** Yen. */
  readonly amount: number;
  /** Code of the domain's type; null: it has none. */
  readonly type: string | null;
  /** Code of the requester's department; null: none on this day. */
  readonly groupCode: string | null;
  /** Codes of the positions the requester holds. */
  readonly positionCodes: readonly string[];
  readonly on: string;
}

export type ConsideredRoute = Simulation['considered'][number];
type RouteMiss = NonNullable<ConsideredRoute['missedBy']>;

export interface ChosenRoute {
  readonly route: PublishedRoute | null;
  /** All that were looked at, the likeliest first, each with the first condition that it missed. */
  readonly considered: readonly ConsideredRoute[];
}

/**
 * The route of the smallest priority whose conditions all hold; of equal ones that with more conditions, then the older. None
 * where one before it is for groups, and whether the requester's stands below them nobody knows on this day (B3-04).
 */
export function chooseRoute(
  routes: readonly PublishedRoute[],
  asked: RouteQuestion,
  organisation: Organisation,
): ChosenRoute {
  const { groups, isCut } = chainUp(organisation, asked.groupCode);
  const groupCodes = groups.map(({ code }) => code);
  const judged = routes.toSorted(byRank).map((route) => ({ route, miss: missOf(route, routes, asked, groupCodes) }));
  const first = judged.find(({ miss }) => miss === null || (isCut && miss === 'group'));
  const chosen = first?.miss === null ? first.route : null;
  return {
    route: chosen,
    considered: judged.map(({ route, miss }) => {
      const { versionId, name, number } = route;
      return { versionId, name, number, missedBy: miss ?? (route === chosen ? null : 'priority') };
    }),
  };
}

/** Ids of routes grow with time (UUID version 7): the smaller is the older. */
function byRank(a: PublishedRoute, b: PublishedRoute): number {
  return (
    a.priority - b.priority ||
    givenConditions(b.conditions) - givenConditions(a.conditions) ||
    (a.routeId < b.routeId ? -1 : Number(a.routeId > b.routeId)) ||
    b.number - a.number
  );
}

function givenConditions({ minAmount, maxAmount, types, groups, positions }: RouteConditions): number {
  const bounds = [minAmount, maxAmount].filter((bound) => bound !== null);
  return bounds.length + [types, groups, positions].filter((codes) => codes.length > 0).length;
}

function missOf(
  route: PublishedRoute,
  routes: readonly PublishedRoute[],
  asked: RouteQuestion,
  groupCodes: readonly string[],
): RouteMiss | null {
  const { types, groups, positions } = route.conditions;
  if (route.domain !== asked.domain) return 'domain';
  if (!holdsOn(route, asked.on) || isReplaced(route, routes, asked.on)) return 'validity';
  if (!holdsAmount(route.conditions, asked.amount)) return 'amount';
  if (!holdsFor(types, asked.type === null ? [] : [asked.type])) return 'type';
  if (!holdsFor(groups, groupCodes)) return 'group';
  return holdsFor(positions, asked.positionCodes) ? null : 'position';
}

/** True when a route of the conditions is one for the amount: both bounds are included (B3-01). */
export function holdsAmount({ minAmount, maxAmount }: RouteConditions, amount: number): boolean {
  return (minAmount ?? -Infinity) <= amount && amount <= (maxAmount ?? Infinity);
}

const holdsOn = ({ validFrom, validTo }: PublishedRoute, on: string): boolean =>
  validFrom <= on && (validTo === null || on < validTo);

/** A newer version of the same route that holds takes its place, whatever its conditions say. */
function isReplaced({ routeId, number }: PublishedRoute, routes: readonly PublishedRoute[], on: string): boolean {
  return routes.some((other) => other.routeId === routeId && other.number > number && holdsOn(other, on));
}

const holdsFor = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.length === 0 || given.some((code) => wanted.includes(code));
