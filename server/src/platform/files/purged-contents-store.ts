// The SQL of contents that no row may name: just received, or of a deleted row, which a trigger notes. Their bytes go once no row of
// any table names them.
import { sql } from 'kysely';
import { type Executor, run, statement } from '../db/statement.ts';

export interface PurgedContent {
  readonly sha256: string;
  /** Tells this deletion from a later one of the same content. */
  readonly purgedAt: string;
}

const noted = statement<{ sha256: string }>(
  (at) => sql`insert into purged_contents (sha256, purged_at) values (decode(${at('sha256')}, 'hex'), clock_timestamp())
    on conflict (sha256) do update set purged_at = excluded.purged_at, removed_at = null`,
);

/** Notes a content before its bytes are put in the store: whatever becomes of its upload, it is looked at again. */
export async function noteReceived(executor: Executor, sha256: string): Promise<void> {
  await run(executor, noted, { sha256 });
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

/** Contents whose bytes may lie in the store without a row, those that follow another one, the earliest first. */
export async function findContentsLeft(executor: Executor, after: PurgedContent): Promise<PurgedContent[]> {
  return run(executor, left, { ...after });
}

const named = statement<{ sha256: string }, { named: boolean }>(
  (at) => sql`select is_content_named(decode(${at('sha256')}, 'hex')) as named`,
);

export async function isNamed(executor: Executor, sha256: string): Promise<boolean> {
  return (await run(executor, named, { sha256 }))[0]?.named !== false;
}

/** A content is noted before its bytes come: they may still be on their way. */
const ON_THEIR_WAY = sql`interval '1 hour'`;

const removed = statement<PurgedContent & { at: string; absent: boolean }>(
  (at) => sql`update purged_contents set removed_at = ${at('at')}::timestamptz
    where sha256 = decode(${at('sha256')}, 'hex') and purged_at = ${at('purgedAt')}::timestamptz
      and (not ${at('absent')}::boolean or purged_at < clock_timestamp() - ${ON_THEIR_WAY})`,
);

/** Nothing is left to do for the content, unless it was noted since, or noted lately and its bytes are `absent`. */
export async function markRemoved(
  executor: Executor,
  content: PurgedContent,
  { at, absent }: { readonly at: string; readonly absent: boolean },
): Promise<void> {
  await run(executor, removed, { ...content, at, absent });
}
