// On which days a route holds. Half-open by days of Japan: the first day counts, the end does not.
import type { ROUTE_PHASES } from './model.ts';

export type RoutePhase = (typeof ROUTE_PHASES)[number];

export interface RouteDays {
  readonly validFrom: string;
  /** Null: until something ends it. On its first day: it never held. */
  readonly validTo: string | null;
}

export function holdsOn({ validFrom, validTo }: RouteDays, day: string): boolean {
  return validFrom <= day && (validTo === null || day < validTo);
}

/** True when a day from this one on can still find it. */
export function isOpenFrom({ validFrom, validTo }: RouteDays, day: string): boolean {
  return validTo === null || (validTo > day && validTo > validFrom);
}

/** Where a route with these published versions stands on a day. The list's SQL says the same; a test compares the two. */
export function phaseOn(published: readonly RouteDays[], day: string): RoutePhase {
  if (published.length === 0) return 'draft';
  if (published.some((version) => holdsOn(version, day))) return 'active';
  return published.some((version) => isOpenFrom(version, day)) ? 'scheduled' : 'ended';
}
