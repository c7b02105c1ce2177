// Looks up the answer stored under an idempotency key. The change's own statement writes it (platform/db/change.ts).
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../db/statement.ts';

interface KeptAnswer {
  body_hash: Buffer;
  answer: Record<string, unknown>;
}

const keptAnswer = statement<{ account: string; key: string }, KeptAnswer>(
  (at) => sql`select body_hash, answer from idempotency_keys
    where account_id = ${at('account')}::uuid and key = ${at('key')}`,
);

/** The stored answer of a person's key, or `null` where it was never used. */
export async function findKeptAnswer(pool: Pool, account: string, key: string): Promise<KeptAnswer | null> {
  return (await run(pool, keptAnswer, { account, key }))[0] ?? null;
}

const outdated = statement<{ before: string }>(
  (at) => sql`delete from idempotency_keys where created_at < ${at('before')}::timestamptz`,
);

/** Forgets keys from before an instant: they live 90 days. */
export async function forgetOldKeys(pool: Pool, before: string): Promise<void> {
  await run(pool, outdated, { before });
}
