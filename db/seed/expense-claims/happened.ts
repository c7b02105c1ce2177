// Plays a claim's history step by step until it reaches its outcome.
import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { Approvers } from '../approvals/approvers.ts';
import type { Course } from '../moments.ts';
import type { Random } from '../random.ts';
import { type Doing, doingsTo } from './doings.ts';
import type { Claimed, Happened } from './facts.ts';
import { Walk } from './walk.ts';

/**
 * The facts of a claim on the way to `wanted`. Where one yes decides all, nobody says it in between.
 */
export function happenedTo(
  claim: Claimed,
  wanted: ClaimStatus,
  approvers: Approvers,
  time: Course,
  random: Random,
): Happened {
  const walk = new Walk(claim, approvers, random);
  const doings = doingsTo(wanted, random);
  for (const [index, doing] of doings.entries()) {
    const isLastYes = doings[index + 1] === 'confirm' || (wanted === 'approved' && index === doings.length - 1);
    if (doing === 'approve' && !isLastYes && walk.stepsLeft === 1) continue;
    walk.take(doing, momentFor(doing, index, time, random));
  }
  return walk.happened;
}

/** The first submission happens now; an approval and its confirmation often are one after the other. */
function momentFor(doing: Doing, index: number, time: Course, random: Random): number {
  if (index === 0 || (doing === 'confirm' && random.chance(0.6))) return time.step();
  return time.wait(random, { from: 0, to: 2 });
}
