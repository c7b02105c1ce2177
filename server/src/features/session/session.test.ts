import { settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import { savePreference } from '@madoguchi/contract/preferences/operations.ts';
import { renewToken, showSession, signIn, signOut, updateUser } from '@madoguchi/contract/session/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshKey, NOW, openWorld, type World } from '../../../test/world.ts';
import { PasswordHasher } from '../../platform/session/password-hasher.ts';

let world: World;
let discreet: World;
const credentials = { email: 'staff@madoguchi.example', password: SAMPLE_PASSWORD };

beforeAll(async () => {
  const hash = await new PasswordHasher().hash(SAMPLE_PASSWORD);
  [world, discreet] = await Promise.all([
    openWorld({ TRUSTED_PROXIES: '127.0.0.1' }, hash),
    openWorld({ ONE_LOGIN_MESSAGE: '1', LOG_LEVEL: 'info' }, hash),
  ]);
});
afterAll(() => Promise.all([world.close(), discreet.close()]));

describe('signing in', () => {
  it('answers the person and a token, sets a cookie that scripts cannot read, and is recorded [S7-03] [S4-09]', async () => {
    const { status, output, raw } = await world.as(null)(signIn, credentials);
    expect(status).toBe(200);
    expect(output.user).toMatchObject({ uid: world.people.staff.accountId, role: ['staff'], email: credentials.email });
    expect(raw.body).not.toContain('argon2');
    expect(raw.headers['set-cookie']).toEqual([
      expect.stringMatching(/^madoguchi=[\w-]{43}; .*HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^madoguchi-device=[\w-]{43}; .*HttpOnly; SameSite=Strict$/),
    ]);
    const [row] = await world.audit(`event = 'session.started'`);
    expect(row).toMatchObject({ account_id: world.people.staff.accountId, roles: ['staff'], ip: '127.0.0.1' });
  });

  it('the same token works as cookie and as bearer header, and only its SHA-256 is stored [S4-09]', async () => {
    const token = (await world.as(null)(signIn, credentials)).output.access_token;
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `madoguchi=${token}` }]) {
      const answer = await world.as(null)(showSession, {}, { headers });
      expect(answer.output.user?.email).toBe(credentials.email);
    }
    const { rows } = await world.pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('takes an address in any width and case [B0-11]', async () => {
    const answer = await world.as(null)(signIn, { ...credentials, email: '　ＳＴＡＦＦ@madoguchi.example' });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['an unknown address', { ...credentials, email: 'nobody@madoguchi.example' }, 'email', 'Check your email address'],
    ['a wrong password', { ...credentials, password: 'himitsu-9876' }, 'password', 'Check your password'],
  ])(
    'tells %s at its field in the source’s words, and records the failure [S3-07] [S3-09]',
    async (_case, input, type, message) => {
      const before = (await world.audit(`event = 'session.refused'`)).length;
      const answer = await world.as(null)(signIn, input);
      expect(answer.status).toBe(422);
      expect(answer.problem.data.fields).toMatchObject([{ type, message }]);
      const rows = await world.audit(`event = 'session.refused'`);
      expect(rows).toHaveLength(before + 1);
      expect(JSON.stringify(rows)).not.toContain(input.password);
    },
  );

  it('tells a suspended person so, only with the right password [S3-07]', async () => {
    const id = world.people.other.accountId;
    await world.pool.query(`update accounts set status = 'suspended' where id = $1`, [id]);
    const input = { email: world.people.other.email, password: SAMPLE_PASSWORD };
    expect((await world.as(null)(signIn, input)).problem.data.fields).toMatchObject([
      { type: 'email', code: 'user-disabled' },
    ]);
    const wrong = await world.as(null)(signIn, { ...input, password: 'wrong' });
    expect(wrong.problem.data.fields).toMatchObject([{ code: 'wrong-password' }]);
  });

  it('with the one-message setting, answers an unknown address and a wrong password alike [S3-09]', async () => {
    const bodies = await Promise.all(
      [
        { ...credentials, email: 'nobody@madoguchi.example' },
        { ...credentials, password: 'wrong' },
      ].map(async (input) => {
        const { problem } = await discreet.as(null)(signIn, input);
        return JSON.stringify({ ...problem, data: { ...problem.data, requestId: '' } });
      }),
    );
    expect(bodies[0]).toBe(bodies[1]);
    expect(bodies[0]).toContain('Check your email address and password');
  });

  it.each([
    [{ email: '', password: 'x' }, 'email', 'You must enter a email'],
    [{ email: 'nobody', password: 'x' }, 'email', 'You must enter a valid email'],
    [{ email: 'a@b.example', password: '' }, 'password', 'Please enter your password.'],
  ])('names what is missing in the source’s words: %j [S3-02] [S3-06]', async (input, field, message) => {
    const { status, problem } = await world.as(null)(signIn, input);
    expect(status).toBe(422);
    expect(problem.data.fields).toMatchObject([{ field, message }]);
  });

  it('refuses the source’s GET form with 405 [S7-03]', async () => {
    const raw = await world.app.inject({ url: '/api/auth?email=a@b.example&password=secret' });
    expect(raw.statusCode).toBe(405);
    expect(raw.headers['allow']).toBe('POST');
  });
});

