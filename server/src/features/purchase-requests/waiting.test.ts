import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { orderPurchase } from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Who } from '../../../test/people.ts';
import { approvedPurchase, decidedPurchase, submittedPurchase } from '../../../test/purchases.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const tasks = async (who: Who) => (await world.as(who)(showTasks, {})).output;

it('tells requesters what came back and what is to be ordered, since the oldest, and nobody else [B5-03] [B9-01]', async () => {
  const first = world.clock.now();
  const back = await submittedPurchase(world);
  await decidedPurchase(world, back, 'return');
  const { id, version } = await approvedPurchase(world);
  world.clock.set('2026-11-22T01:00:00.000Z');
  await approvedPurchase(world);
  expect(await tasks('staff')).toEqual([
    { kind: 'returned-purchases', count: 1, since: first },
    { kind: 'purchases-to-order', count: 2, since: first },
  ]);
  expect(await tasks('other')).toEqual([]);

  const order = { orderedOn: '2026-11-22', orderedYen: 3_300, orderNumber: '', expectedOn: null, comment: '' };
  await world.as('staff')(orderPurchase, { id, version, ...order });
  expect(await tasks('staff')).toMatchObject([
    { kind: 'returned-purchases' },
    { kind: 'purchases-to-order', count: 1, since: '2026-11-22T01:00:00.000Z' },
  ]);
});
