// Steps of buying that meet on connections which really overlap, each beside a broken variant that the same check catches.
import { randomUUID } from 'node:crypto';
import {
  cancelPurchaseRequest,
  closePurchaseRequest,
  noteInvoice,
  orderPurchase,
  receivePurchase,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodsOf, invoiceOf, orderedPurchase, orderOf, receive } from '../../../../test/bought-purchases.ts';
import type { Who } from '../../../../test/people.ts';
import { portalBeside, startAndStop } from '../../../../test/portal-beside.ts';
import { approvedPurchase } from '../../../../test/purchases.ts';
import { type Lock, oneBehindTheOther, queueUp } from '../../../../test/queue-up.ts';
import { type Answer, freshKey, NOW, openWorld, type World } from '../../../../test/world.ts';

const AT_ONCE = 10;
const comment = '不要になったため。';

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, AT_ONCE + 4);
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

interface Standing {
  readonly id: string;
  readonly version: number;
}

const at = ({ id, version }: Standing) => ({ id, version });
/** The request's row, which every step wants first. */
const lockOf = ({ id }: Standing): Lock => ({
  sql: 'select id from purchase_requests where id = $1 for update',
  values: [id],
});

interface Kept {
  readonly status: PurchaseStatus;
  readonly version: number;
  readonly facts: number;
  readonly orders: number;
  readonly invoices: number;
  /** Of the only line: by its receipts, by itself, and what was ordered. */
  readonly received: number;
  readonly counted: number;
  readonly ordered: number;
}

async function kept({ id }: Standing): Promise<Kept> {
  const { rows } = await world.pool.query(
    `select r.status, r.version, (select count(*)::int from record_facts f where f.record_id = r.id) as facts,
       (select count(*)::int from purchase_orders o where o.request_id = r.id) as orders,
       (select count(*)::int from purchase_invoices i where i.request_id = r.id) as invoices,
       (select coalesce(sum((x.line ->> 'quantity')::int), 0)::int
          from goods_receipts g, jsonb_array_elements(g.lines) as x(line) where g.request_id = r.id) as received,
       l.received_quantity as counted, l.quantity as ordered
     from purchase_requests r join purchase_lines l on l.request_id = r.id where r.id = $1`,
    [id],
  );
  return rows[0];
}

const NEVER_ORDERED: readonly PurchaseStatus[] = ['approved', 'cancelled', 'expired'];

/** The one law of all races: exactly one takes place, everybody is told the truth, and all rows say the same. */
function broken(told: readonly boolean[], before: Kept, after: Kept): string[] {
  const won = told.filter(Boolean).length;
  const laws: readonly (readonly [boolean, string])[] = [
    [won === 1, `${won} were told that theirs took place`],
    [after.version - before.version === 1, `the request moved ${after.version - before.version} times`],
    [after.facts - before.facts === 1, `${after.facts - before.facts} facts are kept`],
    [after.orders === (NEVER_ORDERED.includes(after.status) ? 0 : 1), `${after.status} with ${after.orders} orders`],
    [after.received === after.counted, `${after.received} received by receipts, ${after.counted} by the line`],
    [after.received <= after.ordered, 'more was received than ordered'],
    [(after.received === after.ordered) === (after.status === 'received'), `${after.status} with ${after.received}`],
  ];
  return laws.flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}

type Asking = (request: Standing) => Promise<Answer<never>>;
/** The races look at the same in every step: whether it took place, and the newer state where not. */
const asking = (ask: (request: Standing) => Promise<unknown>) => ask as Asking;

const orders = (who: Who) => asking((request) => world.as(who)(orderPurchase, { ...at(request), ...orderOf() }));
const cancels = (who: Who) => asking((request) => world.as(who)(cancelPurchaseRequest, { ...at(request), comment }));
const closes = (who: Who) => asking((request) => world.as(who)(closePurchaseRequest, { ...at(request), comment }));
const notes = (who: Who) => asking((request) => world.as(who)(noteInvoice, { ...at(request), ...invoiceOf() }));
const receives = (who: Who, quantity: number) =>
  asking(async (request) => {
    const goods = await goodsOf(world, request, quantity);
    return world.as(who)(receivePurchase, { ...at(request), ...goods });
  });

const lastPiece = async () => receive(world, 'staff', await orderedPurchase(world), 2);

/** An act that comes too late is answered with the newer state. */
function isTold(request: Standing, { status, problem }: Answer<never>): boolean {
  if (status === 200) return true;
  expect(['stale', 'wrong-state']).toContain(problem.code);
  expect(problem.data).toMatchObject({ current: { id: request.id, version: request.version + 1 } });
  return false;
}

/** Runs the broken variant: the state is looked at in one statement and changed, unguarded, in the next. */
async function checkThenWrite({ id, version }: Standing, to: PurchaseStatus, write: string): Promise<boolean> {
  const { pool, people } = world;
  const { rows } = await pool.query('select version from purchase_requests where id = $1', [id]);
  if (rows[0].version !== version) return false;
  await pool.query('update purchase_requests set status = $2, version = version + 1 where id = $1', [id, to]);
  await pool.query(
    `insert into record_facts (id, noun, record_id, owner_id, fact, by_account, by_name, by_department, at, comment)
     select $1, 'purchase-request', id, employee_id, 'closed', $3, '', '', now(), '' from purchase_requests where id = $2`,
    [randomUUID(), id, people.admin.accountId],
  );
  if (write !== '') await pool.query(write, [id, people.admin.accountId]);
  return true;
}

