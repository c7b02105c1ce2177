import { randomUUID } from 'node:crypto';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { saveDraft, showMyMonth, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import {
  closePurchaseRequest,
  noteInvoice,
  orderPurchase,
  receivePurchase,
  showPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  goodsOf,
  invoice,
  invoiceOf,
  orderedPurchase,
  orderOf,
  receive,
  receivedPurchase,
} from '../../../../test/bought-purchases.ts';
import { line, submitted } from '../../../../test/claims.ts';
import { sendFile } from '../../../../test/multipart.ts';
import type { Who } from '../../../../test/people.ts';
import { approvedPurchase, fileOf, purchaseLine, standingPurchase } from '../../../../test/purchases.ts';
import { type Answer, NOW, openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const order = (who: Who, { id, version }: { id: string; version: number }, more: object = {}) =>
  world.as(who)(orderPurchase, { id, version, ...orderOf(more) });
const shown = async ({ id }: { id: string }, who: Who = 'staff') =>
  (await world.as(who)(showPurchaseRequest, { id })).output;
const wrongOf = ({ status, problem }: Pick<Answer<typeof orderPurchase>, 'status' | 'problem'>) => [
  status,
  ...problem.data.fields.map(({ field, code }) => `${field} ${code}`),
];

describe('an order', () => {
  it('is kept with day, amount and number by the requester or an admin, and answers the newer state [B5-03, B5-05]', async () => {
    for (const [who, name] of [
      ['staff', '佐藤 健太'],
      ['admin', '山本 由美子'],
    ] as const) {
      const request = await approvedPurchase(world);
      const { status, output } = await order(who, request, { comment: '電話で確認済み' });
      expect(status).toBe(200);
      expect(output).toMatchObject({ id: request.id, status: 'ordered', version: request.version + 1 });
      const stands = await shown(request);
      expect(stands.order).toEqual({ ...orderOf({ comment: '電話で確認済み' }), by: name });
      expect(stands.facts.at(-1)).toMatchObject({ fact: 'ordered', by: name, comment: '電話で確認済み' });
    }
  });

  it('is never dearer than what was approved, to the yen [B5-03]', async () => {
    const request = await approvedPurchase(world);
    const refused = await order('staff', request, { orderedYen: 3_301 });
    expect(wrongOf(refused)).toEqual([422, 'orderedYen over-approved']);
    expect(refused.problem.data.fields[0]?.message).toContain('¥3,300');
    expect(await standingPurchase(world, request)).toEqual(request);
    expect((await order('staff', request, { orderedYen: 3_300 })).status).toBe(200);
  });

  it('follows what an approver made of the amount, not what was asked for [B3-05] [B5-03]', async () => {
    const request = await approvedPurchase(world);
    await world.pool.query('update purchase_requests set approved_yen = 3000 where id = $1', [request.id]);
    expect(wrongOf(await order('staff', request, { orderedYen: 3_001 }))).toEqual([422, 'orderedYen over-approved']);
    expect((await order('staff', request, { orderedYen: 3_000 })).status).toBe(200);
  });

  it.each([
    ['tomorrow', { orderedOn: '2026-11-22' }, 'orderedOn after-today'],
    ['before the approval', { orderedOn: '2026-11-20' }, 'orderedOn before-approval'],
    ['to come before it was ordered', { expectedOn: '2026-11-20' }, 'expectedOn before-order'],
  ])('cannot be of a day that cannot be: %s [B5-05]', async (_title, more, wrong) => {
    expect(wrongOf(await order('staff', await approvedPurchase(world), more))).toEqual([422, wrong]);
  });

  it('is kept on the 90th day after the approval, and refused as expired on the next, before any hour told so [B5-03]', async () => {
    const [last, late] = [await approvedPurchase(world), await approvedPurchase(world)];
    const day = { expectedOn: null };
    world.clock.set('2027-02-19T23:59:59+09:00');
    expect((await order('staff', last, { ...day, orderedOn: '2027-02-19' })).status).toBe(200);
    world.clock.set('2027-02-20T00:00:00+09:00');
    const { status, problem } = await order('staff', late, { ...day, orderedOn: '2027-02-20' });
    expect([status, problem.code]).toEqual([409, 'wrong-state']);
    expect(problem.message).toContain('Expired');
  });
});

describe('a goods receipt', () => {
  const twoLines = { lines: [purchaseLine(), purchaseLine({ quantity: 1, unitPrice: 0 })] };

  it('of a part leaves the rest open; the last piece of the last line makes it received [B5-03, B5-05]', async () => {
    let request = await orderedPurchase(world, twoLines);
    const states: string[] = [];
    for (const quantities of [[1], [2], [0, 1]]) {
      const { lines, ...goods } = await goodsOf(world, request, ...quantities);
      const counted = lines.filter(({ quantity }) => quantity > 0);
      const { id, version } = request;
      request = (await world.as('admin')(receivePurchase, { ...goods, id, version, lines: counted })).output;
      states.push(request.status);
    }
    expect(states).toEqual(['partially_received', 'partially_received', 'received']);
    const stands = await shown(request);
    expect(stands.lines.map(({ receivedQuantity }) => receivedQuantity)).toEqual([3, 1]);
    expect(stands.receipts.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1], [2], [1]]);
    expect(stands.facts.filter(({ fact }) => fact === 'received')).toHaveLength(3);
  });

  it('never counts more of a line than was ordered, in one receipt or in several [B5-05]', async () => {
    const request = await orderedPurchase(world);
    const { id } = request;
    const count = async (version: number, ...quantities: number[]) =>
      world.as('staff')(receivePurchase, { id, version, ...(await goodsOf(world, request, ...quantities)) });
    expect(wrongOf(await count(request.version, 4))).toEqual([422, 'lines.0.quantity over-ordered']);
    const part = await receive(world, 'staff', request, 2);
    const refused = await count(part.version, 2);
    expect(wrongOf(refused)).toEqual([422, 'lines.0.quantity over-ordered']);
    expect(refused.problem.data.fields[0]?.message).toContain('1');
    expect((await shown(request)).receipts).toHaveLength(1);
  });

  it('is refused with lines of another request, with a line twice, and with nothing [B5-05]', async () => {
    const [request, another] = [await orderedPurchase(world), await orderedPurchase(world)];
    const { id, version } = request;
    const [own, strange] = [await goodsOf(world, request, 1), await goodsOf(world, another, 1)];
    const count = (lines: typeof own.lines) => world.as('staff')(receivePurchase, { ...own, id, version, lines });
    expect(wrongOf(await count(strange.lines))).toEqual([422, 'lines.0.lineId unknown-entry']);
    expect(wrongOf(await count([...own.lines, ...own.lines]))).toEqual([422, 'lines.1.lineId line-twice']);
    expect(wrongOf(await count([]))).toEqual([422, 'lines nothing-received']);
  });

  it('has a day from the order on until today, and a file of one’s own [B5-05] [B0-07]', async () => {
    const request = await orderedPurchase(world);
    const { id, version } = request;
    const goods = await goodsOf(world, request, 1);
    const count = (more: object) => world.as('staff')(receivePurchase, { ...goods, id, version, ...more });
    expect(wrongOf(await count({ receivedOn: '2026-11-20' }))).toEqual([422, 'receivedOn before-order']);
    expect(wrongOf(await count({ receivedOn: '2026-11-22' }))).toEqual([422, 'receivedOn after-today']);
    for (const attachmentId of [randomUUID(), await fileOf(world, 'admin')])
      expect(wrongOf(await count({ attachmentId }))).toEqual([422, 'attachmentId unknown-attachment']);
    const attachmentId = await fileOf(world, 'staff');
    expect((await count({ attachmentId })).status).toBe(200);
    expect((await shown(request, 'admin')).receipts[0]?.attachment?.id).toBe(attachmentId);
  });
});

