import type { RateKey } from '@madoguchi/contract/dated-rates/keys.ts';
import { addRate, correctRate, listRates } from '@madoguchi/contract/dated-rates/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { masterData, rateOn } from '../master-data/public.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = (text: string) => PlainDate.parse(text);
const source = '旅費規程の改定';
const add = (key: RateKey, validFrom: string, value: number) =>
  world.as('system')(addRate, { key, validFrom: day(validFrom), value, source });
const listed = async (key: RateKey) =>
  (await world.as('staff')(listRates, {})).output.filter((rate) => rate.key === key);
/** As a feature looks it up, by the transaction's date. */
const looked = async (key: RateKey, on: string) => {
  const ground = { pool: world.appPool, clock: world.clock, listener: { connected: false } };
  return rateOn(await masterData(ground as never), key, on);
};

describe('a dated rate', () => {
  it('that is added holds from its day on; the one before ends the day before, and stays [B1-06]', async () => {
    expect((await add('private-car-per-km-yen', '2027-04-01', 25)).status).toBe(200);
    expect(
      (await listed('private-car-per-km-yen')).map(({ value, validFrom, validTo }) => [value, validFrom, validTo]),
    ).toEqual([
      [25, '2027-04-01', null],
      [20, '2020-04-01', '2027-03-31'],
    ]);
    expect(await looked('private-car-per-km-yen', '2027-03-31')).toBe(20);
    expect(await looked('private-car-per-km-yen', '2027-04-01')).toBe(25);
    expect(await looked('transitional-deduction-percent', '2026-09-30')).toBe(80);
    expect(await looked('transitional-deduction-percent', '2026-10-01')).toBe(70);
  });

  it('never changes the past: not before tomorrow, not before another one, each at its field [B1-06]', async () => {
    const refusals: unknown[] = [];
    for (const from of ['2026-11-21', '2025-04-01']) {
      const { status, problem } = await add('claim-closing-business-day', from, 3);
      refusals.push([status, problem.data.fields[0]?.field, problem.data.fields[0]?.code]);
    }
    const { problem } = await add('transitional-deduction-percent', '2027-04-01', 60);
    expect(refusals).toEqual(Array(2).fill([422, 'validFrom', 'rate-begun']));
    expect(problem.data.fields).toMatchObject([{ field: 'validFrom', code: 'rate-order' }]);
  });

  it('of two who add one of the same key at once, only the later day can follow the other [B1-06] [B0-02]', async () => {
    const answers = await Promise.all([
      add('consumption-tax-percent', '2028-04-01', 12),
      add('consumption-tax-percent', '2028-04-01', 15),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await listed('consumption-tax-percent')).toHaveLength(2);
  });

  it('may be corrected while it has not begun, over the version that was seen, on record [B1-06] [B0-09]', async () => {
    const key = 'claim-closing-business-day';
    await add(key, '2027-04-01', 3);
    const correct = (value: number, version: number) =>
      world.as('system')(correctRate, { key, validFrom: day('2027-04-01'), value, source, version });
    const answers = await Promise.all([correct(4, 1), correct(2, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [newest] = await listed(key);
    expect(newest).toMatchObject({ version: 2, updatedBy: world.people.system.name });
    const events = await world.audit(`event = 'dated-rate.corrected'`);
    expect(events.map(({ target_id, difference }) => [target_id, difference])).toEqual([
      [`${key}/2027-04-01`, { value: [3, newest?.value], source: [source, source] }],
    ]);
    world.clock.set('2027-04-01T00:00:00.000Z');
    const late = await correct(5, 2);
    expect([late.status, late.problem.code]).toEqual([409, 'wrong-state']);
    world.clock.set('2026-11-21T05:05:00.000Z');
  });
});
