// Cases of the person's own password: each with a person of its own, whose other sessions may end.
import { randomUUID } from 'node:crypto';
import type { PASSWORD_OPERATIONS } from '@madoguchi/contract/passwords/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { newToken, tokenHash } from '../src/platform/session/session-store.ts';
import type { Asked, OperationCases } from './operation-case.ts';
import type { World } from './world.ts';

const NEXT = 'umi no chikaku no ie 3';
const CHANGE = { current: SAMPLE_PASSWORD, password: NEXT, passwordConfirm: NEXT };

/** Somebody with the password of the sample, an employee record of nobody, and one open session. */
export async function strangerWithPassword({ pool }: Pick<World, 'pool'>): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), newToken()];
  await pool.query(
    `insert into accounts (id, email, password_hash, display_name, roles)
     select $1::uuid, $1 || '@stranger.example', password_hash, '見知 らぬ', '{staff}'
     from accounts where email = 'staff@madoguchi.example'`,
    [id],
  );
  await pool.query(
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     values ($1, $2, $3, '2026-11-01', '2030-01-01', '127.0.0.1', 'test')`,
    [randomUUID(), id, tokenHash(token)],
  );
  return { id, token };
}

async function asked(world: World, input: object): Promise<Asked> {
  const { token } = await strangerWithPassword(world);
  return { who: 'staff', token, input: { ...input } };
}

export const PASSWORD_CASES: Record<(typeof PASSWORD_OPERATIONS)[number]['id'], OperationCases> = {
  'passwords.show': { works: async () => ({ who: 'staff', input: {} }), refused: {} },
  'passwords.change': {
    works: (world) => asked(world, CHANGE),
    refused: {
      'too-many': async (world) => {
        const guess = await asked(world, { ...CHANGE, current: 'not this one' });
        const authorization = `Bearer ${guess.token}`;
        for (let nth = 0; nth < 5; nth += 1) {
          await world.app.inject({
            method: 'POST',
            url: '/api/auth/password',
            headers: { authorization },
            payload: guess.input,
          });
        }
        return guess;
      },
    },
  },
};
