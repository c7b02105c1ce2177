// Purchase requests as the approval engine meets them: what they ask for, and how they go on.
import { amountFault, amountFaultSentence } from '@madoguchi/contract/purchase-requests/amount-fault.ts';
import type { Ground } from '../../platform/ground.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { AmountsPort, ApprovalSubjectPort, AskedApproval } from '../approvals/public.ts';
import { masterData } from '../master-data/public.ts';
import { quoteBandsOf } from './ground/purchase-ground.ts';
import { seesRequest } from './seen-store.ts';
import { seerOf } from './seer.ts';
import { findPurchase, findWithContent, type PurchaseRow } from './store.ts';
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

/** Limit and quotes hold for what an approver makes of the amount, by the bands of this day (B5-02). */
const judgeAmount: AmountsPort['judge'] = async (ground, subjectId, amount) => {
  const [request, masters] = await Promise.all([findWithContent(ground.pool, subjectId), masterData(ground)]);
  const { content, purchaseCategory: type } = request ?? refuse('not-found');
  const fault = amountFault(content, amount, quoteBandsOf(masters, ground.clock.today()));
  if (fault === null) return { type, fault };
  return { type, fault: { code: fault.code, sentence: (language) => amountFaultSentence(fault, language) } };
};

export const purchaseSubject: ApprovalSubjectPort = {
  domain: 'purchase-requests',
  move: movePurchase,
  amounts: { take: takeAmount, judge: judgeAmount },
  asked,
  sees: async (ground, actor, subjectId) => seesRequest(ground.pool, subjectId, await seerOf(ground, actor)),
  announce: (ground, { subjectId, requesterId }) =>
    announce(ground, { id: subjectId, employeeUuid: requesterId }, null),
};
