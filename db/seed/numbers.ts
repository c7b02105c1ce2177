// Numbers of claims, given in the order of their first submission, by fiscal year (B0-06).
import { fiscalYear, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { firstSubmission, type SampleClaim } from './claims/sample-claim.ts';

export const PREFIX = 'TE';

export interface Numbering {
  /** By claim; what never was submitted has none. */
  readonly numbers: ReadonlyMap<SampleClaim, string>;
  /** The last number given in each fiscal year. */
  readonly last: ReadonlyMap<number, number>;
}

export function numberClaims(claims: readonly SampleClaim[]): Numbering {
  const numbers = new Map<SampleClaim, string>();
  const last = new Map<number, number>();
  const submitted = claims
    .map((claim) => ({ claim, at: firstSubmission(claim) }))
    .filter((entry): entry is { claim: SampleClaim; at: number } => entry.at !== null)
    .toSorted((one, other) => one.at - other.at || one.claim.id.localeCompare(other.claim.id));
  for (const { claim, at } of submitted) {
    const year = fiscalYear(tokyoDay(at));
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    numbers.set(claim, `${PREFIX}-${year}-${String(number).padStart(5, '0')}`);
  }
  return { numbers, last };
}
