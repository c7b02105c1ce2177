import { randomUUID } from 'node:crypto';
import { defineList, type SortKey } from '@madoguchi/contract/list/list.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import type { AskedPage } from './list-question.ts';
import { everyRow, listPages } from './list-store.ts';

const TREES = defineList({
  id: 'trees',
  row: z.object({
    id: z.uuid(),
    name: z.string(),
    height: z.number().nullable(),
    planted: z.string().nullable(),
    seenAt: z.string(),
    kind: z.string(),
    park: z.string(),
  }),
  fields: {
    name: { of: 'name', kind: 'text', name: { ja: '名前', en: 'Name' }, sortable: true },
    height: { of: 'height', kind: 'count', name: { ja: '高さ', en: 'Height' }, sortable: true, filterable: 'range' },
    planted: { of: 'planted', kind: 'day', name: { ja: '植樹日', en: 'Planted' }, sortable: true, filterable: 'range' },
    seen: { of: 'seenAt', kind: 'instant', name: { ja: '確認', en: 'Seen' }, sortable: true, filterable: 'range' },
    kind: { of: 'kind', kind: 'state', name: { ja: '種類', en: 'Kind' }, filterable: 'choice' },
    label: { of: 'name', kind: 'text', name: { ja: '札', en: 'Label' }, filterable: 'text' },
    place: { of: 'park', kind: 'text', name: { ja: '公園', en: 'Park' }, filterable: 'text' },
    tall: { of: 'height', kind: 'count', name: { ja: '高木', en: 'Tall' }, filterable: 'yes' },
  },
  search: ['name', 'kind'],
  sort: ['name'],
  key: ['id'],
});
type Tree = z.output<typeof TREES.row>;
type Sort = readonly SortKey<typeof TREES>[];

const { readPage: findPage } = listPages<typeof TREES, { park: string }>({
  list: TREES,
  from: () => sql`trees t`,
  where: (at) => [sql`t.park = ${at('park')}`],
  columns: {
    id: sql`t.id`,
    name: sql`t.name`,
    height: sql`t.height`,
    planted: sql`t.planted`,
    seenAt: sql`t.seen_at`,
    kind: sql`t.kind`,
    park: sql`t.park`,
  },
  filterColumns: { tall: sql`t.height >= 10` },
  typedConditions: { place: (typed) => sql`right(t.park, 4) = ${typed}` },
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
  await database.pool.query(
    `create table trees (id uuid primary key, name text not null, height integer, planted date,
       seen_at timestamptz(3) not null, kind text not null, park text not null)`,
  );
});
afterAll(() => database.drop());

async function plant(trees: readonly Tree[]): Promise<void> {
  await database.pool.query(
    `insert into trees select * from json_to_recordset($1::json)
       as r(id uuid, name text, height integer, planted date, "seenAt" timestamptz, kind text, park text)`,
    [JSON.stringify(trees)],
  );
}

const value = { name: 'name', height: 'height', planted: 'planted', seen: 'seenAt', id: 'id' } as const;

/** The order as it has to be: term by term, what is empty last, the id at the end in the last term's direction. */
function ordered(trees: readonly Tree[], sort: Sort): Tree[] {
  const terms = [...sort, sort.at(-1)?.startsWith('-') ? '-id' : 'id'].map((key) => ({
    of: value[key.replace('-', '') as keyof typeof value],
    sign: key.startsWith('-') ? -1 : 1,
  }));
  return [...trees].sort((a, b) => {
    for (const { of, sign } of terms) {
      const [left, right] = [a[of], b[of]];
      if (left === right) continue;
      if (left === null || right === null) return left === null ? 1 : -1;
      return left < right ? -sign : sign;
    }
    return 0;
  });
}

type State = Omit<AskedPage<typeof TREES>, 'after' | 'limit'>;
const asked = (state: Partial<State>): State => ({
  q: '',
  sort: ['name'],
  filters: {},
  scope: JSON.stringify(state),
  ...state,
});

