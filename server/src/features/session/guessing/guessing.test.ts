// Guessing over HTTP: what is looked at, what it tells, what is recorded, and who gets in all the same (reliability T13, T16).
import { signIn } from '@madoguchi/contract/session/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW, openWorld, type World } from '../../../../test/world.ts';
import { buildApp } from '../../../app.ts';
import { PasswordHasher } from '../../../platform/session/password-hasher.ts';
import { countGuess } from './limits-store.ts';

/** How often argon2 has compared: the library itself, counted on its way, and with the least memory it takes. */
const compared = vi.hoisted(() => ({ times: 0, meanwhile: async () => {} }));
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = (password, options) => argon2.hash(password, { ...options, memoryCost: 8 });
  const verify: typeof argon2.verify = async (...asked) => {
    compared.times += 1;
    await compared.meanwhile();
    return argon2.verify(...asked);
  };
  return { ...argon2, hash, verify };
});

let world: World;
let behindProxy: World;

beforeAll(async () => {
  const hash = await new PasswordHasher().hash(SAMPLE_PASSWORD);
  const proxied = { TRUSTED_PROXIES: '127.0.0.1', ONE_LOGIN_MESSAGE: '1' };
  [world, behindProxy] = await Promise.all([openWorld({}, hash), openWorld(proxied, hash)]);
});
afterAll(() => Promise.all([world.close(), behindProxy.close()]));
beforeEach(async () => {
  for (const { pool, clock } of [world, behindProxy]) {
    await pool.query('delete from sign_in_limits');
    clock.set(NOW);
  }
  compared.times = 0;
  compared.meanwhile = async () => {};
});

const email = 'staff@madoguchi.example';
const right = { email, password: SAMPLE_PASSWORD };
const wrong = { email, password: 'himitsu-9876' };
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const guess = (input: typeof wrong, options = {}, at: World = world) => at.as(null)(signIn, input, options);
const many = (count: number, ask: (nth: number) => ReturnType<typeof guess>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => ask(nth)));
const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [status, all?.length]),
  );

/** The cookie of a browser that the person has signed in with. */
async function knownDevice(at: World = world, options = {}): Promise<string> {
  const { raw } = await guess(right, options, at);
  const cookies = [raw.headers['set-cookie'] ?? []].flat();
  return cookies.find((cookie) => cookie.startsWith('madoguchi-device='))?.split(';')[0] ?? '';
}

