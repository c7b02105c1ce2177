import { RouteText } from '@madoguchi/contract/approvals/route.ts';
import { MASTER_LISTS } from '@madoguchi/contract/master-data/list-names.ts';
import { MASTER_VALUES } from '@madoguchi/contract/master-data/model.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../server/test/database.ts';
import { loadBaseData } from './load-base-data.ts';

const TODAY = PlainDate.parse('2026-11-21');
const TABLES = ['classification_details', 'dated_rates', 'holidays', 'approval_routes', 'approval_route_versions'];

describe('base data', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
    await loadBaseData(database.pool, TODAY);
  });
  afterAll(() => database.drop());

  const count = async (table: string) =>
    Number((await database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);

  it.each(MASTER_LISTS)('the values of %s have the shape the contract gives the list [B1-02]', async (list) => {
    const { rows } = await database.pool.query(
      `select code, name, name_en as "nameEn", kana, sort_order as "order", valid_from as "validFrom",
         valid_to as "validTo", active, extra
       from classification_details where classification_code = $1 order by sort_order`,
      [list],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => MASTER_VALUES[list].strict().parse(row))).toEqual(rows);
  });

  it('every list is a classification of the product itself [B1-01]', async () => {
    const { rows } = await database.pool.query('select code from classifications where system');
    expect(rows.map(({ code }) => code).toSorted()).toEqual([...MASTER_LISTS].toSorted());
  });

  it('every reading is katakana, so that lists sort and search by it', async () => {
    const { rows } = await database.pool.query<{ kana: string }>('select kana from classification_details');
    expect(rows.map(({ kana }) => kana).filter((kana) => !/^[ァ-ヶー]+$/.test(kana))).toEqual([]);
  });

  it('the holidays reach from 2019 to the end of the second year ahead [B1-06]', async () => {
    const { rows } = await database.pool.query('select day, name, name_en from holidays order by day');
    expect(rows.find(({ day }) => day === '2026-11-23')).toEqual({
      day: '2026-11-23',
      name: '勤労感謝の日',
      name_en: 'Labor Thanksgiving Day',
    });
    expect([rows[0]?.day, rows.at(-1)?.day]).toEqual(['2019-01-01', '2028-11-23']);
  });

  it('figures of the law stand by the day they begin: the 30,000 yen of public transport, what may still be deducted [B1-06]', async () => {
    const valuesOf = async (key: string) => {
      const { rows } = await database.pool.query<{ from: string; value: number }>(
        `select valid_from as from, value::int as value from dated_rates where key = $1 order by valid_from`,
        [key],
      );
      return rows.map(({ from, value }) => [from, value]);
    };
    expect(await valuesOf('public-transport-invoice-from-yen')).toEqual([['2023-10-01', 30_000]]);
    expect(await valuesOf('transitional-deduction-percent')).toEqual([
      ['2023-10-01', 80],
      ['2026-10-01', 70],
      ['2028-10-01', 50],
      ['2030-10-01', 30],
      ['2031-10-01', 0],
    ]);
    expect(await valuesOf('consumption-tax-percent')).toEqual([['2019-10-01', 10]]);
    expect(await valuesOf('reduced-consumption-tax-percent')).toEqual([['2019-10-01', 8]]);
  });

  it('claims have a route: superior, then admin; who leads the company is decided on by admins [B3-01, B3-04]', async () => {
    const { rows } = await database.pool.query(
      `select name, name_en as "nameEn", domain, conditions, priority, steps, valid_from as "validFrom",
         valid_to as "validTo" from approval_route_versions where domain = 'travel-expenses' order by priority`,
    );
    const routes = rows.map((row) => RouteText.parse(row));
    expect(routes).toEqual(rows);
    const approvers = routes.map(({ conditions, steps }) => [
      conditions.positions,
      steps.map((step) => step.approvers.map((rule) => rule.by)),
    ]);
    expect(approvers).toEqual([
      [['president'], [['role']]],
      [[], [['superior'], ['role']]],
    ]);
  });

  it('a second load changes nothing, and what the company has changed stands', async () => {
    const before = await Promise.all(TABLES.map(count));
    await database.pool.query(`update classification_details set name = '客先訪問' where code = 'visit'`);
    await database.pool.query(`update dated_rates set value = 3 where key = 'claim-closing-business-day'`);
    await loadBaseData(database.pool, TODAY);
    const names = await database.pool.query(`select name from classification_details where code = 'visit'`);
    const rates = await database.pool.query(`select value from dated_rates where key = 'claim-closing-business-day'`);
    expect([names.rows, rates.rows]).toEqual([[{ name: '客先訪問' }], [{ value: 3 }]]);
    expect(await Promise.all(TABLES.map(count))).toEqual(before);
  });

  it('a load that fails leaves nothing behind', async () => {
    const other = await createDatabase();
    await other.pool.query('alter table holidays add check (day < $$2020-01-01$$)');
    await expect(loadBaseData(other.pool, TODAY)).rejects.toThrow(/holidays/);
    expect((await other.pool.query('select from classifications')).rowCount).toBe(0);
    await other.drop();
  });
});
