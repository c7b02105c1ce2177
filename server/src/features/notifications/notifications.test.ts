import {
  confirmClaim,
  remindClaimants,
  submitClaim,
  withdrawClaim,
} from '@madoguchi/contract/expense-claims/operations.ts';
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import {
  countNotifications,
  dismissNotifications,
  listNotifications,
  markNotificationsRead,
} from '@madoguchi/contract/notifications/operations.ts';
import { savePreference } from '@madoguchi/contract/preferences/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  approved,
  decideOn,
  inReview,
  line,
  rejected,
  returned,
  savedDraft,
  standingClaim,
  submitted,
} from '../../../test/claims.ts';
import { emptyClaims } from '../../../test/empty-claims.ts';
import { openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

/** Told after the commit: a second is the promise, and a busy machine of tests gets more. */
const SOON = { timeout: 20_000, interval: 20 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptyClaims(world.pool);
});

const at = ({ id, version }: { id: string; version: number }) => ({ id, version });
const listOf = async (who: Who) => (await world.as(who)(listNotifications, {})).output.rows;
const kindsOf = async (who: Who): Promise<NotificationKind[]> => (await listOf(who)).map(({ kind }) => kind);
const unreadOf = async (who: Who) => (await world.as(who)(countNotifications, {})).output.unread;

describe('a submission', () => {
  it('is told to those whose turn it is, step by step, and to nobody else [B0-08] [B3-03]', async () => {
    const claim = await submitted(world.as('staff'));
    await expect.poll(() => kindsOf('admin2'), SOON).toEqual(['approval-waiting']);
    const [told] = await listOf('admin2');
    expect(told).toMatchObject({ readAt: null });
    expect(told?.values).toMatchObject({ number: claim.number, name: world.people.staff.name });
    await inReview(world, claim);
    for (const who of ['admin', 'system'] as const) {
      await expect.poll(() => kindsOf(who), SOON).toEqual(['approval-waiting']);
    }
    for (const who of ['staff', 'other', 'user'] as const) expect(await kindsOf(who)).toEqual([]);
  });

  it('is no open task any more once it is decided or withdrawn, for anybody [B0-08]', async () => {
    const claim = await submitted(world.as('staff'));
    await expect.poll(() => unreadOf('admin2'), SOON).toBe(1);
    await decideOn(world, 'admin2', claim, 'reject');
    await expect.poll(() => unreadOf('admin2'), SOON).toBe(0);
    const other = await submitted(world.as('other'));
    await expect.poll(() => unreadOf('admin2'), SOON).toBe(1);
    await world.as('other')(withdrawClaim, at(other));
    await expect.poll(() => unreadOf('admin2'), SOON).toBe(0);
  });
});

describe('a decision', () => {
  it.each([
    ['returned', returned, ['claim-returned']],
    ['rejected', rejected, ['claim-rejected']],
    ['approved by all of its steps', approved, ['claim-approved']],
  ] as const)('is told to its owner: %s [B0-08]', async (_word, decide, kinds) => {
    const claim = await submitted(world.as('staff'));
    await decide(world, claim);
    await expect.poll(() => kindsOf('staff'), SOON).toEqual(kinds);
    expect(await kindsOf('other')).toEqual([]);
  });

  it('of one step among several is none yet, and a confirmation is another one [B0-08]', async () => {
    const claim = await submitted(world.as('staff'));
    await inReview(world, claim);
    await expect.poll(() => kindsOf('admin'), SOON).toContain('approval-waiting');
    expect(await kindsOf('staff')).toEqual([]);
    await decideOn(world, 'admin', claim, 'approve');
    await expect.poll(() => kindsOf('staff'), SOON).toEqual(['claim-approved']);
    await world.as('admin')(confirmClaim, at(await standingClaim(world, claim)));
    await expect.poll(() => kindsOf('staff'), SOON).toEqual(['claim-confirmed', 'claim-approved']);
  });

  it('reaches the open page of its owner without being asked for [B0-08]', async () => {
    const page = await openPage(await listeningAt(world.app), world.people.staff.token);
    const claim = await submitted(world.as('staff'));
    await returned(world, claim);
    await expect
      .poll(() => page.heard, SOON)
      .toContainEqual({ kind: 'changed', noun: 'notifications', id: null, version: null });
    page.leave();
  });
});

