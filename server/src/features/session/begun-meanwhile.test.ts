// A sign-in and what ends the sessions of its account, in the same moment: whichever is first, nobody is left inside who
// would not be let in now (reliability T15).
import { endSessions } from '@madoguchi/contract/accounts/operations.ts';
import { changePassword } from '@madoguchi/contract/passwords/operations.ts';
import { endOtherSessions, renewToken, showSession, signIn } from '@madoguchi/contract/session/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strangerWithPassword } from '../../../test/password-cases.ts';
import { lockOfAccount, oneBehindTheOther, overtaken } from '../../../test/queue-up.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { PasswordHasher } from '../../platform/session/password-hasher.ts';
import { newToken, tokenHash } from '../../platform/session/session-store.ts';

const NEXT = 'umi no chikaku no ie 3';

let world: World;
let nextHash: string;
beforeAll(async () => {
  const hasher = new PasswordHasher();
  nextHash = await hasher.hash(NEXT);
  world = await openWorld({}, await hasher.hash(SAMPLE_PASSWORD));
});
afterAll(() => world.close());

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const isIn = async (token: string) => (await world.as(null)(showSession, {}, bearer(token))).status === 200;

async function somebody() {
  const { id, token } = await strangerWithPassword(world);
  const email = `${id}@stranger.example`;
  return { id, token, email, signIn: (password: string) => world.as(null)(signIn, { email, password }) };
}

const sessionsOf = async (id: string) =>
  (await world.pool.query('select from sessions where account_id = $1', [id])).rowCount;

describe('a sign-in that is behind', () => {
  const another = (id: string) => [
    { sql: 'update accounts set password_hash = $2 where id = $1', values: [id, nextHash] },
    { sql: 'delete from sessions where account_id = $1', values: [id] },
  ];

  it('another password than it has compared is answered as wrong, counted and recorded, and begins no session (T15) [S3-07]', async () => {
    const { id, signIn: enter } = await somebody();
    const { status, problem } = await overtaken(world, lockOfAccount(id), () => enter(SAMPLE_PASSWORD), another(id));
    expect([status, problem.data.fields[0]?.code]).toEqual([422, 'wrong-password']);
    expect(await sessionsOf(id)).toBe(0);
    expect(await world.audit(`event = 'session.refused' and target_id = '${id}'`)).toHaveLength(1);
    const counted = await world.pool.query('select failures from sign_in_limits where subject = $1', [id]);
    expect(counted.rows).toEqual([{ failures: 1 }]);
  });

  it('the password that it brings already brings its person in', async () => {
    const { id, signIn: enter } = await somebody();
    const again = { sql: 'update accounts set password_hash = $2 where id = $1', values: [id, nextHash] };
    await world.pool.query('update accounts set password_hash = $2 where id = $1', [
      id,
      await new PasswordHasher().hash(NEXT),
    ]);
    expect((await overtaken(world, lockOfAccount(id), () => enter(NEXT), [again])).status).toBe(200);
  });

  it('a stop is told of it, and leaves the account’s devices as they were [S3-07]', async () => {
    const { id, signIn: enter } = await somebody();
    const stop = { sql: `update accounts set status = 'suspended' where id = $1`, values: [id] };
    const { problem } = await overtaken(world, lockOfAccount(id), () => enter(SAMPLE_PASSWORD), [stop]);
    expect(problem.data.fields[0]?.code).toBe('user-disabled');
  });
});

describe('a sign-in that is ahead', () => {
  it.each([
    [
      'a new password',
      async (_id: string, token: string) => {
        const input = { current: SAMPLE_PASSWORD, password: NEXT, passwordConfirm: NEXT };
        return (await world.as(null)(changePassword, input, bearer(token))).status;
      },
    ],
    [
      'the end of all sessions',
      async (id: string) => (await world.as('system')(endSessions, { id, version: 1, reason: '端末の紛失' })).status,
    ],
    [
      'the end of the others',
      async (_id: string, token: string) => (await world.as(null)(endOtherSessions, {}, bearer(token))).status,
    ],
  ])('of %s begins a session, which then ends with the others (T15)', async (_what, end) => {
    const { id, token, signIn: enter } = await somebody();
    const [entered, ended] = await oneBehindTheOther(
      world,
      lockOfAccount(id),
      () => enter(SAMPLE_PASSWORD),
      () => end(id, token),
    );
    expect([entered.status, ended]).toEqual([200, 200]);
    expect(await isIn(entered.output.access_token)).toBe(false);
    const { rowCount } = await world.pool.query('select from known_devices where account_id = $1', [id]);
    expect(rowCount, 'nor is its device known').toBe(0);
  });
});

it('a renewal by a token that a new password has taken away in this moment renews nothing (T15)', async () => {
  const { id, token } = await somebody();
  // Its last use is not to be noted once more: that would stand in line as well.
  await world.pool.query('update sessions set last_used_at = $2 where account_id = $1', [id, NOW]);
  const lock = { sql: 'select from sessions where account_id = $1 for update', values: [id] };
  const taken = {
    sql: 'update sessions set token_hash = $2 where account_id = $1',
    values: [id, tokenHash(newToken())],
  };
  const { status } = await overtaken(world, lock, () => world.as(null)(renewToken, {}, bearer(token)), [taken]);
  expect(status).toBe(401);
});
