// The SQL of what hangs on cards: attachments, comments, and who follows them.
import type { CardComment } from '@madoguchi/contract/scrumboard/model.ts';
import { sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { type Executor, run, statement } from '../../platform/db/statement.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';
import { COMMENT } from './reads-store.ts';

const PATCH = sql`'{}'::jsonb as patch`;

/** Nothing where it is so already. */
export const markWatch = change<{ card: string; account: string; on: boolean }>((at) => ({
  before: {
    taken: sql`delete from board_watches w where w.card_id = ${at('card')}::uuid
      and w.account_id = ${at('account')}::uuid and not ${at('on')}::boolean returning 1`,
    given: sql`insert into board_watches (card_id, account_id) select ${at('card')}::uuid, ${at('account')}::uuid
      where ${at('on')}::boolean on conflict do nothing returning 1`,
  },
  changed: sql`select ${PATCH} from (select from taken union all select from given) done`,
  // The row of the card says that its face changed, to whoever reads the changes alone.
  after: { noted: sql`update board_cards c set number = c.number from changed where c.id = ${at('card')}::uuid` },
}));

const picture = statement<{ card: string; id: string }>(
  (at) => sql`select from board_attachments a where a.id = ${at('id')}::uuid and a.card_id = ${at('card')}::uuid
    and a.removed_at is null and a.picture is not null`,
);

/** True where it is a picture among the card's attachments. */
export async function isPictureOf(executor: Executor, asked: { card: string; id: string }): Promise<boolean> {
  return (await run(executor, picture, asked)).length > 0;
}

const howMany = statement<{ card: string }, { n: number }>(
  (at) => sql`select count(*)::int as n from board_attachments a where a.card_id = ${at('card')}::uuid
    and a.removed_at is null`,
);

export async function countAttachments(executor: Executor, card: string): Promise<number> {
  return (await run(executor, howMany, { card }))[0]?.n ?? 0;
}

interface NewAttachment {
  id: string;
  card: string;
  name: string;
  url: string | null;
  mediaType: string | null;
  bytes: number | null;
  sha256: string | null;
  picture: Buffer | null;
  by: string;
  at: string;
  activity: string;
}

const activity = (kind: string) => (at: (name: 'activity' | 'card' | 'by' | 'at') => unknown, said: unknown) =>
  sql`insert into board_activities (id, card_id, kind, said, done_by, done_at)
    select ${at('activity')}::uuid, ${at('card')}::uuid, ${sql.lit(kind)}, ${said}, ${at('by')}::uuid,
      ${at('at')}::timestamptz from changed`;

/** The card's row says that it changed: who has it open reads it again, and its board shows when. */
const touched = (at: (name: 'card' | 'at') => unknown) => sql`update board_cards c
  set changed_at = ${at('at')}::timestamptz from changed where c.id = ${at('card')}::uuid`;

export const insertAttachment = change<NewAttachment>((at) => ({
  changed: sql`insert into board_attachments (id, card_id, name, url, media_type, bytes, sha256, picture, added_by,
      added_at)
    values (${at('id')}::uuid, ${at('card')}::uuid, ${at('name')}, ${at('url')}, ${at('mediaType')}, ${at('bytes')}::int,
      decode(${at('sha256')}, 'hex'), ${at('picture')}::bytea, ${at('by')}::uuid, ${at('at')}::timestamptz)
    returning ${PATCH}`,
  after: {
    acted: activity('attached')(at as never, sql`jsonb_build_object('name', ${at('name')}::text)`),
    touched: touched(at as never),
  },
}));

export interface HeldAttachment {
  readonly id: string;
  readonly cardId: string;
  readonly name: string;
  readonly sha256: string | null;
  readonly isRemoved: boolean;
}

const attachment = statement<{ id: string }, HeldAttachment>(
  (at) => sql`select a.id, a.card_id as "cardId", a.name, encode(a.sha256, 'hex') as sha256,
      a.removed_at is not null as "isRemoved" from board_attachments a where a.id = ${at('id')}::uuid`,
);

export async function findAttachment(executor: Executor, id: string): Promise<HeldAttachment | null> {
  return (await run(executor, attachment, { id }))[0] ?? null;
}

const bytesOf = statement<{ id: string }, { bytes: Buffer | null }>(
  (at) => sql`select a.picture as bytes from board_attachments a where a.id = ${at('id')}::uuid`,
);

export async function findPictureBytes(executor: Executor, id: string): Promise<Buffer | null> {
  return (await run(executor, bytesOf, { id }))[0]?.bytes ?? null;
}

/** `removedAt` null brings it back. A card keeps the cover that it names: it is shown again with its picture. */
export const markAttachment = change<{
  id: string;
  card: string;
  name: string;
  removedAt: string | null;
  by: string;
  at: string;
  activity: string;
}>((at) => ({
  changed: sql`update board_attachments set removed_at = ${at('removedAt')}::timestamptz where id = ${at('id')}::uuid
    and (removed_at is null) = (${at('removedAt')}::timestamptz is not null) returning ${PATCH}`,
  after: {
    acted: sql`insert into board_activities (id, card_id, kind, said, done_by, done_at)
      select ${at('activity')}::uuid, ${at('card')}::uuid,
        case when ${at('removedAt')}::timestamptz is null then 'attached' else 'detached' end,
        jsonb_build_object('name', ${at('name')}::text), ${at('by')}::uuid, ${at('at')}::timestamptz from changed`,
    touched: touched(at as never),
  },
}));

interface CommentWrite {
  id: string;
  card: string;
  text: string;
  mentions: readonly string[];
  by: string;
  at: string;
  facts: string;
}

export const insertComment = change<CommentWrite & { activity: string }>((at) => ({
  changed: sql`insert into board_comments (id, version, card_id, text, mentions, written_by, written_at)
    values (${at('id')}::uuid, 1, ${at('card')}::uuid, ${at('text')}, ${at('mentions')}::uuid[], ${at('by')}::uuid,
      ${at('at')}::timestamptz) returning ${PATCH}`,
  after: {
    acted: activity('commented')(at as never, sql`'{}'::jsonb`),
    touched: touched(at as never),
    told: toldFactRows(at('facts'), sql`exists (select from changed)`),
  },
}));

export const updateComment = change<CommentWrite & { version: number }>((at) => ({
  changed: sql`update board_comments set version = version + 1, text = ${at('text')},
      mentions = ${at('mentions')}::uuid[], edited_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and written_by = ${at('by')}::uuid
      and removed_at is null returning ${PATCH}`,
  after: { touched: touched(at as never), told: toldFactRows(at('facts'), sql`exists (select from changed)`) },
}));

/** `removedAt` null brings it back. */
export const markComment = change<{ id: string; card: string; by: string; at: string; removedAt: string | null }>(
  (at) => ({
    changed: sql`update board_comments set removed_at = ${at('removedAt')}::timestamptz where id = ${at('id')}::uuid
    and written_by = ${at('by')}::uuid and (removed_at is null) = (${at('removedAt')}::timestamptz is not null)
    returning ${PATCH}`,
    after: { touched: touched(at as never) },
  }),
);

const comment = statement<{ id: string; account: string }, { view: CardComment; cardId: string; isRemoved: boolean }>(
  (at) => sql`select ${COMMENT(at('account'))} as view, k.card_id as "cardId", k.removed_at is not null as "isRemoved"
    from board_comments k where k.id = ${at('id')}::uuid`,
);

export async function findComment(executor: Executor, asked: { id: string; account: string }) {
  return (await run(executor, comment, asked))[0] ?? null;
}
