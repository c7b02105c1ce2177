// Purchase requests as approved records: visibility, the approval they ask for, and announcements of changes.

import { may } from '@madoguchi/contract/access.ts';
import { departmentsLedBy } from '@madoguchi/contract/master-data/departments.ts';
import { amountFault, amountFaultSentence } from '@madoguchi/contract/purchase-requests/checks.ts';
import { DAYS_TO_ORDER } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseHeader, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { PURCHASE_REQUEST } from '@madoguchi/contract/purchase-requests/record.ts';
import { whyNot } from '@madoguchi/contract/purchase-requests/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { dayInJapan } from '../../platform/clock.ts';
import type { Ground } from '../../platform/ground.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type AmountsPort, type Announced, approvedRecord, callerOf } from '../approvals/public.ts';
import { masterData } from '../master-data/public.ts';
import { quoteBandsOf } from './ground/purchase-ground.ts';
import { seesRequest, type Viewer } from './seen-store.ts';
import { findPurchase, findWithContent, type PurchaseRow, type WholePurchase } from './store.ts';
import { movePurchase, takeAmount } from './transition-store.ts';

/** The caller as a viewer of purchase requests: their role, and the departments they lead. */
export async function viewerOf(ground: Ground, actor: Actor): Promise<Viewer> {
  const { employee } = actor;
  return {
    employee: employee?.id ?? null,
    isAdmin: may(actor, 'admin'),
    led: employee === null ? [] : departmentsLedBy(employee.number, (await masterData(ground)).lists.group),
    today: ground.clock.today(),
  };
}

function headerOf(request: PurchaseRow): PurchaseHeader {
  const { id, status, version, number, submittedAt, updatedAt } = request;
  return { id, status, version, number, totalYen: yen(Number(request.totalYen)), submittedAt, updatedAt };
}

/** Notifies open pages of the requester and, once it was submitted, of admins. `version` null: approvers or the calendar moved it. */
export function announcePurchase(
  { live }: Pick<Ground, 'live'>,
  { id, employeeUuid: employeeId, isSubmitted }: Omit<Announced, 'about'>,
  version: number | null,
): void {
  const rule = isSubmitted ? 'admin' : null;
  live.announce({ kind: 'changed', noun: 'purchase-requests', id, version }, { rule, employeeId });
}

/** Limit and quotes hold for what an approver makes of the amount, by the bands of this day (B5-02). */
const judgeAmount: AmountsPort['judge'] = async (ground, subjectId, amount) => {
  const [request, masters] = await Promise.all([findWithContent(ground.pool, subjectId), masterData(ground)]);
  const { content, purchaseCategory: type } = request ?? refuse('not-found');
  const fault = amountFault(content, amount, quoteBandsOf(masters, ground.clock.today()));
  if (fault === null) return { type, fault };
  return { type, fault: { code: fault.code, sentence: (language) => amountFaultSentence(fault, language) } };
};

const sees = async (ground: Ground, actor: Actor, id: string) =>
  seesRequest(ground.pool, id, await viewerOf(ground, actor));

/** `seesPurchase` says whom a submitted request concerns. */
export const purchases = approvedRecord({
  record: PURCHASE_REQUEST,
  domain: 'purchase-requests',
  find: findPurchase,
  concerns: ({ ground, actor }, { id }) => sees(ground, actor, id),
  whyNot,
  header: headerOf,
  noted: ({ number }) => ({ number }),
  about: ({ id }) => id,
  titles: ({ purchaseName }) => ({ title: purchaseName, titleEn: purchaseName }),
  typeOf: ({ purchaseCategory }) => purchaseCategory,
  announce: announcePurchase,
  port: { move: movePurchase, amounts: { take: takeAmount, judge: judgeAmount }, sees },
});

/** The last day on which it may be ordered (B5-03). */
export function orderBy({ status, approvedAt }: PurchaseRow): PlainDate | null {
  return status === 'approved' && approvedAt !== null ? addDays(dayInJapan(approvedAt), DAYS_TO_ORDER) : null;
}

/** The request as JSON in the contract's shape; PostgreSQL has written most of it. */
export function writtenPurchase(request: WholePurchase, actor: Actor): string {
  const { employeeId, employeeName, departmentCode, departmentName, approvedYen, approvedAt, approvalId } = request;
  const head = {
    ...headerOf(request),
    employeeId,
    employeeName,
    departmentCode,
    departmentName,
    mine: callerOf(actor, request).isOwner,
    approvedYen: approvedYen === null ? null : yen(Number(approvedYen)),
    approvedAt,
    orderBy: orderBy(request),
    approvalId,
  } satisfies Partial<PurchaseRequest>;
  return `${JSON.stringify(head).slice(0, -1)},${request.rest.slice(1)}`;
}