describe('a switched kind', () => {
  it('is told on the channels the person wants only [B0-08]', async () => {
    const value = { portal: { 'claim-returned': false } } as const;
    await world.as('other')(savePreference, { name: 'notification-channels', value, version: 0 });
    const claim = await submitted(world.as('other'));
    await returned(world, claim);
    await world.as('other')(submitClaim, { id: claim.id, version: claim.version + 1 });
    await approved(world, claim);
    await expect.poll(() => kindsOf('other'), SOON).toEqual(['claim-approved']);
  });
});

describe('a reminder', () => {
  it('is told to those who have handed nothing in, once a day, and recorded [B4-08] [B0-09]', async () => {
    await savedDraft(world.as('staff'));
    await submitted(world.as('other'));
    const first = await world.as('admin')(remindClaimants, { month: '202611' });
    // The sample's people with an employee record: system, staff and the second admin, without who asks.
    expect(first.output).toEqual({ reminded: 3 });
    await expect.poll(() => kindsOf('staff'), SOON).toEqual(['claim-reminder']);
    expect((await listOf('staff'))[0]?.values).toEqual({ month: '202611', name: world.people.admin.name });
    expect(await kindsOf('other')).not.toContain('claim-reminder');
    expect((await world.as('admin2')(remindClaimants, { month: '202611' })).output).toEqual({ reminded: 1 });
    const [record] = await world.audit(`event = 'expense-claims.reminded'`);
    expect(record).toMatchObject({ target_id: '202611', difference: { asked: 'all', reminded: 3 } });
  });

  it('goes to nobody who has left, and counts none of them [B2-04] [B4-08]', async () => {
    const { employeeUuid } = world.people.staff;
    await world.pool.query(`update employees set left_on = '2026-11-20' where id = $1`, [employeeUuid]);
    const { output } = await world.as('admin')(remindClaimants, { month: '202609' });
    await world.pool.query(`update employees set left_on = null where id = $1`, [employeeUuid]);
    // As above, without the one who left: who handed something in, for November, is none of September's.
    expect(output).toEqual({ reminded: 3 });
  });

  it('goes to the named people alone, where some are named [B4-08]', async () => {
    const { number } = world.people.staff;
    const { output } = await world.as('admin')(remindClaimants, { month: '202610', employeeIds: [number ?? ''] });
    expect(output).toEqual({ reminded: 1 });
    await expect.poll(() => kindsOf('staff'), SOON).toEqual(['claim-reminder']);
    expect(await kindsOf('system')).toEqual([]);
  });
});

describe('the list', () => {
  async function three() {
    for (const month of ['202609', '202610', '202611'] as const) {
      const useDate = `${month.slice(0, 4)}-${month.slice(4)}-11`;
      await submitted(world.as('staff'), [line({ useDate, memo: 'お客様のご都合による' })], month);
    }
    await expect.poll(() => unreadOf('admin2'), SOON).toBe(3);
  }

  it('goes by pages from the newest back, and its badge counts what is unread [B0-10]', async () => {
    await three();
    const first = (await world.as('admin2')(listNotifications, { limit: 2 })).output;
    const second = (await world.as('admin2')(listNotifications, { limit: 2, after: first.next ?? '' })).output;
    expect([...first.rows, ...second.rows].map(({ values }) => values['title'])).toEqual([
      '2026年11月',
      '2026年10月',
      '2026年9月',
    ]);
    expect(second.next).toBeNull();
    expect((await world.as('admin2')(listNotifications, { after: 'elsewhere' })).problem.code).toBe('invalid');
  });

  it('keeps what was read, and loses what was put away; what came since stays unread [B0-08]', async () => {
    await three();
    const [newest, middle, oldest] = (await listOf('admin2')).map(({ id }) => id);
    await world.as('admin2')(markNotificationsRead, { ids: [oldest ?? ''] });
    expect(await unreadOf('admin2')).toBe(2);
    expect(await listOf('admin2')).toHaveLength(3);
    const { output } = await world.as('admin2')(dismissNotifications, { upTo: middle ?? '' });
    expect(output).toEqual({ changed: 2 });
    expect((await listOf('admin2')).map(({ id }) => id)).toEqual([newest]);
    expect(await unreadOf('admin2')).toBe(1);
    // Put away is read as well: mails that wait until somebody has looked go out again.
    const { rows } = await world.pool.query(
      'select count(*)::int as n from notifications where dismissed_at is not null and read_at is null',
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('is everybody’s own: another person’s is neither seen nor changed [B0-08]', async () => {
    await three();
    const ids = (await listOf('admin2')).map(({ id }) => id);
    const mine = await world.as('staff')(markNotificationsRead, { ids });
    expect(mine.output).toEqual({ changed: 0 });
    expect(await unreadOf('admin2')).toBe(3);
  });
});
