// The SQL of whom a route may name.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../../platform/db/statement.ts';

const employed = statement<{ ids: readonly string[]; today: string }, { id: string }>(
  (at) => sql`select e.id from employees e
    where e.id = any(${at('ids')}::uuid[]) and (e.left_on is null or e.left_on >= ${at('today')}::date)`,
);

/** Those of the ids who work here on the day, or will. */
export async function findEmployed(pool: Pool, ids: readonly string[], today: string): Promise<string[]> {
  return (await run(pool, employed, { ids, today })).map(({ id }) => id);
}
