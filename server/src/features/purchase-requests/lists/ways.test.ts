// The lists over thousands of requests: whatever is asked for, the rows are those of the model, along indexes.
import { listForDecision, listPurchaseRequests } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCrowd } from '../../../../test/crowd.ts';
import {
  addPurchases,
  inOrder,
  isAsked,
  type Narrowing,
  type Stored,
  storedPurchases,
} from '../../../../test/many-purchases.ts';
import type { Who } from '../../../../test/people.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const REQUESTS = 8_000;
const SORTS = ['-submitted', 'submitted', '-total', 'total', '-needed', 'needed', '-updated', 'updated'];

let world: World;
let all: readonly Stored[];
beforeAll(async () => {
  world = await openWorld();
  await addCrowd(world.pool, 20);
  await world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, extra)
     values ('group', 'SALES', '営業部', 'Sales', 'エイギョウブ', 90, '2020-04-01', $1)`,
    [{ parent: null, head: world.people.other.number, deputy: null }],
  );
  await addPurchases(world.pool, REQUESTS);
  all = await storedPurchases(world.pool);
}, 120_000);
afterAll(() => world.close());

type Asked = Narrowing & { readonly sort: string; readonly limit?: number; readonly after?: string };
type Ask = (asked: Asked) => Promise<{ rows: readonly { id: string }[]; next: string | null }>;

const decisions: Ask = async (asked) => {
  const { status, output, raw } = await world.as('admin')(listForDecision, { tab: 'all', ...asked } as never);
  expect(status, raw.body).toBe(200);
  return output;
};
const requestsOf =
  (who: Who): Ask =>
  async (asked) => {
    const { status, output, raw } = await world.as(who)(listPurchaseRequests, asked as never);
    expect(status, raw.body).toBe(200);
    return output;
  };

/** The first two pages, and the model's. */
async function firstPages(ask: Ask, asked: Asked): Promise<string[]> {
  const first = await ask({ ...asked, limit: 30 });
  if (first.next === null) return first.rows.map(({ id }) => id);
  const second = await ask({ ...asked, limit: 30, after: first.next });
  return [...first.rows, ...second.rows].map(({ id }) => id);
}

const model = (seen: (request: Stored) => boolean, asked: Asked) =>
  inOrder(
    all.filter((request) => seen(request) && isAsked(request, asked)),
    asked.sort,
  )
    .slice(0, 60)
    .map(({ id }) => id);

/** Each narrowing is asked for by its day of submission, newest first, and in two other orders, all eight in turn. */
const sortsOf = (narrowing: Narrowing) => {
  const nth = NARROWINGS.indexOf(narrowing) * 2;
  return new Set(['-submitted', ...[nth, nth + 1].map((place) => SORTS[place % SORTS.length] ?? '')]);
};

/** Values that few rows have, that many have, and that none has: each finds its rows in another way. */
const NARROWINGS: readonly Narrowing[] = [
  {},
  { status: 'expired' },
  { status: 'closed' },
  { status: 'closed,expired' },
  { status: 'returned', category: 'books' },
  { status: 'expired', category: 'books', department: 'SALES' },
  { status: 'cancelled' },
  { category: 'software' },
  { employee: '10003' },
  { employee: '10003,10004', status: 'approved' },
  { department: 'SALES', warned: 'yes' },
  { name: '椅子 50%_' },
  { name: '第7期' },
  { name: '刺' },
  { total: '49000..' },
  { total: '100..300', needed: '2026-02-01..2026-03-31' },
  { submitted: '2026-11-01..2026-11-03' },
  { q: 'のーと' },
  { q: '第3期' },
  { q: '鰻' },
  { q: '鰻', status: 'closed' },
  { q: 'PR-2025-00345' },
  { q: '文具 モニター 第1' },
  { q: '50%' },
  { q: 'どこにもない' },
];

describe('over 8,000 requests', () => {
  it.each(NARROWINGS.map((narrowing) => [JSON.stringify(narrowing), narrowing] as const))(
    'the decision list of %s is the model’s in its orders, page by page [S2-15] [B0-10]',
    async (_name, narrowing) => {
      for (const sort of sortsOf(narrowing)) {
        const asked = { ...narrowing, sort };
        expect(await firstPages(decisions, asked), sort).toEqual(model(({ submitted }) => submitted !== null, asked));
      }
    },
  );

  it.each(NARROWINGS.map((narrowing) => [JSON.stringify(narrowing), narrowing] as const))(
    'the requests’ list of %s is the model’s, for an admin and for who leads a department [S2-14] [B0-10]',
    async (_name, narrowing) => {
      for (const sort of sortsOf(narrowing)) {
        const asked = { ...narrowing, sort };
        expect(await firstPages(requestsOf('admin'), asked), sort).toEqual(
          model(({ number }) => number !== null, asked),
        );
        const led = ({ number, department }: Stored) => number !== null && department === 'SALES';
        expect(await firstPages(requestsOf('other'), asked), sort).toEqual(model(led, asked));
      }
    },
  );

  it('the decision list of a search is the model’s in an order of two columns, which the words alone have not [B0-10]', async () => {
    for (const q of ['モニター', '第3期', 'PR-2025-00345']) {
      // No two are submitted at the same moment: the second column changes nothing.
      const asked = { q, sort: '-submitted,total' };
      const expected = model(({ submitted }) => submitted !== null, { q, sort: '-submitted' });
      expect(await firstPages(decisions, asked), q).toEqual(expected);
    }
  });

  it('has rows for each way: states that few and that many have, more than are looked at before an index is opened', () => {
    const count = (status: string) => all.filter((request) => request.status === status).length;
    expect(count('expired')).toBeGreaterThan(60);
    expect(count('expired')).toBeLessThan(1_000);
    expect(count('closed')).toBeGreaterThan(5_000);
    expect(all.filter(({ text }) => text.includes('鰻'))).not.toHaveLength(0);
  });
});

/** The statements that a request sends to the database, once its session and the masters are remembered. */
async function statementsOf(request: () => Promise<unknown>): Promise<QueryConfig[]> {
  await request();
  const asked = vi.spyOn(world.appPool, 'query');
  await request();
  const statements = asked.mock.calls.map(([first]) => first as unknown as QueryConfig);
  asked.mockRestore();
  return statements;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const REQUEST_TABLES = ['purchase_requests', 'purchase_words'];

/** Tables of the requests that the plan, made before any value is known, reads from end to end. */
async function readInWhole({ text }: QueryConfig): Promise<string[]> {
  const { rows } = await world.pool.query(`explain (generic_plan, format json) ${text}`);
  const scans = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(scans),
  ];
  return scans(rows[0]['QUERY PLAN'][0].Plan).filter((table) => REQUEST_TABLES.includes(table));
}

describe('a page', () => {
  const tabs = ['all', 'mine', 'decided', 'overdue'] as const;
  const ofTab = (tab: string, asked: object) => () => world.as('admin')(listForDecision, { tab, ...asked } as never);

  it.each(tabs)(
    'of the tab %s is one statement, of ten rows or two hundred, whoever is waited for [B0-10] [S2-15]',
    async (tab) => {
      for (const limit of [10, 200]) expect(await statementsOf(ofTab(tab, { limit }))).toHaveLength(1);
    },
  );

  it('of the requests’ list is one statement, for whoever looks [B0-10] [S2-14]', async () => {
    for (const who of ['admin', 'other', 'staff'] as const) {
      for (const limit of [10, 200]) {
        expect(await statementsOf(() => world.as(who)(listPurchaseRequests, { limit }))).toHaveLength(1);
      }
    }
  });

  it.each(SORTS)('in the order %s reads no table in whole, whatever filters it [B0-10]', async (sort) => {
    const filters = NARROWINGS.filter(({ q }) => q === undefined || q.length > 1);
    for (const narrowing of filters) {
      for (const request of [
        ofTab('all', { ...narrowing, sort }),
        () => world.as('other')(listPurchaseRequests, { ...narrowing, sort } as never),
      ]) {
        for (const statement of await statementsOf(request)) {
          expect(await readInWhole(statement), JSON.stringify(narrowing)).toEqual([]);
        }
      }
    }
  });

  it('has a negative control: a statement without an index is found out', async () => {
    expect(await readInWhole({ text: 'select 1 from purchase_requests where quote_count = $1' })).toEqual([
      'purchase_requests',
    ]);
    expect(await readInWhole({ text: 'select 1 from purchase_words where length(words) = $1' })).toEqual([
      'purchase_words',
    ]);
  });
});
