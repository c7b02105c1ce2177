// Changes that share a transaction because one connection writes: what meets there is told the same truth as what meets on
// connections of its own (races.test.ts).
import { saveDraft, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, line, savedDraft } from './claims.ts';
import { lockOfClaim, queueUp } from './queue-up.ts';
import { type Answer, freshKey, openWorld, type World } from './world.ts';

const AT_ONCE = 12;
/** Two of them are left to those who read. */
const CONNECTIONS = 3;

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, CONNECTIONS);
});
afterAll(() => world.close());

let month = '202004' as YearMonth;
const aLine = (of: YearMonth) => line({ useDate: firstDay(of), memo: '休日の訪問' });

function aDraft() {
  month = addMonths(month, 1);
  return savedDraft(world.as('staff'), [aLine(month)], month);
}

type Claim = Awaited<ReturnType<typeof aDraft>>;
type Submitted = Answer<typeof submitClaim>;

const submit = ({ id, version }: Claim, key = freshKey()) =>
  world.as('staff')(submitClaim, { id, version }, { key }) as Promise<Submitted>;

/** Starts all while one of them holds the only connection for changes, so that the others wait for it together. */
const together = (first: Claim, start: () => readonly Promise<Submitted>[]) =>
  queueUp(world, lockOfClaim(first.id), 1, () => [submit(first), ...start()]);

const times = (status: number, count: number) => Array.from({ length: count }, () => status);

/** How many transactions recorded the submissions of these claims, each of them once. */
async function transactionsOf(claims: readonly Claim[]): Promise<number> {
  const { rows } = await world.pool.query(
    `select count(distinct change_xid)::int as transactions, count(*)::int as records from audit_events
      where event = 'expense-claim.submitted' and target_id = any($1)`,
    [claims.map(({ id }) => id)],
  );
  expect(rows[0].records).toBe(claims.length);
  return rows[0].transactions;
}

describe('changes that share a transaction', () => {
  it('take place each with its number, its answer and its record [B0-06] [B0-09]', async () => {
    const first = await aDraft();
    const others: Claim[] = [];
    while (others.length < AT_ONCE) others.push(await aDraft());
    const answers = await together(first, () => others.map((claim) => submit(claim)));
    expect(answers.map(({ status }) => status)).toEqual(times(200, 1 + AT_ONCE));
    expect(answers.map(({ output }) => output.id)).toEqual([first, ...others].map(({ id }) => id));
    expect(new Set(answers.map(({ output }) => output.number)).size).toBe(1 + AT_ONCE);
    expect(await transactionsOf(others), 'they met').toBeLessThan(AT_ONCE);
  });

  it('one clicked many times under one key takes place once, is answered alike, and harms no neighbour [B0-03]', async () => {
    const [first, clicked, neighbour] = [await aDraft(), await aDraft(), await aDraft()];
    const key = freshKey();
    const answers = await together(first, () => [
      ...Array.from({ length: AT_ONCE }, () => submit(clicked, key)),
      submit(neighbour),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(times(200, 2 + AT_ONCE));
    expect(new Set(answers.slice(1, -1).map(({ raw }) => raw.body)).size).toBe(1);
    expect(await transactionsOf([clicked])).toBe(1);
  });

  it('one clicked many times without a key takes place once, and the others are told so [B0-02]', async () => {
    const [first, clicked, neighbour] = [await aDraft(), await aDraft(), await aDraft()];
    const answers = await together(first, () => [
      ...Array.from({ length: AT_ONCE }, () => submit(clicked)),
      submit(neighbour),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([...times(200, 3), ...times(409, AT_ONCE - 1)]);
    expect([answers.at(0)?.status, answers.at(-1)?.status], 'those beside it').toEqual([200, 200]);
    // Counts the records: one of each.
    await transactionsOf([clicked, neighbour]);
  });

  it('one that the database refuses harms no neighbour: of two first saves of a month one makes the claim [B4-01]', async () => {
    const [first, neighbour] = [await aDraft(), await aDraft()];
    month = addMonths(month, 1);
    const begin = () => world.as('staff')(saveDraft, { ...draft([aLine(month)]), month }) as never;
    const [, one, other, beside] = await together(first, () => [begin(), begin(), submit(neighbour)]);
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    expect(beside?.status).toBe(200);
    const { rows } = await world.pool.query('select from expense_claims where month = $1', [month]);
    expect(rows).toHaveLength(1);
  });
});
