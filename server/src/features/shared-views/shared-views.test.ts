import { MOST_SHARED_VIEWS } from '@madoguchi/contract/shared-views/model.ts';
import { endSharing, listSharedViews, shareView } from '@madoguchi/contract/shared-views/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Who } from '../../../test/people.ts';
import { memberView, sharedView } from '../../../test/shared-view-cases.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query('delete from shared_views');
});

const seenBy = async (who: Who) =>
  (await world.as(who)(listSharedViews, { list: 'members' })).output.views.map(({ name, mayEnd }) => [name, mayEnd]);

describe('a shared view', () => {
  it('is found by everybody who may open its list, and by nobody else [B0-10]', async () => {
    const columns = { shown: ['number', 'name'] };
    const { output } = await world.as('staff')(shareView, { ...memberView('営業の人'), columns });
    expect(output).toMatchObject({ name: '営業の人', query: { department: 'SALES' }, columns, mayEnd: true });
    expect(await seenBy('other')).toEqual([['営業の人', false]]);
    const refused = await world.as('user')(listSharedViews, { list: 'members' });
    expect(refused.problem.code).toBe('not-allowed');
    const [row] = await world.audit(`event = 'view.shared' and target_id = '${output.id}'`);
    expect(row).toMatchObject({ difference: { list: 'members', name: '営業の人' } });
  });

  it('is ended by who shared it or by an admin, and its name is free again', async () => {
    const { id, version, name } = await sharedView(world);
    expect((await world.as('other')(endSharing, { id, version })).problem.code).toBe('not-allowed');
    expect(await seenBy('admin')).toEqual([[name, true]]);
    await world.as('admin')(endSharing, { id, version });
    expect(await seenBy('staff')).toEqual([]);
    expect((await world.as('staff')(endSharing, { id, version })).problem.code).toBe('not-found');
    expect((await world.as('staff')(shareView, memberView(name))).status).toBe(200);
  });

  it('has a name that no other of the list has, also where two share at once', async () => {
    const shares = await Promise.all(
      (['staff', 'other', 'admin'] as const).map((who) => world.as(who)(shareView, memberView('同じ名前'))),
    );
    expect(shares.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const refused = shares.find(({ status }) => status === 422);
    expect(refused?.problem.data.fields).toMatchObject([{ field: 'name', code: 'view-taken' }]);
  });

  it('is one of a few: beyond them one has to go first', async () => {
    await world.pool.query(
      `insert into shared_views (id, list, name, query, shared_by, shared_by_name, shared_at)
       select gen_random_uuid(), 'members', 'v' || n, '{}', $1, 'x', now() from generate_series(1, $2::int) n`,
      [world.people.staff.accountId, MOST_SHARED_VIEWS],
    );
    const refused = await world.as('staff')(shareView, memberView());
    expect(refused.problem.data.fields).toMatchObject([{ field: 'name', code: 'views-full' }]);
  });
});
