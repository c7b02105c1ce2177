// Claims as requests: what the approval engine asks of them, and how they present themselves to their approvers.

import { writtenMonth } from '@madoguchi/contract/values/written-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { ApprovalSubjectPort, AskedApproval, PresentedApproval } from '../approvals/public.ts';
import { findClaim } from './store.ts';
import { moveClaim } from './transition-store.ts';

interface Claimed {
  readonly id: string;
  readonly employeeUuid: string;
  readonly totalYen: string;
}

/** What a claim asks its approvers for; `departmentCode` is its owner's on this day. */
export function askedOf({ id, employeeUuid, totalYen }: Claimed, departmentCode: string): AskedApproval {
  return {
    domain: 'travel-expenses',
    subjectId: id,
    requesterId: employeeUuid,
    groupCode: departmentCode,
    amount: Number(totalYen),
    type: null,
  };
}

/** 「2026年11月」 and November 2026: what a claim is called among requests of all kinds. */
export function titleOf(month: YearMonth): Pick<PresentedApproval, 'title' | 'titleEn'> {
  return { title: writtenMonth(month, 'ja'), titleEn: writtenMonth(month, 'en') };
}

async function asked(ground: Ground, actor: Actor, subjectId: string): Promise<AskedApproval | null> {
  const { employee } = actor;
  const claim = employee === null ? null : await findClaim(ground.pool, subjectId);
  if (employee === null || claim?.employeeUuid !== employee.id) return null;
  return askedOf(claim, employee.departmentCode);
}

export const claimSubject: ApprovalSubjectPort = {
  domain: 'travel-expenses',
  move: moveClaim,
  asked,
  announce: (ground, { subjectId, requesterId, about }) =>
    ground.live.announce(
      { kind: 'claim-changed', claimId: subjectId, month: about as YearMonth, version: null },
      { rule: 'admin', employeeId: requesterId },
    ),
};