const PLACE_ORDER = `insert into purchase_orders
  (request_id, ordered_on, ordered_yen, order_number, comment, by_account, by_name, at)
  values ($1, '2026-11-21', 1, '', '', $2, '', now()) on conflict do nothing`;
/** The line is written as it was seen, with one more: a lost count. */
const LAST_PIECE = `with counted as (update purchase_lines set received_quantity = 3 where request_id = $1 returning id)
  insert into goods_receipts (id, request_id, received_on, lines, comment, by_account, by_name, at)
  select gen_random_uuid(), $1, '2026-11-21', json_build_array(json_build_object('lineId', id, 'quantity', 1)), '', $2,
    '', now() from counted`;

interface Race {
  readonly ready: () => Promise<Standing>;
  readonly meet: readonly [Asking, Asking];
  /** The unguarded writes of the broken variants to the request. */
  readonly careless: readonly (readonly [to: PurchaseStatus, write: string])[];
}

const RACES: Readonly<Record<string, Race>> = {
  'two who order': {
    ready: () => approvedPurchase(world),
    meet: [orders('staff'), orders('admin')],
    careless: [
      ['ordered', PLACE_ORDER],
      ['ordered', PLACE_ORDER],
    ],
  },
  'an order against a cancellation': {
    ready: () => approvedPurchase(world),
    meet: [orders('staff'), cancels('admin')],
    careless: [
      ['ordered', PLACE_ORDER],
      ['cancelled', ''],
    ],
  },
  'two who receive the last piece': {
    ready: lastPiece,
    meet: [receives('staff', 1), receives('admin', 1)],
    careless: [
      ['received', LAST_PIECE],
      ['received', LAST_PIECE],
    ],
  },
  'two who receive more together than was ordered': {
    ready: () => orderedPurchase(world),
    meet: [receives('staff', 2), receives('admin', 3)],
    careless: [
      ['received', LAST_PIECE],
      ['received', LAST_PIECE],
    ],
  },
  'the end against the last piece': {
    ready: lastPiece,
    meet: [closes('staff'), receives('admin', 1)],
    careless: [
      ['closed', ''],
      ['received', LAST_PIECE],
    ],
  },
  'the end against an invoice': {
    ready: lastPiece,
    meet: [closes('staff'), notes('admin')],
    careless: [
      ['closed', ''],
      ['partially_received', ''],
    ],
  },
};

describe.each(Object.entries(RACES))('%s', (_name, { ready, meet, careless }) => {
  it('one takes place, the other is told of the newer state [B0-02] [B5-03] [B5-05]', async () => {
    const request = await ready();
    const before = await kept(request);
    const answers = await queueUp(world, lockOf(request), 2, () => meet.map((ask) => ask(request)));
    const told = answers.map((answer) => isTold(request, answer));
    expect(broken(told, before, await kept(request))).toEqual([]);
  });

  it('negative control: looking first and writing afterwards breaks the law', async () => {
    const request = await ready();
    const before = await kept(request);
    const told = await queueUp(world, lockOf(request), 2, () =>
      careless.map(([to, write]) => checkThenWrite(request, to, write)),
    );
    expect(broken(told, before, await kept(request))).not.toEqual([]);
  });
});

describe('an order of the last day against the morning after', () => {
  it('one takes place: it is ordered, or it has expired [B0-02] [B5-03]', async () => {
    const request = await approvedPurchase(world);
    const before = await kept(request);
    world.clock.set('2027-02-19T23:59:59+09:00');
    const day = { orderedOn: '2027-02-19', expectedOn: null };
    const order = asking((of) => world.as('staff')(orderPurchase, { ...at(of), ...orderOf(day) }));
    const portal = await portalBeside(world);
    const morning = () => {
      world.clock.set('2027-02-20T08:00:00+09:00');
      return startAndStop(portal);
    };
    const [answer] = await oneBehindTheOther(world, lockOf(request), () => order(request), morning);
    const told = isTold(request, answer);
    const after = await kept(request);
    expect(after.status).toBe(told ? 'ordered' : 'expired');
    expect(broken([true], before, after)).toEqual([]);
  });
});

describe('the same step sent many times', () => {
  it('with one key is done once, and all are told the same [B0-03] [B5-05]', async () => {
    const request = await lastPiece();
    const before = await kept(request);
    const [goods, key] = [await goodsOf(world, request, 1), freshKey()];
    const send = () => world.as('staff')(receivePurchase, { ...at(request), ...goods }, { key });
    const answers = await queueUp(world, lockOf(request), AT_ONCE, () => Array.from({ length: AT_ONCE }, send));
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.body}`)).size).toBe(1);
    expect(broken([true], before, await kept(request))).toEqual([]);
  });
});
