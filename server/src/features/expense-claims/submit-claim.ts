import { blockers, type CheckGround, checkClaim, type Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import type { ClaimLine } from '@madoguchi/contract/expense-claims/model.ts';
import { submitClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse, type WrongField } from '../../platform/http/problem.ts';
import { announceApprovals, submitPlanned } from '../approvals/public.ts';
import { askedOf, titleOf } from './approval-subject.ts';
import { checkGround } from './check-ground.ts';
import { allowAction, headerOf, seenClaim } from './claim-view.ts';
import { ownEmployee } from './claimant.ts';
import { findLines } from './lines-store.ts';
import { announce, factOf, refuseStale } from './transition.ts';
import { submitClaimRow } from './transition-store.ts';

/** Where a finding stands in the claim: `lines.3.useDate`, or `lines`. */
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

/**
 * The owner hands the month in: every check again, on what is stored (B4-04); the first time it gets its number. Without a
 * route and somebody to decide in each of its steps it is refused, and the draft stays as it is (B3-04).
 */
export const submitClaim = handle(operation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const claim = await seenClaim(ground, actor, input.id);
  allowAction(claim, 'submit', actor, input.version, language);
  const employee = ownEmployee(actor);
  const [lines, checking] = await Promise.all([
    findLines(ground.pool, claim.id),
    checkGround(ground, claim.month, employee, claim.id),
  ]);
  const today = ground.clock.today();
  const findings = checkClaim(lines, checking, today);
  const blocked = blockers(lines, findings);
  if (blocked.length > 0) {
    const fields = blocked.map((finding) => wrongField(finding, lines));
    refuse('claim-not-ready', { fields, current: headerOf(claim) });
  }
  const fact = await factOf(context, 'submit');
  const version = claim.version + 1;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const asked = askedOf(claim, employee.departmentCode);
  const presented = {
    ...titleOf(claim.month),
    about: claim.month,
    requesterNumber: employee.number,
    requesterName: employee.name,
    departmentName: fact.by_department,
    warnings,
  };
  const values = {
    id: claim.id,
    version: claim.version,
    from: claim.status,
    to: 'submitted',
    at: now,
    fact: JSON.stringify(fact),
    warnings,
    findings: JSON.stringify(findings),
    fiscalYear: fiscalYear(today),
    name: employee.name,
    kana: employee.kana,
    departmentCode: employee.departmentCode,
    departmentName: fact.by_department,
    names: JSON.stringify(namesOf(lines, checking)),
  };
  const submitted = await submitPlanned(context, asked, presented, (planned) =>
    commit(
      submitClaimRow,
      { ...planned.values, ...values },
      {
        target: ['expense-claim', claim.id],
        difference: { status: [claim.status, 'submitted'], totalYen: Number(claim.totalYen), warnings },
        answer: { ...headerOf(claim), status: 'submitted', version, submittedAt: now, updatedAt: now },
      },
    ),
  );
  if (submitted === null) return refuseStale(context, claim.id);
  announce(ground, claim, version);
  announceApprovals(ground, submitted.approval);
  return submitted.done;
});
