import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import { listNotifications, markNotificationsRead } from '@madoguchi/contract/notifications/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedDraft, submitted } from '../../../../test/claims.ts';
import { emptyClaims } from '../../../../test/empty-claims.ts';
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
  await emptyClaims(world.pool);
});

const startAt = (moment: string) => startPortalAt(world, moment);

/** After each commit the portal works off the facts that are there. */
const anyWrite = () => world.as('user')(markNotificationsRead, { ids: [] });

async function facts(): Promise<string[]> {
  const { rows } = await world.pool.query(
    `select t.kind || ' ' || coalesce(e.number, array_to_string(t.to_roles, '+')) as fact
     from told_facts t left join employees e on e.id = t.to_employee order by 1`,
  );
  return rows.map(({ fact }) => fact);
}

const numbers = (...people: Who[]) => people.map((who) => world.people[who].number).sort();
const kindsOf = async (who: Who): Promise<NotificationKind[]> =>
  (await world.as(who)(listNotifications, {})).output.rows.map(({ kind }) => kind);

describe('a month that is about to close', () => {
  // November 2026 closes on the 5th business day of December: Monday the 7th.
  it('is told three business days before its closing date, from the morning on [B0-08]', async () => {
    for (const early of ['2026-12-01T12:00:00', '2026-12-02T07:59:59']) {
      await startAt(early);
      expect(await facts(), early).toEqual([]);
    }
    await startAt('2026-12-02T08:00:00');
    const people = numbers('system', 'admin', 'staff', 'admin2', 'other');
    expect(await facts()).toEqual(people.map((number) => `month-closing ${number}`));
  });

  it('is told to those who have handed nothing in, once however often the day is looked at, in words with the date [B0-08]', async () => {
    await savedDraft(world.as('staff'));
    await submitted(world.as('other'));
    await startAt('2026-12-02T09:00:00');
    await startAt('2026-12-03T09:00:00');
    const people = numbers('system', 'admin', 'staff', 'admin2');
    const closing = (await facts()).filter((fact) => fact.startsWith('month-closing'));
    expect(closing).toEqual(people.map((number) => `month-closing ${number}`));
    const told = async () => (await world.as('staff')(listNotifications, {})).output.rows.map(({ values }) => values);
    await anyWrite();
    await expect.poll(told, SOON).toEqual([{ month: '202611', day: '2026-12-07' }]);
    expect(await kindsOf('other')).toEqual([]);
  });

  it('is told no more once the closing date has passed [B0-08]', async () => {
    await startAt('2026-12-08T09:00:00');
    expect((await facts()).filter((fact) => fact.startsWith('month-closing'))).toEqual([]);
  });
});
