import { showOpenPurchases } from '@madoguchi/contract/information/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Who } from '../../../test/people.ts';
import { approvedPurchase, decidedPurchase, draftedPurchase, submittedPurchase } from '../../../test/purchases.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
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
