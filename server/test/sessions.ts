import { randomUUID } from 'node:crypto';
import { newToken, tokenHash } from '../src/platform/session/session-store.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

/** Opens one more session of a person, and gives its token: for what ends or renews it. */
export async function sessionOf({ pool, people }: Pick<World, 'pool' | 'people'>, who: Who): Promise<string> {
  const token = newToken();
  await pool.query(
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     values ($1, $2, $3, '2026-11-01', '2030-01-01', '127.0.0.1', 'test')`,
    [randomUUID(), people[who].accountId, tokenHash(token)],
  );
  return token;
}