describe('an invoice', () => {
  it('is noted as it came, moves no state, and is compared by whoever looks [B5-05]', async () => {
    const received = await receivedPurchase(world);
    const noted = await invoice(world, 'admin', received, { totalYen: 3_400 });
    expect(noted).toMatchObject({ status: 'received', version: received.version + 1 });
    const stands = await shown(received);
    expect(stands.invoices).toMatchObject([
      { supplier: '文具店', invoiceNumber: 'S-77', totalYen: 3_400, by: '山本 由美子' },
    ]);
    expect(stands.facts.at(-1)?.fact).toBe('invoiced');
  });

  it('tells what else was handed in with the same paper: a claim, or another request [B0-07]', async () => {
    const paper = [{ name: '請求書.pdf', content: `%PDF-1.7\n% ${randomUUID()}\n` }];
    const sent = async (who: 'admin' | 'other') => (await sendFile(world, who, paper)).json();
    const also = async ({ id }: { id: string }) => (await shown({ id }, 'admin')).invoices[0]?.attachment?.alsoIn;
    const [first, second] = [await receivedPurchase(world), await receivedPurchase(world)];
    await invoice(world, 'admin', first, { attachmentId: (await sent('admin')).id });
    expect(await also(first)).toBeNull();
    const again = await sent('admin');
    expect(again.alsoIn).toBe(first.number);
    await invoice(world, 'admin', second, { attachmentId: again.id });
    expect([await also(first), await also(second)]).toEqual([second.number, first.number]);

    // A person who claims it as an expense as well is asked why; once handed in, the claim is told of at the invoices.
    const receipt = await sent('other');
    expect(receipt.alsoIn).toBe(second.number);
    const lines = [line({ useDate: '2026-08-06' }), line({ useDate: '2026-08-05', attachments: [receipt.id] })];
    await expect(submitted(world.as('other'), lines, '202608')).rejects.toThrow('memo-needed');
    const draft = (await world.as('other')(showMyMonth, { month: '202608' })).output.claim;
    const saved = await world.as('other')(saveDraft, {
      month: '202608',
      version: draft?.version ?? 0,
      lines: lines.map((ride) => ({ ...ride, memo: '分けて支払ったため' })),
      removed: [],
    });
    const { id, version } = saved.output;
    const claim = (await world.as('other')(submitClaim, { id, version })).output;
    expect(await also(first)).toBe(claim.number);
  });

  it('needs a registration number that can be one, or none [B5-05]', async () => {
    const { id, version } = await receivedPurchase(world);
    const note = (more: object) => world.as('staff')(noteInvoice, { id, version, ...invoiceOf(more) });
    expect(wrongOf(await note({ registrationNumber: 'T000001205000' }))).toEqual([
      422,
      'registrationNumber registration-number',
    ]);
    expect(wrongOf(await note({ registrationNumber: '７１２３４５６７８９０１２' }))).toEqual([
      422,
      'registrationNumber registration-number-t',
    ]);
    expect(wrongOf(await note({ supplier: ' ' }))).toEqual([422, 'supplier required']);
    expect(wrongOf(await note({ attachmentId: randomUUID() }))).toEqual([422, 'attachmentId unknown-attachment']);
    expect((await note({ registrationNumber: '' })).status).toBe(200);
  });

  it('reads a registration number as it was typed, and keeps one with a wrong check digit for a reason [B5-05]', async () => {
    const { id, version } = await receivedPurchase(world);
    const note = (at: number, more: object) => world.as('staff')(noteInvoice, { id, version: at, ...invoiceOf(more) });
    const read = await note(version, { registrationNumber: 'ｔ7-1234-5678-9012' });
    expect(read.status).toBe(200);
    const printed = { registrationNumber: 'T7123456789013' };
    expect(wrongOf(await note(read.output.version, printed))).toEqual([422, 'comment registration-number-digit']);
    expect((await note(read.output.version, { ...printed, comment: '請求書のとおり' })).status).toBe(200);
    const shown = (await world.as('staff')(showPurchaseRequest, { id })).output;
    expect(shown.invoices.map((invoice) => invoice.registrationNumber)).toEqual(['T7123456789012', 'T7123456789013']);
    expect(JSON.stringify(shown)).toContain('請求書のとおり');
  });
});

