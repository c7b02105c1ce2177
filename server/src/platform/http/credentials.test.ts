// A request that holds a credential leaves no trace of it (decision 0022).
import { registerAccount } from '@madoguchi/contract/accounts/operations.ts';
import { changePassword } from '@madoguchi/contract/passwords/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strangerWithPassword } from '../../../test/password-cases.ts';
import { freshKey, openWorld, type World } from '../../../test/world.ts';
import { PasswordHasher } from '../session/password-hasher.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({}, await new PasswordHasher().hash(SAMPLE_PASSWORD));
});
afterAll(() => world.close());

const keptHash = async (key: string) =>
  (await world.pool.query<{ body_hash: Buffer }>('select body_hash from idempotency_keys where key = $1', [key]))
    .rows[0]?.body_hash;

async function changed(password: string): Promise<Buffer | undefined> {
  const { token } = await strangerWithPassword(world);
  const key = freshKey();
  const headers = { authorization: `Bearer ${token}` };
  const input = { current: SAMPLE_PASSWORD, password, passwordConfirm: password };
  expect((await world.as(null)(changePassword, input, { key, headers })).status).toBe(200);
  return keptHash(key);
}

describe('the hash of a body with a password', () => {
  it('is the same whatever the password is: nobody who reads the table can try passwords on it (T13)', async () => {
    const [one, other] = [await changed('umi no chikaku no ie 3'), await changed('yama no ue no ie 7')];
    expect(one).toBeInstanceOf(Buffer);
    expect(one).toEqual(other);
  });

  it('is of everything else: the key with another name is refused, and with the same told again [B0-03]', async () => {
    const key = freshKey();
    const input = {
      displayName: '新井 花',
      email: 'once@madoguchi.example',
      password: 'umi no chikaku no ie 3',
    };
    const register = (more: object = {}) => world.as('system')(registerAccount, { ...input, ...more }, { key });
    const first = await register();
    expect(first.status).toBe(200);
    expect((await register()).raw.body).toBe(first.raw.body);
    expect((await register({ displayName: '新井 花子' })).problem.code).toBe('key-reused');
    expect(await world.audit(`event = 'account.registered'`)).toHaveLength(1);
  });
});
