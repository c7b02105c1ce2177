// For every operation of single sign-on an input that works, and the ways to its refusals.
import type { SINGLE_SIGN_ON_OPERATIONS } from '@madoguchi/contract/single-sign-on/operations.ts';
import { finishSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import type { Asked, OperationCases } from './operation-case.ts';
import { begunLogin, person, returned, thereAndBack } from './provider-logins.ts';
import { sideWorld } from './side-worlds.ts';
import type { World } from './world.ts';

type Id = (typeof SINGLE_SIGN_ON_OPERATIONS)[number]['id'];

const WITHOUT = { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '', OIDC_NAME: '' };
/** Port 9 is that of the discard service, which no machine runs. */
const OUT_OF_REACH = { OIDC_ISSUER: 'http://127.0.0.1:9' };

const asked = (back: Pick<Asked, 'input' | 'headers'>): Asked => ({ who: null, once: true, ...back });
const begin = (at: World): Asked => ({ who: null, input: {}, at });

async function nobodysLogin(world: World): Promise<Asked> {
  return asked(await thereAndBack(world, { sub: 'nobody', email: 'nobody@elsewhere.example', email_verified: true }));
}

export const SINGLE_SIGN_ON_CASES: Record<Id, OperationCases> = {
  'single-sign-on.begin': {
    works: async () => ({ who: null, input: {} }),
    refused: {
      'sign-in-failed': async () => begin(await sideWorld(WITHOUT)),
      'provider-refused': async ({ config }) =>
        begin(await sideWorld({ OIDC_ISSUER: `${config.identityProvider?.issuer}/elsewhere` })),
      'provider-unavailable': async () => begin(await sideWorld(OUT_OF_REACH)),
      'too-many': async () => {
        const at = await sideWorld({ OIDC_NAME: 'Another' });
        const until = new Date(Date.parse(at.clock.now()) + 60_000).toISOString();
        await at.pool.query(
          `insert into sign_in_limits (scope, subject, failures, window_began_at, blocked_until)
           values ('provider-login', '127.0.0.1', 100, $1, $2) on conflict do nothing`,
          [at.clock.now(), until],
        );
        return begin(at);
      },
    },
  },
  'single-sign-on.finish': {
    works: async (world) => {
      // The first time tells besides whom the provider means.
      const first = await thereAndBack(world, person(world, 'staff'));
      await world.as(null)(finishSingleSignOn, first.input, { headers: first.headers });
      return asked(await thereAndBack(world, person(world, 'staff')));
    },
    refused: {
      'sign-in-failed': nobodysLogin,
      'login-over': async () => ({ who: null, input: { code: 'x', state: 'y' } }),
      'provider-refused': async (world) =>
        asked(returned(await begunLogin(world), { refuses: [400, { error: 'invalid_grant' }] })),
      'provider-unavailable': async (world) => asked(returned(await begunLogin(world), { refuses: [503, {}] })),
    },
  },
  'single-sign-on.show-way-out': { works: async () => ({ who: 'staff', input: {} }), refused: {} },
};
