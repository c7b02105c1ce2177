import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AUDIT_EVENTS } from '../audit/event-names.ts';
import { AUDIT_LIST } from '../audit/lists.ts';
import { defineList, type ListState } from './list.ts';
import { listInput } from './list-input.ts';
import { readListState, writeListState } from './list-state.ts';

const LIST = defineList({
  id: 'trees',
  row: z.object({ id: z.string(), name: z.string(), height: z.number(), planted: z.string(), kind: z.string() }),
  fields: {
    name: { of: 'name', kind: 'text', name: { ja: '名前', en: 'Name' }, sortable: true },
    height: { of: 'height', kind: 'count', name: { ja: '高さ', en: 'Height' }, sortable: true, filterable: 'range' },
    planted: { of: 'planted', kind: 'day', name: { ja: '植樹日', en: 'Planted' }, sortable: true, filterable: 'range' },
    kind: {
      of: 'kind',
      kind: 'state',
      name: { ja: '種類', en: 'Kind' },
      filterable: 'choice',
      options: ['oak', 'elm', 'fir'],
    },
    park: { of: 'kind', kind: 'code', name: { ja: '公園', en: 'Park' }, filterable: 'choice' },
    label: { of: 'name', kind: 'text', name: { ja: '札', en: 'Label' }, filterable: 'text' },
    mark: { of: 'name', kind: 'code', name: { ja: '番号', en: 'Mark' }, filterable: 'text' },
    old: { of: 'height', kind: 'count', name: { ja: '古木', en: 'Old' }, filterable: 'yes' },
  },
  search: ['name'],
  sort: ['name'],
  key: ['id'],
});

type State = ListState<typeof LIST>;
const input = z.strictObject(listInput(LIST));

const sorts = fc
  .uniqueArray(fc.constantFrom('name', 'height', 'planted'), { minLength: 1, maxLength: 3 })
  .chain((fields) => fc.tuple(...fields.map((field) => fc.constantFrom(field, `-${field}`))));
const numbers = fc.tuple(fc.option(fc.integer()), fc.option(fc.integer()));
const states = fc
  .record({
    q: fc.constantFrom('', '㈱高島屋', 'TE-2026', 'サトウ 営業'),
    sort: sorts,
    heights: numbers,
    kinds: fc.uniqueArray(fc.constantFrom('oak', 'elm', 'fir')),
    label: fc.constantFrom('', 'TE-2026', '203.0.', '桜 並木', 'a,b..c'),
    old: fc.boolean(),
  })
  .map(({ q, sort, heights: [a, b], kinds, label, old }) => {
    const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
    const filters = {
      ...(from === null && to === null ? {} : { height: { from, to } }),
      ...(kinds.length === 0 ? {} : { kind: kinds }),
      ...(label === '' ? {} : { label: { typed: label } }),
      ...(old ? { old: 'yes' } : {}),
    };
    return { q, sort, filters } as State;
  });

describe('the state of a list', () => {
  it('reads back as it was written, on the screen and in its operation alike [B0-10]', () => {
    fc.assert(
      fc.property(states, (state) => {
        const query = writeListState(LIST, state);
        expect(readListState(LIST, query)).toEqual({ state, dropped: [] });
        const { q, sort, after: _after, limit: _limit, ...filters } = input.parse(query);
        expect({ q, sort, filters }).toEqual(state);
      }),
    );
  });

  it('leaves the bare path bare [B0-10]', () => {
    const { state } = readListState(LIST, {});
    expect(state).toEqual({ q: '', sort: ['name'], filters: {} });
    expect(writeListState(LIST, state)).toEqual({});
    expect(writeListState(LIST, { q: ' 　', sort: ['name'], filters: { kind: undefined } as never })).toEqual({});
  });

  it('drops what it cannot understand, names it, and leaves the parameters of others alone [B0-10]', () => {
    const query = {
      q: 'x'.repeat(101),
      sort: 'name,shade',
      height: '9..1',
      planted: '2026-02-30..',
      kind: 'oak,palm',
      old: 'true',
      park: 'YOYOGI,UENO',
      tab: 'map',
    };
    const { state, dropped } = readListState(LIST, query);
    expect(state).toEqual({ q: '', sort: ['name'], filters: { park: ['YOYOGI', 'UENO'] } });
    expect(dropped).toEqual(['q', 'sort', 'height', 'planted', 'kind', 'old']);
  });

  it.each(['name,name', '-name,name', 'kind', '', 'name,', 'constructor', 'name,height,planted,-name'])(
    'knows no sort %j',
    (sort) => {
      expect(readListState(LIST, { sort }).dropped).toEqual(['sort']);
      expect(input.safeParse({ sort }).error?.issues[0]).toMatchObject({ path: ['sort'], message: 'sort' });
    },
  );

  it.each(['..', '1', '1..2..3', 'a..b', '1.5..2', ''])('knows no range %j', (height) => {
    expect(input.safeParse({ height }).error?.issues[0]).toMatchObject({ path: ['height'], message: 'filter' });
  });

  it('takes no My Number in a filter by text, as exports record what was asked for [B2-06]', () => {
    expect(input.safeParse({ label: '個人番号 123456789018' }).error?.issues[0]).toMatchObject({ path: ['label'] });
    expect(input.safeParse({ label: '123456789012' }).success).toBe(true);
  });

  it.each([' ', 'x'.repeat(101), 'a\u0000b', '\ud83d'])('looks for no text %j', (label) => {
    expect(input.safeParse({ label }).error?.issues[0]).toMatchObject({ path: ['label'], message: 'filter' });
  });

  it('looks for what was typed in any width, a code by its narrow form [B0-10] [B0-11]', () => {
    const looked = (query: Readonly<Record<string, string>>) => readListState(LIST, query).state.filters;
    expect(looked({ label: ' ＴＥ－２０２６　桜 ' })).toEqual({ label: { typed: 'TE-2026 桜' } });
    expect(looked({ mark: '１０．２ー３' })).toEqual({ mark: { typed: '10.2-3' } });
    expect(readListState(LIST, { mark: '　' }).dropped).toEqual(['mark']);
  });

  it('takes a hundred values of which it does not know all, and as many as it knows [B0-10]', () => {
    const parks = Array.from({ length: 101 }, (_, nth) => `P${nth}`);
    expect(readListState(LIST, { park: parks.slice(1).join() }).state.filters.park).toHaveLength(100);
    expect(readListState(LIST, { park: parks.join() }).dropped).toEqual(['park']);
    expect(AUDIT_EVENTS.length).toBeGreaterThan(100);
    expect(readListState(AUDIT_LIST, { action: AUDIT_EVENTS.join() }).state.filters.action).toEqual(AUDIT_EVENTS);
  });

  it('takes days as a range, open at either end', () => {
    const { state } = readListState(LIST, { planted: '2026-04-01..' });
    expect(state.filters.planted).toEqual({ from: '2026-04-01', to: null });
  });
});

describe('the input of a list', () => {
  it('answers 200 rows a page at most, and knows no other key [B0-10]', () => {
    expect(input.parse({}).limit).toBe(50);
    expect(input.safeParse({ limit: '201' }).success).toBe(false);
    expect(input.safeParse({ shade: 'yes' }).success).toBe(false);
  });
});
