// How many logins at the provider one address may begin: nobody fills the table or the audit trail (decision 0021).
import { beginSingleSignOn, finishSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { person, thereAndBack } from '../../../test/provider-logins.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

const FREE = 100;

let world: World;
beforeAll(async () => {
  world = await openWorld({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query('delete from sign_in_limits');
  world.clock.set(NOW);
});

const begin = (address: string) => world.as(null)(beginSingleSignOn, {}, { headers: { 'x-forwarded-for': address } });
const beginMany = async (count: number, address: string) => {
  const answers = await Promise.all(Array.from({ length: count }, () => begin(address)));
  return Object.groupBy(answers, ({ status }) => status);
};

it('an address that begins a hundred in vain is told when to try again; others go on (T13) [S2-24]', async () => {
  const answers = await beginMany(FREE + 5, '192.0.2.1');
  expect([answers[200]?.length, answers[429]?.length]).toEqual([FREE, 5]);
  const { status, raw, problem } = await begin('192.0.2.1');
  expect([status, raw.headers['retry-after'], problem.code]).toEqual([429, '10', 'too-many']);
  expect((await begin('192.0.2.2')).status).toBe(200);
  world.clock.set('2026-11-21T05:05:10.000Z');
  expect((await begin('192.0.2.1')).status).toBe(200);
});

it('leaves no row and no record of a beginning behind where it was not looked at, and one of all that were held off [B0-09]', async () => {
  const rows = async (table: string) => (await world.pool.query(`select from ${table}`)).rowCount;
  await beginMany(FREE, '192.0.2.3');
  const [logins, begun] = [await rows('provider_logins'), await world.audit(`event = 'single-sign-on.begun'`)];
  await beginMany(20, '192.0.2.3');
  expect(await rows('provider_logins')).toBe(logins);
  expect(await world.audit(`event = 'single-sign-on.begun'`)).toHaveLength(begun.length);
  const throttled = await world.audit(`event = 'session.throttled' and ip = '192.0.2.3'`);
  expect(throttled).toMatchObject([
    { operation: 'single-sign-on.begin', difference: { limit: 'provider-login', attempts: 1 } },
  ]);
});

it('counts nobody who came back from the provider and is in: an office behind one address logs in all day', async () => {
  for (let nth = 0; nth < 3; nth += 1) {
    const { input, headers } = await thereAndBack(world, person(world, 'staff'));
    expect((await world.as(null)(finishSingleSignOn, input, { headers })).status).toBe(200);
  }
  const { rows } = await world.pool.query('select failures from sign_in_limits');
  expect(rows).toEqual([{ failures: 0 }]);
});
