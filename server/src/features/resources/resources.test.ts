import type { Resource, ResourceContent } from '@madoguchi/contract/resources/model.ts';
import {
  changeResource,
  createResource,
  listOfferedResources,
  listResources,
  restoreResource,
  retireResource,
  showResource,
  showResourcePhoto,
} from '@madoguchi/contract/resources/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueUp } from '../../../test/queue-up.ts';
import { madeHall, madeResource, photographedResource, retired, room } from '../../../test/resource-cases.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

const AT_ONCE = 6;

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, AT_ONCE + 2);
});
afterAll(() => world.close());

const shown = async (id: string): Promise<Resource> => (await world.as('staff')(showResource, { id })).output;
const faultsOf = async (
  answer: Promise<{ problem: { data: { fields: readonly { field: string; code: string }[] } } }>,
) => (await answer).problem.data.fields.map(({ field, code }) => `${field}: ${code}`);
const change = (seen: { id: string; version: number }, content: ResourceContent) =>
  world.as('system')(changeResource, { ...content, ...seen });
const found = async (q: string) => (await world.as('staff')(listResources, { q })).output.rows.map(({ name }) => name);

describe('a resource', () => {
  it('is read by staff with everything that rules its reservations, as it was written [B6-01]', async () => {
    const { admin, staff } = world.people;
    const content = room({
      reading: 'ダイイチカイギシツ',
      note: '飲食は可\n鍵は総務',
      approval: 'always',
      checksIn: true,
      mostOpenStaff: 3,
      weekHoursStaff: 10,
      endsOn: '2026-11-30' as PlainDate,
      hours: [null, ...room().hours.slice(1, 6), { opens: '00:00', closes: '24:00' }],
      managerIds: [admin.employeeUuid ?? '', staff.employeeUuid ?? ''],
    });
    const { output } = await world.as('system')(createResource, content);
    const resource = await shown(output.id);
    const { managerIds, ...rest } = content;
    expect(resource).toMatchObject({
      ...rest,
      ...output,
      updatedAt: NOW,
      photo: null,
      units: [],
      wholes: [],
      closures: [],
    });
    expect(new Set(resource.managerIds)).toEqual(new Set(managerIds));
    expect(resource.managers.map(({ employeeId }) => employeeId)).toEqual([admin.number, staff.number].toSorted());
    const [row] = await world.audit(`event = 'resource.created' and target_id = '${output.id}'`);
    expect(row?.difference).toMatchObject({ name: content.name, approval: 'always' });
  });

  it('is found by its name, its reading, its site and what is in it, in any writing [B0-10]', async () => {
    const name = '大会議室A';
    await madeResource(world, { name, reading: 'ダイカイギシツエー', site: '横浜支店', features: ['電子黒板'] });
    for (const q of ['大会議室ａ', 'だいかいぎしつ', '横浜', '電子黒板']) expect(await found(q), q).toEqual([name]);
  });

  it('changes with the difference on record; who wrote over an older version is shown the newer one [B0-02]', async () => {
    const seen = await madeResource(world, { capacity: 8 });
    const { name } = await shown(seen.id);
    const { output } = await change(seen, room({ name, capacity: 10 }));
    const [row] = await world.audit(`event = 'resource.changed' and target_id = '${seen.id}'`);
    expect(row?.difference).toEqual({ capacity: [8, 10] });
    const late = await change(seen, room({ name, capacity: 12 }));
    expect(late.problem).toMatchObject({ code: 'stale', data: { current: { ...output, capacity: 10 } } });
    expect((await shown(seen.id)).capacity).toBe(10);
  });

  it('is written by one of two at once: the other is told that it is stale [B0-02]', async () => {
    const seen = await madeResource(world);
    const { name } = await shown(seen.id);
    const lock = { sql: 'select id from resources where id = $1 for update', values: [seen.id] };
    const answers = await queueUp(world, lock, AT_ONCE, () =>
      Array.from({ length: AT_ONCE }, (_, nth) => change(seen, room({ name, capacity: nth + 1 }))),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
  });

  it('has a name of its own among those in use, in whatever writing; a retired one gives it up [B6-01]', async () => {
    const { id, version } = await madeResource(world, { name: 'プロジェクター１' });
    const twin = room({ name: 'ﾌﾟﾛｼﾞｪｸﾀｰ 1' });
    expect(await faultsOf(world.as('system')(createResource, twin))).toEqual(['name: resource-name-taken']);
    await world.as('system')(retireResource, { id, version });
    expect((await world.as('system')(createResource, twin)).status).toBe(200);
    const back = await world.as('system')(restoreResource, { id, version: version + 1 });
    expect(back.problem).toMatchObject({
      code: 'invalid',
      data: { fields: [{ field: 'name', code: 'resource-name-taken' }] },
    });
  });

  it('gets a name once, however many ask for it in the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => world.as('system')(createResource, room({ name: '同時の会議室' }))),
    );
    const codes = answers
      .map(({ status, problem }) => (status === 200 ? 'made' : problem.data.fields[0]?.code))
      .toSorted();
    expect(codes).toEqual(['made', ...Array.from({ length: AT_ONCE - 1 }, () => 'resource-name-taken')]);
  });

  it('is offered while it is in use and not ended, by kind, site and name', async () => {
    const ended = await madeResource(world, { name: '終了した会議室', endsOn: '2026-11-20' as PlainDate });
    const last = await madeResource(world, { name: '最終日の会議室', endsOn: '2026-11-21' as PlainDate });
    const gone = await retired(world);
    const { resources } = (await world.as('staff')(listOfferedResources, {})).output;
    const ids = resources.map(({ id }) => id);
    expect(ids).toContain(last.id);
    expect(ids).not.toContain(ended.id);
    expect(ids).not.toContain(gone.id);
  });

  it('is written by system people alone, and read by staff alone [B6-01]', async () => {
    const { id, version } = await madeResource(world);
    for (const who of ['admin', 'staff', 'user'] as const) {
      expect((await world.as(who)(createResource, room())).status, who).toBe(403);
      expect((await world.as(who)(retireResource, { id, version })).status, who).toBe(403);
    }
    expect((await world.as('user')(showResource, { id })).status).toBe(403);
    expect((await world.as(null)(showResource, { id })).status).toBe(401);
  });
});

