// Purchase requests as the approval engine meets them: what they ask for, and how they go on.
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { ApprovalSubjectPort, AskedApproval } from '../approvals/public.ts';
import { seesRequest } from './seen-store.ts';
import { seerOf } from './seer.ts';
import { findPurchase, type PurchaseRow } from './store.ts';
import { announce } from './transition.ts';
import { movePurchase, takeAmount } from './transition-store.ts';

type Asking = Pick<PurchaseRow, 'id' | 'employeeUuid' | 'totalYen' | 'purchaseCategory'>;

/** What a request asks its approvers for; `departmentCode` is its requester's on this day. */
export function askedOf(
  { id, employeeUuid, totalYen, purchaseCategory }: Asking,
  departmentCode: string,
): AskedApproval {
  return {
    domain: 'purchase-requests',
    subjectId: id,
    requesterId: employeeUuid,
    groupCode: departmentCode,
    amount: Number(totalYen),
    type: purchaseCategory,
  };
}

async function asked(ground: Ground, actor: Actor, subjectId: string): Promise<AskedApproval | null> {
  const { employee } = actor;
  const request = employee === null ? null : await findPurchase(ground.pool, subjectId);
  if (employee === null || request?.employeeUuid !== employee.id) return null;
  return askedOf(request, employee.departmentCode);
}

export const purchaseSubject: ApprovalSubjectPort = {
  domain: 'purchase-requests',
  move: movePurchase,
  takeAmount,
  asked,
  sees: async (ground, actor, subjectId) => seesRequest(ground.pool, subjectId, await seerOf(ground, actor)),
  announce: (ground, { subjectId, requesterId }) =>
    announce(ground, { id: subjectId, employeeUuid: requesterId }, null),
};