describe('the end of a purchase', () => {
  it('needs no words where everything came, and a reason where the rest will not [B5-03]', async () => {
    const [whole, part] = [await receivedPurchase(world), await orderedPurchase(world)];
    const close = (request: typeof whole, comment: string) =>
      world.as('staff')(closePurchaseRequest, { id: request.id, version: request.version, comment });
    expect((await close(whole, '')).output.status).toBe('closed');
    expect(wrongOf(await close(part, '　'))).toEqual([422, 'comment reason-needed']);
    expect((await close(part, '製造中止のため。')).output.status).toBe('closed');
    expect((await shown(part)).facts.at(-1)).toMatchObject({ fact: 'closed', comment: '製造中止のため。' });
  });

  it('comes to whoever neither asked nor is an admin as to somebody who may not look [B5-03]', async () => {
    const { id, version } = await receivedPurchase(world);
    const { status } = await world.as('other')(closePurchaseRequest, { id, version, comment: '' });
    expect(status).toBe(404);
  });
});

it('each step is in the audit trail with what it said, by whom [B5-05] [B0-05]', async () => {
  const request = await receivedPurchase(world, 'admin');
  await invoice(world, 'admin', request);
  const rows = await world.audit(`target_id = '${request.id}' and operation ~ 'order|receive|invoice'`);
  expect(rows.map(({ event, actor }) => [event, actor])).toEqual(
    ['ordered', 'received', 'invoiced'].map((step) => [`purchase-request.${step}`, '山本 由美子']),
  );
  expect(rows[0]?.difference).toMatchObject({ status: ['approved', 'ordered'], orderedYen: 3_300 as Yen });
  expect(rows[1]?.difference).toMatchObject({ status: ['ordered', 'received'], lines: [{ quantity: 3 }] });
  expect(rows[2]?.difference).toMatchObject({ supplier: '文具店', totalYen: 3_300 });
});

