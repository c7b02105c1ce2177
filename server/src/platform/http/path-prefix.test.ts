// PUBLIC_URL may carry a path prefix: a portal that shares its host with others (S4-09).
import { renewToken, signIn, updateUser } from '@madoguchi/contract/session/operations.ts';
import { showHealth } from '@madoguchi/contract/system/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { PasswordHasher } from '../session/password-hasher.ts';

const PREFIX = '/portal';

let world: World;
beforeAll(async () => {
  const hash = await new PasswordHasher().hash(SAMPLE_PASSWORD);
  world = await openWorld({ PUBLIC_URL: `https://staff.example.jp${PREFIX}` }, hash);
});
afterAll(() => world.close());

it('a portal under a path answers below it alone [S4-09]', async () => {
  expect((await world.app.inject({ url: `${PREFIX}${showHealth.path}` })).statusCode).toBe(200);
  expect((await world.app.inject({ url: showHealth.path })).statusCode).toBe(404);
});

it('a session there is a cookie of its host, good for writes from its own origin alone [S4-09]', async () => {
  const payload = { email: world.people.staff.email, password: SAMPLE_PASSWORD };
  const entered = await world.app.inject({ method: 'POST', url: `${PREFIX}${signIn.path}`, payload });
  const [cookie = ''] = [entered.headers['set-cookie'] ?? []].flat();
  expect(cookie).toMatch(/^__Host-madoguchi=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const write = (origin: string) =>
    world.app.inject({
      method: 'POST',
      url: `${PREFIX}${updateUser.path}`,
      headers: { cookie: cookie.split(';')[0], origin },
      payload: { user: { data: { settings: { language: 'ja' } } } },
    });
  expect((await write('https://staff.example.jp')).statusCode).toBe(200);
  expect((await write('https://other.example.jp')).statusCode).toBe(403);
  const headers = { cookie: cookie.split(';')[0], 'sec-fetch-site': 'same-origin' };
  expect((await world.app.inject({ url: `${PREFIX}${renewToken.path}`, headers })).statusCode).toBe(200);
});