describe('an attack on one account', () => {
  it('is compared five times in the first moment and refused at no cost from then on (T13)', async () => {
    expect(statuses(await many(60, () => guess(wrong)))).toEqual({ 422: 5, 429: 55 });
    expect(compared.times).toBe(5);
  });

  it('is told when to try again, in a header and in words; the right password is not looked at either (T13)', async () => {
    await many(5, () => guess(wrong));
    const { status, raw, problem } = await guess(right);
    expect(status).toBe(429);
    expect(raw.headers['retry-after']).toBe('60');
    expect(problem).toMatchObject({ code: 'too-many', message: 'Too many attempts. Try again in 60 seconds.' });
    world.clock.set('2026-11-21T05:06:00.000Z');
    expect((await guess(right)).status).toBe(200);
  });

  it('never locks out the person on a device of theirs: in on 20 of 20 tries (T13)', async () => {
    let device = await knownDevice();
    await many(20, () => guess(wrong));
    for (let nth = 0; nth < 20; nth += 1) {
      const { status, raw } = await guess(right, { headers: { cookie: device } });
      expect(status).toBe(200);
      device = [raw.headers['set-cookie'] ?? []].flat()[1]?.split(';')[0] ?? '';
      expect((await guess(wrong)).status).toBe(429);
    }
    expect((await guess(right)).status, 'negative control: without the device the person waits').toBe(429);
  });

  it('gains nothing by a device of somebody else, or by one of before (T13)', async () => {
    const before = await knownDevice();
    const now = await knownDevice(world, { headers: { cookie: before } });
    expect(now).not.toBe(before);
    const { raw } = await guess({ ...right, email: 'admin@madoguchi.example' });
    const foreign = [raw.headers['set-cookie'] ?? []].flat()[1]?.split(';')[0] ?? '';
    await many(5, () => guess(wrong));
    for (const cookie of [before, foreign, 'madoguchi-device=', `madoguchi-device=${'A'.repeat(43)}`]) {
      expect((await guess(wrong, { headers: { cookie } })).status).toBe(429);
    }
  });

  it('from the person’s own device counts for that device alone', async () => {
    const cookie = await knownDevice();
    const headers = { cookie };
    expect(statuses(await many(8, () => guess(wrong, { headers })))).toEqual({ 422: 5, 429: 3 });
    expect((await guess(right)).status, 'elsewhere').toBe(200);
  });

  it('goes on being refused by another process and after a restart (T13)', async () => {
    await many(5, () => guess(wrong));
    const { config, pool, clock } = world;
    const restarted = await buildApp({ config, pool, clock, log: pino({ level: 'silent' }), checkAnswers: true });
    const answer = await restarted.inject({ method: 'POST', url: '/api/auth', payload: wrong });
    await restarted.close();
    expect(answer.statusCode).toBe(429);
  });

  it('is told of five wrong ones by four processes at the same moment too, each of which compares one in vain at most (T13)', async () => {
    const { config, clock } = world;
    const pools = Array.from({ length: 4 }, () => new Pool({ ...world.appPool.options }));
    const processes = await Promise.all(
      pools.map((pool) => buildApp({ config, pool, clock, log: pino({ level: 'silent' }), checkAnswers: true })),
    );
    const guesses = processes.flatMap((app) =>
      Array.from({ length: 15 }, () => app.inject({ method: 'POST', url: '/api/auth', payload: wrong })),
    );
    const answers = await Promise.all(guesses);
    await Promise.all(processes.map((app) => app.close()));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(statuses(answers.map(({ statusCode }) => ({ status: statusCode })))).toEqual({ 422: 5, 429: 55 });
    expect(compared.times).toBeLessThanOrEqual(5 + pools.length - 1);
  });

  it('learns nothing of a guess that is being compared while another process closes the door (T13)', async () => {
    const aims = [{ scope: 'account', subject: world.people.staff.accountId }] as const;
    const othersAreWrong = (times: number) => async () => {
      for (let nth = 0; nth < times; nth += 1) await countGuess(world.pool, aims, NOW);
    };
    for (const asked of [right, wrong]) {
      await world.pool.query('delete from sign_in_limits');
      compared.meanwhile = othersAreWrong(5);
      expect((await guess(asked)).status).toBe(429);
    }
    expect((await world.pool.query(`select failures from sign_in_limits where scope = 'account'`)).rows).toEqual([
      { failures: 5 },
    ]);
    await world.pool.query('delete from sign_in_limits');
    compared.meanwhile = othersAreWrong(4);
    expect((await guess(right)).status, 'while it is open').toBe(200);
  });
});

describe('where the limits stand', () => {
  /** How often it was asked while people signed in. */
  async function reads(work: () => Promise<unknown>): Promise<number> {
    const asked = vi.spyOn(world.appPool, 'query');
    await work();
    const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
    asked.mockRestore();
    return texts.filter((text) => text.includes('join sign_in_limits l')).length;
  }

  it('is read before a sign-in waits and once it was compared, while nobody is wrong, however many wait', async () => {
    expect(await reads(() => many(6, () => guess(right)))).toBe(12);
  });
});

