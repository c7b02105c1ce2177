// The statements that write boards, their members, labels and lists.
import type { BoardRole, BoardState } from '@madoguchi/contract/scrumboard/choices.ts';
import type { LabelColour } from '@madoguchi/contract/to-dos/choices.ts';
import { sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { type Executor, run, statement } from '../../platform/db/statement.ts';

const PATCH = sql`'{}'::jsonb as patch`;

interface NewBoard {
  id: string;
  title: string;
  uri: string;
  colour: LabelColour;
  coverImages: boolean;
  subscribed: boolean;
  by: string;
  at: string;
  /** `id, role` of members beside the one who makes it. */
  members: string;
  labels: string;
  lists: string;
  cards: string;
  attachments: string;
}

/** A new board, empty or as a copy: with all that is given of it. */
export const insertBoard = change<NewBoard>((at) => ({
  changed: sql`insert into boards (id, version, title, uri, colour, cover_images, created_by, created_at, changed_at,
      last_number)
    values (${at('id')}::uuid, 1, ${at('title')}, ${at('uri')}, ${at('colour')}, ${at('coverImages')}::boolean,
      ${at('by')}::uuid, ${at('at')}::timestamptz, ${at('at')}::timestamptz, json_array_length(${at('cards')}::json))
    returning id, ${PATCH}`,
  after: {
    owned: sql`insert into board_members (board_id, account_id, role, subscribed, added_at)
      select c.id, ${at('by')}::uuid, 'owner', ${at('subscribed')}::boolean, ${at('at')}::timestamptz from changed c
      union all select c.id, m.id, m.role, false, ${at('at')}::timestamptz
        from changed c, json_to_recordset(${at('members')}::json) as m(id uuid, role text)`,
    labelled: sql`insert into board_labels (id, version, board_id, title, colour)
      select t.id, 1, c.id, t.title, t.colour
      from changed c, json_to_recordset(${at('labels')}::json) as t(id uuid, title text, colour text)`,
    listed: sql`insert into board_lists (id, version, board_id, title, wip_limit, position, created_at)
      select l.id, 1, c.id, l.title, l."wipLimit", l.position, ${at('at')}::timestamptz
      from changed c, json_to_recordset(${at('lists')}::json) as l(id uuid, title text, "wipLimit" int, position text)`,
    filled: sql`insert into board_cards (id, version, board_id, list_id, number, position, title, description, due_on,
        due_time, label_ids, member_ids, checklists, cover_id, link, done_at, created_at, changed_at)
      select g.id, 1, c.id, g."listId", g.number, g.position, g.title, g.description, g."dueOn", g."dueTime",
        array(select x::uuid from jsonb_array_elements_text(g."labelIds") x),
        array(select x::uuid from jsonb_array_elements_text(g."memberIds") x), g.checklists, g."coverId",
        nullif(g.link, 'null'::jsonb), g."doneAt", ${at('at')}::timestamptz, ${at('at')}::timestamptz
      from changed c, json_to_recordset(${at('cards')}::json) as g(id uuid, "listId" uuid, number int, position text,
        title text, description text, "dueOn" date, "dueTime" text, "labelIds" jsonb, "memberIds" jsonb,
        checklists jsonb, "coverId" uuid, link jsonb, "doneAt" timestamptz)`,
    attached: sql`insert into board_attachments (id, card_id, name, url, media_type, bytes, sha256, picture, added_by,
        added_at)
      select f.id, f.card, a.name, a.url, a.media_type, a.bytes, a.sha256, a.picture, a.added_by, a.added_at
      from changed c, json_to_recordset(${at('attachments')}::json) as f(id uuid, card uuid, "copyOf" uuid)
        join board_attachments a on a.id = f."copyOf" for key share of a`,
  },
}));

const attached = statement<{ board: string }, { id: string; card: string }>(
  (at) => sql`select a.id, a.card_id as card from board_attachments a join board_cards c on c.id = a.card_id
    where c.board_id = ${at('board')}::uuid and a.removed_at is null order by a.added_at, a.id`,
);

/** Every attachment of a board with its card. */
export async function findAttachedTo(executor: Executor, board: string) {
  return run(executor, attached, { board });
}

const shownLists = statement<{ board: string }, { id: string; title: string; wipLimit: number | null }>(
  (at) => sql`select l.id, l.title, l.wip_limit as "wipLimit" from board_lists l where l.board_id = ${at('board')}::uuid
    and l.deleted_at is null and l.archived_at is null order by l.position`,
);

export async function findShownLists(executor: Executor, board: string) {
  return run(executor, shownLists, { board });
}

export const updateBoard = change<{
  id: string;
  version: number;
  title: string;
  uri: string;
  colour: LabelColour;
  coverImages: boolean;
  at: string;
}>((at) => ({
  changed: sql`update boards set version = version + 1, title = ${at('title')}, uri = ${at('uri')},
      colour = ${at('colour')}, cover_images = ${at('coverImages')}::boolean, changed_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int returning ${PATCH}`,
}));

/** As `updateBoard`, with the caller's own mark: the source keeps both as settings of the board. */
export const updateSettings = change<{
  id: string;
  version: number;
  colour: LabelColour;
  coverImages: boolean;
  subscribed: boolean;
  account: string;
  at: string;
}>((at) => ({
  changed: sql`update boards set version = version + 1, colour = ${at('colour')},
      cover_images = ${at('coverImages')}::boolean, changed_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int returning ${PATCH}`,
  after: {
    marked: sql`update board_members m set subscribed = ${at('subscribed')}::boolean from changed
      where m.board_id = ${at('id')}::uuid and m.account_id = ${at('account')}::uuid`,
  },
}));

export const updateMarks = change<{ board: string; account: string; starred: boolean; subscribed: boolean }>((at) => ({
  changed: sql`update board_members set starred = ${at('starred')}::boolean, subscribed = ${at('subscribed')}::boolean
    where board_id = ${at('board')}::uuid and account_id = ${at('account')}::uuid returning ${PATCH}`,
}));

interface StateWrite {
  id: string;
  state: BoardState;
  by: string;
  at: string;
}

const STATE = (at: (name: 'state' | 'by' | 'at') => unknown) => {
  const when = (state: BoardState) => sql`${at('state')} = ${sql.lit(state)}`;
  // Deleted from the archive, it is restored to where it was: by whoever archived it before.
  return sql`archived_at = case when ${when('archived')} then ${at('at')}::timestamptz when ${when('live')} then null
      else archived_at end,
    archived_by = case when ${when('archived')} then ${at('by')}::uuid when ${when('live')} then null else archived_by end,
    deleted_at = case when ${when('deleted')} then ${at('at')}::timestamptz end,
    deleted_by = case when ${when('deleted')} then ${at('by')}::uuid end`;
};

export const updateBoardState = change<StateWrite>((at) => ({
  changed: sql`update boards set version = version + 1, changed_at = ${at('at')}::timestamptz, ${STATE(at as never)}
    where id = ${at('id')}::uuid returning ${PATCH}`,
}));

const howManyOn = statement<{ board: string }, { n: number }>(
  (at) => sql`select count(*)::int as n from board_cards c join board_lists l on l.id = c.list_id
    where c.board_id = ${at('board')}::uuid and c.deleted_at is null and l.deleted_at is null`,
);
const howManyIn = statement<{ list: string }, { n: number }>(
  (at) =>
    sql`select count(*)::int as n from board_cards c where c.list_id = ${at('list')}::uuid and c.deleted_at is null`,
);

/** Cards on a board, archived ones among them. */
export async function countCardsOn(executor: Executor, board: string): Promise<number> {
  return (await run(executor, howManyOn, { board }))[0]?.n ?? 0;
}

/** Cards in a list, archived ones among them. */
export async function countCardsIn(executor: Executor, list: string): Promise<number> {
  return (await run(executor, howManyIn, { list }))[0]?.n ?? 0;
}

/** Deletes for good what is not in use. */
export const eraseBoardRow = change<{ id: string }>((at) => ({
  changed: sql`delete from boards where id = ${at('id')}::uuid and (deleted_at is not null or archived_at is not null)
    returning ${PATCH}`,
}));

const HAS_OTHER_OWNER = (at: (name: 'board' | 'account') => unknown) => sql`exists (select from board_members o
  where o.board_id = ${at('board')}::uuid and o.role = 'owner' and o.account_id <> ${at('account')}::uuid)`;
/** Two owners who leave in the same moment wait for each other: one of them stays. */
const ONE_BY_ONE = (at: (name: 'board') => unknown) =>
  sql`select b.id from boards b where b.id = ${at('board')}::uuid for no key update of b`;

/** Nothing, where the board would have no owner then. */
export const writeMember = change<{ board: string; account: string; role: BoardRole; at: string }>((at) => ({
  before: { held: ONE_BY_ONE(at as never) },
  changed: sql`insert into board_members as m (board_id, account_id, role, added_at)
    select h.id, ${at('account')}::uuid, ${at('role')}, ${at('at')}::timestamptz from held h
    where ${at('role')} = 'owner' or ${HAS_OTHER_OWNER(at as never)}
    on conflict (board_id, account_id) do update set role = excluded.role returning ${PATCH}`,
}));

const ON_CARD = (at: (name: 'account') => unknown) => sql`c.member_ids @> array[${at('account')}::uuid]`;

/** Cards that they only followed are written, too: whoever comes back reads what changed since. */
export const deleteMember = change<{ board: string; account: string; at: string }>((at) => ({
  before: { held: ONE_BY_ONE(at as never) },
  changed: sql`delete from board_members m using held h where m.board_id = h.id and m.account_id = ${at('account')}::uuid
    and ${HAS_OTHER_OWNER(at as never)} returning ${PATCH}`,
  after: {
    freed: sql`update board_cards c set member_ids = array_remove(c.member_ids, ${at('account')}::uuid),
        version = c.version + (case when ${ON_CARD(at as never)} then 1 else 0 end),
        changed_at = case when ${ON_CARD(at as never)} then ${at('at')}::timestamptz else c.changed_at end
      from changed where c.board_id = ${at('board')}::uuid and (${ON_CARD(at as never)} or exists (select
        from board_watches w where w.card_id = c.id and w.account_id = ${at('account')}::uuid))`,
    unwatched: sql`delete from board_watches w using board_cards c, changed where c.id = w.card_id
      and c.board_id = ${at('board')}::uuid and w.account_id = ${at('account')}::uuid`,
  },
}));

export const insertLabel = change<{ id: string; board: string; title: string; colour: LabelColour }>((at) => ({
  changed: sql`insert into board_labels (id, version, board_id, title, colour)
    values (${at('id')}::uuid, 1, ${at('board')}::uuid, ${at('title')}, ${at('colour')}) returning ${PATCH}`,
}));

export const updateLabel = change<{ id: string; version: number; title: string; colour: LabelColour }>((at) => ({
  changed: sql`update board_labels set version = version + 1, title = ${at('title')}, colour = ${at('colour')}
    where id = ${at('id')}::uuid and version = ${at('version')}::int and removed_at is null returning ${PATCH}`,
}));

/** `removedAt` null brings it back. */
export const markLabel = change<{ id: string; removedAt: string | null }>((at) => ({
  changed: sql`update board_labels set removed_at = ${at('removedAt')}::timestamptz where id = ${at('id')}::uuid
    and (removed_at is null) = (${at('removedAt')}::timestamptz is not null) returning ${PATCH}`,
}));

/** Parts of a write over the order of a board's lists that was read; `spaced`: others that get a key anew. */
const OVER = (at: (name: 'board' | 'order' | 'spaced') => unknown) => ({
  held: sql`update boards set lists_order = lists_order + 1 where id = ${at('board')}::uuid
    and lists_order = ${at('order')}::int returning id`,
  spaced: sql`update board_lists l set position = s.position
    from json_to_recordset(${at('spaced')}::json) as s(id uuid, position text), held h
    where l.id = s.id and l.board_id = h.id and l.position <> s.position returning l.id`,
});

interface OverOrder {
  board: string;
  order: number;
  spaced: string;
}

export const insertList = change<
  OverOrder & { id: string; title: string; wipLimit: number | null; position: string; at: string }
>((at) => ({
  before: OVER(at as never),
  changed: sql`insert into board_lists (id, version, board_id, title, wip_limit, position, created_at)
    select ${at('id')}::uuid, 1, h.id, ${at('title')}, ${at('wipLimit')}::int, ${at('position')},
      ${at('at')}::timestamptz from held h returning ${PATCH}`,
}));

/** Gives lists of a board their keys. */
export const placeLists = change<OverOrder>((at) => ({
  before: OVER(at as never),
  changed: sql`select ${PATCH} from held where exists (select from spaced)`,
}));

export const updateList = change<{ id: string; version: number; title: string; wipLimit: number | null }>((at) => ({
  changed: sql`update board_lists set version = version + 1, title = ${at('title')}, wip_limit = ${at('wipLimit')}::int
    where id = ${at('id')}::uuid and version = ${at('version')}::int returning ${PATCH}`,
}));

export const updateListState = change<StateWrite>((at) => ({
  changed: sql`update board_lists set version = version + 1, ${STATE(at as never)} where id = ${at('id')}::uuid
    returning ${PATCH}`,
}));
