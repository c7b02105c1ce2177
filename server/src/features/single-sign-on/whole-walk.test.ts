// The walk of a person through a real provider: its own pages, its own cookies, its own tokens.
import { showSession, signOut } from '@madoguchi/contract/session/operations.ts';
import { beginSingleSignOn, finishSingleSignOn, showWayOut } from '@madoguchi/contract/single-sign-on/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { type IdentityProvider, PROVIDER_PASSWORD, startIdentityProvider } from '../../../test/identity-provider.ts';
import { openWorld, type World } from '../../../test/world.ts';

const PORTAL = 'http://localhost:3000';
const NAME = 'Maruichi ID';

let provider: IdentityProvider;
let world: World;
beforeAll(async () => {
  const members = [
    { subject: '7001', email: 'staff@madoguchi.example', isVerified: true },
    { subject: '7002', email: 'admin@madoguchi.example', isVerified: false },
  ];
  provider = await startIdentityProvider({ portal: PORTAL, name: NAME, members });
  world = await openWorld(provider.settings);
});
afterAll(() => Promise.all([world.close(), provider.close()]));

/** Goes to the provider and logs in there; back come the answer's parameters and the browser's own cookie. */
async function logInThere(browser: Browser, fields: Readonly<Record<string, string>>) {
  const begun = await world.as(null)(beginSingleSignOn, {});
  const kept = begun.raw.cookies.find(({ name }) => name === 'madoguchi-login');
  const asked = await browser.follow(new URL(begun.output.url));
  const back = asked.next ?? (await browser.follow(asked.at, fields)).next;
  expect(back?.origin + (back?.pathname ?? '')).toBe(`${PORTAL}/callback`);
  const { code, state, iss, error, error_description } = Object.fromEntries(back?.searchParams ?? []);
  const headers = { cookie: `madoguchi-login=${kept?.value}` };
  return world.as(null)(finishSingleSignOn, { code, state, iss, error, error_description }, { headers });
}

const staff = { email: 'staff@madoguchi.example', password: PROVIDER_PASSWORD };
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

it('leads through the provider’s pages into a session that says where it came from, and out there as well [S2-24, S4-06, S4-07]', async () => {
  const browser = new Browser();
  const { status, output } = await logInThere(browser, staff);
  expect(status).toBe(200);
  expect(output.user).toMatchObject({ from: NAME, email: staff.email, role: ['staff'] });
  const token = bearer(output.access_token);
  expect((await world.as(null)(showSession, {}, token)).output).toMatchObject({
    user: { from: NAME },
    identityProvider: NAME,
  });

  const { url } = (await world.as(null)(showWayOut, {}, token)).output;
  await world.as(null)(signOut, {}, token);
  const asked = await browser.go(new URL(url ?? ''));
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(asked.text) ?? [];
  const { next } = await browser.follow(new URL('/session/end/confirm', provider.issuer), { xsrf, logout: 'yes' });
  expect(next?.href).toBe(`${PORTAL}/login`);
  const again = await world.as(null)(beginSingleSignOn, {});
  expect((await browser.follow(new URL(again.output.url))).text, 'the provider asks again').toContain('Company login');
});

it('needs no password there for as long as the provider knows the browser', async () => {
  const browser = new Browser();
  await logInThere(browser, staff);
  const { status } = await logInThere(browser, { email: 'nobody', password: 'asked' });
  expect(status).toBe(200);
});

it('shows the provider’s own text where the person gave up there [S3-12]', async () => {
  const { status, problem } = await logInThere(new Browser(), { cancel: '1' });
  expect(status).toBe(422);
  expect(problem.message).toBe(`${NAME} did not let this login through: access_denied: The person gave up`);
});

it('lets nobody in by an address that the provider has not verified', async () => {
  const { problem } = await logInThere(new Browser(), { ...staff, email: 'admin@madoguchi.example' });
  expect(problem.data.fields).toMatchObject([{ field: 'email', code: 'email-not-verified' }]);
  const { rows } = await world.pool.query(`select from account_identities where subject = '7002'`);
  expect(rows).toEqual([]);
});
