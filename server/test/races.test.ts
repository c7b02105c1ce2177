// Changes that meet on connections which really overlap, each beside a broken variant that the same check catches.
import { randomUUID } from 'node:crypto';
import {
  confirmClaim,
  saveDraft,
  showMyMonth,
  submitClaim,
  withdrawClaim,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalOf, approved, decideOn, draft, line, savedDraft, submitted } from './claims.ts';
import { lockOfClaim, queueUp } from './queue-up.ts';
import { type Answer, freshKey, openWorld, type World } from './world.ts';

const AT_ONCE = 20;

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, AT_ONCE + 2);
});
afterAll(() => world.close());

let month = '202004' as YearMonth;
const memo = '休日の訪問';
const aLine = (of: YearMonth) => line({ useDate: firstDay(of), memo });

function nextMonth(): YearMonth {
  month = addMonths(month, 1);
  return month;
}

const draftOf = (lines = 1) => {
  const of = nextMonth();
  return savedDraft(
    world.as('staff'),
    Array.from({ length: lines }, () => aLine(of)),
    of,
  );
};
const handedIn = () => {
  const of = nextMonth();
  return submitted(world.as('staff'), [aLine(of)], of);
};
const at = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** The outcome of changes that met: whether each was told it took place, and what stands in the database. */
interface Outcome {
  readonly told: readonly boolean[];
  /** How many times the record moved on. */
  readonly moved: number;
  /** How many facts of it are kept. */
  readonly facts: number;
}

/** The one law of all races: exactly one takes place, and everybody is told the truth. Empty where it holds. */
function broken({ told, moved, facts }: Outcome): string[] {
  const won = told.filter(Boolean).length;
  return [
    ...(won === 1 ? [] : [`${won} were told that theirs took place`]),
    ...(moved === 1 ? [] : [`the record moved ${moved} times`]),
    ...(facts === 1 ? [] : [`${facts} facts are kept`]),
  ];
}

async function standing(claim: { id: string; version: number }, factsBefore: number) {
  const { rows } = await world.pool.query(
    `select version, (select count(*)::int from record_facts where record_id = c.id) as facts
     from expense_claims c where id = $1`,
    [claim.id],
  );
  return { moved: rows[0].version - claim.version, facts: rows[0].facts - factsBefore };
}

/** The codes for an act that comes too late: a newer version, or a claim decided already: as if it had come later still. */
const TOO_LATE = ['stale', 'wrong-state'];

async function outcomeOf(
  claim: { id: string; version: number },
  factsBefore: number,
  answers: readonly Answer<never>[],
) {
  for (const { status, problem } of answers) {
    // A claim that its owner took back meanwhile is a draft again, and drafts are unknown to reviewers.
    if (status === 200 || status === 404) continue;
    expect(TOO_LATE).toContain(problem.code);
    expect(problem.data).toMatchObject({ current: { id: claim.id, version: claim.version + 1 } });
  }
  return { told: answers.map(({ status }) => status === 200), ...(await standing(claim, factsBefore)) };
}

type Answers = readonly Promise<Answer<never>>[];
const asAnswers = (promises: readonly Promise<unknown>[]) => promises as Answers;

describe('two who confirm at once', () => {
  const ready = async () => approved(world, await handedIn());

  it('one confirms, the other is told of the newer state [B0-02] [B4-08]', async () => {
    const claim = await ready();
    const answers = await queueUp(world, lockOfClaim(claim.id), 2, () =>
      asAnswers(['admin', 'system'].map((who) => world.as(who as 'admin')(confirmClaim, at(claim)))),
    );
    expect(broken(await outcomeOf(claim, 1, answers))).toEqual([]);
  });

  it('negative control: looking first and writing afterwards lets both confirm', async () => {
    const claim = await ready();
    const told = await queueUp(world, lockOfClaim(claim.id), 2, () => [1, 2].map(() => checkThenWrite(claim)));
    expect(broken({ told, ...(await standing(claim, 1)) })).not.toEqual([]);
  });
});

/** The broken variant: the state is looked at in one statement and changed, unguarded, in the next. */
async function checkThenWrite({ id, version }: { id: string; version: number }): Promise<boolean> {
  const { pool, people } = world;
  const { rows } = await pool.query('select status, version from expense_claims where id = $1', [id]);
  if (rows[0].version !== version || rows[0].status !== 'approved') return false;
  await pool.query(`update expense_claims set status = 'confirmed', version = version + 1 where id = $1`, [id]);
  await pool.query(
    `insert into record_facts (id, noun, record_id, fact, owner_id, by_account, by_name, by_department, at, comment)
     values ($1, 'expense-claim', $2, 'confirmed', $3, $4, '', '', now(), '')`,
    [randomUUID(), id, people.staff.employeeUuid, people.admin.accountId],
  );
  return true;
}

