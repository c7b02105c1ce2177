// The SQL of who can help where no route leads: the people who maintain them.
import { sql } from 'kysely';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';

const MOST_NAMED = 3;

const systemPeople = statement<Record<string, never>, { name: string }>(
  () => sql`select display_name as name from accounts where status = 'active' and 'system' = any(roles)
    order by created_at, id limit ${sql.lit(MOST_NAMED)}`,
);

/** Names of a few who may change routes. */
export async function whomToAsk(executor: Executor): Promise<string[]> {
  return (await run(executor, systemPeople, {})).map(({ name }) => name);
}
