// Cases of signing in and of one's own sessions.
import { randomUUID } from 'node:crypto';
import { type SESSION_OPERATIONS, signIn } from '@madoguchi/contract/session/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { tokenHash } from '../src/platform/session/session-store.ts';
import { type Asked, nothing, type OperationCases } from './operation-case.ts';
import { strangerWithPassword } from './password-cases.ts';
import type { Who } from './people.ts';
import { sessionOf } from './sessions.ts';
import type { World } from './world.ts';

const credentials = { email: 'staff@madoguchi.example', password: SAMPLE_PASSWORD };
const wrong = (email: string) => ({ email, password: 'not this one' });
const asked = (input: Record<string, unknown>): Asked => ({ who: null, input });

const withSession = async (world: World): Promise<Asked> => ({
  who: 'staff',
  input: {},
  token: await sessionOf(world, 'staff'),
});

/** One more session of a person, by its id. */
async function sessionIdOf(world: World, who: Who): Promise<string> {
  const hash = tokenHash(await sessionOf(world, who));
  const { rows } = await world.pool.query('select id from sessions where token_hash = $1', [hash]);
  return rows[0].id;
}

export const SESSION_CASES: Record<(typeof SESSION_OPERATIONS)[number]['id'], OperationCases> = {
  'session.show': { works: async () => asked({}), refused: {} },
  'session.sign-in': {
    works: async () => asked(credentials),
    refused: {
      'sign-in-failed': async () => asked(wrong(credentials.email)),
      'too-many': async (world) => {
        const guess = wrong(`${randomUUID()}@madoguchi.example`);
        for (let nth = 0; nth < 5; nth += 1) await world.as(null)(signIn, guess);
        return asked(guess);
      },
      unavailable: async () => ({ ...asked(credentials), withoutDatabase: true }),
    },
  },
  'session.renew': {
    works: withSession,
    refused: { 'bad-token': async () => ({ who: 'staff', input: {}, token: 'A'.repeat(43) }) },
  },
  'session.sign-out': { works: withSession, refused: {} },
  'session.update-user': {
    works: async () => ({ who: 'user', input: { user: { data: { displayName: '中村 遥' } } } }),
    refused: {},
  },
  'session.list-mine': { works: nothing, refused: {} },
  'session.end': {
    works: async (world) => ({ ...(await withSession(world)), input: { id: await sessionIdOf(world, 'staff') } }),
    refused: { 'not-found': async (world) => ({ who: 'staff', input: { id: await sessionIdOf(world, 'other') } }) },
  },
  'session.end-others': {
    works: async (world) => ({ who: 'staff', input: {}, token: (await strangerWithPassword(world)).token }),
    refused: {},
  },
  'session.list-my-sign-ins': { works: nothing, refused: {} },
};
