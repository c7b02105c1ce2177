import { submitPurchaseRequest, withdrawPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOf, type OpenPage, openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import type { Who } from '../../../test/people.ts';
import { decidedPurchase, draftedPurchase, standingPurchase } from '../../../test/purchases.ts';
import { openWorld, type World } from '../../../test/world.ts';

/** Told, not asked for: a second is the promise, and a busy machine of tests gets more. */
const SOON = { timeout: 20_000, interval: 10 };

let world: World;
const pages: OpenPage[] = [];
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  for (const page of pages) page.leave();
  await world.close();
});

async function pageOf(who: Who): Promise<OpenPage> {
  const page = await openPage(await listeningAt(world.app), world.people[who].token);
  pages.push(page);
  return page;
}

const hearsOfApprovals = ({ heard }: OpenPage) => heard.filter(isOf('approvals')).length > 0;

const heardBy = ({ heard }: OpenPage) =>
  heard.flatMap((event) => (isOf('purchase-requests')(event) ? [[event.id, event.version]] : []));

it('open pages of the requester hear of every change, of admins from the submission on, of a colleague of none [B5-03]', async () => {
  const [requester, admin, colleague] = await Promise.all((['staff', 'admin', 'other'] as const).map(pageOf));
  if (!requester || !admin || !colleague) throw new Error('a page did not open');
  const { id, version } = await draftedPurchase(world);
  await expect.poll(() => heardBy(requester), SOON).toEqual([[id, 1]]);
  await world.as('staff')(submitPurchaseRequest, { id, version });
  await decidedPurchase(world, { id }, 'approve');
  // The acts of approvers carry no version: a page cannot know it already.
  const since = [
    [id, 2],
    [id, null],
  ];
  await expect.poll(() => heardBy(requester), SOON).toEqual([[id, 1], ...since]);
  await expect.poll(() => heardBy(admin), SOON).toEqual(since);
  expect(heardBy(colleague)).toEqual([]);
});

it('the open page of its approver hears of a submission, and of a withdrawal [B5-04]', async () => {
  const { id } = await draftedPurchase(world);
  for (const operation of [submitPurchaseRequest, withdrawPurchaseRequest]) {
    const [approver, colleague] = [await pageOf('admin2'), await pageOf('other')];
    const seen = (await standingPurchase(world, { id })).version;
    await world.as('staff')(operation, { id, version: seen });
    await expect.poll(() => hearsOfApprovals(approver), SOON).toBe(true);
    expect(hearsOfApprovals(colleague)).toBe(false);
  }
});
