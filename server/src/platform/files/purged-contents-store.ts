// The SQL of contents whose rows were deleted. A trigger notes them; their bytes go once no row of any table names them.
import { sql } from 'kysely';
import { type Executor, run, statement } from '../db/statement.ts';

export interface PurgedContent {
  readonly sha256: string;
  /** Tells this deletion from a later one of the same content. */
  readonly purgedAt: string;
}

const MOST_AT_ONCE = 500;

const left = statement<PurgedContent, PurgedContent>(
  (at) => sql`select encode(c.sha256, 'hex') as sha256, c.purged_at::text as "purgedAt" from purged_contents c
    where c.removed_at is null
      and (c.purged_at, c.sha256) > (${at('purgedAt')}::timestamptz, decode(${at('sha256')}, 'hex'))
    order by c.purged_at, c.sha256 limit ${sql.lit(MOST_AT_ONCE)}`,
);

/** Before all others. */
export const BEFORE_ALL: PurgedContent = { purgedAt: '-infinity', sha256: '' };

/** Contents of deleted rows whose bytes may still lie in the store, those that follow another one, the earliest first. */
export async function findContentsLeft(executor: Executor, after: PurgedContent): Promise<PurgedContent[]> {
  return run(executor, left, { ...after });
}

const named = statement<{ sha256: string }, { named: boolean }>(
  (at) => sql`select is_content_named(decode(${at('sha256')}, 'hex')) as named`,
);

export async function isNamed(executor: Executor, sha256: string): Promise<boolean> {
  return (await run(executor, named, { sha256 }))[0]?.named !== false;
}

const removed = statement<PurgedContent & { at: string }>(
  (at) => sql`update purged_contents set removed_at = ${at('at')}::timestamptz
    where sha256 = decode(${at('sha256')}, 'hex') and purged_at = ${at('purgedAt')}::timestamptz`,
);

/** Nothing is left to do for the content, unless another row of it was deleted since. */
export async function markRemoved(executor: Executor, content: PurgedContent, at: string): Promise<void> {
  await run(executor, removed, { ...content, at });
}
