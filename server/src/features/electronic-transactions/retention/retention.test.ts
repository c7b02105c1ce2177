import { addRate } from '@madoguchi/contract/dated-rates/operations.ts';
import { correctTransaction, showTransaction } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { recordRetention } from '@madoguchi/contract/electronic-transactions/retention.ts';
import { declareFiscalYear, showRetention } from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoice, registered } from '../../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { retentionSettings } from './retention.ts';

const day = (said: string) => said as PlainDate;
const reason = '青色欠損金の繰越控除';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query('delete from declared_years');
  await world.pool.query(`delete from dated_rates where valid_from > '2026-11-21'`);
});

const system = () => world.as('system');
const until = async (id: string) => (await system()(showTransaction, { id })).output.retainedUntil;
const set = (
  key: 'evidence-retention-years' | 'fiscal-year-end-month' | 'tax-return-months',
  from: string,
  value: number,
) => system()(addRate, { key, validFrom: day(from), value, source: '取締役会の決定' });
const declare = (more: object) =>
  system()(declareFiscalYear, {
    endsOn: day('2027-03-31'),
    hasLoss: false,
    returnDueOn: null,
    reason,
    version: 0,
    ...more,
  });

describe('the retention of a record', () => {
  it('follows the company’s years by fiscal year, a loss and a later return, at once (ETX-17) [B7-01, B1-06]', async () => {
    const { id } = await registered(world, { transactionDate: day('2027-04-01') });
    expect(await until(id)).toBe('2038-05-31');
    expect((await set('evidence-retention-years', '2027-04-01', 7)).status).toBe(200);
    await expect.poll(() => until(id)).toBe('2035-05-31');
    const endsOn = day('2028-03-31');
    expect((await declare({ endsOn, returnDueOn: day('2028-06-30') })).status).toBe(200);
    expect(await until(id)).toBe('2035-06-30');
    expect((await declare({ endsOn, hasLoss: true, version: 1 })).status).toBe(200);
    expect(await until(id)).toBe('2038-05-31');
    const [event] = (await world.audit(`event = 'fiscal-year.declared'`)).slice(-1);
    expect(event).toMatchObject({
      target_id: endsOn,
      difference: { hasLoss: [false, true], returnDueOn: ['2028-06-30', null], reason },
    });
    const shown = await world.as('system')(showRetention, {});
    expect(shown.output.years).toMatchObject([
      { endsOn, hasLoss: true, version: 2, updatedBy: world.people.system.name },
    ]);
    expect(shown.output.today).toMatchObject({ fiscalYearEndsOn: '2027-03-31', returnDueOn: '2027-05-31', years: 10 });
  });

  it('is not shortened by a correction to an earlier day or to another type [B7-01, B7-03]', async () => {
    const { id, version } = await registered(world, { documentType: 'contract', transactionDate: day('2026-11-10') });
    const before = await until(id);
    const said = { ...invoice({ transactionDate: day('2015-04-01') }), reason: '日付の誤り' };
    expect((await system()(correctTransaction, { id, version, ...said })).status).toBe(200);
    expect(await until(id)).toBe(before);
  });

  it('of a day and a type is the same in PostgreSQL, whatever the settings are [B7-01]', async () => {
    await world.pool.query(
      `insert into dated_rates (key, valid_from, value, source) values
         ('evidence-retention-years', '2027-02-11', 7, ''), ('evidence-retention-years', '2029-10-01', 12, ''),
         ('fiscal-year-end-month', '2027-09-01', 12, ''), ('fiscal-year-end-month', '2030-03-01', 2, ''),
         ('tax-return-months', '2028-05-05', 3, ''), ('tax-return-months', '2030-01-01', 2, '')`,
    );
    await declare({ hasLoss: true });
    await declare({ endsOn: day('2028-12-31'), returnDueOn: day('2029-07-15') });
    const ground = { pool: world.appPool, clock: world.clock, listener: { connected: false } };
    const settings = await retentionSettings(ground as never);
    const days = Array.from({ length: 500 }, (_none, nth) => addDays(day('2024-01-01'), nth * 6 - (nth % 5)));
    const { rows } = await world.pool.query<{ day: PlainDate; type: string; years: number; until: string }>(
      `select d.day::text as day, t.type, document_type_years(t.type) as years, retained_until(d.day, t.type)::text as until
       from unnest($1::date[]) as d (day), unnest('{invoice,contract,gone}'::text[]) as t (type)`,
      [days],
    );
    expect(rows).toHaveLength(1_500);
    expect(new Set(rows.map(({ years }) => years)).size).toBe(3);
    for (const { day: of, type, years, until: computed } of rows) {
      const { until: pure } = recordRetention([{ day: of, typeYears: years }], settings);
      expect([of, type, computed]).toEqual([of, type, pure]);
    }
  });
});

describe('declaring a fiscal year', () => {
  it('of two people at once keeps what one of them said, and tells the other [B0-02]', async () => {
    const answers = await Promise.all([declare({ hasLoss: true }), declare({ returnDueOn: day('2027-06-30') })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.problem.data.current).toMatchObject({ version: 1, reason });
  });

  it('refuses a day that ends no fiscal year, and a return before the regular day, each at its field [B7-01]', async () => {
    const refused = async (more: object) => {
      const { status, problem } = await declare(more);
      return [status, problem.data.fields[0]?.field, problem.data.fields[0]?.code];
    };
    expect(await refused({ endsOn: day('2027-02-28') })).toEqual([422, 'endsOn', 'no-fiscal-year-end']);
    const early = await refused({ returnDueOn: day('2027-04-30') });
    expect(early).toEqual([422, 'returnDueOn', 'return-day-too-early']);
    expect((await refused({ reason: ' ' }))[0]).toBe(422);
  });
});