describe('a session', () => {
  const signedIn = async () => (await world.as(null)(signIn, credentials)).output.access_token;
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('gives a fresh token for the old one; the old one lives a minute more [S7-03]', async () => {
    const old = await signedIn();
    const { status, output } = await world.as(null)(renewToken, {}, bearer(old));
    expect(status).toBe(200);
    expect(output.access_token).not.toBe(old);
    expect((await world.as(null)(showSession, {}, bearer(old))).status).toBe(200);
    world.clock.set('2026-11-21T05:06:01.000Z');
    await world.pool.query(`update sessions set previous_until = previous_until`);
    await expect.poll(async () => (await world.as(null)(showSession, {}, bearer(old))).status).toBe(401);
    expect((await world.as(null)(showSession, {}, bearer(output.access_token))).status).toBe(200);
    world.clock.set(NOW);
  });

  it.each([
    ['no token', {}],
    ['an unknown token', bearer('a'.repeat(43))],
    ['something that is no token', { headers: { authorization: 'Basic c3RhZmY6c2VjcmV0' } }],
  ])('answers a renewal with %s with 401 [S7-03]', async (_case, options) => {
    const { status, problem } = await world.as(null)(renewToken, {}, options);
    expect(status).toBe(401);
    expect(problem.message).toBe('Invalid access token detected');
  });

  it('is not renewed by its token in the URL, nor by another one with it there; neither is logged [S7-03]', async () => {
    const { access_token: token } = (await discreet.as(null)(signIn, credentials)).output;
    for (const headers of [{}, bearer(token).headers]) {
      const { status, problem } = await discreet.as(null)(renewToken, { access_token: token }, { headers });
      expect([status, problem.message]).toEqual([401, 'Invalid access token detected']);
    }
    await discreet.app.inject({ url: '/api/auth?email=a@b.example&password=himitsu-9876' });
    expect(discreet.logged.filter((line) => line.includes('/api/auth'))).not.toEqual([]);
    expect(discreet.logged.join()).not.toContain(token);
    expect(discreet.logged.join()).not.toContain('himitsu-9876');
    expect((await discreet.as(null)(renewToken, {}, bearer(token))).status, 'the control: in its header').toBe(200);
  });

  it('is over on the very next request after signing out, and that is recorded [S4-09] [S2-26]', async () => {
    const token = await signedIn();
    const done = await world.as(null)(signOut, {}, bearer(token));
    expect(done.output).toEqual({ ended: true });
    expect((await world.as(null)(signOut, {}, bearer(token))).status).toBe(401);
    expect(await world.audit(`event = 'session.ended'`)).not.toHaveLength(0);
  });

  it('is over when somebody else ends it or the account is stopped, without a restart', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    for (const token of [first, second]) expect((await world.as(null)(signOut, {}, bearer(token))).status).toBe(200);
    const third = await signedIn();
    expect((await world.as(null)(showSession, {}, bearer(third))).status).toBe(200);
    await world.pool.query(`update accounts set status = 'suspended' where email = $1`, [credentials.email]);
    await expect.poll(async () => (await world.as(null)(showSession, {}, bearer(third))).status).toBe(401);
    await world.pool.query(`update accounts set status = 'active' where email = $1`, [credentials.email]);
  });

  it('ends after its hours [S3-13]', async () => {
    const token = await signedIn();
    world.clock.set('2026-11-23T05:05:01.000Z');
    expect((await world.as(null)(showSession, {}, bearer(token))).status).toBe(401);
    world.clock.set(NOW);
  });

  it('with a uid that is not its own is refused; without one it is fine [S4-09]', async () => {
    const call = world.as('staff');
    const wrong = await call(signOut, {}, { headers: { uid: world.people.admin.accountId } });
    expect(wrong.status).toBe(401);
    const right = await call(updateUser, { user: { data: {} } }, { headers: { uid: world.people.staff.accountId } });
    expect(right.status).toBe(200);
  });
});

describe('a write by cookie', () => {
  const change = { user: { data: { settings: { language: 'ja' as const } } } };
  const asCookie = (headers: Record<string, string>) =>
    world.as(null)(updateUser, change, { headers: { cookie: `madoguchi=${world.people.admin.token}`, ...headers } });

  it.each([
    ['our own origin', { origin: 'http://localhost:3000' }, 200],
    ['the request’s own host', { origin: 'http://127.0.0.1:8123', host: '127.0.0.1:8123' }, 200],
    ['a same-origin fetch', { 'sec-fetch-site': 'same-origin' }, 200],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['the origin null', { origin: 'null' }, 403],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['neither header', {}, 403],
  ] as const)('from %s answers as it should [S4-09]', async (_case, headers, status) => {
    expect((await asCookie(headers)).status).toBe(status);
  });

  it('is recorded where it was refused', async () => {
    const before = (await world.audit(`event = 'attempt.refused'`)).length;
    // Of the network of those above it would be one more in their sum.
    await asCookie({ origin: 'https://evil.example', 'x-forwarded-for': '192.0.2.9' });
    expect(await world.audit(`event = 'attempt.refused'`)).toHaveLength(before + 1);
  });

  it('needs no origin when it comes by bearer token [S4-09]', async () => {
    expect((await world.as('staff')(updateUser, change)).status).toBe(200);
  });
});

