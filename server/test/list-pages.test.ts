// Every list reads to its end: in each order, with more than three pages, while days go by and rows are added.
import { randomUUID } from 'node:crypto';
import { COURSE_LIST, REPORT_LIST } from '@madoguchi/contract/academy/lists.ts';
import { ACCOUNT_LIST } from '@madoguchi/contract/accounts/lists.ts';
import { ANNOUNCEMENT_LIST, READER_LIST } from '@madoguchi/contract/announcements/lists.ts';
import { ROUTE_LIST } from '@madoguchi/contract/approval-routes/lists.ts';
import { DECIDED_LIST, INBOX_LIST, REQUEST_LIST } from '@madoguchi/contract/approvals/lists.ts';
import { AUDIT_LIST, OWN_RECORD_LIST } from '@madoguchi/contract/audit/lists.ts';
import { BUDGET_LIST } from '@madoguchi/contract/budgets/lists.ts';
import { CLASSIFICATION_LIST, DETAIL_LIST } from '@madoguchi/contract/classifications/lists.ts';
import { TRANSACTION_LIST } from '@madoguchi/contract/electronic-transactions/lists.ts';
import { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import { FAQ_LIST } from '@madoguchi/contract/faq/lists.ts';
import type { List } from '@madoguchi/contract/list/list.ts';
import { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import { PAPER_LIST } from '@madoguchi/contract/onboarding/lists.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { OPERATIONS, type OperationId } from '@madoguchi/contract/operations.ts';
import { PURCHASE_DECISION_LIST, PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { OWN_RESERVATION_LIST } from '@madoguchi/contract/reservations/lists.ts';
import { CLOSURE_LIST, RESOURCE_LIST } from '@madoguchi/contract/resources/lists.ts';
import { CARD_LIST } from '@madoguchi/contract/scrumboard/lists.ts';
import type { CardDue } from '@madoguchi/contract/scrumboard/model.ts';
import { actOnCards } from '@madoguchi/contract/scrumboard/operations.ts';
import { TODO_LIST } from '@madoguchi/contract/to-dos/lists.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidAt } from '../src/platform/uuid.ts';
import {
  assigned,
  completed as completedCourse,
  drafted as draftedCourse,
  published as publishedCourse,
} from './academy.ts';
import { account } from './accounts.ts';
import { published } from './announcements.ts';
import { draftedRoute } from './approval-routes.ts';
import { madeAll, madeCard } from './boards.ts';
import { budgeted, freshYear } from './budget-cases.ts';
import { madeValue } from './classifications.ts';
import { asked as askedQuestion, drafted as draftedFaq } from './faq-cases.ts';
import { addPurchases } from './many-purchases.ts';
import { addMember } from './members.ts';
import { fillMonth } from './month-of-claims.ts';
import { notificationOf } from './notification-cases.ts';
import type { Who } from './people.ts';
import { decidedPurchase, submittedPurchase } from './purchases.ts';
import { booked, resource } from './reservations.ts';
import { closed as closedResources, madeResource } from './resource-cases.ts';
import { posted } from './timelines.ts';
import { added as addedTodo } from './to-dos.ts';
import { registered } from './transaction-cases.ts';
import { NOW, openWorld, type World } from './world.ts';

const MONTH = '202611' as YearMonth;
const ROWS = 9;
const HOURS_A_PAGE = 7;

interface Listed {
  readonly who: Who;
  /** Declared lists are read in each of their orders; the others have but one. */
  readonly list?: List;
  readonly input?: (world: World) => Promise<Record<string, unknown>>;
  /** One row more. */
  readonly add: (world: World) => Promise<unknown>;
}

let mustRead: string;

let dueTodos = 0;
/** Some with a due date, some with a time as well, some with neither. */
async function addDueTodo(world: World): Promise<unknown> {
  dueTodos += 1;
  const dueOn = dueTodos % 3 === 0 ? null : `2026-12-0${1 + (dueTodos % 4)}`;
  const dueTime = dueTodos % 3 === 1 ? '17:00' : null;
  return addedTodo(world, 'system', { title: `T${dueTodos}`, dueOn, dueTime });
}

let boardList: Promise<string> | null = null;
let dueCards = 0;
/** A card of one board: one in three without a due date, one in three with a time. */
async function addDueCard(world: World): Promise<unknown> {
  boardList ??= madeAll(world, 'system').then(({ listId }) => listId);
  dueCards += 1;
  const { id } = await madeCard(world, 'system', await boardList, `C${dueCards}`);
  const due = { day: `2026-12-0${1 + (dueCards % 4)}`, time: dueCards % 3 === 1 ? '17:00' : null } as CardDue;
  return world.as('system')(actOnCards, { cardIds: [id], act: { act: 'due', due: dueCards % 3 === 0 ? null : due } });
}

/** Each is completed by one person, every second in time for a deadline. */
async function completeCourse(world: World): Promise<unknown> {
  const { id } = await publishedCourse(world, { title: randomUUID().slice(0, 8) });
  dueTodos += 1;
  if (dueTodos % 2 === 0) await assigned(world, id);
  return completedCourse(world, 'system', id);
}

async function addRecord({ pool, people, clock }: World, event: string): Promise<void> {
  await pool.query(
    `insert into audit_events (id, occurred_at, account_id, actor, roles, ip, user_agent, operation, event, target_kind,
       target_id, difference, request_id)
     values ($1, $2, $3, '利用者', '{user}', '192.0.2.7', 'test', 'test', $4, null, null, '{}', 'r')`,
    [uuidAt(clock.now()), clock.now(), people.user.accountId, event],
  );
}

async function addReport({ pool, clock }: World): Promise<void> {
  await pool.query(
    `insert into fault_reports (id, at, reference, source, path, said) values ($1, $2, '0123456789ab', 'test', '/', '白い画面')`,
    [uuidAt(clock.now()), clock.now()],
  );
}

/** In the name of a person of their own: a day has room for a few questions of each. */
async function addQuestion(world: World): Promise<void> {
  const { id } = await askedQuestion(world, 'other');
  await world.pool.query('update faq_questions set asked_by = $1 where id = $2', [world.people.staff.accountId, id]);
}

const purchase = (world: World) => submittedPurchase(world, 'staff');
const announcement = (world: World) => published(world, { audience: 'any' });

const LISTS: Readonly<Partial<Record<OperationId, Listed>>> = {
  'session.list-my-sign-ins': { who: 'user', add: (world) => addRecord(world, 'session.started') },
  'accounts.list': { who: 'system', list: ACCOUNT_LIST, add: (world) => account(world) },
  'classifications.list': {
    who: 'staff',
    list: CLASSIFICATION_LIST,
    add: ({ pool }) =>
      pool.query(
        `insert into classifications select (jsonb_populate_record(c, jsonb_build_object('code', $1::text))).*
         from classifications c where code = 'reason'`,
        [`list-${randomUUID().slice(0, 8)}`],
      ),
  },
  'classifications.list-details': {
    who: 'staff',
    list: DETAIL_LIST,
    input: async () => ({ classification: 'reason' }),
    add: (world) => madeValue(world),
  },
  'expense-claims.list-for-review': {
    who: 'admin',
    list: REVIEW_LIST,
    input: async () => ({ month: MONTH }),
    add: (world) => addMember(world),
  },
  'purchase-requests.list': { who: 'admin', list: PURCHASE_LIST, add: purchase },
  'purchase-requests.list-for-decision': {
    who: 'admin',
    list: PURCHASE_DECISION_LIST,
    input: async () => ({ tab: 'all' }),
    add: purchase,
  },
  'approvals.list-inbox': { who: 'admin2', list: INBOX_LIST, add: purchase },
  'approvals.list-decided': {
    who: 'admin2',
    list: DECIDED_LIST,
    add: async (world) => decidedPurchase(world, await purchase(world), 'approve'),
  },
  'approvals.list-requests': {
    who: 'admin',
    list: REQUEST_LIST,
    input: async () => ({ month: MONTH }),
    add: purchase,
  },
  'approval-routes.list': { who: 'system', list: ROUTE_LIST, add: (world) => draftedRoute(world) },
  'announcements.list': { who: 'staff', add: announcement },
  'announcements.list-for-maintenance': { who: 'admin', list: ANNOUNCEMENT_LIST, add: announcement },
  'announcements.list-readers': {
    who: 'admin',
    list: READER_LIST,
    input: async () => ({ id: mustRead }),
    add: (world) => account(world),
  },
  'notifications.list': { who: 'user', add: (world) => notificationOf(world, world.people.user.accountId) },
  'members.list': { who: 'staff', list: MEMBER_LIST, add: (world) => addMember(world) },
  'electronic-transactions.list': {
    who: 'system',
    list: TRANSACTION_LIST,
    add: (world) => registered(world, { counterparty: `株式会社${randomUUID().slice(0, 8)}` }),
  },
  'budgets.list': { who: 'system', list: BUDGET_LIST, add: (world) => budgeted(world, freshYear()) },
  'resources.list': { who: 'staff', list: RESOURCE_LIST, add: (world) => madeResource(world) },
  'resources.list-closures': { who: 'system', list: CLOSURE_LIST, add: (world) => closedResources(world) },
  'reservations.list-own': {
    who: 'staff',
    list: OWN_RESERVATION_LIST,
    add: async (world) => booked(world.as('staff'), [(await resource(world)).id], ['2026-12-01', '10:00', '11:00']),
  },
  'onboarding-papers.list': { who: 'admin', list: PAPER_LIST, add: (world) => account(world) },
  'academy.list-for-maintenance': {
    who: 'system',
    list: COURSE_LIST,
    add: (world) => draftedCourse(world, { title: randomUUID().slice(0, 8) }),
  },
  'academy.report': { who: 'system', list: REPORT_LIST, add: completeCourse },
  'timeline.list': { who: 'staff', add: (world) => posted(world, 'other') },
  'to-dos.list': { who: 'system', list: TODO_LIST, add: addDueTodo },
  'scrumboard.cards': { who: 'system', list: CARD_LIST, add: addDueCard },
  'faq.list-own-questions': { who: 'staff', add: addQuestion },
  'faq.list-for-maintenance': { who: 'system', list: FAQ_LIST, add: (world) => draftedFaq(world) },
  'faq.list-questions': { who: 'system', add: addQuestion },
  'fault-reports.list': { who: 'system', add: addReport },
  'audit.list': { who: 'system', list: AUDIT_LIST, add: (world) => addRecord(world, 'session.started') },
  'audit.list-own': {
    who: 'user',
    list: OWN_RECORD_LIST,
    add: (world) => addRecord(world, 'session.started'),
  },
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await fillMonth(world.pool, 20, MONTH);
  await addPurchases(world.pool, 50);
  mustRead = (await published(world, { mustRead: true })).id;
  for (const { add } of Object.values(LISTS)) {
    for (let row = 0; row < ROWS; row += 1) {
      world.clock.set(new Date(Date.parse(NOW) - (ROWS - row) * 1_000).toISOString());
      await add(world);
    }
  }
});
afterAll(() => world.close());

type Row = Readonly<Record<string, unknown>>;

/** Tells a row of any list from the others of its list. */
const nameOf = (row: Row): string =>
  JSON.stringify(['id', 'code', 'accountId', 'employeeId', 'claimId', 'paperKind'].map((key) => row[key] ?? null));

async function read(operation: Operation, { who, input }: Listed, more: Row) {
  const answer = await world.as(who)(operation, { ...(await input?.(world)), ...more } as never);
  expect(answer.status, answer.raw.body).toBe(200);
  const { rows, next } = answer.output as unknown as { rows: readonly Row[]; next: string | null };
  return { names: rows.map(nameOf), next };
}

const pagedOperations = OPERATIONS.filter(
  ({ input }) => 'shape' in input && 'after' in (input.shape as object) && 'limit' in (input.shape as object),
);

it('every operation that reads pages is among them [B0-10]', () => {
  expect(Object.keys(LISTS).toSorted()).toEqual(pagedOperations.map(({ id }) => id).toSorted());
});

const CASES = pagedOperations.flatMap((operation) => {
  const listed = LISTS[operation.id as OperationId];
  if (listed === undefined) return [];
  const sorts = Object.entries(listed.list?.fields ?? {}).flatMap(([name, { sortable }]) => (sortable ? [name] : []));
  const orders = sorts.length === 0 ? [null] : sorts.flatMap((sort) => [sort, `-${sort}`]);
  return orders.map((sort) => ({ id: operation.id, operation, listed, sort }));
});

describe('reads to its end, forwards and back, while the clock moves and rows are added [B0-10, B2-03]', () => {
  it.each(CASES)('$id by $sort', async ({ operation, listed, sort }) => {
    world.clock.set(NOW);
    const order = sort === null ? {} : { sort };
    const { names: before } = await read(operation, listed, { ...order, limit: 200 });
    const limit = Math.floor((before.length - 1) / 3);
    expect(limit).toBeGreaterThan(0);
    const pages: { after: string | undefined; names: readonly string[] }[] = [];
    let after: string | undefined;
    for (let page = 1; ; page += 1) {
      const { names, next } = await read(operation, listed, { ...order, limit, after });
      pages.push({ after, names });
      if (next === null) break;
      after = next;
      world.clock.set(new Date(Date.parse(NOW) + page * HOURS_A_PAGE * 3_600_000).toISOString());
      await listed.add(world);
    }
    expect(pages.length).toBeGreaterThan(3);
    const seen = pages.flatMap(({ names }) => names);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((name) => before.includes(name))).toEqual(before);
    for (const { after: from, names } of pages.toReversed()) {
      const begun = names.find((name) => before.includes(name));
      const again = (await read(operation, listed, { ...order, limit, after: from })).names;
      const known = again.filter((name) => before.includes(name));
      const place = begun === undefined ? before.length : before.indexOf(begun);
      expect(known).toEqual(before.slice(place, place + known.length));
    }
  });

  it.each(CASES.filter(({ listed }) => listed.list !== undefined))(
    '$id by $sort: its key is of no other order',
    async ({ operation, listed, sort }) => {
      const { next } = await read(operation, listed, { sort: sort ?? '', limit: 1 });
      const others = [{ sort: sort?.startsWith('-') ? sort.slice(1) : `-${sort}` }, { sort, q: 'ほか' }];
      for (const other of others) {
        const input = { ...(await listed.input?.(world)), ...other, limit: 1, after: next };
        const { status, problem } = await world.as(listed.who)(operation, input as never);
        expect([status, problem.code]).toEqual([422, 'invalid']);
      }
    },
  );
});
