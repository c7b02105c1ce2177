// Decides if one purchase seems to be asked for in parts, each of them below a band that all of them reach (B5-02).
import { addDays } from '../values/calendar-days.ts';
import { folded } from '../values/folded.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { SPLIT_DAYS } from './limits.ts';
import { supplierKey } from './totals.ts';

/** A request as it is compared with others of its requester. */
export interface SplitPart {
  readonly purchaseCategory: string | null;
  /** With tax. */
  readonly totalYen: number;
  readonly suppliers: readonly string[];
}

export interface SubmittedPart extends SplitPart {
  readonly number: string;
  readonly submittedOn: PlainDate;
}

export interface SplitSuspicion {
  readonly numbers: readonly string[];
  /** Of those that stay below the band, together. */
  readonly totalYen: number;
  /** The highest band that they reach together. */
  readonly bandYen: number;
}

/** Parts of one purchase have a category or a supplier in common. */
export function belongTogether(one: SplitPart, other: SplitPart): boolean {
  if (one.purchaseCategory !== null && one.purchaseCategory === other.purchaseCategory) return true;
  const keys = new Set(one.suppliers.map(supplierKey));
  return other.suppliers.map(supplierKey).some((key) => key !== '' && keys.has(key));
}

/**
 * The suspicion that a request submitted `today` is a part of what was submitted before, or `null`: together they reach
 * a band that each of them stays below. `earlier`: the same requester's, none of them cancelled, rejected or withdrawn.
 */
export function splitSuspicion(
  request: SplitPart,
  earlier: readonly SubmittedPart[],
  bands: readonly number[],
  today: PlainDate,
): SplitSuspicion | null {
  if (request.totalYen === 0) return null;
  const since = addDays(today, -SPLIT_DAYS);
  const parts = earlier.filter((part) => part.submittedOn >= since && belongTogether(request, part));
  const suspicions = bands
    .filter((bandYen) => request.totalYen < bandYen)
    .map((bandYen) => {
      // An element that passed the band by itself hides nothing below it, and says nothing of what stayed below.
      const below = parts.filter((part) => part.totalYen < bandYen);
      const totalYen = below.reduce((sum, part) => sum + part.totalYen, request.totalYen);
      return { numbers: below.map((part) => part.number), totalYen, bandYen };
    })
    .filter(({ totalYen, bandYen }) => totalYen >= bandYen);
  return suspicions.sort((one, other) => other.bandYen - one.bandYen)[0] ?? null;
}

/** Names an item for looking up its last price and earlier requests: as it is searched. In PostgreSQL `folded(item)`. */
export function itemKey(item: string): string {
  return folded(item);
}