describe('the person’s own data', () => {
  it('keeps the chosen language with the account, and answers in it from then on [S1-02] [S8-01]', async () => {
    const call = world.as('admin2');
    const answer = await call(updateUser, { user: { data: { settings: { language: 'ja' } } } }, { key: freshKey() });
    expect(answer.output.data.settings.language).toBe('ja');
    const wrong = await call(
      updateUser,
      { user: { data: { displayName: ' ' } } },
      { headers: { 'accept-language': 'en' } },
    );
    expect(wrong.problem.message).toBe('1か所を確認してください。');
    const [row] = await world.audit(`event = 'account.updated' and account_id = '${world.people.admin2.accountId}'`);
    expect(row?.difference).toMatchObject({ language: [null, 'ja'] });
  });

  it('is who they are, and what they chose of the frame and as shortcuts, as the frame itself uses it [S4-07] [S7-03]', async () => {
    const call = world.as('user');
    const { accountId: uid } = world.people.user;
    const before = (await call(showSession, {})).output;
    expect(before.user).toMatchObject({ uid, from: 'password', role: ['user'] });
    expect(before.user?.data.email).toBe(before.user?.email);
    expect(before.user?.data.email).toMatch(/^user@/);
    expect(before.user?.data.shortcuts).toEqual([]);
    expect(before.user?.data.settings).toEqual({ language: null, ...settled({}) });

    const theme = { main: 'dark3', toolbar: 'light2' } as const;
    const layout = { config: { navbar: { style: 'style-3' } } } as const;
    const first = { shortcuts: ['information', 'faq.read'], settings: { theme, layout, customScrollbars: false } };
    const written = await call(updateUser, { user: { data: first } });
    expect(written.status).toBe(200);
    const chosen = settled({ theme, layout, customScrollbars: false });
    expect(written.output.data).toMatchObject({ shortcuts: first.shortcuts, settings: { language: null, ...chosen } });

    const after = (await call(showSession, {})).output;
    expect(after.user?.data).toEqual(written.output.data);
    expect(after.preferences.frame).toEqual({ value: { theme, layout, customScrollbars: false }, version: 1 });
    expect(after.preferences.shortcuts).toEqual({ value: first.shortcuts, version: 1 });

    // The frame saves by its own call; the source's call reads it, and changes the part that it is given alone.
    const kept = { name: 'frame', value: { theme: { main: 'dark3' } }, version: 1 } as const;
    expect((await call(savePreference, kept)).status).toBe(200);
    const navbar = { settings: { theme: { navbar: 'legacy' }, direction: 'rtl' } } as const;
    const last = await call(updateUser, { user: { data: navbar } });
    expect(last.output.data.shortcuts).toEqual(first.shortcuts);
    expect(last.output.data.settings.theme).toMatchObject({ main: 'dark3', navbar: 'legacy' });
    expect(last.output.data.settings).toMatchObject({ direction: 'rtl', customScrollbars: true });
    const [row] = await world.audit(`event = 'account.updated' and account_id = '${uid}'`);
    expect(row?.difference).toMatchObject({ shortcuts: [[], first.shortcuts] });
  });

  it('takes no setting that the frame does not have, and names it', async () => {
    const strange = [
      [{ settings: { theme: { main: 'neon' } } }, 'user.data.settings.theme.main', 'not-in-list'],
      [{ settings: { theme: { sidebar: 'dark1' } } }, 'user.data.settings.theme.sidebar', 'unknown-key'],
      [
        { settings: { layout: { config: { containerWidth: 1 } } } },
        'user.data.settings.layout.config.containerWidth',
        'too-small',
      ],
      [{ shortcuts: ['../../etc'] }, 'user.data.shortcuts.0', 'invalid'],
    ] as const;
    for (const [data, field, code] of strange) {
      const answer = await world.as('user')(updateUser, { user: { data } } as never);
      expect(answer.status).toBe(422);
      expect(answer.problem.data.fields).toMatchObject([{ field, code }]);
    }
  });

  it('takes no role, email or password from the body', async () => {
    for (const key of ['role', 'email', 'password']) {
      const raw = await world.app.inject({
        method: 'POST',
        url: '/api/auth/user/update',
        headers: { authorization: `Bearer ${world.people.staff.token}` },
        payload: { user: { [key]: 'system', data: {} } },
      });
      expect(raw.statusCode).toBe(422);
      expect(raw.json().data.fields).toMatchObject([{ field: `user.${key}`, code: 'unknown-key' }]);
    }
  });
});