describe('an approval against a withdrawal', () => {
  /** Claim and approval as they stand; whichever came first, both tell the same. */
  async function both(id: string): Promise<string> {
    const { rows } = await world.pool.query(
      `select c.status || ' ' || p.status as both from expense_claims c join approvals p on p.subject_id = c.id
       where c.id = $1`,
      [id],
    );
    return rows[0].both;
  }

  it('one of them happens, to the claim and to its approval alike [B0-02] [B3-06]', async () => {
    const claim = await handedIn();
    const { id } = await approvalOf(world, claim);
    const lock = { sql: 'select id from approvals where id = $1 for update', values: [id] };
    const [approval, withdrawal] = await queueUp(world, lock, 2, () => [
      decideOn(world, 'admin2', claim, 'approve').then(({ status }) => status),
      world
        .as('staff')(withdrawClaim, at(claim))
        .then(({ status }) => status),
    ]);
    expect([approval, withdrawal].toSorted()).toEqual([200, 409]);
    expect(await both(claim.id)).toBe(approval === 200 ? 'in_review in_progress' : 'draft withdrawn');
  });
});

describe('an edit against a submission', () => {
  it('lets one of them through: nothing is submitted that was not checked [B0-02] [B4-04]', async () => {
    const claim = await draftOf();
    const unchecked = line({ purpose: null, useDate: firstDay(claim.month) });
    const [edit, submission] = await queueUp(world, lockOfClaim(claim.id), 2, () =>
      asAnswers([
        world.as('staff')(saveDraft, { ...draft([unchecked], claim.version), month: claim.month }),
        world.as('staff')(submitClaim, at(claim)),
      ]),
    );
    expect([edit?.status, submission?.status].sort()).toEqual([200, 409]);
    const { output } = await world.as('staff')(showMyMonth, { month: claim.month });
    const incomplete = output.claim?.lines.some(({ purpose }) => purpose === null);
    expect([output.claim?.status, incomplete]).toEqual(
      submission?.status === 200 ? ['submitted', false] : ['draft', true],
    );
  });

  it('negative control: without the version in the guard the unchecked line is submitted', async () => {
    const claim = await draftOf();
    const unguardedEdit = `update claim_lines set purpose_code = null where claim_id = $1`;
    const unguardedSubmit = `update expense_claims set version = version + 1, warning_count = 77 where id = $1`;
    const lock = { sql: 'select id from claim_lines where claim_id = $1 for update', values: [claim.id] };
    await queueUp(world, lock, 1, () => [
      world.pool.query(unguardedEdit, [claim.id]),
      world.pool.query(unguardedSubmit, [claim.id]),
    ]);
    const { rows } = await world.pool.query(
      `select warning_count, purpose_code from expense_claims c join claim_lines l on l.claim_id = c.id where c.id = $1`,
      [claim.id],
    );
    expect(rows).toEqual([{ warning_count: 77, purpose_code: null }]);
  });
});

describe(`a double click, ${AT_ONCE} times`, () => {
  const submissions = (claim: { id: string; version: number }, key?: string) => () =>
    asAnswers(
      Array.from({ length: AT_ONCE }, () =>
        world.as('staff')(submitClaim, at(claim), key === undefined ? {} : { key }),
      ),
    );

  it('without a key submits once, and tells the others so [B0-02]', async () => {
    const claim = await draftOf();
    const answers = await queueUp(world, lockOfClaim(claim.id), AT_ONCE, submissions(claim));
    expect(broken(await outcomeOf(claim, 0, answers))).toEqual([]);
  });

  it('with a key submits once, and answers all the same to the byte [B0-03]', async () => {
    const claim = await draftOf();
    const answers = await queueUp(world, lockOfClaim(claim.id), AT_ONCE, submissions(claim, freshKey()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 200));
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
    expect(await standing(claim, 0)).toEqual({ moved: 1, facts: 1 });
    expect(await world.audit(`target_id = '${claim.id}' and event = 'expense-claim.submitted'`)).toHaveLength(1);
  });
});

