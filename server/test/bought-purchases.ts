// Records the order, goods receipts and invoices of an approved purchase, for tests.
import type { PurchaseHeader } from '@madoguchi/contract/purchase-requests/model.ts';
import { noteInvoice, orderPurchase, receivePurchase } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { Who } from './people.ts';
import { approvedPurchase, type Content } from './purchases.ts';
import type { Answer, World } from './world.ts';

type Named = Pick<PurchaseHeader, 'id'>;

/** At the price of one line of `purchaseLine`: all that was approved. */
export const orderOf = (more: object = {}) => ({
  orderedOn: '2026-11-21',
  orderedYen: 3_300,
  orderNumber: 'A-1201',
  expectedOn: '2026-12-04',
  comment: '',
  ...more,
});

export const invoiceOf = (more: object = {}) => ({
  supplier: '文具店',
  invoicedOn: '2026-11-30',
  invoiceNumber: 'S-77',
  registrationNumber: 'T7000012050002',
  totalYen: 3_300,
  attachmentId: null,
  ...more,
});

async function linesOf({ pool }: World, { id }: Named): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from purchase_lines where request_id = $1 and removed_at is null order by position',
    [id],
  );
  return rows.map((line) => line.id);
}

/** So many pieces of each of its first lines. */
export async function goodsOf(world: World, request: Named, ...quantities: readonly number[]) {
  const ids = await linesOf(world, request);
  const lines = quantities.map((quantity, index) => ({ lineId: ids[index] ?? '', quantity }));
  return { receivedOn: '2026-11-21', lines, attachmentId: null, comment: '' };
}

type Step = typeof orderPurchase | typeof receivePurchase | typeof noteInvoice;

function answered(answer: Pick<Answer<Step>, 'status' | 'output' | 'raw'>): PurchaseHeader {
  if (answer.status !== 200) throw new Error(`not done: ${answer.raw.body}`);
  return answer.output;
}

/** Submitted, approved and ordered; by its requester unless somebody else is named. */
export async function orderedPurchase(world: World, more: Partial<Content> = {}, who: Who = 'staff') {
  const { id, version } = await approvedPurchase(world, 'staff', more);
  return answered(await world.as(who)(orderPurchase, { id, version, ...orderOf() }));
}

export async function receive(world: World, who: Who, { id, version }: PurchaseHeader, ...quantities: number[]) {
  const goods = await goodsOf(world, { id }, ...quantities);
  return answered(await world.as(who)(receivePurchase, { id, version, ...goods }));
}

/** Ordered, and all three pieces of its line received. */
export async function receivedPurchase(world: World, who: Who = 'staff') {
  return receive(world, who, await orderedPurchase(world, {}, who), 3);
}

export async function invoice(world: World, who: Who, { id, version }: PurchaseHeader, more: object = {}) {
  return answered(await world.as(who)(noteInvoice, { id, version, ...invoiceOf(more) }));
}
