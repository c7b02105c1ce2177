// The SQL of who can help where no route leads: the people who maintain them.
import { sql } from 'kysely';
import { run, statement } from '../../../platform/db/statement.ts';
import type { Ground } from '../../../platform/ground.ts';
import { mayLogIn } from '../../../platform/session/may-log-in-store.ts';

const MOST_NAMED = 3;

const systemPeople = statement<{ today: string }, { name: string }>(
  (at) => sql`select a.display_name as name from accounts a
    where 'system' = any(a.roles) and ${mayLogIn(sql`a`, sql`${at('today')}::date`)}
    order by a.created_at, a.id limit ${sql.lit(MOST_NAMED)}`,
);

/** Names of a few who may change routes. */
export async function whomToAsk({ pool, clock }: Pick<Ground, 'pool' | 'clock'>): Promise<string[]> {
  return (await run(pool, systemPeople, { today: clock.today() })).map(({ name }) => name);
}
