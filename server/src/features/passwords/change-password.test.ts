// A new password, and the session that set it (reliability T15).
import { changePassword } from '@madoguchi/contract/passwords/operations.ts';
import { listMySessions, renewToken, signIn } from '@madoguchi/contract/session/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strangerWithPassword } from '../../../test/password-cases.ts';
import { freshKey, openWorld, type World } from '../../../test/world.ts';
import { PasswordHasher } from '../../platform/session/password-hasher.ts';

const NEXT = 'umi no chikaku no ie 3';
const CHANGE = { current: SAMPLE_PASSWORD, password: NEXT, passwordConfirm: NEXT };

let world: World;
beforeAll(async () => {
  world = await openWorld({}, await new PasswordHasher().hash(SAMPLE_PASSWORD));
});
afterAll(() => world.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `madoguchi=${token}`, origin: 'http://localhost:3000' });
const statusFor = async (headers: Record<string, string>) =>
  (await world.as(null)(listMySessions, {}, { headers })).status;
const change = (headers: Record<string, string>, input = CHANGE, key = freshKey()) =>
  world.as(null)(changePassword, input, { headers, key });

describe('the session that sets a new password', () => {
  it('goes on under a new token in the cookie; a copy of the one before is refused on the next request (T15)', async () => {
    const { token } = await strangerWithPassword(world);
    expect(await statusFor(cookie(token))).toBe(200);
    const { raw, output } = await change(cookie(token));
    const given = raw.cookies.find(({ name }) => name === 'madoguchi');
    expect(given).toMatchObject({ httpOnly: true, sameSite: 'Lax', value: expect.stringMatching(/^[\w-]{43}$/) });
    expect(output.access_token).toBe(given?.value);
    expect(await statusFor(cookie(token))).toBe(401);
    expect(await statusFor(cookie(given?.value ?? ''))).toBe(200);
  });

  it('leaves none of its tokens before a renewal good, and can be renewed by the new one alone (T15) [S4-09]', async () => {
    const { token } = await strangerWithPassword(world);
    const renewed = (await world.as(null)(renewToken, {}, { headers: bearer(token) })).output.access_token;
    const { output } = await change(bearer(renewed));
    expect(await Promise.all([token, renewed].map((old) => statusFor(bearer(old))))).toEqual([401, 401]);
    expect((await world.as(null)(renewToken, {}, { headers: bearer(renewed) })).status).toBe(401);
    expect(await statusFor(bearer(output.access_token ?? ''))).toBe(200);
  });

  it('keeps its token where the present password was wrong', async () => {
    const { token } = await strangerWithPassword(world);
    const { status, raw } = await change(cookie(token), { ...CHANGE, current: 'himitsu-9876' });
    expect([status, raw.headers['set-cookie']]).toEqual([422, undefined]);
    expect(await statusFor(cookie(token))).toBe(200);
  });
});

describe('a change whose answer was lost', () => {
  it('is told again to its person, who has logged in anew: no token, no wrong guess, no second record (T13) [B0-03]', async () => {
    const { id, token } = await strangerWithPassword(world);
    const key = freshKey();
    const first = await change(bearer(token), CHANGE, key);
    expect((await change(bearer(token), CHANGE, key)).status, 'with the token of before').toBe(401);
    const email = `${id}@stranger.example`;
    const anew = (await world.as(null)(signIn, { email, password: NEXT })).output.access_token;
    const again = await change(bearer(anew), CHANGE, key);
    expect(again.output).toEqual({ ...first.output, access_token: null });
    expect(again.raw.headers['set-cookie']).toBeUndefined();
    expect(await statusFor(bearer(anew))).toBe(200);
    const records = await world.audit(`operation = 'passwords.change' and target_id = '${id}'`);
    expect(records.map(({ event }) => event)).toEqual(['password.changed']);
    const counted = `select from sign_in_limits where subject in (select id::text from sessions where account_id = $1)`;
    expect((await world.pool.query(counted, [id])).rowCount).toBe(0);
  });

  it('tells its new token nowhere but in that answer [B0-09]', async () => {
    const { token } = await strangerWithPassword(world);
    const { output } = await change(bearer(token));
    for (const table of ['sessions', 'audit_events', 'idempotency_keys']) {
      const { rows } = await world.pool.query(`select t::text from ${table} t`);
      expect(JSON.stringify(rows), table).not.toContain(output.access_token);
    }
  });
});
