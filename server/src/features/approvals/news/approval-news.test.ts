import { approve, changeAmount, commentOn, returnRequest } from '@madoguchi/contract/approvals/operations.ts';
import { countNotifications, listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { delegate } from '../../../../test/approvals/delegate.ts';
import {
  openApprovalWorld,
  publishSteps,
  submittedRequest,
  type TestRequest,
  tick,
  withdrawRequest,
  withHead,
} from '../../../../test/approvals/requests.ts';
import { ADMINS, SUPERIOR, stepOf } from '../../../../test/approvals/routes.ts';
import { openPage } from '../../../../test/event-stream.ts';
import { listeningAt } from '../../../../test/listening.ts';
import type { Who } from '../../../../test/people.ts';
import type { World } from '../../../../test/world.ts';

/** Told after the commit: a second is the promise, and a busy machine of tests gets more. */
const SOON = { timeout: 20_000, interval: 20 };
const comment = '領収書を添付してください。';

let world: World;
beforeEach(async () => {
  world = await openApprovalWorld();
  await withHead(world, 'other');
  await publishSteps(world, [SUPERIOR, ADMINS]);
});
afterEach(() => world.close());

/** The request as it stands after so many acts, a second later. */
function at({ approvalId, version }: TestRequest, passed = 0) {
  tick(world);
  return { id: approvalId, version: version + passed };
}
const kindsOf = async (who: Who) => (await world.as(who)(listNotifications, {})).output.rows.map(({ kind }) => kind);
const unreadOf = async (who: Who) => (await world.as(who)(countNotifications, {})).output.unread;

/** A later fact has been told: what was to be told before it has been, or is not. */
async function toldSince(who: Who, kind: string) {
  await expect.poll(() => kindsOf(who), SOON).toContain(kind);
}

describe('a turn', () => {
  it('is told to those whose it is when it comes, step by step, and to nobody else [B0-08] [B3-06]', async () => {
    const request = await submittedRequest(world);
    await expect.poll(() => kindsOf('other'), SOON).toEqual(['approval-waiting']);
    const [told] = (await world.as('other')(listNotifications, {})).output.rows;
    expect(told).toMatchObject({
      subject: request.approvalId,
      values: { name: world.people.staff.name, title: '2026年11月', titleEn: 'November 2026' },
    });
    expect(await kindsOf('admin')).toEqual([]);
    await world.as('other')(approve, at(request));
    for (const who of ['admin', 'admin2', 'system'] as const) {
      await expect.poll(() => kindsOf(who), SOON).toEqual(['approval-waiting']);
    }
    expect(await kindsOf('staff')).toEqual([]);
  });

  it('is told to whoever may decide in the approver’s name, within domain, days and amount [B3-07] [B0-08]', async () => {
    await delegate(world, 'other', 'admin2', { limit: 10_000 });
    await submittedRequest(world, 'staff', 10_000);
    await expect.poll(() => kindsOf('admin2'), SOON).toEqual(['approval-waiting']);
    await submittedRequest(world, 'staff', 10_001);
    await expect.poll(() => kindsOf('other'), SOON).toHaveLength(2);
    expect(await kindsOf('admin2')).toEqual(['approval-waiting']);
  });

  it('is no open task any more once somebody has decided, or the requester has withdrawn [B0-08]', async () => {
    const request = await submittedRequest(world);
    await world.as('other')(approve, at(request));
    await expect.poll(() => unreadOf('admin2'), SOON).toBe(1);
    await world.as('admin')(approve, at(request, 1));
    for (const who of ['other', 'admin', 'admin2'] as const) await expect.poll(() => unreadOf(who), SOON).toBe(0);
    const second = await submittedRequest(world);
    await expect.poll(() => unreadOf('other'), SOON).toBe(1);
    await withdrawRequest(world, second.id);
    await expect.poll(() => unreadOf('other'), SOON).toBe(0);
  });

  it('stays with the others of a step in which all decide [B0-08] [B3-02]', async () => {
    await publishSteps(world, [stepOf({ name: '全員の承認', mode: { of: 'all' }, approvers: ADMINS.approvers })]);
    const request = await submittedRequest(world);
    for (const who of ['admin', 'admin2'] as const) await expect.poll(() => unreadOf(who), SOON).toBe(1);
    await world.as('admin')(approve, at(request));
    await expect.poll(() => unreadOf('admin'), SOON).toBe(0);
    expect(await unreadOf('admin2')).toBe(1);
  });
});

describe('a comment', () => {
  it('is told to the requester and whoever has or had a turn, but not to its writer [B3-06] [B0-08]', async () => {
    const request = await submittedRequest(world);
    await world.as('other')(approve, at(request));
    await world.as('admin')(commentOn, { ...at(request, 1), comment });
    await toldSince('staff', 'approval-commented');
    for (const who of ['other', 'admin2'] as const) expect(await kindsOf(who)).toContain('approval-commented');
    expect(await kindsOf('admin')).not.toContain('approval-commented');
    expect(await unreadOf('admin2')).toBe(2);
  });
});

describe('another amount', () => {
  it('is told to the requester and whoever has or had a turn, but not to who changed it [B3-05] [B0-08]', async () => {
    const request = await submittedRequest(world);
    await world.as('other')(approve, at(request));
    await world.as('admin')(changeAmount, { ...at(request, 1), amount: yen(80_000), comment });
    await toldSince('staff', 'approval-amount-changed');
    for (const who of ['other', 'admin2'] as const) expect(await kindsOf(who)).toContain('approval-amount-changed');
    expect(await kindsOf('admin')).not.toContain('approval-amount-changed');
    const [told] = (await world.as('staff')(listNotifications, {})).output.rows;
    expect(Object.values(told?.values ?? {}).join(' ')).not.toMatch(/80,?000/);
    expect(await unreadOf('admin2')).toBe(2);
  });
});

describe('open pages', () => {
  it('of those concerned and their delegates hear that a request went on, and of nobody else [B0-08] [B3-07]', async () => {
    const address = await listeningAt(world.app);
    await delegate(world, 'other', 'admin2');
    const [staff, other, delegated, admin] = await Promise.all(
      (['staff', 'other', 'admin2', 'admin'] as const).map((who) => openPage(address, world.people[who].token)),
    );
    const request = await submittedRequest(world);
    await world.as('other')(returnRequest, { ...at(request), reason: 'receipt', comment });
    const changed = { kind: 'changed', noun: 'approvals', id: request.approvalId, version: null };
    for (const page of [staff, other, delegated]) await expect.poll(() => page?.heard, SOON).toContainEqual(changed);
    expect(admin?.heard).not.toContainEqual(changed);
    for (const page of [staff, other, delegated, admin]) page?.leave();
  });
});
