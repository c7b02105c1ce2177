// How each claim of each month ends up, so that every state is there to be seen.
import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { Random } from '../random.ts';

/** `none`: nobody has begun a claim. */
export type Outcome = ClaimStatus | 'none';

/** Weights of the months behind us: settled long ago, and last month's with some still under way. */
const SETTLED: readonly (readonly [Outcome, number])[] = [
  ['confirmed', 90],
  ['approved', 1],
  ['rejected', 2],
  ['cancelled', 2],
  ['none', 5],
];
const LAST_MONTH: readonly (readonly [Outcome, number])[] = [
  ['confirmed', 66],
  ['approved', 12],
  ['submitted', 5],
  ['in_review', 5],
  ['returned', 4],
  ['rejected', 2],
  ['cancelled', 2],
  ['draft', 3],
  ['none', 3],
];

/** How many of the people are where in the month that runs; the others have not begun. */
const THIS_MONTH: readonly (readonly [Outcome, number])[] = [
  ['submitted', 12],
  ['in_review', 8],
  ['approved', 4],
  ['confirmed', 6],
  ['returned', 3],
  ['rejected', 1],
  ['cancelled', 1],
  ['draft', 13],
];

export function pastOutcome(isLastMonth: boolean, random: Random): Outcome {
  const weights = isLastMonth ? LAST_MONTH : SETTLED;
  return random.pick(weights.flatMap(([outcome, weight]) => Array.from({ length: weight }, () => outcome)));
}

/** One outcome for each of `people` in the running month, in random order. */
export function presentOutcomes(people: number, random: Random): Outcome[] {
  const planned = THIS_MONTH.flatMap(([outcome, count]) => Array.from({ length: count }, () => outcome));
  const idle = Array.from({ length: Math.max(0, people - planned.length) }, (): Outcome => 'none');
  return random.some([...planned, ...idle], people);
}
