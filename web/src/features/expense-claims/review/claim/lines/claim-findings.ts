// What the reviewer is warned of, line by line: the checks that lines and masters alone can answer (B4-04, B4-08).
import { type CheckGround, checkClaim, type Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import type { CheckContext, Claim } from '@madoguchi/contract/expense-claims/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';

/**
 * The requester's fares, holidays and employment are not in a reviewer's hands: the checks that need them were made at
 * submission, and their count stands in the list.
 */
function contextOf(claim: Claim): CheckContext {
  return {
    month: claim.month,
    joinedOn: null,
    leftOn: null,
    holidays: {},
    lastFares: {},
    invoiceFromYen: [],
    closingDate: '9999-12-31' as PlainDate,
  };
}

/**
 * Findings by line, worst first. A master that has ended since is no news here: the claim was right when it was
 * submitted.
 */
export function findingsByLine(
  claim: Claim,
  ground: Omit<CheckGround, 'context'>,
): ReadonlyMap<string, readonly Finding[]> {
  const findings = checkClaim(claim.lines, { ...ground, context: contextOf(claim) });
  const found = findings.filter(({ lineId, code }) => lineId !== null && code !== 'not-in-list');
  const sorted = found.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return Map.groupBy(sorted, ({ lineId }) => lineId ?? '');
}
