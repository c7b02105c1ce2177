import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';

const ping = statement<Record<string, never>>(() => sql`select 1`);

/** Throws where the database does not answer; the edge says 503 then. */
export async function askDatabase(pool: Pool): Promise<void> {
  await run(pool, ping, {});
}
