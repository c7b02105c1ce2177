import { blockers, type CheckGround, checkClaim, type Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import type { ClaimLine } from '@madoguchi/contract/expense-claims/model.ts';
import { submitClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import type { WrongField } from '../../platform/http/problem.ts';
import { checkGround } from './check-ground.ts';
import { claims } from './claim-record.ts';
import { findLines } from './lines-store.ts';
import { findClaim } from './store.ts';
import { submitClaimRow } from './transition-store.ts';

/** The path of a finding's field: `lines.3.useDate`, or `lines`. */
function wrongField(finding: Finding, lines: readonly ClaimLine[]): WrongField {
  const index = lines.findIndex((line) => line.id === finding.lineId);
  const path = finding.lineId === null ? [finding.field] : ['lines', index, finding.field];
  return {
    field: path.filter((part) => part !== null).join('.'),
    code: finding.code,
    sentence: (language) => findingSentence(finding, language),
  };
}

/** The masters' names as they are now: renaming one later does not rewrite the claim (B1-04). */
function namesOf(lines: readonly ClaimLine[], { masters }: CheckGround) {
  return lines.map((line) => ({
    id: line.id,
    purpose: masters.reason.find(({ code }) => code === line.purpose)?.name ?? null,
    mode: masters.route.find(({ code }) => code === line.transportMode)?.name ?? null,
    trip: masters.way.find(({ code }) => code === line.tripType)?.name ?? null,
  }));
}

/** The owner hands the month in: every check again, on what is stored (B4-04). */
export const submitClaim = handle(operation, (context) =>
  claims.submit(context, submitClaimRow, findClaim, async (claim, employee) => {
    const { ground } = context;
    const [lines, checking] = await Promise.all([
      findLines(ground.pool, claim.id),
      checkGround(ground, claim.month, employee, claim.id),
    ]);
    const findings = checkClaim(lines, checking);
    return {
      findings,
      blocked: blockers(lines, findings).map((finding) => wrongField(finding, lines)),
      notReady: 'claim-not-ready',
      values: () => ({ names: JSON.stringify(namesOf(lines, checking)) }),
    };
  }),
);
