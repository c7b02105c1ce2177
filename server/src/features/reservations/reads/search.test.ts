import { cancelReservation, searchReservations } from '@madoguchi/contract/reservations/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Who } from '../../../../test/people.ts';
import { at, booked, resource } from '../../../../test/reservations.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const found = async (who: Who, q: string, more: { readonly limit?: number } = {}) =>
  (await world.as(who)(searchReservations, { q, ...more })).output.items.map(({ id }) => id);

describe('the search of reservations', () => {
  it('finds those of everybody by title, resource and organizer, each word folded, soonest first [B9-02]', async () => {
    const { id: room } = await resource(world, { name: '第三カイギ室' });
    const later = await booked(world.as('staff'), [room], ['2026-12-02', '10:00', '11:00'], { title: 'ﾃｲﾚｲ 会議' });
    const sooner = await booked(world.as('other'), [room], ['2026-12-01', '10:00', '11:00'], { title: '定例' });
    expect(await found('other', 'ていれい')).toEqual([later.id]);
    expect(await found('staff', '第三かいぎ室')).toEqual([sooner.id, later.id]);
    expect(await found('staff', '第三かいぎ室', { limit: 1 })).toEqual([sooner.id]);
    const { name } = world.people.other;
    expect(await found('staff', `第三かいぎ室 ${name.split(' ')[0]}`)).toEqual([sooner.id]);
    expect(await found('staff', '第三かいぎ室 無い言葉')).toEqual([]);
    expect(await found('staff', '・')).toEqual([]);
  });

  it('shows a private one to its people alone, managers and admins left out [B6-02, B9-02]', async () => {
    const { id: room } = await resource(world, {}, { managers: ['other'] });
    const { id } = await booked(world.as('staff'), [room], ['2026-12-01', '10:00', '11:00'], {
      title: '採用面接',
      visibility: 'private',
      attendees: [world.people.admin2.employeeUuid ?? ''],
    });
    for (const who of ['staff', 'admin2'] as const) expect(await found(who, '採用面接')).toEqual([id]);
    for (const who of ['other', 'admin', 'system'] as const) expect(await found(who, '採用面接')).toEqual([]);
  });

  it('leaves out what is over, cancelled, or further ahead than three months [B9-02]', async () => {
    const { id: room } = await resource(world, { name: '期間室' });
    const call = world.as('staff');
    const near = await booked(call, [room], ['2026-12-01', '10:00', '11:00']);
    await booked(call, [room], ['2027-04-01', '10:00', '11:00']);
    const dropped = await booked(call, [room], ['2026-12-02', '10:00', '11:00']);
    await call(cancelReservation, { id: dropped.id, version: dropped.version });
    expect(await found('staff', '期間室')).toEqual([near.id]);
    world.clock.set(at('2026-12-01', '11:00'));
    expect(await found('staff', '期間室')).toEqual([]);
  });
});
