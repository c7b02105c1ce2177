// The portal's handling of every kind of answer: the provider here says whatever the test wants.
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { beginSingleSignOn, finishSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ForgingProvider, PROVIDER_NAME, startForgingProvider } from '../../../test/forging-provider.ts';
import type { Who } from '../../../test/people.ts';
import { begunLogin, claimsOf, codeFor, person, returned, thereAndBack } from '../../../test/provider-logins.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { tokenHash } from '../../platform/session/session-store.ts';

let provider: ForgingProvider;
let world: World;
beforeAll(async () => {
  provider = await startForgingProvider();
  world = await openWorld({ ...provider.settings, TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => Promise.all([world.close(), provider.close()]));
afterEach(() => {
  provider.failWith(null);
  world.clock.set(NOW);
});

type Back = Awaited<ReturnType<typeof thereAndBack>>;
type Claims = Parameters<typeof thereAndBack>[1];

const finish = ({ input, headers }: Back) => world.as(null)(finishSingleSignOn, input, { headers });
const comesBack = async (claims: Claims) => finish(await thereAndBack(world, claims));
const refusals = () => world.audit(`event = 'session.refused' and operation = 'single-sign-on.finish'`);
const sessionsOf = async (who: Who) =>
  (await world.pool.query(`select from sessions where account_id = $1`, [world.people[who].accountId])).rowCount;
describe('the way to the provider', () => {
  it('asks for a code with a challenge, a state and a nonce that only this browser can answer [S2-24]', async () => {
    const [first, second] = [await begunLogin(world), await begunLogin(world)];
    const asked = Object.fromEntries(first.url.searchParams);
    expect(first.url.origin + first.url.pathname).toBe(`${provider.issuer}/authorize`);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'madoguchi',
      redirect_uri: 'http://localhost:3000/callback',
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked[name]).toMatch(/^[\w-]{43}$/);
      expect(second.url.searchParams.get(name)).not.toBe(asked[name]);
    }
  });

  it('keeps its secret in a cookie that no script reads and no other site sends, and nothing of use in the database', async () => {
    const { raw, output } = await world.as(null)(beginSingleSignOn, {});
    const [cookie] = raw.cookies;
    expect(cookie).toMatchObject({
      name: 'madoguchi-login',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 600,
    });
    const { rows } = await world.pool.query(`select encode(browser_hash, 'hex') as kept from provider_logins`);
    const kept = JSON.stringify(rows);
    for (const secret of [cookie?.value ?? '', new URL(output.url).searchParams.get('state') ?? '']) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('is walked by nobody twice, and logins that nobody came back from are cleared away', async () => {
    await begunLogin(world);
    world.clock.set('2026-11-21T05:20:00.000Z');
    await begunLogin(world);
    const { rowCount } = await world.pool.query(`select from provider_logins`);
    expect(rowCount).toBe(1);
  });
});

describe('an answer of the provider', () => {
  it('brings in whom it vouches for: a session from there, recorded, in a cookie and a token [S3-01, S4-07]', async () => {
    const { status, output, raw } = await comesBack(person(world, 'user'));
    expect(status).toBe(200);
    expect(output.user).toMatchObject({ uid: world.people.user.accountId, from: PROVIDER_NAME });
    expect(raw.cookies.find(({ name }) => name === 'madoguchi')?.value).toBe(output.access_token);
    const [row] = await world.audit(`event = 'session.started' and actor = '${world.people.user.name}'`);
    expect(row?.difference).toMatchObject({ provider: PROVIDER_NAME });
    expect(provider.exchanges.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  const nothing = async (): Promise<Back> => ({ input: {}, headers: {} });
  const strangers: [string, () => Promise<Back>][] = [
    ['without anything', nothing],
    [
      'with another state',
      async () => {
        const back = await thereAndBack(world, person(world, 'staff'));
        return { ...back, input: { ...back.input, state: 'A'.repeat(43) } };
      },
    ],
    [
      'without its state',
      async () => {
        const {
          input: { state, ...input },
          headers,
        } = await thereAndBack(world, person(world, 'staff'));
        return { input, headers };
      },
    ],
    [
      'in a browser that has begun nothing',
      async () => ({
        ...(await thereAndBack(world, person(world, 'staff'))),
        headers: {},
      }),
    ],
    [
      'in a browser that has begun another login',
      async () => {
        const [mine, others] = [await thereAndBack(world, person(world, 'staff')), await begunLogin(world)];
        return { ...mine, headers: { cookie: others.cookie } };
      },
    ],
    [
      'after more than ten minutes',
      async () => {
        const back = await thereAndBack(world, person(world, 'staff'));
        world.clock.set('2026-11-21T05:15:01.000Z');
        return back;
      },
    ],
    [
      'a second time',
      async () => {
        const back = await thereAndBack(world, person(world, 'staff'));
        expect((await finish(back)).status).toBe(200);
        return back;
      },
    ],
  ];
  it.each(strangers)(
    '%s belongs to no login: refused and recorded, and the provider is not asked',
    async (_how, come) => {
      const back = await come();
      const [asked, recorded, sessions] = [
        provider.exchanges.length,
        (await refusals()).length,
        await sessionsOf('staff'),
      ];
      // Each from a network of its own: of one they would be a record and a sum.
      const headers = { ...back.headers, 'x-forwarded-for': `192.0.2.${recorded + 1}` };
      const { status, problem } = await finish({ ...back, headers });
      expect([status, problem.code]).toEqual([422, 'login-over']);
      expect(provider.exchanges).toHaveLength(asked);
      expect(await refusals()).toHaveLength(recorded + 1);
      expect(await sessionsOf('staff')).toBe(sessions);
    },
  );

  it('that was begun elsewhere takes nothing from a login under way here', async () => {
    const back = await thereAndBack(world, person(world, 'staff'));
    await finish({ ...back, input: { code: 'planted', state: 'planted' } });
    expect((await finish(back)).status).toBe(200);
  });

  it('is taken once, however many times it comes at once', async () => {
    await comesBack(person(world, 'staff'));
    const back = await thereAndBack(world, person(world, 'staff'));
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await finish(back)).status));
    expect(statuses.sort()).toEqual([200, 422, 422, 422, 422]);
    // Negative control: with its row still there, the same answer comes in again.
    const browser = tokenHash(back.headers['cookie']?.split('=')[1] ?? '');
    await world.pool.query(`insert into provider_logins values ($1, $2, $3)`, [browser, NOW, '2026-11-21T05:10:00Z']);
    expect((await finish(back)).status).toBe(200);
  });

  const HOUR_S = 3_600;
  it.each<[string, Claims | { signature: 'foreign' | 'none' | 'hmac' }]>([
    ['for another login', { nonce: 'A'.repeat(43) }],
    ['for no login', { nonce: undefined }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['for another portal', { aud: 'another-portal' }],
    ['that is over', { exp: Math.floor(Date.parse('2026-11-01') / 1_000) - HOUR_S }],
    ['without an end', { exp: undefined }],
    ['of nobody', { sub: undefined }],
    ['signed with another key', { signature: 'foreign' }],
    ['signed with no key', { signature: 'none' }],
    ['signed with the client’s secret', { signature: 'hmac' }],
  ])('with a token %s brings nobody in', async (_which, wrong) => {
    const login = await begunLogin(world);
    const { signature, ...claims } = wrong as Claims & { signature?: 'foreign' };
    const right = claimsOf(world, login, person(world, 'staff'));
    const forged = { claims: { ...right, ...claims }, ...(signature === undefined ? {} : { signature }) };
    const before = await sessionsOf('staff');
    const { status, problem } = await finish(returned(login, forged));
    expect([status, problem.code]).toEqual([422, 'provider-refused']);
    expect(await sessionsOf('staff')).toBe(before);
    const control = await comesBack(person(world, 'staff'));
    expect(control.status, 'the same token, right').toBe(200);
  });

  it('that a mix-up attack names another issuer of is refused', async () => {
    const back = await thereAndBack(world, person(world, 'staff'));
    const { problem } = await finish({ ...back, input: { ...back.input, iss: 'https://elsewhere.example' } });
    expect(problem.code).toBe('provider-refused');
  });

  it.each([
    ['gives no code', {}, /code/],
    ['refuses', { error: 'access_denied', error_description: 'Not today' }, /access_denied: Not today$/],
    [
      'writes over several lines',
      { error: 'server_error', error_description: 'a\nb <b>c</b>' },
      /server_error: a b <b>c<\/b>$/,
    ],
  ])('that %s is told in the service’s own text [S3-12]', async (_what, answer, text) => {
    const { url, cookie } = await begunLogin(world);
    const state = url.searchParams.get('state') ?? '';
    const { status, problem } = await finish({ input: { state, ...answer }, headers: { cookie } });
    expect([status, problem.code]).toEqual([422, 'provider-refused']);
    expect(problem.message).toMatch(text);
  });

  it('that says the portal’s own secret is wrong shows the service’s text, and brings nobody in [S3-12]', async () => {
    const refuses = [401, { error: 'invalid_client', error_description: 'client authentication failed' }] as const;
    const { problem } = await finish(returned(await begunLogin(world), { refuses }));
    expect(problem.message).toContain('invalid_client: client authentication failed');
  });
});

describe('a provider that is down', () => {
  it.each([500, 503])('with %i lets nobody in, but keeps nobody from the portal (R25)', async (status) => {
    const back = await thereAndBack(world, person(world, 'staff'));
    provider.failWith(status);
    const { status: answered, problem, raw } = await finish(back);
    expect([answered, problem.code]).toEqual([503, 'provider-unavailable']);
    expect(raw.headers['retry-after']).toBe('5');
    expect((await world.as('staff')(showSession, {})).status).toBe(200);
    const reasons = (await refusals()).map(({ difference }) => difference['reason']);
    expect(reasons).toContainEqual(expect.stringMatching(/^provider-unavailable/));
  });

  it('is asked again by the next who comes, without a restart (R25)', async () => {
    provider.failWith(503);
    const late = await openWorld(provider.settings);
    expect((await late.as(null)(beginSingleSignOn, {})).problem.code).toBe('provider-unavailable');
    provider.failWith(null);
    expect((await late.as(null)(beginSingleSignOn, {})).status).toBe(200);
    provider.failWith(503);
    late.clock.set('2026-11-21T07:00:00.000Z');
    expect((await late.as(null)(beginSingleSignOn, {})).status, 'by what it said two hours ago').toBe(200);
    await late.close();
  });
});

it('nothing secret of a login stands in the audit trail or the log', async () => {
  const talkative = await openWorld({ ...provider.settings, LOG_LEVEL: 'trace' });
  const login = await begunLogin(talkative);
  const claims = claimsOf(talkative, login, person(talkative, 'staff'));
  const { input, headers } = returned(login, { claims });
  const { output } = await talkative.as(null)(finishSingleSignOn, input, { headers });
  const failed = returned(await begunLogin(talkative), { claims: { ...claims, iss: 'x' } });
  await talkative.as(null)(finishSingleSignOn, failed.input, { headers: failed.headers });
  const told = JSON.stringify([await talkative.audit(), talkative.logged]);
  for (const secret of [
    output.access_token,
    input.code,
    input.state,
    login.cookie.split('=')[1],
    codeFor({ claims }),
  ]) {
    expect(told).not.toContain(secret);
  }
  await talkative.close();
});
