import { addDays, nthBusinessDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database.ts';
import { run, statement } from '../../../platform/db/statement.ts';
import { businessDaysSince, businessHoursBetween, closedDays } from './business-days-store.ts';

const HOLIDAYS = [
  '2025-12-31',
  '2026-01-01',
  '2026-01-03',
  '2026-04-29',
  '2026-05-04',
  '2026-05-05',
  '2026-05-06',
  '2026-11-23',
];
const closed = closedDays({ holidays: [...HOLIDAYS, HOLIDAYS[0]].map((day) => ({ day })) } as never);

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const sinceEach = statement<{ from: string; closed: readonly string[] }, { day: PlainDate; days: number }>(
  (at) => sql`select to_char(day, 'YYYY-MM-DD') as day,
      ${businessDaysSince(sql`(${at('from')}::timestamp at time zone 'Asia/Tokyo')`, sql`day::date`, at('closed'))} as days
    from generate_series(${at('from')}::date, ${at('from')}::date + 500, interval '1 day') day order by day`,
);

it('as many business days as are walked day by day lie between two days, over weekends, holidays and the new year [B3-02]', async () => {
  for (const from of ['2025-06-02', '2025-06-07', '2025-12-30', '2026-05-03'] as PlainDate[]) {
    const rows = await run(database.pool, sinceEach, { from, closed });
    expect(rows[0]?.days).toBe(0);
    const passed = new Map(rows.toReversed().map(({ day, days }): [number, PlainDate] => [days, day]));
    for (let n = 1; n <= 200; n += 1) {
      expect(passed.get(n), `${n} after ${from}`).toBe(nthBusinessDay(addDays(from, 1), n, new Set(HOLIDAYS)));
    }
  }
});

const between = statement<{ from: string; to: string; closed: readonly string[] }, { hours: string }>(
  (at) =>
    sql`select ${businessHoursBetween(sql`${at('from')}::timestamptz`, sql`${at('to')}::timestamptz`, at('closed'))} as hours`,
);

it.each([
  ['within a day', '2026-11-18T09:00:00+09:00', '2026-11-18T13:30:00+09:00', 4.5],
  ['over a night', '2026-11-18T18:00:00+09:00', '2026-11-19T10:00:00+09:00', 16],
  ['over a weekend and a holiday', '2026-11-20T18:00:00+09:00', '2026-11-24T10:00:00+09:00', 16],
  ['begun on a closed day', '2026-11-21T12:00:00+09:00', '2026-11-24T03:00:00+09:00', 3],
  ['on closed days alone', '2026-11-21T12:00:00+09:00', '2026-11-23T12:00:00+09:00', 0],
] as const)('hours of closed days count for nothing: %s [B5-04]', async (_what, from, to, hours) => {
  const [found] = await run(database.pool, between, { from, to, closed });
  expect(Number(found?.hours)).toBe(hours);
});
