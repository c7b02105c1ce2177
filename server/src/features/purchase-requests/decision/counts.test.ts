// The figures of a search: what few requests have and what thousands have is counted in different ways, to the same end.
import { countForDecision, listForDecision } from '@madoguchi/contract/purchase-requests/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCrowd } from '../../../../test/crowd.ts';
import { addPurchases } from '../../../../test/many-purchases.ts';
import { submittedPurchase } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

/** All of them are 鈴木's and in approval, as far as they were submitted; more than are asked one by one whose turn it is. */
const REQUESTS = 6_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addCrowd(world.pool, 20);
  await addPurchases(world.pool, REQUESTS);
  await world.pool.query(
    `update purchase_requests set status = 'in_review', change_xid = pg_current_xact_id() where submitted_at is not null`,
  );
  await submittedPurchase(world, 'staff', { purchaseName: '鈴木様の椅子' });
  const { output } = await world.as('admin2')(listForDecision, { tab: 'mine' });
  world.clock.set(`${addDays(PlainDate.parse(output.rows[0]?.dueOn), 1)}T06:00:00.000Z`);
}, 60_000);
afterAll(() => world.close());

const tabsOf = async (q: string) => {
  const { status, output, raw } = await world.as('admin2')(countForDecision, { q });
  expect(status, raw.body).toBe(200);
  return Object.fromEntries(output.tabs.map(({ tab, count, totalYen }) => [tab, [count, totalYen]]));
};
const ONE = [1, 3_300];

it('are of the one request that a search finds, whose turn it is and that it is overdue [B5-04]', async () => {
  expect(await tabsOf('鈴木様の椅子')).toEqual({ mine: ONE, all: ONE, decided: [0, 0], overdue: ONE });
});

it('are of thousands that a search finds, and tell among them what waits and what is overdue [B5-04]', async () => {
  const { mine, all, overdue } = await tabsOf('鈴木');
  expect([mine, overdue]).toEqual([ONE, ONE]);
  expect(all?.[0]).toBeGreaterThan(5_000);
});

it('are none where nothing is found, or what is found waits for nobody [B5-04]', async () => {
  expect(await tabsOf('どこにもない')).toEqual({ mine: [0, 0], all: [0, 0], decided: [0, 0], overdue: [0, 0] });
  expect(await tabsOf('PR-2025-00345')).toMatchObject({ mine: [0, 0], all: [1, 34_500], overdue: [0, 0] });
});