/** All pages of the list one after the other; `between` runs before each but the first. */
async function walk(
  park: string,
  state: State,
  limit: number,
  between: () => Promise<void> = async () => {},
): Promise<Tree[]> {
  const rows = everyRow<Tree>(async ({ after }) => {
    if (after !== undefined) await between();
    return findPage(database.pool, { park }, { ...state, after, limit });
  });
  const all: Tree[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const fewValues = fc.record({
  name: fc.constantFrom('けやき', 'さくら', '桜', 'oak', ''),
  height: fc.option(fc.integer({ min: 1, max: 4 })),
  planted: fc.option(fc.constantFrom('2020-02-29', '2026-04-01', '1999-12-31')),
  seenAt: fc.constantFrom('2026-11-21T05:05:00.001Z', '2026-11-21T05:05:00.002Z'),
  kind: fc.constantFrom('oak', 'elm'),
});
const forest = (park: string, most: number) =>
  fc
    .array(fewValues, { maxLength: most })
    .map((trees): Tree[] => trees.map((tree) => ({ id: randomUUID(), park, ...tree })));
const sorts = fc
  .uniqueArray(fc.constantFrom('name', 'height', 'planted', 'seen'), { minLength: 1, maxLength: 3 })
  .chain((fields) => fc.tuple(...fields.map((field) => fc.constantFrom(field, `-${field}`)))) as fc.Arbitrary<Sort>;

describe('the pages of a list', () => {
  it('are together exactly the sorted rows, whatever sort, direction and page size, empty values last [B0-10]', async () => {
    const walks = fc.record({ trees: forest('', 30), sort: sorts, limit: fc.integer({ min: 1, max: 12 }) });
    await fc.assert(
      fc.asyncProperty(walks, async ({ trees, sort, limit }) => {
        const park: string = randomUUID();
        const planted = trees.map((tree) => ({ ...tree, id: randomUUID(), park }));
        await plant(planted);
        expect(await walk(park, asked({ sort }), limit)).toEqual(ordered(planted, sort));
      }),
      { numRuns: 150 },
    );
  });

  it('show each row that stays exactly once and in order while others are added between them [B0-10]', async () => {
    const walks = fc.record({ trees: forest('', 20), added: forest('', 12), sort: sorts });
    await fc.assert(
      fc.asyncProperty(walks, async ({ trees, added, sort }) => {
        const park: string = randomUUID();
        const [before, waiting] = [trees, added].map((some) =>
          some.map((tree) => ({ ...tree, id: randomUUID(), park })),
        );
        await plant(before ?? []);
        const rows = await walk(park, asked({ sort }), 3, () => plant(waiting?.splice(0, 2) ?? []));
        const ids = new Set<string>(before?.map(({ id }) => id));
        expect(rows.filter(({ id }) => ids.has(id))).toEqual(ordered(before ?? [], sort));
        expect(rows).toEqual(ordered(rows, sort));
      }),
      { numRuns: 80 },
    );
  });

  it('go on behind a row that has gone', async () => {
    const park: string = randomUUID();
    const trees = ['a', 'b', 'c'].map((name) => ({ ...tree(park), name }));
    await plant(trees);
    const first = await findPage(database.pool, { park }, { ...asked({}), limit: 1 });
    await database.pool.query(`delete from trees where park = $1 and name = 'a'`, [park]);
    const rows = await findPage(database.pool, { park }, { ...asked({}), limit: 5, after: first.next ?? undefined });
    expect(rows.rows.map((row) => JSON.parse(row).name)).toEqual(['b', 'c']);
  });
});

const tree = (park: string): Tree => ({
  id: randomUUID(),
  name: '',
  height: null,
  planted: null,
  seenAt: '2026-11-21T05:05:00.000Z',
  kind: 'oak',
  park,
});

describe('what a list is asked for', () => {
  const park: string = randomUUID();
  const names = async (state: Partial<State>) => (await walk(park, asked(state), 20)).map(({ name }) => name);
  beforeAll(() =>
    plant([
      { ...tree(park), name: '㈱高島屋の欅', height: 12, planted: '2026-04-01', kind: 'elm' },
      { ...tree(park), name: 'サクラ 100%', height: 9, planted: '2026-03-31' },
      { ...tree(park), name: 'さくら', seenAt: '2026-11-20T15:00:00.000Z' },
      { ...tree(park), name: 'x_y', seenAt: '2026-11-20T14:59:59.999Z' },
    ]),
  );

  it('narrows by range, choice and condition, each where it is set [B0-10]', async () => {
    expect(await names({ filters: { height: { from: 9, to: null } } })).toEqual(['サクラ 100%', '㈱高島屋の欅']);
    expect(await names({ filters: { height: { from: 9, to: 11 } } })).toEqual(['サクラ 100%']);
    expect(await names({ filters: { planted: { from: null, to: '2026-03-31' } } })).toEqual(['サクラ 100%']);
    expect(await names({ filters: { kind: ['elm', 'fir'] } })).toEqual(['㈱高島屋の欅']);
    expect(await names({ filters: { tall: 'yes', kind: ['oak'] } })).toEqual([]);
  });

  it('narrows by what a text begins with, signs of a pattern as they are, or as the list says it [B0-10]', async () => {
    expect(await names({ filters: { label: { typed: 'サクラ 100%' } } })).toEqual(['サクラ 100%']);
    expect(await names({ filters: { label: { typed: '%' } } })).toEqual([]);
    expect(await names({ filters: { label: { typed: 'クラ' } } })).toEqual([]);
    expect(await names({ filters: { place: { typed: park.slice(-4) } } })).toHaveLength(4);
    expect(await names({ filters: { place: { typed: 'none' } } })).toEqual([]);
  });

  it('takes a day of instants from midnight to midnight in Japan', async () => {
    expect(await names({ filters: { seen: { from: '2026-11-21', to: '2026-11-21' } } })).not.toContain('x_y');
    expect(await names({ filters: { seen: { from: '2026-11-21', to: null } } })).toContain('さくら');
    expect(await names({ filters: { seen: { from: null, to: '2026-11-20' } } })).toEqual(['x_y']);
  });

  it('finds folded words in any searched field, and takes signs of a pattern as they are [B0-10]', async () => {
    expect(await names({ q: '(株)髙島屋' })).toEqual(['㈱高島屋の欅']);
    expect(await names({ q: 'ｻｸﾗ' })).toEqual(['さくら', 'サクラ 100%']);
    expect(await names({ q: 'ELM 欅' })).toEqual(['㈱高島屋の欅']);
    expect(await names({ q: '100%' })).toEqual(['サクラ 100%']);
    expect(await names({ q: '_' })).toEqual(['x_y']);
    expect(await names({ q: '\\' })).toEqual([]);
    expect(await names({ q: '　' })).toHaveLength(4);
  });
});

describe('a page key', () => {
  const ask = (state: Partial<State>, after: string, park: string) =>
    findPage(database.pool, { park }, { ...asked(state), limit: 1, after: after as PageKey });

  it('is good for the request that it was made for alone [B0-10]', async () => {
    const park: string = randomUUID();
    await plant([tree(park), tree(park)]);
    const { next } = await findPage(database.pool, { park }, { ...asked({}), limit: 1 });
    const key = next ?? '';
    expect((await ask({}, key, park)).rows).toHaveLength(1);
    await expect(ask({ scope: 'another' }, key, park)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('that was written by somebody else is refused, never a fault of ours [S8-01]', async () => {
    const park: string = randomUUID();
    await plant([tree(park), tree(park)]);
    const sort: Sort = ['height', 'planted', 'seen'];
    const { next } = await findPage(database.pool, { park }, { ...asked({ sort }), limit: 1 });
    const [scope] = JSON.parse(Buffer.from(next ?? '', 'base64url').toString());
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(1, null, '2026-02-30', '2026-11-21', '9999-99-99T99:99:99.999Z', '\u0000'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 3, maxLength: 5 }), async (values) => {
        const key = Buffer.from(JSON.stringify([scope, ...values])).toString('base64url');
        await expect(ask({ sort }, key, park)).rejects.toMatchObject({ code: 'invalid' });
      }),
      { numRuns: 100 },
    );
  });
});

it('asks one statement a page, prepared once for its shape, and not for ever more shapes [B0-10]', async () => {
  const park: string = randomUUID();
  const query = vi.spyOn(database.pool, 'query');
  const named = () => query.mock.calls.splice(0).map(([first]) => (first as unknown as { name: string }).name);
  await walk(park, asked({ filters: { kind: ['oak'] } }), 20);
  await walk(park, asked({ filters: { kind: ['elm', 'fir'] } }), 20);
  const [first, ...others] = named();
  expect(others).toEqual([first]);
  const every = ['name', 'height', 'planted', 'seen'].flatMap((a) =>
    ['name', 'height', 'planted', 'seen'].flatMap((b) =>
      ['name', 'height', 'planted', 'seen'].map((c) => new Set([a, b, c])),
    ),
  );
  for (const fields of every) {
    for (const sign of ['', '-']) {
      for (const tall of [{}, { tall: 'yes' as const }, { kind: ['oak'] }]) {
        await walk(
          park,
          asked({ sort: [...fields].map((field) => `${sign}${field}`) as unknown as Sort, filters: tall }),
          20,
        );
      }
    }
  }
  expect(new Set(named()).size).toBeLessThanOrEqual(201);
  query.mockRestore();
});
