import { planApproval } from '@madoguchi/contract/approvals/engine/plan.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../server/test/database.ts';
import { approversOf } from '../seed/approvals/approvers.ts';
import { calendarOf } from '../seed/expense-claims/calendar.ts';
import type { Employee } from '../seed/organisation/roster.ts';
import { employRoster } from '../seed/organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../seed/people.ts';
import { seededRandom } from '../seed/random.ts';
import { loadBaseData } from './load-base-data.ts';

const TODAY = PlainDate.parse('2026-11-21');
const SEED = 7;
const employees = employRoster(TODAY, seededRandom(SEED));
const approvers = approversOf(employees, calendarOf(TODAY), seededRandom(SEED));

/** One yen below each band and at it, the least and much more. */
const TOTALS = [1, 9_999, 10_000, 99_999, 100_000, 499_999, 500_000, 999_999, 1_000_000, 5_000_000];

function planned(owner: Employee, amount: number) {
  const asked = {
    domain: 'purchase-requests',
    amount,
    type: 'equipment',
    groupCode: owner.department.code,
    positionCodes: [owner.position],
    requesterId: owner.id,
    on: TODAY,
  } as const;
  return planApproval(approvers.routes, asked, approvers.organisation);
}

function stepsOf(owner: Employee, amount: number) {
  const found = planned(owner, amount);
  if (!('plan' in found)) throw new Error(`${owner.number} for ${amount}: ${found.refusal.code}`);
  return found.plan.steps;
}

function person(email: string): Employee {
  const found = employees.find((employee) => employee.email === email);
  if (found === undefined) throw new Error(`nobody is ${email}`);
  return found;
}

describe('the standard route of purchase requests', () => {
  const SUPERIOR = ['approve', 'superior'];
  const ABOVE = ['approve', 'group-head'];
  const CHECK = ['check', 'role'];
  const EXECUTIVE = ['approve', 'position'];

  it.each([
    [1, [SUPERIOR]],
    [9_999, [SUPERIOR]],
    [10_000, [SUPERIOR, ABOVE]],
    [99_999, [SUPERIOR, ABOVE]],
    [100_000, [SUPERIOR, ABOVE, CHECK]],
    [499_999, [SUPERIOR, ABOVE, CHECK]],
    [500_000, [SUPERIOR, ABOVE, CHECK, ABOVE]],
    [999_999, [SUPERIOR, ABOVE, CHECK, ABOVE]],
    [1_000_000, [SUPERIOR, ABOVE, CHECK, ABOVE, EXECUTIVE]],
    [5_000_000, [SUPERIOR, ABOVE, CHECK, ABOVE, EXECUTIVE]],
  ])('asks for %i yen, tax included, whom the rules name [B5-02]', (amount, expected) => {
    const steps = stepsOf(person(SAMPLE_PEOPLE.staff.email), amount);
    expect(steps.map(({ kind, approvers: [first] }) => [kind, first?.foundBy.by])).toEqual(expected);
  });

  it('leads from the own department over the one above it to the top [B5-02]', () => {
    const steps = stepsOf(person(SAMPLE_PEOPLE.staff.email), 1_000_000);
    expect(steps.map(({ approvers: [first] }) => first?.foundBy.groupName)).toEqual([
      '東京営業部',
      '営業本部',
      null,
      '本社',
      '本社',
    ]);
    // The executive is the one two levels up as well: they decide once.
    expect(steps.map(({ isSkipped }) => isSkipped)).toEqual([false, false, false, false, true]);
  });

  it('has somebody for everybody of the sample and every total, and never the requester [B3-03, B3-04]', () => {
    const working = employees.filter(({ leftOn }) => leftOn === null);
    expect(working.length).toBeGreaterThan(50);
    for (const owner of working) {
      for (const amount of TOTALS) {
        const steps = stepsOf(owner, amount);
        expect(steps.some(({ kind, isSkipped }) => kind === 'approve' && !isSkipped)).toBe(true);
        for (const { approvers: found } of steps) {
          expect(found.length).toBeGreaterThan(0);
          expect(found.map(({ employeeId }) => employeeId)).not.toContain(owner.id);
        }
      }
    }
  });

  it('has admins decide on whatever the president asks for, who has nobody above [B3-04, B5-02]', () => {
    const president = employees.find(({ position }) => position === 'president');
    if (president === undefined) throw new Error('the sample has no president');
    for (const amount of TOTALS) {
      const steps = stepsOf(president, amount);
      expect(steps.map(({ kind, approvers: [first] }) => [kind, first?.foundBy.by])).toEqual([['approve', 'role']]);
    }
  });
});

describe('the standard routes', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
    await loadBaseData(database.pool, TODAY);
  });
  afterAll(() => database.drop());

  const routes = async () => {
    const { rows } = await database.pool.query<{ domain: string; name: string }>(
      'select domain, name from approval_route_versions order by domain, priority',
    );
    return rows;
  };

  /** Does what was never published away: what is published is kept by a trigger. */
  const unkept = (statements: string) =>
    database.pool.query(`
      alter table approval_route_versions disable trigger user;
      alter table approval_routes disable trigger user;
      ${statements};
      alter table approval_route_versions enable trigger user;
      alter table approval_routes enable trigger user`);
  /** As the version before purchase requests left it. */
  const WITHOUT_PURCHASES = `with gone as (delete from approval_route_versions where domain = 'purchase-requests' returning route_id)
    delete from approval_routes where id in (select route_id from gone)`;
  it('come with the next load where a database is of a version that did not have them [B3-01, B5-02]', async () => {
    const all = await routes();
    await unkept(WITHOUT_PURCHASES);
    expect((await routes()).map(({ domain }) => domain)).not.toContain('purchase-requests');
    await loadBaseData(database.pool, TODAY);
    expect(await routes()).toEqual(all);
  });
});
