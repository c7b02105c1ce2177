// The SQL of the writes on the timeline, and what they look at first.
import type { PostAudience } from '@madoguchi/contract/timeline/choices.ts';
import { sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { type Executor, run, statement } from '../../platform/db/statement.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';
import { isNotHidden, isSeen, type Reader } from './seen-store.ts';

const PATCH = sql`'{}'::jsonb as patch`;

/** A post or a comment, with the post that it stands on. */
export interface Entry {
  readonly id: string;
  readonly kind: 'post' | 'comment';
  readonly authorId: string;
  readonly isRemoved: boolean;
  readonly isHidden: boolean;
  /** Of the post, like the fields below. */
  readonly postId: string;
  readonly postAuthorId: string;
  readonly version: number;
  readonly audience: PostAudience;
  readonly department: string | null;
  readonly isShare: boolean;
  readonly commentCount: number;
}

const OF_POST = sql`p.id as "postId", p.author_id as "postAuthorId", p.version, p.audience, p.department_code as department,
  p.shared_id is not null as "isShare",
  (select count(*)::int from timeline_comments k where k.post_id = p.id and k.removed_at is null) as "commentCount"`;

type Asked = Reader & { readonly id: string };

const seenPost = statement<Asked, Entry>(
  (at) => sql`select p.id, 'post' as kind, p.author_id as "authorId", false as "isRemoved",
      p.hidden_at is not null as "isHidden", ${OF_POST}
    from timeline_posts p where p.id = ${at('id')}::uuid and ${isSeen(sql`p`, at as never)}`,
);

/** A post that the reader sees. */
export async function findSeenPost(executor: Executor, asked: Asked): Promise<Entry | null> {
  return (await run(executor, seenPost, asked))[0] ?? null;
}

const entry = statement<Asked, Entry>(
  (at) => sql`select p.id, 'post' as kind, p.author_id as "authorId", p.removed_at is not null as "isRemoved",
      p.hidden_at is not null as "isHidden", ${OF_POST}
    from timeline_posts p where p.id = ${at('id')}::uuid
      and (p.author_id = ${at('account')}::uuid or ${isSeen(sql`p`, at as never)})
    union all
    select c.id, 'comment', c.author_id, c.removed_at is not null, c.hidden_at is not null, ${OF_POST}
    from timeline_comments c join timeline_posts p on p.id = c.post_id
    where c.id = ${at('id')}::uuid and ${isSeen(sql`p`, at as never)}
      and (c.author_id = ${at('account')}::uuid or (c.removed_at is null and ${isNotHidden(sql`c`, at as never)}))`,
);

/** A post or comment that the reader sees, or wrote. */
export async function findEntry(executor: Executor, asked: Asked): Promise<Entry | null> {
  return (await run(executor, entry, asked))[0] ?? null;
}

export interface Answered {
  readonly id: string;
  readonly authorId: string;
}

const answered = statement<Asked & { post: string }, Answered>(
  (at) => sql`select coalesce(c.answers_id, c.id) as id, c.author_id as "authorId" from timeline_comments c
    where c.id = ${at('id')}::uuid and c.post_id = ${at('post')}::uuid and c.removed_at is null
      and ${isNotHidden(sql`c`, at as never)}`,
);

/** Of a comment of the post that is answered: the one below which the answer stands, and whose it is. */
export async function findAnswered(executor: Executor, asked: Asked & { post: string }): Promise<Answered | null> {
  return (await run(executor, answered, asked))[0] ?? null;
}

const inDepartment = statement<{ department: string; today: string }, { id: string }>(
  (at) => sql`select a.id from accounts a join employees e on e.id = a.employee_id
    where e.department_code = ${at('department')} and ${mayLogIn(sql`a`, sql`${at('today')}::date`)}`,
);

/** The accounts of a department's people. */
export async function findDepartment(executor: Executor, asked: { department: string; today: string }) {
  return (await run(executor, inDepartment, asked)).map(({ id }) => id);
}

const waiting = statement<{ account: string }, { n: number }>(
  (at) => sql`select count(*)::int as n from timeline_pictures m where m.owner_id = ${at('account')}::uuid
    and m.post_id is null`,
);

export async function countWaiting(executor: Executor, account: string): Promise<number> {
  return (await run(executor, waiting, { account }))[0]?.n ?? 0;
}

const ownWaiting = statement<{ account: string; ids: readonly string[] }, { id: string }>(
  (at) => sql`select m.id from timeline_pictures m where m.owner_id = ${at('account')}::uuid and m.post_id is null
    and m.id = any(${at('ids')}::uuid[])`,
);

/** Those of the pictures that the account sent and no post has taken. */
export async function findWaiting(executor: Executor, account: string, ids: readonly string[]): Promise<string[]> {
  return (await run(executor, ownWaiting, { account, ids })).map(({ id }) => id);
}

export const insertPicture = change<{
  id: string;
  by: string;
  bytes: Buffer;
  width: number;
  height: number;
  at: string;
}>((at) => ({
  changed: sql`insert into timeline_pictures (id, owner_id, width, height, bytes, added_at)
    values (${at('id')}::uuid, ${at('by')}::uuid, ${at('width')}::int, ${at('height')}::int, ${at('bytes')}::bytea,
      ${at('at')}::timestamptz) returning ${PATCH}`,
}));

export interface PostWrite {
  id: string;
  by: string;
  text: string;
  audience: PostAudience;
  department: string | null;
  shared: string | null;
  at: string;
  /** `id, alt` of each, in their order. */
  pictures: string;
  pictureCount: number;
}

/** Nothing is written where another post has taken one of the pictures meanwhile. */
export const insertPost = change<PostWrite>((at) => ({
  before: {
    given: sql`select g.id, g.alt, (g.nth - 1)::int as place from rows from (json_to_recordset(${at('pictures')}::json)
      as (id uuid, alt text)) with ordinality g(id, alt, nth)`,
    held: sql`select m.id from timeline_pictures m join given g on g.id = m.id
      where m.owner_id = ${at('by')}::uuid and m.post_id is null order by m.id for update of m`,
  },
  changed: sql`insert into timeline_posts (id, version, author_id, text, audience, department_code, shared_id, written_at)
    select ${at('id')}::uuid, 1, ${at('by')}::uuid, ${at('text')}, ${at('audience')}, ${at('department')}::text,
      ${at('shared')}::uuid, ${at('at')}::timestamptz
    where (select count(*) from held) = ${at('pictureCount')}::int returning ${PATCH}`,
  after: {
    taken: sql`update timeline_pictures m set post_id = ${at('id')}::uuid, place = g.place, alt = g.alt
      from given g, changed where m.id = g.id`,
  },
}));

export const updateAudience = change<{
  id: string;
  by: string;
  version: number;
  audience: PostAudience;
  department: string | null;
}>((at) => ({
  changed: sql`update timeline_posts set version = version + 1, audience = ${at('audience')},
      department_code = ${at('department')}::text
    where id = ${at('id')}::uuid and author_id = ${at('by')}::uuid and version = ${at('version')}::int
      and removed_at is null and shared_id is null returning ${PATCH}`,
}));

/** Nothing where it is so already. */
export const markLike = change<{ post: string; by: string; on: boolean }>((at) => ({
  before: {
    taken: sql`delete from timeline_likes l where l.post_id = ${at('post')}::uuid and l.account_id = ${at('by')}::uuid
      and not ${at('on')}::boolean returning 1`,
    given: sql`insert into timeline_likes (post_id, account_id) select ${at('post')}::uuid, ${at('by')}::uuid
      where ${at('on')}::boolean on conflict do nothing returning 1`,
  },
  changed: sql`select ${PATCH} from (select from taken union all select from given) done`,
}));

export const insertComment = change<{
  id: string;
  post: string;
  answers: string | null;
  text: string;
  by: string;
  at: string;
  facts: string;
}>((at) => ({
  changed: sql`insert into timeline_comments (id, post_id, answers_id, author_id, text, written_at)
    values (${at('id')}::uuid, ${at('post')}::uuid, ${at('answers')}::uuid, ${at('by')}::uuid, ${at('text')},
      ${at('at')}::timestamptz) returning ${PATCH}`,
  after: { told: toldFactRows(at('facts'), sql`exists (select from changed)`) },
}));

/**
 * `removedAt` null brings it back. Nothing where it is so already.
 * @throws the refusal of `timeline_posts_one_share` where the same post was shared once more meanwhile
 */
export const markRemoved = change<{ id: string; by: string; removedAt: string | null }>((at) => {
  const turns = sql`(removed_at is null) = (${at('removedAt')}::timestamptz is not null)`;
  return {
    before: {
      post: sql`update timeline_posts p set removed_at = ${at('removedAt')}::timestamptz where p.id = ${at('id')}::uuid
        and p.author_id = ${at('by')}::uuid and ${turns} returning 1`,
      said: sql`update timeline_comments set removed_at = ${at('removedAt')}::timestamptz where id = ${at('id')}::uuid
        and author_id = ${at('by')}::uuid and ${turns} returning 1`,
    },
    changed: sql`select ${PATCH} from (select from post union all select from said) done`,
  };
});

/** `hiddenAt` null shows it again. */
export const markHidden = change<{
  id: string;
  by: string;
  hiddenAt: string | null;
  reason: string | null;
  facts: string;
}>((at) => {
  const set = sql`hidden_at = ${at('hiddenAt')}::timestamptz, hidden_reason = ${at('reason')}::text,
    hidden_by = case when ${at('hiddenAt')}::timestamptz is not null then ${at('by')}::uuid end`;
  const turns = sql`id = ${at('id')}::uuid and removed_at is null
    and (hidden_at is null) = (${at('hiddenAt')}::timestamptz is not null)`;
  return {
    before: {
      post: sql`update timeline_posts set ${set} where ${turns} returning 1`,
      said: sql`update timeline_comments set ${set} where ${turns} returning 1`,
    },
    changed: sql`select ${PATCH} from (select from post union all select from said) done`,
    after: { told: toldFactRows(at('facts'), sql`exists (select from changed)`) },
  };
});

const purged = statement<{ before: string; dayBefore: string }>(
  (at) => sql`with pictures_gone as (delete from timeline_pictures where post_id is null
      and added_at < ${at('dayBefore')}::timestamptz),
    comments_gone as (delete from timeline_comments c where c.removed_at < ${at('before')}::timestamptz
      and not exists (select from timeline_comments r where r.answers_id = c.id)
      and not exists (select from timeline_posts p where p.id = c.post_id and p.removed_at < ${at('before')}::timestamptz))
  delete from timeline_posts p where p.removed_at < ${at('before')}::timestamptz
    and not exists (select from timeline_posts o where o.id = p.shared_id and o.removed_at < ${at('before')}::timestamptz)`,
);

/** Removes for good what was deleted before a moment, and pictures that waited for a post since another; a comment once it has no replies. */
export async function purge(executor: Executor, asked: { before: string; dayBefore: string }): Promise<void> {
  await run(executor, purged, asked);
}
