import { contradictions, publicationFaults } from '@madoguchi/contract/approval-routes/rules.ts';
import { RouteText } from '@madoguchi/contract/approvals/route.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../server/test/database.ts';
import { insertBaseData } from '../../base-data/load-base-data.ts';
import { insertAccounts, insertDepartments, insertEmployees } from '../insert-people.ts';
import { DEPARTMENTS } from '../organisation/departments.ts';
import { employRoster } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import { seededRandom } from '../random.ts';
import { insertDelegations } from './insert-delegations.ts';
import { insertRoutes } from './insert-routes.ts';

const TODAY = PlainDate.parse('2026-11-21');

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
  const random = seededRandom(1);
  const employees = employRoster(TODAY, random.child('people'));
  const client = await database.pool.connect();
  await insertBaseData(client, TODAY);
  await insertDepartments(client, DEPARTMENTS, employees);
  await insertEmployees(client, employees);
  await insertAccounts(client, employees, TODAY, 'nobody', random.child('accounts'));
  await insertRoutes(client, employees, TODAY, random.child('routes'));
  await insertDelegations(client, employees, TODAY, random.child('delegations'));
  client.release();
});
afterAll(() => database.drop());

async function codes(list: string): Promise<Set<string>> {
  const { rows } = await database.pool.query('select code from classification_details where classification_code = $1', [
    list,
  ]);
  return new Set(rows.map(({ code }) => code));
}

describe('the approval routes of the sample', () => {
  it('are texts that a maintainer could publish, one with a version that took the place of another [B3-01]', async () => {
    const { rows } = await database.pool.query(
      `select number, route_id, valid_from, json_build_object('name', name, 'nameEn', name_en, 'domain', domain,
         'conditions', conditions, 'priority', priority, 'validFrom', valid_from, 'validTo', valid_to, 'steps', steps) as text
       from approval_route_versions order by route_id, number`,
    );
    const [groups, positions] = await Promise.all([codes('group'), codes('position')]);
    for (const { text, valid_from: today } of rows) {
      const nameable = { today, types: new Set<string>(), groups, positions, employees: null };
      expect(publicationFaults(RouteText.parse(text), nameable), text.name).toEqual([]);
    }
    const second = rows.find(({ number }) => number === 2);
    const first = rows.find(({ number, route_id }) => number === 1 && route_id === second.route_id);
    expect(first.text.validTo).toBe(second.valid_from);
    const { rows: drafts } = await database.pool.query('select draft from approval_routes where draft is not null');
    for (const { draft } of drafts) expect(contradictions(RouteText.parse(draft))).toEqual([]);
    expect(drafts).toHaveLength(1);
  });
});

describe('the delegations of the sample', () => {
  it('show one that holds, one that is over, and one that staff@ may accept [B3-07]', async () => {
    const { rows } = await database.pool.query(
      `select d.status, d.valid_from <= $1 and d.valid_to > $1 as holds, t.email as to, f.email as from
       from delegations d join employees f on f.id = d.from_employee join employees t on t.id = d.to_employee
       order by d.valid_from`,
      [TODAY],
    );
    expect(rows.map(({ status, holds }) => [status, holds])).toEqual([
      ['accepted', false],
      ['accepted', true],
      ['accepted', true],
      ['offered', false],
    ]);
    expect(rows.at(-1).to).toBe(SAMPLE_PEOPLE.staff.email);
    expect(rows.map(({ from }) => from)).toContain(SAMPLE_PEOPLE.admin.email);
  });
});
