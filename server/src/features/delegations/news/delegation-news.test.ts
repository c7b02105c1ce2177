import { acceptDelegation, declineDelegation, endDelegation } from '@madoguchi/contract/delegations/operations.ts';
import { listNotifications, markNotificationsRead } from '@madoguchi/contract/notifications/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepted, offered } from '../../../../test/delegations.ts';
import type { Who } from '../../../../test/people.ts';
import { startPortalAt } from '../../../../test/portal-beside.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('delete from notifications');
  await world.pool.query('delete from told_facts');
  await world.pool.query('delete from delegations');
});

const startAt = (moment: string) => startPortalAt(world, moment);

const told = async (who: Who) =>
  (await world.as(who)(listNotifications, {})).output.rows.map(({ kind, values }) => [kind, values['name']]);

describe('whoever is asked to stand in', () => {
  it('is told who asks, and the giver what became of it [B3-07] [B0-08]', async () => {
    const first = await offered(world, 'staff', 'other');
    await expect.poll(() => told('other'), SOON).toEqual([['delegation-offered', world.people.staff.name]]);
    expect(await told('staff')).toEqual([]);
    await world.as('other')(declineDelegation, first);
    await expect.poll(() => told('staff'), SOON).toEqual([['delegation-declined', world.people.other.name]]);
    const second = await offered(world, 'staff', 'other');
    await world.as('other')(acceptDelegation, second);
    await expect
      .poll(async () => (await told('staff'))[0], SOON)
      .toEqual(['delegation-accepted', world.people.other.name]);
    const { rows } = (await world.as('other')(listNotifications, {})).output;
    expect(rows[0]?.values).toEqual({ name: world.people.staff.name, firstDay: '2026-11-21', day: '2026-11-30' });
  });

  it('hears of an end by the giver, and the giver of one by them; nobody of their own [B3-07] [B0-08]', async () => {
    for (const [ends, hears] of [
      ['staff', 'other'],
      ['other', 'staff'],
    ] as const) {
      const { id, version } = await accepted(world, 'staff', 'other');
      await world.as(ends)(endDelegation, { id, version });
      await expect
        .poll(async () => (await told(hears))[0], SOON)
        .toEqual(['delegation-ended', world.people[ends].name]);
      expect((await told(ends)).map(([kind]) => kind)).not.toContain('delegation-ended');
      await world.pool.query('delete from notifications');
    }
  });
});

describe('a delegation that ends soon', () => {
  // Wednesday the 25th; Monday the 23rd is a holiday after a weekend, so two business days before is Friday the 20th.
  const days = { validFrom: PlainDate.parse('2026-11-19'), lastDay: PlainDate.parse('2026-11-25') };
  beforeEach(() => world.clock.set('2026-11-19T03:00:00.000Z'));

  async function keys(): Promise<string[]> {
    const { rows } = await world.pool.query(
      `select t.kind || ' ' || e.number as fact from told_facts t join employees e on e.id = t.to_employee
       where t.kind = 'delegation-ending' order by 1`,
    );
    return rows.map(({ fact }) => fact);
  }

  it('is told to both once, two business days before its last day, across a holiday [B3-07] [B0-08]', async () => {
    await accepted(world, 'staff', 'other', days);
    await startAt('2026-11-19T12:00:00');
    expect(await keys()).toEqual([]);
    await startAt('2026-11-20T07:59:59');
    expect(await keys()).toEqual([]);
    await startAt('2026-11-20T08:00:00');
    await startAt('2026-11-21T09:00:00');
    const both = [world.people.staff.number, world.people.other.number].sort();
    expect(await keys()).toEqual(both.map((number) => `delegation-ending ${number}`));
    await world.as('user')(markNotificationsRead, { ids: [] });
    await expect
      .poll(async () => (await told('other'))[0], SOON)
      .toEqual(['delegation-ending', world.people.staff.name]);
  });

  it('is told of none that is over, or was never accepted [B3-07]', async () => {
    await offered(world, 'staff', 'other', days);
    await startAt('2026-11-24T09:00:00');
    expect(await keys()).toEqual([]);
    await world.pool.query(`update delegations set status = 'accepted', answered_at = now()`);
    await startAt('2026-11-26T09:00:00');
    expect(await keys()).toEqual([]);
  });
});
