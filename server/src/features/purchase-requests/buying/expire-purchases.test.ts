import { listNotifications, markNotificationsRead } from '@madoguchi/contract/notifications/operations.ts';
import { cancelPurchaseRequest, showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderedPurchase } from '../../../../test/bought-purchases.ts';
import type { Who } from '../../../../test/people.ts';
import { portalBeside, startAndStop, startPortalAt } from '../../../../test/portal-beside.ts';
import { approvedPurchase, standingPurchase } from '../../../../test/purchases.ts';
import { queueUp } from '../../../../test/queue-up.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query(`update purchase_requests set status = 'cancelled' where status = 'approved'`);
});

const startAt = (moment: string) => startPortalAt(world, moment);

/** After each commit the portal works off the facts that are there. */
const anyWrite = () => world.as('user')(markNotificationsRead, { ids: [] });
const told = async (who: Who, { id }: { id: string }) =>
  (await world.as(who)(listNotifications, {})).output.rows.filter(({ subject }) => subject === id);
const kindsTold = async (request: { id: string }, who: Who = 'staff') =>
  (await told(who, request)).map(({ kind }) => kind).filter((kind) => /expir/.test(kind));
const statusOf = async (request: { id: string }) => (await standingPurchase(world, request)).status;

// Approved on Saturday, 2026-11-21; its 90th day is Friday, 2027-02-19.
// Each look at the day is a portal that starts: on a busy machine that takes its time.
describe('an approved request that nobody orders', { timeout: 60_000 }, () => {
  it('stands through its 90th day, and has expired on the next morning [B5-03]', async () => {
    const request = await approvedPurchase(world);
    for (const early of ['2027-02-19T23:00:00', '2027-02-20T07:59:59']) {
      await startAt(early);
      expect(await statusOf(request), early).toBe('approved');
    }
    await startAt('2027-02-20T08:00:00');
    await startAt('2027-02-21T08:00:00');
    expect(await standingPurchase(world, request)).toMatchObject({ status: 'expired', version: request.version + 1 });
    const { facts, order } = (await world.as('staff')(showPurchaseRequest, { id: request.id })).output;
    expect(facts.at(-1)).toMatchObject({ fact: 'expired', by: null });
    expect(order).toBeNull();
    const [event] = await world.audit(`event = 'purchase-request.expired' and target_id = '${request.id}'`);
    expect(event).toMatchObject({
      actor: 'calendar',
      account_id: null,
      difference: { status: ['approved', 'expired'], orderBy: '2027-02-19' },
    });
  });

  it('is told to its requester alone, once: that it ends from the 14th day before, and that it has [B5-03] [B0-08]', async () => {
    const request = await approvedPurchase(world);
    await startAt('2027-02-04T09:00:00');
    await anyWrite();
    await startAt('2027-02-05T09:00:00');
    await startAt('2027-02-06T09:00:00');
    await anyWrite();
    await expect.poll(() => kindsTold(request), SOON).toEqual(['purchase-expiring']);
    const [expiring] = await told('staff', request);
    const { number } = (await world.as('staff')(showPurchaseRequest, { id: request.id })).output;
    expect(expiring).toMatchObject({ values: { number, title: '付箋の補充', day: '2027-02-19' } });
    await startAt('2027-02-20T09:00:00');
    await anyWrite();
    await expect.poll(() => kindsTold(request), SOON).toEqual(['purchase-expired', 'purchase-expiring']);
    expect(await kindsTold(request, 'admin2')).toEqual([]);
  });

  it('is told on its last day still, and no more afterwards [B5-03] [B0-08]', async () => {
    const request = await approvedPurchase(world);
    await startAt('2027-02-20T09:00:00');
    await anyWrite();
    await expect.poll(() => kindsTold(request), SOON).toEqual(['purchase-expired']);
    world.clock.set(NOW);
    const another = await approvedPurchase(world);
    await startAt('2027-02-19T09:00:00');
    await anyWrite();
    await expect.poll(() => kindsTold(another), SOON).toEqual(['purchase-expiring']);
  });

  it('leaves what was ordered or cancelled alone [B5-03]', async () => {
    const [ordered, cancelled] = [await orderedPurchase(world), await approvedPurchase(world)];
    const { id, version } = cancelled;
    await world.as('staff')(cancelPurchaseRequest, { id, version, comment: '不要になったため。' });
    await startAt('2027-06-01T09:00:00');
    expect([await statusOf(ordered), await statusOf(cancelled)]).toEqual(['ordered', 'cancelled']);
  });

  it('is ended by one of several portals that look at once [B5-03] [B0-02]', async () => {
    const request = await approvedPurchase(world);
    const lock = { sql: 'select id from purchase_requests where id = $1 for update', values: [request.id] };
    const portals = await Promise.all([portalBeside(world), portalBeside(world)]);
    world.clock.set('2027-02-20T08:00:00+09:00');
    await queueUp(world, lock, 2, () => portals.map((portal) => startAndStop(portal)));
    expect(await standingPurchase(world, request)).toMatchObject({ status: 'expired', version: request.version + 1 });
    const events = await world.audit(`event = 'purchase-request.expired' and target_id = '${request.id}'`);
    expect(events).toHaveLength(1);
  });
});
