import { reassign } from '@madoguchi/contract/approvals/operations.ts';
import {
  countForDecision,
  listForDecision,
  listPurchaseRequests,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { delegate } from '../../../../test/approvals/delegate.ts';
import { approvalOf } from '../../../../test/claims.ts';
import type { Who } from '../../../../test/people.ts';
import { draftedPurchase, submittedPurchase } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

/** The reads of the requests, each by somebody whom the answer concerns. */
const READS = {
  'own list': (who: Who, headers = {}) => world.as(who)(listPurchaseRequests, {}, { headers }),
  'all decisions': (who: Who, headers = {}) => world.as(who)(listForDecision, { tab: 'all' }, { headers }),
  'my turn': (who: Who, headers = {}) => world.as(who)(listForDecision, { tab: 'mine' }, { headers }),
  figures: (who: Who, headers = {}) => world.as(who)(countForDecision, {}, { headers }),
} as const;
type ReadName = keyof typeof READS;
const DECIDERS_READS = ['all decisions', 'my turn', 'figures'] as const;

/** A tag is given only while no older transaction is under way, in whatever database of this server. */
async function settledTag(read: ReadName, who: Who): Promise<string> {
  const tagOf = async () => (await READS[read](who)).raw.headers.etag;
  await expect.poll(tagOf).toBeDefined();
  return String(await tagOf());
}

const statusFor = async (read: ReadName, who: Who, tag: string) =>
  (await READS[read](who, { 'if-none-match': tag })).status;

describe('an unchanged list of purchase requests', () => {
  it('has a tag that tells nothing: no number of a transaction, and none that a count goes up by [B0-10]', async () => {
    await submittedPurchase(world);
    const tags = [await settledTag('all decisions', 'admin')];
    const { rows } = await world.pool.query(`select change_xid::text as xid from purchase_requests`);
    await submittedPurchase(world);
    tags.push(await settledTag('all decisions', 'admin'));
    for (const tag of tags) {
      expect(tag).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
      for (const { xid } of rows) expect(tag).not.toContain(`${xid}.`);
    }
    const shared = [...(tags[0] ?? '')].filter((sign, place) => sign === tags[1]?.[place]).length;
    expect(shared, 'the quotes and what chance gives').toBeLessThan(12);
  });

  it.each([['own list', 'staff'] as const, ...DECIDERS_READS.map((read) => [read, 'admin'] as const)])(
    'is answered 304 (%s), and anew once a request has changed [B0-10]',
    async (read, who) => {
      await submittedPurchase(world);
      const tag = await settledTag(read, who);
      await expect.poll(() => statusFor(read, who, tag)).toBe(304);
      await submittedPurchase(world);
      expect(await statusFor(read, who, tag)).toBe(200);
      expect(await settledTag(read, who)).not.toBe(tag);
    },
  );

  it('is nobody else’s: a colleague with the same tag in hand gets their own rows [B0-10]', async () => {
    await draftedPurchase(world);
    const tag = await settledTag('own list', 'staff');
    const { status, output } = await READS['own list']('other', { 'if-none-match': tag });
    expect([status, output.rows]).toEqual([200, []]);
  });

  it('is answered anew once a turn has passed to somebody else, though the request is the same [B3-04] [B5-04]', async () => {
    const request = await submittedPurchase(world);
    const tag = await settledTag('all decisions', 'admin');
    const at = await approvalOf(world, request);
    const [{ id: taskId }] = (await world.pool.query(`select id from approval_tasks where status = 'pending'`)).rows;
    const { employeeUuid, number } = world.people.admin;
    const asked = { ...at, taskId, to: employeeUuid ?? '', comment: '出張のため' };
    const passed = await world.as('admin2')(reassign, asked);
    expect(passed.status, passed.raw.body).toBe(200);
    const { status, output } = await READS['all decisions']('admin', { 'if-none-match': tag });
    expect(status).toBe(200);
    expect(output.rows.map(({ waitsFor }) => waitsFor.map(({ employeeId }) => employeeId))).toEqual([[number]]);
  });

  it.each(['my turn', 'figures'] as const)(
    'is answered anew (%s) once somebody stands in for another [B3-07]',
    async (read) => {
      await submittedPurchase(world);
      const tag = await settledTag(read, 'admin');
      await delegate(world, 'admin2', 'admin');
      expect(await statusFor(read, 'admin', tag)).toBe(200);
    },
  );

  it('is answered anew on the next day: what is overdue, and how long it waits, hang on it [B5-04]', async () => {
    await submittedPurchase(world);
    const tags = await Promise.all(DECIDERS_READS.map((read) => settledTag(read, 'admin')));
    world.clock.set('2026-11-24T03:00:00.000Z');
    const statuses = await Promise.all(DECIDERS_READS.map((read, nth) => statusFor(read, 'admin', tags[nth] ?? '')));
    expect(statuses).toEqual([200, 200, 200]);
  });
});
