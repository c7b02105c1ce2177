import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { noteInvoice, receivePurchase } from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsOf, invoice, invoiceOf, orderedPurchase, receivedPurchase } from '../../../../test/bought-purchases.ts';
import type { Who } from '../../../../test/people.ts';
import { fileOf } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

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
