// Months begin and end in Tokyo, wherever the server stands and whatever its clock's zone (reliability R20).
import { saveDraft } from '@madoguchi/contract/expense-claims/operations.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayInJapan } from '../src/platform/clock.ts';
import { draft } from './claims.ts';
import { NOW, openWorld, type World } from './world.ts';

const ZONES = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'];
const YEARS = 10;
const zoneBefore = process.env['TZ'];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
  world.clock.set(NOW);
});
afterAll(() => world.close());

/** The last millisecond of each month in Tokyo and the first of the next: 2026-11-30T14:59:59.999Z and a millisecond on. */
const turns = Array.from({ length: YEARS * 12 }, (_, index) => {
  const month = addMonths('202001' as YearMonth, index);
  const first = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 1, -9);
  return { month, last: first - 1, first };
});

/** The label that goes wrong: the month of the instant in UTC. */
const utcMonth = (ms: number) => new Date(ms).toISOString().slice(0, 7).replace('-', '');

describe.each(ZONES)('on a server in %s', (zone) => {
  it(`each of ${YEARS * 12} months ends at midnight in Tokyo, leap years included [B0-01]`, () => {
    process.env['TZ'] = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    for (const { month, last, first } of turns) {
      for (const dayOf of [tokyoDay, (ms: number) => dayInJapan(new Date(ms).toISOString())]) {
        expect(dayOf(last)).toBe(lastDay(month));
        expect(monthOf(PlainDate.parse(dayOf(first)))).toBe(addMonths(month, 1));
      }
    }
  });

  it('every hour of a year has the month that the calendar of Japan says [B0-01]', () => {
    process.env['TZ'] = zone;
    const japan = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' });
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const ms = Date.UTC(2028, 0, 1, hour);
      expect(tokyoDay(ms)).toBe(japan.format(ms));
    }
  });

  it('the portal’s today, and the latest month that may be claimed, turn with it [B0-01]', async () => {
    process.env['TZ'] = zone;
    const today = async () => (await world.as(null)(showSession, {})).output.today;
    const begin = async () => (await world.as('staff')(saveDraft, { ...draft([]), month: '202701' })).status;
    world.clock.set('2026-11-30T14:59:59.999Z');
    expect([await today(), await begin()]).toEqual(['2026-11-30', 422]);
    world.clock.set('2026-11-30T15:00:00.000Z');
    expect(await today()).toBe('2026-12-01');
    expect([200, 409]).toContain(await begin());
  });
});

it('negative control: a month named by UTC is wrong at every turn', () => {
  expect(turns.filter(({ month, first }) => utcMonth(first) === addMonths(month, 1))).toEqual([]);
});