describe('managers', () => {
  it('have to work here; who left since stays until somebody else is named', async () => {
    const { other } = world.people;
    const managerIds = [other.employeeUuid ?? ''];
    const seen = await madeResource(world, { managerIds });
    const { name } = await shown(seen.id);
    await world.pool.query(`update employees set left_on = '2026-11-20' where id = $1`, managerIds);
    expect(await faultsOf(world.as('system')(createResource, room({ managerIds })))).toEqual([
      'managerIds: not-employed',
    ]);
    expect((await change(seen, room({ name, managerIds, capacity: 5 }))).status).toBe(200);
    await world.pool.query(`update employees set left_on = null where id = $1`, managerIds);
  });
});

describe('a resource of units', () => {
  const parts = async (id: string) =>
    (
      await world.pool.query<{ part_id: string }>('select part_id from resource_parts where resource_id = $1', [id])
    ).rows.map(({ part_id }) => part_id);

  it('takes the places of its units, and gives back its own [B6-01]', async () => {
    const { hall, one, other } = await madeHall(world);
    expect(new Set(await parts(hall.id))).toEqual(new Set([one.id, other.id]));
    expect(await parts(one.id)).toEqual([one.id]);
    const whole = await shown(hall.id);
    expect(new Set(whole.units.map(({ id }) => id))).toEqual(new Set([one.id, other.id]));
    expect((await shown(one.id)).wholes).toEqual([{ id: hall.id, name: whole.name }]);
    await change(hall, room({ name: whole.name, unitIds: [] }));
    expect(await parts(hall.id)).toEqual([hall.id]);
  });

  it.each([
    ['a unit that has units', async () => [(await madeHall(world)).hall.id], 'unitIds: unit-has-units'],
    [
      'a unit of which there are several',
      async () => [(await madeResource(world, { quantity: 5 })).id],
      'unitIds: unit-of-many',
    ],
    ['a retired unit', async () => [(await retired(world)).id], 'unitIds: unit-retired'],
    ['a unit that is not there', async () => ['01890000-0000-7000-8000-00000000ffff'], 'unitIds: unknown-resource'],
  ])('is refused with %s', async (_what, units, fault) => {
    const unitIds = [(await madeResource(world)).id, ...(await units())];
    expect(await faultsOf(world.as('system')(createResource, room({ unitIds })))).toEqual([fault]);
  });

  it('goes in no circle: neither is it a unit of itself, nor is one of its units made of units', async () => {
    const { hall, one, other } = await madeHall(world);
    const { name } = await shown(hall.id);
    expect(await faultsOf(change(hall, room({ name, unitIds: [hall.id, other.id] })))).toEqual([
      'unitIds: unit-of-itself',
    ]);
    const half = (await shown(one.id)).name;
    const more = [(await madeResource(world)).id, (await madeResource(world)).id];
    expect(await faultsOf(change(one, room({ name: half, unitIds: more })))).toEqual(['unitIds: units-of-a-unit']);
    expect(await faultsOf(change(one, room({ name: half, quantity: 2 })))).toEqual(['quantity: one-of-a-unit']);
  });

  it('keeps its units from being retired, and comes back only with all of them', async () => {
    const { hall, one } = await madeHall(world);
    const refused = await world.as('system')(retireResource, one);
    expect(refused.problem.code).toBe('unit-in-use');
    const gone = (await world.as('system')(retireResource, hall)).output;
    expect((await world.as('system')(retireResource, one)).status).toBe(200);
    expect(await faultsOf(world.as('system')(restoreResource, { id: gone.id, version: gone.version }))).toEqual([
      'unitIds: unit-retired',
    ]);
  });

  it('is whole whatever two people write at once: one makes a unit of what the other divides', async () => {
    const [a, b, c, d] = await Promise.all([1, 2, 3, 4].map(() => madeResource(world)));
    if (!a || !b || !c || !d) throw new Error('four were made');
    const [nameA, nameB] = [(await shown(a.id)).name, (await shown(b.id)).name];
    const answers = await Promise.all([
      change(a, room({ name: nameA, unitIds: [b.id, c.id] })),
      change(b, room({ name: nameB, unitIds: [c.id, d.id] })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('a photo', () => {
  it('is shown to staff by its name, and takes the place of the former one', async () => {
    const { id } = await madeResource(world);
    const first = await photographedResource(world, id, '#aa0000');
    expect((await shown(id)).photo).toBe(first);
    const answer = await world.as('staff')(showResourcePhoto, { photo: first, size: 'large' });
    expect(answer.raw.headers['content-type']).toBe('image/webp');
    const second = await photographedResource(world, id, '#00aa00');
    expect((await shown(id)).photo).toBe(second);
    expect((await world.as('staff')(showResourcePhoto, { photo: first, size: 'large' })).status).toBe(404);
  });
});
