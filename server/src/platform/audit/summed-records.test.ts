// Guests can cause records without end, so they are summed into few (B0-09, T23; decision 0021).
import { chooseLinkPassword } from '@madoguchi/contract/accounts/operations.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { signIn } from '@madoguchi/contract/session/operations.ts';
import { beginSingleSignOn, finishSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GOOD_PASSWORD } from '../../../test/account-cases.ts';
import { openWorld, requestOf, type World } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => world.close());

const TIMES = 20;
const ELSEWHERE = { cookie: `madoguchi=${'x'.repeat(43)}`, origin: 'https://elsewhere.example' };
const withoutProvider = () => ({ ...world.config, identityProvider: null });
const asIs = () => world.config;

it.each<[string, Operation, Record<string, unknown>, Record<string, string>, () => World['config'], number]>([
  ['a request from a foreign page', signIn, {}, ELSEWHERE, asIs, 403],
  ['the end of a login that nobody began', finishSingleSignOn, { state: 'x', code: 'y' }, {}, asIs, 422],
  ['the same without a provider', finishSingleSignOn, { state: 'x', code: 'y' }, {}, withoutProvider, 422],
  ['the beginning of a login without a provider', beginSingleSignOn, {}, {}, withoutProvider, 422],
  [
    'a link that is none',
    chooseLinkPassword,
    { token: 'x'.repeat(43), password: GOOD_PASSWORD, passwordConfirm: GOOD_PASSWORD },
    {},
    asIs,
    410,
  ],
])(
  '%s is recorded at once, and of its network the rest is one sum a minute (T23) [B0-09]',
  async (what, operation, input, headers, config, status) => {
    const { pool, clock } = world;
    const app = await buildApp({ config: config(), pool, clock, log: pino({ level: 'silent' }) });
    const send = (address: string) =>
      app.inject({
        ...requestOf(operation, input),
        headers: { ...headers, 'x-forwarded-for': address, 'user-agent': what },
      });
    for (let nth = 0; nth < TIMES; nth += 1) {
      const answer = await send(`2001:db8:7:7::${nth + 1}`);
      expect(answer.statusCode, answer.body).toBe(status);
    }
    await send('192.0.2.9');
    const recorded = () => world.audit(`user_agent = '${what}'`);
    const attempts = async () => (await recorded()).map(({ ip, difference }) => [ip, difference['attempts']]);
    expect(await attempts()).toEqual([
      ['2001:db8:7:7::1', 1],
      ['192.0.2.9', 1],
    ]);
    await app.close();
    expect((await attempts()).slice(2)).toEqual([['2001:db8:7:7::1', TIMES - 1]]);
  },
);
