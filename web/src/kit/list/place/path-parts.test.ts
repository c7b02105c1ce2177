import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTo, placedInPath, queryWithPath } from './path-parts.ts';

const FIELDS = ['employee', 'category', 'status', 'name'];

const root = createRootRoute();
const list = createRoute({
  getParentRoute: () => root,
  path: '/apps/purchase-request/list/{-$employee}/{-$category}/{-$status}/{-$name}',
});

async function opened(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([list]), history });
  await router.load();
  return router;
}

const paramsOf = (router: Awaited<ReturnType<typeof opened>>) => router.state.matches.at(-1)?.params ?? {};

/** Sets conditions as the list does, and reads them from the address alone, as somebody who got the link. */
async function sentAsLink(conditions: Readonly<Record<string, string>>) {
  const router = await opened('/apps/purchase-request/list');
  const { href } = router.buildLocation(linkTo(placedInPath(FIELDS, conditions)));
  const there = await opened(href);
  return { href, read: queryWithPath(FIELDS, paramsOf(there), there.state.location.search) };
}

describe('conditions in the path', () => {
  it('go into the address and come out of it, names with slashes, percent signs and Japanese too [S2-14] [B5-04]', async () => {
    const asked = { employee: '1001', status: 'approved,ordered', name: '什器/机 100%の天板' };
    const { href, read } = await sentAsLink(asked);
    expect(href).toBe(
      '/apps/purchase-request/list/1001/-/approved%2Cordered/%E4%BB%80%E5%99%A8%2F%E6%9C%BA%20100%25%E3%81%AE%E5%A4%A9%E6%9D%BF',
    );
    expect(read).toEqual(asked);
  });

  it('survive the way through an address whatever somebody types [S2-14]', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      fc.constantFrom('-', 'all', '.', '..', '%2F', '%E3', '../x', 'a//b', '?x#y', '+', '$name', '{-$name}', ' '),
    );
    const conditions = fc.record(
      { employee: value, category: value, status: value, name: value },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(conditions, async (asked) => {
        expect((await sentAsLink(asked)).read).toEqual(asked);
      }),
    );
  });

  it('leave the path bare while none is set, and the rest of the query where it is [B0-10]', () => {
    expect(placedInPath(FIELDS, { q: 'ノート', sort: '-total' })).toEqual({
      params: { employee: undefined, category: undefined, status: undefined, name: undefined },
      search: { q: 'ノート', sort: '-total' },
    });
    expect(placedInPath(FIELDS, { q: 'ノート', category: 'it' })).toEqual({
      params: { employee: '-', category: 'it', status: '-', name: '-' },
      search: { q: 'ノート' },
    });
  });

  it('mean nothing by `-` and by `all`, and by parts that are left off [S2-14] [B5-04]', async () => {
    const read = async (address: string) => queryWithPath(FIELDS, paramsOf(await opened(address)), {});
    expect(await read('/apps/purchase-request/list/-/all/ordered/-')).toEqual({ status: 'ordered' });
    expect(await read('/apps/purchase-request/list/1001')).toEqual({ employee: '1001' });
    expect(await read('/apps/purchase-request/list')).toEqual({});
  });

  it('are the path’s where the query names the same field', () => {
    expect(queryWithPath(FIELDS, { status: 'ordered' }, { status: 'closed', q: 'x' })).toEqual({
      status: 'ordered',
      q: 'x',
    });
  });
});
