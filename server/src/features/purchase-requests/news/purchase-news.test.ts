import { listNotifications, markNotificationsRead } from '@madoguchi/contract/notifications/operations.ts';
import { notificationPath, notificationText } from '@madoguchi/contract/notifications/sentences.ts';
import { cancelPurchaseRequest, closePurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderedPurchase, receive, receivedPurchase } from '../../../../test/bought-purchases.ts';
import type { Who } from '../../../../test/people.ts';
import { approvedPurchase, decidedPurchase, submittedPurchase } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Standing {
  readonly id: string;
  readonly version: number;
}

const told = async (who: Who, { id }: Pick<Standing, 'id'>) =>
  (await world.as(who)(listNotifications, {})).output.rows.filter(({ subject }) => subject === id);
const kinds = async (who: Who, request: Pick<Standing, 'id'>) => (await told(who, request)).map(({ kind }) => kind);

/** After each commit the portal works off the facts that are there: with this one, all before it are told. */
async function allTold(): Promise<void> {
  const last = await submittedPurchase(world, 'other');
  const approval = await world.pool.query('select id from approvals where subject_id = $1', [last.id]);
  await world.as('user')(markNotificationsRead, { ids: [] });
  await expect.poll(() => kinds('admin2', approval.rows[0]), SOON).toEqual(['approval-waiting']);
  // Its own fact is of the sources that this test is about.
  const place = `select every(after >= (select max(change_xid) from record_facts where noun = 'purchase-request')) as there from fact_cursors
    where source = 'purchase-requests'`;
  await expect.poll(async () => (await world.pool.query(place)).rows[0].there, SOON).toBe(true);
}

describe('the requester of a purchase is told', () => {
  it('what its approvers made of it, and where to look [B0-08]', async () => {
    for (const [act, kind] of [
      ['approve', 'purchase-approved'],
      ['return', 'purchase-returned'],
      ['reject', 'purchase-rejected'],
    ] as const) {
      const request = await submittedPurchase(world);
      await decidedPurchase(world, request, act);
      await expect.poll(() => kinds('staff', request), SOON).toEqual([kind]);
      const [row] = await told('staff', request);
      expect(row?.values).toMatchObject({ number: request.number, title: '付箋の補充' });
      expect(row && notificationPath(row)).toBe(`/apps/purchase-request/${request.id}`);
      expect(row && notificationText(row, 'subject', 'ja')).toContain(`購買申請 ${request.number} 付箋の補充`);
    }
  });

  it('what others bought for them: ordered, received in parts and all, closed, each once [B0-08] [B5-05]', async () => {
    const ordered = await orderedPurchase(world, {}, 'admin');
    const part = await receive(world, 'admin', ordered, 1);
    await expect.poll(() => kinds('staff', ordered), SOON).toContain('purchase-part-received');
    const { id, version } = await receive(world, 'admin', part, 2);
    await world.as('admin')(closePurchaseRequest, { id, version, comment: '' });
    const after = ['closed', 'received', 'part-received', 'ordered', 'approved'].map((step) => `purchase-${step}`);
    await expect.poll(() => kinds('staff', ordered), SOON).toEqual(after);
    await allTold();
    expect(await kinds('staff', ordered)).toEqual(after);
    expect((await told('staff', ordered))[3]?.values['by']).toBe('山本 由美子');
    expect(await kinds('admin', ordered)).toEqual([]);
  });

  it('of the parts as they came, also where both are told later [B0-08] [B5-05]', async () => {
    const ordered = await orderedPurchase(world, {}, 'admin');
    await expect.poll(() => kinds('staff', ordered), SOON).toContain('purchase-ordered');
    const holder = await world.pool.connect();
    try {
      await holder.query(`begin; select after from fact_cursors where source = 'purchase-requests' for update`);
      const part = await receive(world, 'admin', ordered, 1);
      await receive(world, 'admin', part, 2);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await expect
      .poll(async () => (await kinds('staff', ordered)).slice(0, 2), SOON)
      .toEqual(['purchase-received', 'purchase-part-received']);
  });

  it('that somebody cancelled what was approved [B0-08] [B5-03]', async () => {
    const { id, version } = await approvedPurchase(world);
    await world.as('admin')(cancelPurchaseRequest, { id, version, comment: '予算がないため。' });
    await expect.poll(() => kinds('staff', { id }), SOON).toEqual(['purchase-cancelled', 'purchase-approved']);
  });

  it('of nothing that they did themselves [B0-08]', async () => {
    const { id, version } = await receivedPurchase(world);
    await world.as('staff')(closePurchaseRequest, { id, version, comment: '' });
    await allTold();
    expect(await kinds('staff', { id })).toEqual(['purchase-approved']);
  });
});

describe('whose turn it is', () => {
  it('is told with number and name of the purchase, and led to the inbox; never an amount [B0-08] [B3-06]', async () => {
    const request = await submittedPurchase(world);
    const { rows } = await world.pool.query('select id from approvals where subject_id = $1', [request.id]);
    await expect.poll(() => kinds('admin2', rows[0]), SOON).toEqual(['approval-waiting']);
    const [row] = await told('admin2', rows[0]);
    if (row === undefined) throw new Error('nobody was told');
    const said = (['title', 'subject', 'mail'] as const).map((part) => notificationText(row, part, 'ja'));
    for (const sentence of said) expect(sentence).toContain(request.number);
    expect(said[1]).toBe(`【承認依頼】購買申請 ${request.number} 付箋の補充`);
    expect(notificationText(row, 'subject', 'en')).toBe(
      `[Approval needed] Purchase request ${request.number}: 付箋の補充`,
    );
    expect(said.join()).not.toMatch(/3,?300/);
    expect(notificationPath(row)).toContain(rows[0].id);
  });

  it('what became of a purchase is told once, and not as if it were a claim [B0-08]', async () => {
    const request = await submittedPurchase(world);
    await decidedPurchase(world, request, 'return');
    await allTold();
    expect(await kinds('staff', request)).toEqual(['purchase-returned']);
  });
});
