import { showOpenPurchases, showTasks } from '@madoguchi/contract/information/operations.ts';
import { orderPurchase } from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Who } from '../../../test/people.ts';
import { approvedPurchase, decidedPurchase, draftedPurchase, submittedPurchase } from '../../../test/purchases.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;

describe('what is open', () => {
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const open = async (who: Who) => {
    const { output } = await world.as(who)(showOpenPurchases, {});
    return { ...output, own: output.own.toSorted((one, other) => one.status.localeCompare(other.status)) };
  };

  it('counts one’s own open requests by state with their sums, and for admins alone what waits for a decision [B9-01]', async () => {
    expect(await open('staff')).toEqual({ own: [], undecided: null });
    expect(await open('admin')).toEqual({ own: [], undecided: [] });

    await draftedPurchase(world, 'staff');
    await draftedPurchase(world, 'staff');
    const rejected = await submittedPurchase(world);
    await submittedPurchase(world);
    await approvedPurchase(world);
    const own = [
      { status: 'approved', count: 1, totalYen: 3_300 },
      { status: 'draft', count: 2, totalYen: 6_600 },
      { status: 'submitted', count: 2, totalYen: 6_600 },
    ];
    expect(await open('staff')).toEqual({ own, undecided: null });
    expect(await open('admin')).toEqual({ own: [], undecided: [{ status: 'submitted', count: 2, totalYen: 6_600 }] });
    expect(await open('other')).toEqual({ own: [], undecided: null });

    // A request that has come to its end is no longer counted.
    await decidedPurchase(world, rejected, 'reject');
    expect((await open('staff')).own.at(-1)).toEqual({ status: 'submitted', count: 1, totalYen: 3_300 });
  });
});

describe('what waits for somebody', () => {
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
});
