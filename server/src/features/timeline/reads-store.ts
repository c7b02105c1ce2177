// The SQL of the reads: a page of posts with what hangs on them in one statement. PostgreSQL writes their JSON.
import { COMMENTS_SHOWN } from '@madoguchi/contract/timeline/choices.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import { photoURL } from '../profile/public.ts';
import { isNotHidden, isSeen, type Reader } from './seen-store.ts';

type At = PlacesOf<keyof Reader>;

const userOf = (account: RawBuilder<unknown>) => sql`(select json_build_object('id', pa.id, 'employeeId', pe.number,
    'name', coalesce(rtrim(pe.last_name || ' ' || pe.first_name), pa.display_name),
    'photoURL', ${photoURL(sql`pa.employee_id`)})
  from accounts pa left join employees pe on pe.id = pa.employee_id where pa.id = ${account})`;

const mediaOf = (post: RawBuilder<unknown>) => sql`(select coalesce(json_agg(json_build_object('id', m.id, 'alt', m.alt,
    'width', m.width, 'height', m.height) order by m.place), '[]') from timeline_pictures m where m.post_id = ${post})`;

/** A part of the texts and names of a comment that the reader sees; without it, where it stands for its replies alone, neither. */
const isRead = (row: RawBuilder<unknown>, at: At) => sql`(${row}.removed_at is null and ${isNotHidden(row, at)})`;

/** True where the comment is shown: it is read, or a reply to it is. */
const isShown = (row: RawBuilder<unknown>, at: At) => sql`(${isRead(row, at)} or exists (select from timeline_comments r
  where r.answers_id = ${row}.id and ${isRead(sql`r`, at)}))`;

const commented = (row: RawBuilder<unknown>, at: At) => sql`'id', ${row}.id, 'user', ${userOf(sql`${row}.author_id`)},
  'message', case when ${isRead(row, at)} then ${row}.text else '' end, 'time', ${instant(sql`${row}.written_at`)},
  'isOwn', ${row}.author_id = ${at('account')}::uuid,
  'state', case when ${row}.removed_at is not null then 'removed' when ${row}.hidden_at is not null then 'hidden'
    else 'live' end,
  'hiddenReason', case when ${isRead(row, at)} then ${row}.hidden_reason end`;

const repliesTo = (comment: RawBuilder<unknown>, at: At) => sql`(select coalesce(json_agg(json_build_object(
    ${commented(sql`r`, at)}) order by r.id), '[]')
  from timeline_comments r where r.answers_id = ${comment} and ${isRead(sql`r`, at)})`;

/** The newest comments of a post, as many as `most` says, the oldest of them first. */
const commentsOf = (post: RawBuilder<unknown>, at: At, most: RawBuilder<unknown>) => sql`(select coalesce(json_agg(
    json_build_object(${commented(sql`c`, at)}, 'replies', ${repliesTo(sql`c.id`, at)}) order by c.id), '[]')
  from (select c.* from timeline_comments c where c.post_id = ${post} and c.answers_id is null and ${isShown(sql`c`, at)}
    order by c.id desc ${most}) c)`;

const written = (row: RawBuilder<unknown>) => sql`'id', ${row}.id, 'user', ${userOf(sql`${row}.author_id`)},
  'message', ${row}.text, 'time', ${instant(sql`${row}.written_at`)}, 'media', ${mediaOf(sql`${row}.id`)}`;

const livingShares = (post: RawBuilder<unknown>) => sql`from timeline_posts s where s.shared_id = ${post}
  and s.removed_at is null`;

/** A post as JSON of the contract's `TimelinePost`. */
const postOf = (at: At, most: RawBuilder<unknown>) => sql`json_build_object(${written(sql`p`)}, 'version', p.version,
  'type', case when p.shared_id is not null then 'share'
    when exists (select from timeline_pictures m where m.post_id = p.id) then 'picture' else 'post' end,
  'like', (select count(*) from timeline_likes l where l.post_id = p.id),
  'isLiked', exists (select from timeline_likes l where l.post_id = p.id and l.account_id = ${at('account')}::uuid),
  'share', (select count(*) ${livingShares(sql`p.id`)}),
  'isShared', exists (select ${livingShares(sql`p.id`)} and s.author_id = ${at('account')}::uuid),
  'comments', ${commentsOf(sql`p.id`, at, most)},
  'commentCount', (select count(*) from timeline_comments c where c.post_id = p.id and ${isRead(sql`c`, at)}),
  'audience', p.audience, 'isOwn', p.author_id = ${at('account')}::uuid, 'hiddenReason', p.hidden_reason,
  'original', (select json_build_object(${written(sql`o`)}) from timeline_posts o where o.id = p.shared_id))`;

export interface AskedPage extends Reader {
  /** The author's employee number; null for anybody's. */
  user: string | null;
  own: boolean;
  after: string | null;
  fetched: number;
}

const SHOWN = sql`limit ${sql.lit(COMMENTS_SHOWN)}`;

const page = (of: 'everyone' | 'user' | 'own') =>
  statement<AskedPage, { id: string; post: string }>((at) => {
    const reader: At = at as never;
    const author = {
      everyone: sql`true`,
      user: sql`p.author_id in (select a.id from accounts a join employees e on e.id = a.employee_id
        where e.number = ${at('user')})`,
      own: sql`p.author_id = ${at('account')}::uuid`,
    };
    return sql`select p.id, ${postOf(reader, SHOWN)}::text as post
      from (select p.* from timeline_posts p
        where p.id < coalesce(${at('after')}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
          and ${author[of]} and ${isSeen(sql`p`, reader)}
        order by p.id desc limit ${at('fetched')}::int) p
      order by p.id desc`;
  });

const PAGES = { everyone: page('everyone'), user: page('user'), own: page('own') };

/** The posts as written JSON, the newest first, after one of them. */
export async function findPosts(executor: Executor, asked: AskedPage): Promise<{ id: string; post: string }[]> {
  const of = asked.own ? 'own' : asked.user === null ? 'everyone' : 'user';
  return run(executor, PAGES[of], asked);
}

const one = statement<Reader & { id: string }, { post: string }>(
  (at) => sql`select ${postOf(at as never, sql``)}::text as post from timeline_posts p
    where p.id = ${at('id')}::uuid and ${isSeen(sql`p`, at as never)}`,
);

/** One post with all of its comments, as written JSON. */
export async function findPost(executor: Executor, asked: Reader & { readonly id: string }): Promise<string | null> {
  return (await run(executor, one, asked))[0]?.post ?? null;
}

const pictureBytes = statement<Reader & { id: string }, { bytes: Buffer }>(
  (at) => sql`select m.bytes from timeline_pictures m left join timeline_posts p on p.id = m.post_id
    where m.id = ${at('id')}::uuid
      and (${isSeen(sql`p`, at as never)} or (m.post_id is null and m.owner_id = ${at('account')}::uuid))`,
);

export async function findPicture(executor: Executor, asked: Reader & { readonly id: string }): Promise<Buffer | null> {
  return (await run(executor, pictureBytes, asked))[0]?.bytes ?? null;
}
