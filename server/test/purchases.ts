// Purchase requests as people make them, for tests: content that passes every check, a draft, a request on its way.
import { randomUUID } from 'node:crypto';
import type {
  NewPurchaseRequest,
  PurchaseHeader,
  PurchaseLineInput,
  PurchaseQuoteInput,
} from '@madoguchi/contract/purchase-requests/model.ts';
import { createPurchaseRequest, submitPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { z } from 'zod';
import { type Decision, decideOn } from './claims.ts';
import { sendFile } from './multipart.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

export type Content = z.input<typeof NewPurchaseRequest>;

let items = 0;
/** 3,300 yen with tax: one step of the standard route. Each call another item: nothing is asked for twice. */
export function purchaseLine(more: Partial<PurchaseLineInput> = {}): PurchaseLineInput {
  items += 1;
  return {
    id: randomUUID(),
    item: `付箋${items}`,
    spec: '75×75mm',
    url: 'https://supplier.example/fusen',
    quantity: 3,
    unit: '個',
    unitPrice: 1_000,
    taxRate: 10,
    supplier: `文具店${items}`,
    ...more,
  };
}

export function quote(more: Partial<PurchaseQuoteInput> = {}): Content['quotes'][number] {
  return {
    id: randomUUID(),
    supplier: '文具店',
    amount: 3_300,
    validUntil: '2026-12-31',
    isChosen: false,
    note: '',
    attachmentId: null,
    ...more,
  };
}

export function purchase(more: Partial<Content> = {}): Content {
  return {
    purchaseName: '付箋の補充',
    purchaseCategory: 'office-supplies',
    reason: '在庫がなくなるため。',
    neededBy: '2026-12-18',
    deliveryPlace: '本社3階',
    pricesIncludeTax: false,
    lines: [purchaseLine()],
    quotes: [],
    singleSourceReason: '',
    attachmentIds: [],
    ...more,
  };
}

/** A file of the person's own. */
export async function fileOf(world: World, who: Who): Promise<string> {
  const answer = await sendFile(world, who, [{ name: '見積書.pdf', content: `%PDF-1.7\n% ${randomUUID()}\n` }]);
  return answer.json().id;
}

/** Begins a draft; throws where that is refused. */
export async function draftedPurchase({ as }: World, who: Who = 'staff', more: Partial<Content> = {}) {
  const answer = await as(who)(createPurchaseRequest, purchase(more));
  if (answer.status !== 200) throw new Error(`not created: ${answer.raw.body}`);
  return answer.output;
}

/** Begins and submits. */
export async function submittedPurchase(
  world: World,
  who: Who = 'staff',
  more: Partial<Content> = {},
): Promise<PurchaseHeader> {
  const { id, version } = await draftedPurchase(world, who, more);
  const answer = await world.as(who)(submitPurchaseRequest, { id, version });
  if (answer.status !== 200) throw new Error(`not submitted: ${answer.raw.body}`);
  return answer.output;
}

/** The request as it stands, whoever may see it. */
export async function standingPurchase(
  { pool }: Pick<World, 'pool'>,
  { id }: Pick<PurchaseHeader, 'id'>,
): Promise<Pick<PurchaseHeader, 'id' | 'status' | 'version'>> {
  const { rows } = await pool.query('select id, status, version from purchase_requests where id = $1', [id]);
  return rows[0];
}

/** Has its one approver, the head of the office, act on a request as it is now. */
export async function decidedPurchase(world: World, request: Pick<PurchaseHeader, 'id'>, act: Decision) {
  const answer = await decideOn(world, 'admin2', request, act);
  if (answer.status !== 200) throw new Error(`not done: ${act} ${answer.raw.body}`);
  return standingPurchase(world, request);
}

/** Submitted, and approved by its one approver. */
export async function approvedPurchase(world: World, who: Who = 'staff', more: Partial<Content> = {}) {
  return decidedPurchase(world, await submittedPurchase(world, who, more), 'approve');
}
