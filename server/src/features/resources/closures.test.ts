import {
  closeResources,
  exportClosures,
  liftClosure,
  listClosures,
  retireResource,
  showResource,
} from '@madoguchi/contract/resources/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closed, DECEMBER_10, madeHall, madeResource } from '../../../test/resource-cases.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('delete from resource_closures');
});

const close = (resourceIds: string[], more: object = {}) =>
  world.as('system')(closeResources, { resourceIds, ...DECEMBER_10, reason: '空調の点検', ...more });
const listed = async (input: object = {}) => (await world.as('system')(listClosures, input)).output.rows;
const closuresOf = async (id: string) => (await world.as('staff')(showResource, { id })).output.closures;

describe('a closure', () => {
  it('closes several resources at once from one instant to another, and is shown with each of them [B6-06]', async () => {
    const [one, other] = [await madeResource(world), await madeResource(world)];
    const range = { startsAt: '2026-11-30T15:30:00.000Z', endsAt: '2026-12-03T14:30:00.000Z' };
    const { output } = await close([one.id, other.id], range);
    expect(output).toEqual({ id: expect.any(String), version: 1, status: 'coming', updatedAt: NOW });
    const [shown] = await closuresOf(one.id);
    expect(shown).toMatchObject({ id: output.id, ...range, reason: '空調の点検', status: 'coming', liftedAt: null });
    expect(new Set(shown?.resources.map(({ id }) => id))).toEqual(new Set([one.id, other.id]));
    expect(await closuresOf(other.id)).toEqual([shown]);
    expect(await listed()).toMatchObject([{ id: output.id, ...range, status: 'coming' }]);
    const [row] = await world.audit(`event = 'resource-closure.made' and target_id = '${output.id}'`);
    expect(row?.difference).toMatchObject({ ...range, reason: '空調の点検' });
  });

  it('is told of whatever shares a unit with what it closes', async () => {
    const { hall, one, other } = await madeHall(world);
    const { id } = await closed(world, [one.id]);
    expect((await closuresOf(hall.id)).map((closure) => closure.id)).toEqual([id]);
    expect(await closuresOf(other.id)).toEqual([]);
    await closed(world, [hall.id]);
    expect(await closuresOf(other.id)).toHaveLength(1);
  });

  it('goes from its start on to its end, where it is over [B6-06]', async () => {
    const { id } = await madeResource(world);
    await closed(world, [id]);
    const at = async (now: string) => {
      world.clock.set(now);
      return (await listed())[0]?.status;
    };
    expect(await at('2026-12-09T14:59:59.999Z')).toBe('coming');
    expect(await at(DECEMBER_10.startsAt)).toBe('current');
    expect(await at('2026-12-10T14:59:59.999Z')).toBe('current');
    expect(await at(DECEMBER_10.endsAt)).toBe('over');
    expect(await closuresOf(id)).toEqual([]);
  });

  it('is lifted as a whole, stays on record, and is lifted once', async () => {
    const resources = [await madeResource(world), await madeResource(world)].map(({ id }) => id);
    const { id, version } = await closed(world, resources);
    const { output } = await world.as('system')(liftClosure, { id, version });
    expect(output).toEqual({ id, version: 2, status: 'lifted', updatedAt: NOW });
    for (const one of resources) expect(await closuresOf(one)).toEqual([]);
    expect(await listed({ status: 'lifted' })).toMatchObject([
      { id, liftedBy: world.people.system.name, liftedAt: NOW },
    ]);
    const again = await world.as('system')(liftClosure, { id, version: 2 });
    expect(again.problem.code).toBe('wrong-state');
  });

  it.each([
    ['an end before its start', { endsAt: DECEMBER_10.startsAt }, 'endsAt: ends-before-start'],
    ['an end that is over', { startsAt: '2026-11-01T00:00:00.000Z', endsAt: NOW }, 'endsAt: closure-over'],
    ['no reason', { reason: ' ' }, 'reason: required'],
    ['no resource', { resourceIds: [] }, 'resourceIds: required'],
  ])('is refused with %s', async (_what, more, fault) => {
    const { problem } = await close([(await madeResource(world)).id], more);
    expect(problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual([fault]);
    expect(await listed()).toEqual([]);
  });

  it('closes none where one of them is retired', async () => {
    const [one, other] = [await madeResource(world), await madeResource(world)];
    await world.as('system')(retireResource, other);
    expect((await close([one.id, other.id])).problem.code).toBe('resource-retired');
    expect(await closuresOf(one.id)).toEqual([]);
  });

  it('leaves as a file with its times to the minute', async () => {
    const { id } = await madeResource(world);
    await closed(world, [id]);
    const { raw } = await world.as('system')(exportClosures, {});
    expect(raw.body).toContain('2026/12/10 00:00:00,2026/12/11 00:00:00');
  });

  it('is seen and made by system people alone', async () => {
    expect((await world.as('admin')(listClosures, {})).status).toBe(403);
    const { id } = await madeResource(world);
    const answer = await world.as('admin')(closeResources, { resourceIds: [id], ...DECEMBER_10, reason: '点検' });
    expect(answer.status).toBe(403);
  });
});