describe('what was told of a purchase', () => {
  it('is neither changed nor taken away afterwards, not even by the owner of the tables [B0-04] [B5-05]', async () => {
    const { id } = await invoice(world, 'staff', await receivedPurchase(world));
    for (const [table, request] of [
      ['goods_receipts', 'request_id'],
      ['purchase_invoices', 'request_id'],
      ['record_facts', 'record_id'],
    ])
      for (const statement of [
        `update ${table} set by_name = '' where ${request} = $1`,
        `delete from ${table} where ${request} = $1`,
      ])
        await expect(world.pool.query(statement, [id]), statement).rejects.toThrow();
  });

  it('never counts a line beyond its order: the row itself refuses it [B5-05]', async () => {
    const { id } = await receivedPurchase(world);
    const one = `update purchase_lines set received_quantity = received_quantity + 1 where request_id = $1`;
    await expect(world.pool.query(one, [id])).rejects.toThrow('never_more_than_ordered');
  });
});

it('a delivery slip and an invoice are read by whoever may see the purchase, and by nobody else [B0-07] [B5-05]', async () => {
  const { id, version } = await orderedPurchase(world);
  const [slip, bill] = [await fileOf(world, 'admin'), await fileOf(world, 'admin')];
  const goods = await goodsOf(world, { id }, 1);
  await world.as('admin')(receivePurchase, { ...goods, id, version, attachmentId: slip });
  await world.as('admin')(noteInvoice, { ...invoiceOf(), id, version: version + 1, attachmentId: bill });
  const fetched = async (who: Who, file: string) => (await world.as(who)(fetchAttachment, { id: file })).status;
  for (const file of [slip, bill]) {
    expect(await fetched('staff', file)).toBe(200);
    expect(await fetched('admin2', file)).toBe(200);
    expect(await fetched('other', file)).toBe(404);
  }
});
