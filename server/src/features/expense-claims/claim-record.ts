// Claims as approved records: visibility, the approval they ask for, and announcements of changes.
import type { Claim, ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { EXPENSE_CLAIM } from '@madoguchi/contract/expense-claims/record.ts';
import { whyNot } from '@madoguchi/contract/expense-claims/rules.ts';
import { writtenMonth } from '@madoguchi/contract/values/written-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { approvedRecord, callerOf } from '../approvals/public.ts';
import { type ClaimRow, findClaim, type SeenClaimRow, type WholeClaim } from './store.ts';
import { moveClaim } from './transition-store.ts';

export function headerOf(claim: ClaimRow): ClaimHeader {
  const { id, month, status, version, number, lineCount, submittedAt, updatedAt } = claim;
  return {
    id,
    month,
    status,
    version,
    number,
    lineCount,
    totalYen: yen(Number(claim.totalYen)),
    submittedAt,
    updatedAt,
  };
}

export const claims = approvedRecord({
  record: EXPENSE_CLAIM,
  domain: 'travel-expenses',
  find: findClaim,
  whyNot: (status, action, { isOwner, isAdmin }) => whyNot(status, action, { isOwner, mayReview: isAdmin }),
  header: headerOf,
  about: ({ month }) => month,
  titles: ({ month }) => ({ title: writtenMonth(month, 'ja'), titleEn: writtenMonth(month, 'en') }),
  announce: ({ live }, { id, employeeUuid: employeeId, about }, version) =>
    live.announce(
      { kind: 'changed', noun: 'expense-claims', id, month: about as YearMonth, version },
      { rule: 'admin', employeeId },
    ),
  port: { move: moveClaim },
});

/** The claim as JSON in the contract's shape: decisions, lines and findings are written already. */
export function writtenClaim(claim: WholeClaim, actor: Actor): string {
  const { employeeId, employeeName, employeeKana, departmentName, approvalId } = claim;
  const mine = callerOf(actor, claim).isOwner;
  const head: Omit<Claim, 'decisions' | 'lines' | 'findings'> = {
    ...headerOf(claim),
    employeeId,
    employeeName,
    employeeKana,
    departmentName,
    mine,
    approvalId,
  };
  return `${JSON.stringify(head).slice(0, -1)},"decisions":${claim.decisions},"lines":${claim.lines},"findings":${claim.findings}}`;
}

/** As `writtenClaim`, with the lines as they were when the claim last came back. */
export function writtenSeenClaim(claim: SeenClaimRow, actor: Actor): string {
  return `${writtenClaim(claim, actor).slice(0, -1)},"returnedLines":${claim.returnedLines}}`;
}
