// How many guesses are looked at, whatever the pace of who guesses (reliability T13). Times are set, never waited for.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { GuessScope } from './limits.ts';
import { type Aim, countGuess, findStanding, forgetOldLimits, stillStands, takeBackGuess } from './limits-store.ts';

const START_MS = Date.parse('2026-11-21T00:00:00.000Z');
const HOUR_S = 3_600;
const at = (second: number) => new Date(START_MS + second * 1_000).toISOString();

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

let subjects = 0;
function freshAim(scope: GuessScope): Aim {
  subjects += 1;
  return { scope, subject: `subject ${subjects}` };
}

/** True when a guess is looked at. */
async function guess(aims: readonly Aim[], second: number): Promise<boolean> {
  const { pool } = database;
  if ((await findStanding(pool, aims, at(second))).block !== null) return false;
  return countGuess(pool, aims, at(second));
}

/** The seconds of those that were looked at. */
async function lookedAt(aim: Aim, seconds: Iterable<number>): Promise<number[]> {
  const looked: number[] = [];
  for (const second of seconds) if (await guess([aim], second)) looked.push(second);
  return looked;
}

function* every(step: number, until: number): Generator<number> {
  for (let second = 0; second < until; second += step) yield second;
}

/** The most of them that lie in any one hour. */
function mostInAnHour(seconds: readonly number[]): number {
  const counts = seconds.map((from) => seconds.filter((second) => second >= from && second < from + HOUR_S).length);
  return Math.max(0, ...counts);
}

describe('guesses at one account', () => {
  it('are looked at ten times in any hour at most, and less and less often (T13)', async () => {
    const looked = await lookedAt(freshAim('account'), every(15, 4 * HOUR_S));
    expect(mostInAnHour(looked)).toBe(10);
    expect(looked.slice(0, 11)).toEqual([0, 15, 30, 45, 60, 120, 240, 480, 960, 1_920, 3_720]);
  }, 60_000);

  it('are so at any pace (T13)', async () => {
    const pauses = fc.array(fc.constantFrom(0, 1, 30, 60, 120, 480, 1_000, 1_800, 3_599, 3_600), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(pauses, async (waits) => {
        let second = 0;
        const seconds = waits.map((wait) => {
          second += wait;
          return second;
        });
        expect(mostInAnHour(await lookedAt(freshAim('account'), seconds))).toBeLessThanOrEqual(10);
      }),
      { numRuns: 25, seed: 13 },
    );
  }, 60_000);

  it('has a negative control: a counter that begins anew with each hour would let nineteen pass', () => {
    const byTheClock: number[] = [];
    for (const second of every(1, 2 * HOUR_S)) {
      const begun = Math.floor(second / HOUR_S) * HOUR_S;
      if (second > HOUR_S - 20 && byTheClock.filter((known) => known >= begun).length < 10) byTheClock.push(second);
    }
    expect(mostInAnHour(byTheClock)).toBeGreaterThan(10);
  });

  it('cannot pass together in one moment (T13)', async () => {
    const aim = freshAim('account');
    const all = await Promise.all(Array.from({ length: 100 }, () => guess([aim], 0)));
    expect(all.filter((looked) => looked)).toHaveLength(5);
  });

  it('are forgiven with time, one an hour', async () => {
    const aim = freshAim('account');
    await lookedAt(aim, [0, 1, 2, 3, 4]);
    expect(await lookedAt(aim, [3 * HOUR_S, 3 * HOUR_S + 1, 3 * HOUR_S + 2, 3 * HOUR_S + 3])).toHaveLength(3);
  });

  it('do not grow where the clock of another node is behind', async () => {
    const aim = freshAim('account');
    expect(await lookedAt(aim, [100, 99, 98, 97])).toEqual([100, 99, 98, 97]);
  });

  it('that were right stand as if they had never been', async () => {
    const aim = freshAim('account');
    for (let nth = 0; nth < 20; nth += 1) {
      expect(await guess([aim], nth)).toBe(true);
      await takeBackGuess(database.pool, [aim], at(nth));
    }
    expect(await lookedAt(aim, [20, 20, 20, 20, 20, 20])).toHaveLength(5);
  });
});

it('guesses from one address are looked at a hundred times in any hour at most (T13)', async () => {
  const looked = await lookedAt(freshAim('address'), every(6, 2.5 * HOUR_S));
  expect(mostInAnHour(looked)).toBeLessThanOrEqual(100);
  expect(mostInAnHour(looked)).toBeGreaterThan(90);
}, 60_000);

it('what was read before holds until something is counted or taken back, were it for others (T13)', async () => {
  const { pool } = database;
  const [aim, other] = [freshAim('account'), freshAim('account')];
  const read = () => findStanding(pool, [aim], at(0));
  const before = await read();
  expect(stillStands(pool, before)).toBe(true);
  for (const write of [countGuess, takeBackGuess]) {
    const standing = await read();
    await write(pool, [other], at(0));
    expect(stillStands(pool, standing), write.name).toBe(false);
  }
  expect(stillStands(pool, before)).toBe(false);
  expect(stillStands(pool, await read())).toBe(true);
});

it('what was read while something was being counted does not hold afterwards (T13)', async () => {
  const { pool } = database;
  const [, standing] = await Promise.all([
    countGuess(pool, [freshAim('account')], at(0)),
    findStanding(pool, [freshAim('account')], at(0)),
  ]);
  expect(stillStands(pool, standing)).toBe(false);
});

it('a count that failed may stand all the same: what was read before it is read again (T13)', async () => {
  const { pool } = database;
  const standing = await findStanding(pool, [freshAim('account')], at(0));
  await expect(countGuess(pool, [freshAim('account')], 'no instant')).rejects.toThrow();
  expect(stillStands(pool, standing)).toBe(false);
});

it('a guess that one limit refuses counts for none of the others', async () => {
  const [account, address] = [freshAim('account'), freshAim('address')];
  await lookedAt(account, [0, 0, 0, 0, 0]);
  expect(await countGuess(database.pool, [account, address], at(1))).toBe(false);
  const { rows } = await database.pool.query('select failures from sign_in_limits where subject = $1', [
    address.subject,
  ]);
  expect(rows).toEqual([{ failures: 0 }]);
});

it('what is forgiven is forgotten, what still counts is kept', async () => {
  const [old, young] = [freshAim('account'), freshAim('account')];
  await lookedAt(old, [0]);
  await lookedAt(young, [7_200]);
  await forgetOldLimits(database.pool, at(3_600));
  const { rows } = await database.pool.query('select subject from sign_in_limits where subject = any($1)', [
    [old.subject, young.subject],
  ]);
  expect(rows).toEqual([{ subject: young.subject }]);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('a guess from %s counts for %s: all of an IPv6 network is one household (T13)', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