describe('two first saves of a month', () => {
  const beginners = (of: YearMonth) => () =>
    asAnswers([1, 2].map(() => world.as('staff')(saveDraft, { ...draft([aLine(of)]), month: of })));
  /** An uncommitted claim of the month: whoever begins another waits for what becomes of it. */
  const lockOfMonth = (of: YearMonth) => ({
    sql: `insert into expense_claims (id, employee_id, month, status, version, employee_number, employee_name, employee_kana,
        department_code, department_name, line_count, total_yen, warning_count, created_at, updated_at)
      values ($1, $2, $3, 'draft', 1, '', '', '', '', '', 0, 0, 0, now(), now())`,
    values: [randomUUID(), world.people.staff.employeeUuid, of],
  });
  const claimsOf = async (of: YearMonth) =>
    (await world.pool.query('select count(*)::int as claims from expense_claims where month = $1', [of])).rows[0]
      .claims;

  it('make one claim; the second is told of the first [B4-01] [B0-02]', async () => {
    const of = nextMonth();
    const answers = await queueUp(world, lockOfMonth(of), 2, beginners(of));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
      code: 'claim-exists',
      data: { current: { month: of, version: 1 } },
    });
    expect(await claimsOf(of)).toBe(1);
  });

  it('clicked many times under one key make one claim with its lines once, answered alike [B0-03]', async () => {
    const of = nextMonth();
    const [input, key] = [{ ...draft([aLine(of)]), month: of }, freshKey()];
    const clicks = () => asAnswers(Array.from({ length: AT_ONCE }, () => world.as('staff')(saveDraft, input, { key })));
    const answers = await queueUp(world, lockOfMonth(of), AT_ONCE, clicks);
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.body}`)).size).toBe(1);
    const { claim } = (await world.as('staff')(showMyMonth, { month: of })).output;
    expect(claim).toMatchObject({ version: 1, lines: [{ id: input.lines[0]?.id }] });
  });

  it('negative control: where the database did not hold it, both would begin', async () => {
    const of = nextMonth();
    await world.pool.query('drop index one_live_claim_per_month');
    const looksFirst = async () => {
      if ((await claimsOf(of)) > 0) return;
      const { sql, values } = lockOfMonth(of);
      await world.pool.query(sql, values);
    };
    const table = { sql: 'lock table expense_claims in share mode', values: [] };
    await queueUp(world, table, 2, () => [looksFirst(), looksFirst()]);
    expect(await claimsOf(of)).toBe(2);
    await world.pool.query('delete from expense_claims where month = $1', [of]);
    await world.pool.query(`create unique index one_live_claim_per_month on expense_claims (employee_id, month)
      where status not in ('rejected', 'cancelled')`);
  });
});

describe('many who edit one claim at once', () => {
  const ROUNDS = 4;

  /** Rounds in which all meet; how many were told that their edit was saved. */
  async function rounds(claim: { id: string }, edit: (version: number) => Promise<boolean>): Promise<number> {
    let saved = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { rows } = await world.pool.query('select version from expense_claims where id = $1', [claim.id]);
      const told = await queueUp(world, lockOfClaim(claim.id), AT_ONCE, () =>
        Array.from({ length: AT_ONCE }, () => edit(rows[0].version)),
      );
      saved += told.filter(Boolean).length;
    }
    return saved;
  }

  it('lose no edit that was answered: as many lines and versions as were told saved (reliability R9) [B0-02]', async () => {
    const claim = await draftOf();
    const saved = await rounds(claim, async (version) => {
      const input = { ...draft([aLine(claim.month)], version), month: claim.month };
      const { status, problem } = await world.as('staff')(saveDraft, input);
      if (status !== 200) expect(problem.code).toBe('stale');
      return status === 200;
    });
    const { claim: now } = (await world.as('staff')(showMyMonth, { month: claim.month })).output;
    expect(saved).toBe(ROUNDS);
    expect({ version: now?.version, lines: now?.lines.length }).toEqual({ version: 1 + saved, lines: 1 + saved });
  });

  it('negative control: without a version most of what was answered is lost', async () => {
    const claim = await draftOf();
    const saved = await rounds(claim, async (version) => {
      await world.pool.query('update expense_claims set version = $2 where id = $1', [claim.id, version + 1]);
      return true;
    });
    const { rows } = await world.pool.query('select version from expense_claims where id = $1', [claim.id]);
    expect(saved).toBe(ROUNDS * AT_ONCE);
    expect(rows[0].version - 1).toBeLessThan(saved);
  });
});
