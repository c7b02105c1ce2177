import { approve } from '@madoguchi/contract/approvals/operations.ts';
import type { DecisionTab } from '@madoguchi/contract/purchase-requests/model.ts';
import {
  countForDecision,
  exportForDecision,
  listForDecision,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { delegate, endDelegations } from '../../../../test/approvals/delegate.ts';
import { approvalOf } from '../../../../test/claims.ts';
import type { Who } from '../../../../test/people.ts';
import { decidedPurchase, draftedPurchase, submittedPurchase } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

async function rowsOf(tab: DecisionTab, who: Who = 'admin', query: object = {}) {
  const { status, output, raw } = await world.as(who)(listForDecision, { tab, ...query } as never);
  expect(status, raw.body).toBe(200);
  return output.rows;
}
/** As the portal marks every change: pages are kept until there is a newer one. */
const CHANGED = 'change_xid = pg_current_xact_id()';
const idsOf = async (tab: DecisionTab, who?: Who) => (await rowsOf(tab, who)).map(({ id }) => id);

describe('the decision list', () => {
  it('holds everything that was submitted, and no draft [S2-15]', async () => {
    await draftedPurchase(world);
    const first = await submittedPurchase(world);
    world.clock.set('2026-11-21T06:00:00.000Z');
    const second = await submittedPurchase(world, 'other');
    expect(await idsOf('all')).toEqual([second.id, first.id]);
    await decidedPurchase(world, first, 'return');
    expect(await idsOf('all')).toEqual([second.id, first.id]);
  });

  it('has in my turn what waits for the caller, and for whom they stand in within the limits of that [B5-04] [B3-07]', async () => {
    const { id } = await submittedPurchase(world);
    expect(await idsOf('mine', 'admin2')).toEqual([id]);
    expect(await idsOf('mine', 'admin')).toEqual([]);
    for (const terms of [{ domains: ['travel-expenses'] }, { limit: 3_299 }, { from: '2026-11-22' }]) {
      await delegate(world, 'admin2', 'admin', terms);
      expect(await idsOf('mine', 'admin'), JSON.stringify(terms)).toEqual([]);
      await endDelegations(world);
    }
    await delegate(world, 'admin2', 'admin', { domains: ['purchase-requests'], limit: 3_300 });
    expect(await idsOf('mine', 'admin')).toEqual([id]);
    const at = await approvalOf(world, { id });
    expect((await world.as('admin')(approve, at)).status).toBe(200);
    expect([await idsOf('mine', 'admin'), await idsOf('mine', 'admin2'), await idsOf('decided')]).toEqual([
      [],
      [],
      [id],
    ]);
  });

  it('names the approver of the last step, and once decided who decided [S2-15] [B5-04]', async () => {
    const { people } = world;
    const { id } = await submittedPurchase(world);
    expect(await rowsOf('all')).toMatchObject([
      { lastDeciderId: people.admin2.number, lastDeciderName: people.admin2.name },
    ]);
    await delegate(world, 'admin2', 'admin');
    await world.as('admin')(approve, await approvalOf(world, { id }));
    const decided = { lastDeciderId: people.admin.number, lastDeciderName: people.admin.name };
    expect(await rowsOf('all')).toMatchObject([decided]);
    expect(await rowsOf('all', 'admin', { 'last-decider': people.admin.number })).toMatchObject([decided]);
    expect(await rowsOf('all', 'admin', { 'last-decider': people.admin2.number })).toEqual([]);
  });

  it('counts the business days that a request has waited, until it was decided [B5-04]', async () => {
    // A Friday; the Monday after is a holiday.
    world.clock.set('2026-11-20T08:00:00.000Z');
    const { id } = await submittedPurchase(world);
    expect(await rowsOf('all')).toMatchObject([{ waitingDays: 0 }]);
    await world.pool.query(
      `update purchase_requests set submitted_at = '2026-11-17T08:00:00Z', ${CHANGED} where id = $1`,
      [id],
    );
    expect(await rowsOf('all')).toMatchObject([{ waitingDays: 3 }]);
    await decidedPurchase(world, { id }, 'reject');
    await world.pool.query(
      `update purchase_requests set decided_at = '2026-11-18T08:00:00Z', ${CHANGED} where id = $1`,
      [id],
    );
    expect(await rowsOf('all')).toMatchObject([{ waitingDays: 1 }]);
  });

  it('has in overdue what waits longer than its step gives, and tells until when [B5-04]', async () => {
    const { id } = await submittedPurchase(world);
    expect(await idsOf('overdue')).toEqual([]);
    const [{ due_on: dueOn }] = (await world.pool.query('select due_on from approval_tasks')).rows;
    world.clock.set(`${dueOn}T06:00:00.000Z`);
    await submittedPurchase(world, 'other');
    expect(await idsOf('overdue')).toEqual([]);
    world.clock.set(`${addDays(dueOn, 1)}T06:00:00.000Z`);
    expect(await rowsOf('overdue')).toMatchObject([{ id, isOverdue: true, dueOn }]);
    const approval = await approvalOf(world, { id });
    expect((await rowsOf('all')).find((row) => row.id === id)?.approval).toEqual(approval);
    await decidedPurchase(world, { id }, 'approve');
    expect(await idsOf('overdue')).toEqual([]);
    expect((await rowsOf('all')).every(({ isOverdue }) => !isOverdue)).toBe(true);
  });
});

describe('the figures', () => {
  const figuresOf = async (query: object = {}, who: Who = 'admin2') => {
    const { status, output, raw } = await world.as(who)(countForDecision, query as never);
    expect(status, raw.body).toBe(200);
    return output;
  };
  const tabs = async (query?: object) =>
    Object.fromEntries((await figuresOf(query)).tabs.map(({ tab, count, totalYen }) => [tab, [count, totalYen]]));

  it('are those of each tab, of what search and filters leave [B5-04] [S2-15]', async () => {
    expect(await figuresOf()).toMatchObject({ decided: 0, medianHours: null });
    await submittedPurchase(world, 'staff', { purchaseName: '椅子' });
    const decided = await submittedPurchase(world);
    await decidedPurchase(world, decided, 'approve');
    await draftedPurchase(world);
    expect(await tabs()).toEqual({ mine: [1, 3_300], all: [2, 6_600], decided: [1, 3_300], overdue: [0, 0] });
    expect(await tabs({ q: '椅子' })).toEqual({ mine: [1, 3_300], all: [1, 3_300], decided: [0, 0], overdue: [0, 0] });
    expect(await tabs({ status: 'approved' })).toEqual({
      mine: [0, 0],
      all: [1, 3_300],
      decided: [1, 3_300],
      overdue: [0, 0],
    });
    for (const tab of ['mine', 'all', 'decided', 'overdue'] as const) {
      expect((await tabs())[tab]?.[0], tab).toBe((await idsOf(tab, 'admin2')).length);
    }
  });

  it('tell the median of the business hours from submission to decision, of the last 90 days [B5-04]', async () => {
    const hours = [
      ['2026-11-18T00:00:00Z', '2026-11-18T02:00:00Z'],
      // From a Friday at six in the evening to the Tuesday after a weekend and a holiday at ten: 16.
      ['2026-10-30T09:00:00Z', '2026-11-04T01:00:00Z'],
      ['2026-07-01T00:00:00Z', '2026-07-31T00:00:00Z'],
    ];
    for (const [from, to] of hours) {
      const { id } = await submittedPurchase(world);
      await decidedPurchase(world, { id }, 'approve');
      await world.pool.query(
        `update purchase_requests set submitted_at = $2, decided_at = $3, ${CHANGED} where id = $1`,
        [id, from, to],
      );
    }
    expect(await figuresOf()).toMatchObject({ decided: 2 });
    expect((await figuresOf()).medianHours).toBeCloseTo((2 + 40) / 2, 5);
  });
});

describe('a tab as a file', () => {
  it('holds its rows with who decides last, and is recorded with its tab [B5-06] [S2-15] [B0-09]', async () => {
    const { number } = await submittedPurchase(world);
    const options = { headers: { 'accept-language': 'ja' } };
    const { raw } = await world.as('admin2')(exportForDecision, { tab: 'mine' }, options);
    const [heading = '', row = '', ...more] = raw.body.replace('\uFEFF', '').split('\r\n');
    expect(heading).toMatch(/,最終更新,最終決裁者,待ち日数（営業日）,期限,期限超過,予算残（円）,見積$/);
    expect(row).toContain(`${number},付箋の補充,事務用品,`);
    expect(row).toMatch(new RegExp(`,${world.people.admin2.name},0,2026/\\d\\d/\\d\\d,,,0$`));
    expect(more).toEqual(['']);
    expect(decodeURIComponent(String(raw.headers['content-disposition']))).toContain(
      '購買承認状況_自分の承認待ち_20261121.csv',
    );
    const [recorded] = await world.audit(`event = 'purchase-requests.exported'`);
    expect(recorded?.difference).toMatchObject({ tab: 'mine' });
  });
});