describe('an attack on many accounts', () => {
  it('from one address is compared fifty times in a moment; right sign-ins of the office do not count (T13)', async () => {
    for (let nth = 0; nth < 8; nth += 1) expect((await guess(right)).status).toBe(200);
    expect((await world.pool.query('select from sign_in_limits')).rowCount).toBe(0);
    compared.times = 0;
    const answers = await many(60, (nth) => guess({ ...wrong, email: `person${nth}@madoguchi.example` }));
    expect(statuses(answers)).toEqual({ 422: 50, 429: 10 });
    expect(compared.times).toBe(50);
  });

  it('counts each true address by itself, and a whole IPv6 network as one (T13)', async () => {
    const network = (nth: number) => from(`2001:db8:7:7::${nth + 1}`);
    const spread = await many(56, (nth) =>
      guess({ ...wrong, email: `one${nth}@madoguchi.example` }, network(nth), behindProxy),
    );
    expect(statuses(spread)).toEqual({ 422: 50, 429: 6 });
    const next = await guess({ ...wrong, email: 'one99@madoguchi.example' }, from('2001:db8:7:8::1'), behindProxy);
    expect(next.status).toBe(422);
  });

  it('gains nothing by naming other addresses where no proxy is trusted (T13, T14)', async () => {
    const answers = await many(8, (nth) => guess(wrong, from(`198.51.100.${nth}`)));
    expect(statuses(answers)).toEqual({ 422: 5, 429: 3 });
  });
});

describe('what a stranger learns', () => {
  const told = async (input: typeof wrong, address: string) => {
    const { status, raw, problem } = await guess(input, from(address), behindProxy);
    const headers = { ...raw.headers, date: '', 'content-length': '' };
    return JSON.stringify([status, headers, { ...problem, data: { ...problem.data, requestId: '' } }]);
  };

  it('is nothing, with the one-message setting on: same bytes, one comparison each (T16) [S3-09]', async () => {
    const { pool } = behindProxy;
    await pool.query(`update accounts set status = 'suspended' where email = 'other@madoguchi.example'`);
    await pool.query(`update accounts set password_hash = null where email = 'user@madoguchi.example'`);
    await pool.query(
      `update accounts set status = 'invited', password_hash = null where email = 'admin2@madoguchi.example'`,
    );
    const kinds = [
      wrong,
      { ...wrong, email: 'nobody@madoguchi.example' },
      { ...right, email: 'other@madoguchi.example' },
      { ...right, email: 'user@madoguchi.example' },
      { ...right, email: 'admin2@madoguchi.example' },
    ];
    const answers: string[] = [];
    for (const [nth, kind] of kinds.entries()) {
      compared.times = 0;
      answers.push(await told(kind, `203.0.113.${nth}`));
      expect(compared.times, kind.email).toBe(1);
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('is nothing by the lock: an address that nobody has is locked like an account (T16)', async () => {
    const locked = async (who: string, address: string) => {
      for (let nth = 0; nth < 5; nth += 1) await told({ ...wrong, email: who }, address);
      return told({ ...wrong, email: who }, address);
    };
    expect(await locked('ghost@madoguchi.example', '203.0.113.50')).toBe(await locked(email, '203.0.113.51'));
  });

  it('has a negative control: without the setting the two answers differ (T16)', async () => {
    const [known, unknown] = [await guess(wrong), await guess({ ...wrong, email: 'nobody@madoguchi.example' })];
    expect(known.problem.data.fields).not.toEqual(unknown.problem.data.fields);
  });
});

describe('what is recorded', () => {
  const throttled = () => world.audit(`event = 'session.throttled' and occurred_at >= '2026-11-22'`);

  it('of attempts that were not looked at is the first at once, and the rest as a sum [B0-09]', async () => {
    world.clock.set('2026-11-22T00:00:00.000Z');
    const { config, pool, clock } = world;
    const app = await buildApp({ config, pool, clock, log: pino({ level: 'silent' }), checkAnswers: true });
    for (let nth = 0; nth < 105; nth += 1) await app.inject({ method: 'POST', url: '/api/auth', payload: wrong });
    expect(await throttled()).toMatchObject([
      {
        target_id: world.people.staff.accountId,
        ip: '127.0.0.1',
        difference: { email, limit: 'account', attempts: 1 },
      },
    ]);
    await app.close();
    const rows = await throttled();
    expect(rows.map(({ difference }) => difference['attempts'])).toEqual([1, 99]);
    expect(JSON.stringify(rows)).not.toContain(wrong.password);
  });
});
