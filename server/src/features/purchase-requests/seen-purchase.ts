// A stored purchase request as the contract shows it, and who the caller is to it.
import { may } from '@madoguchi/contract/access.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { DAYS_TO_ORDER } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseHeader, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import {
  type PurchaseAction,
  type PurchaseActor,
  type PurchaseStatus,
  whyNot,
  whyNotInvoice,
} from '@madoguchi/contract/purchase-requests/rules.ts';
import type { MachineRefusal } from '@madoguchi/contract/record/machine.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { dayInJapan } from '../../platform/clock.ts';
import type { Ground } from '../../platform/ground.ts';
import { allow, refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { seesRequest } from './seen-store.ts';
import { seerOf } from './seer.ts';
import { findPurchase, findWholePurchase, findWithContent, type PurchaseRow, type WholePurchase } from './store.ts';

type Of = Pick<PurchaseRow, 'employeeUuid'>;

/** What the caller is to the request. */
function partOf(actor: Actor, request: Of): PurchaseActor {
  return { isOwner: actor.employee?.id === request.employeeUuid, isAdmin: may(actor, 'admin') };
}

/** A draft is its requester's alone; `seesPurchase` says whose business is what was submitted. */
async function maySee(ground: Ground, actor: Actor, request: PurchaseRow): Promise<boolean> {
  const { isOwner, isAdmin } = partOf(actor, request);
  if (isOwner) return true;
  if (request.number === null) return false;
  return isAdmin || seesRequest(ground.pool, request.id, await seerOf(ground, actor));
}

/** The request, or a refusal that does not tell a hidden one from none. */
async function seen<Row extends PurchaseRow>(ground: Ground, actor: Actor, request: Row | null): Promise<Row> {
  return request !== null && (await maySee(ground, actor, request)) ? request : refuse('not-found');
}

/** @throws Problem `not-found` where the request is none of the caller's business, or there is none */
export async function seenPurchase(ground: Ground, actor: Actor, id: string): Promise<PurchaseRow> {
  return seen(ground, actor, await findPurchase(ground.pool, id));
}

/** As `seenPurchase`, with what its requester typed. */
export async function seenWithContent(ground: Ground, actor: Actor, id: string) {
  return seen(ground, actor, await findWithContent(ground.pool, id));
}

/** As `seenPurchase`, with everything of it. */
export async function seenWholePurchase(ground: Ground, actor: Actor, id: string): Promise<WholePurchase> {
  return seen(ground, actor, await findWholePurchase(ground.pool, id));
}

export function headerOf(request: PurchaseRow): PurchaseHeader {
  const { id, status, version, number, submittedAt, updatedAt } = request;
  return { id, status, version, number, totalYen: yen(Number(request.totalYen)), submittedAt, updatedAt };
}

/** The last day on which it may be ordered (B5-03). */
function orderBy({ status, approvedAt }: PurchaseRow): PlainDate | null {
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
    mine: partOf(actor, request).isOwner,
    approvedYen: approvedYen === null ? null : yen(Number(approvedYen)),
    approvedAt,
    orderBy: orderBy(request),
    approvalId,
  } satisfies Partial<PurchaseRequest>;
  return `${JSON.stringify(head).slice(0, -1)},${request.rest.slice(1)}`;
}

const PURCHASE = { ja: '購買申請', en: 'purchase request' } as const;

/** What a refusal by state says of the request. */
function stateValues(status: PurchaseStatus, language: Language) {
  return { thing: PURCHASE[language], status: STATUS_NAMES[status][language] };
}

function allowUnless(
  refusal: MachineRefusal | null,
  request: PurchaseRow,
  version: number,
  language: Language,
  status = request.status,
): void {
  const current = headerOf(request);
  if (refusal === 'wrong-state') refuse(refusal, { values: stateValues(status, language), current });
  allow(refusal);
  if (version !== request.version) refuse('stale', { current });
}

/** Refuses where the action is not the actor's, or not in this state, or the version is not the newest. */
export function allowAction(
  request: PurchaseRow,
  action: PurchaseAction,
  actor: Actor,
  version: number,
  language: Language,
): void {
  allowUnless(whyNot(request.status, action, partOf(actor, request)), request, version, language);
}

/** As `allowAction`. After its last day it has expired, though the look at the day may still be to come. */
export function allowOrder(
  request: PurchaseRow,
  actor: Actor,
  version: number,
  today: PlainDate,
  language: Language,
): void {
  allowAction(request, 'order', actor, version, language);
  if (today > (orderBy(request) ?? today)) allowUnless('wrong-state', request, version, language, 'expired');
}

/** As `allowAction`, for what moves no state. */
export function allowInvoice(request: PurchaseRow, actor: Actor, version: number, language: Language): void {
  allowUnless(whyNotInvoice(request.status, partOf(actor, request)), request, version, language);
}
