// The SQL of the reads: tiles of boards, a whole board, and what is removed of one. PostgreSQL writes their JSON.
import type { BoardState } from '@madoguchi/contract/scrumboard/choices.ts';
import { KEPT_DAYS } from '@madoguchi/contract/scrumboard/choices.ts';
import type { BoardPlace, BoardTile, Removed } from '@madoguchi/contract/scrumboard/model.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import { isLive, memberOf, nameOf, personOf, stateOf } from './store.ts';

/** The last day on which what was deleted can be restored. */
const keptUntil = (deletedAt: RawBuilder<unknown>) =>
  sql`to_char(${deletedAt} at time zone 'Asia/Tokyo' + ${sql.lit(KEPT_DAYS)} * interval '1 day', 'YYYY-MM-DD')`;

/** True where an open card is late: its day is over, or its time has come (the contract's `dueState`). */
const isLate = (at: PlacesOf<'today' | 'time'>) => sql`c.done_at is null and (c.due_on < ${at('today')}::date
  or (c.due_on = ${at('today')}::date and c.due_time <= ${at('time')}))`;

interface Moment {
  account: string;
  today: string;
  /** HH:MM in Tokyo. */
  time: string;
}

const FACES = 5;

const inState = (state: BoardState): RawBuilder<unknown> => {
  if (state === 'deleted') return sql`b.deleted_at is not null`;
  return sql`b.deleted_at is null and b.archived_at is ${state === 'archived' ? sql`not null` : sql`null`}`;
};

const tiles = (state: BoardState) =>
  statement<Moment, BoardTile>(
    (at) => sql`select b.id, b.version, b.title, b.uri, b.colour, ${stateOf(sql`b`)} as state, m.role, m.starred,
      (select coalesce(json_agg(${personOf(sql`f.account_id`)} order by f.added_at, f.account_id), '[]') from
        (select x.account_id, x.added_at from board_members x where x.board_id = b.id
          order by x.added_at, x.account_id limit ${sql.lit(FACES)}) f) as faces,
      (select count(*)::int from board_members x where x.board_id = b.id) as members, n.open, n.late,
      ${instant(sql`greatest(b.changed_at, n.changed_at)`)} as "changedAt",
      ${keptUntil(sql`b.deleted_at`)} as "keptUntil",
      case when b.deleted_at is not null then ${nameOf(sql`b.deleted_by`)} end as "deletedBy"
    from board_members m join boards b on b.id = m.board_id
      cross join lateral (select (count(*) filter (where c.done_at is null))::int as open,
          (count(*) filter (where ${isLate(at as never)}))::int as late, max(c.changed_at) as changed_at
        from board_cards c join board_lists l on l.id = c.list_id
        where c.board_id = b.id and ${isLive(sql`c`)} and ${isLive(sql`l`)}) n
    where m.account_id = ${at('account')}::uuid and ${inState(state)}
    order by greatest(b.changed_at, n.changed_at) desc, b.id`,
  );

const TILES: Readonly<Record<BoardState, ReturnType<typeof tiles>>> = {
  live: tiles('live'),
  archived: tiles('archived'),
  deleted: tiles('deleted'),
};

/** The account's boards in a state, the last changed first. */
export async function findTiles(executor: Executor, state: BoardState, asked: Moment): Promise<BoardTile[]> {
  return run(executor, TILES[state], asked);
}

const counted = (jsonPath: string) =>
  sql`case when c.checklists = '[]'::jsonb then 0
    else jsonb_array_length(jsonb_path_query_array(c.checklists, ${sql.lit(jsonPath)}::jsonpath)) end`;

/** Labels of a card that are not removed; `b.live_labels` has those of the board. */
const LIVE_LABELS = sql`case when c.label_ids <@ b.live_labels then to_json(c.label_ids)
  else (select coalesce(json_agg(x.id order by x.nth), '[]') from unnest(c.label_ids) with ordinality x(id, nth)
    where x.id = any(b.live_labels)) end`;

const DUE = sql`case when c.due_on is not null then json_build_object('day', to_char(c.due_on, 'YYYY-MM-DD'),
  'time', c.due_time) end`;

/** The cover, while it is attached. */
const COVER = sql`(select v.id from board_attachments v where v.id = c.cover_id and v.removed_at is null)`;

const WITH_LABELS = sql`(select b.*, array(select t.id from board_labels t where t.board_id = b.id
  and t.removed_at is null) as live_labels from boards b)`;

/** A board of more cards than these is first answered with the first ones of each list: more than a high screen shows. */
const FEW_CARDS = 300;
const FIRST_CARDS = 24;

const countOf = (table: 'board_attachments' | 'board_comments') =>
  sql`(select count(*)::int from ${sql.table(table)} a where a.card_id = c.id and a.removed_at is null)`;

interface AskedBoard {
  account: string;
  board: string;
  /** Every card, however many there are. */
  all: boolean;
  /** The mark of an earlier answer. */
  since: string | null;
}

/** Transactions are told apart within a database and a run of its server: a restored one may count them anew. */
const DATABASE = sql`(select extract(epoch from pg_postmaster_start_time())::bigint || '-' || d.oid
  from pg_database d where d.datname = current_database())`;

/** True where a row may have changed after `asked.since`. One beyond the newest transaction came with a dump from another server. */
const isNewer = (row: RawBuilder<unknown>) => sql`(${row}.change_xid >= asked.since
  and ${row}.change_xid < pg_snapshot_xmax(pg_current_snapshot()))`;

const hasChanged = sql`(${isNewer(sql`o`)} or ${isNewer(sql`l`)} or o.label_ids && asked.relabelled)`;

/** The state that the caller knows; null where it knows none of this database. */
const asked = (at: PlacesOf<'since' | 'board'>) => sql`select s.since,
    array(select t.id from board_labels t where t.board_id = ${at('board')}::uuid and t.change_xid >= s.since) as relabelled
  from (select case when split_part(${at('since')}, '.', 1) = ${DATABASE}
    then split_part(${at('since')}, '.', 2)::xid8 end as since) s`;

const whole = statement<AskedBoard, { board: string; cards: string }>(
  (at) => sql`with asked as materialized (${asked(at as never)}), lists as (
      select l.*, coalesce(n.live, 0) as cards, coalesce(n.archived, 0) as archived
      from board_lists l left join (select c.list_id, count(*) filter (where c.archived_at is null) as live,
          count(*) filter (where c.archived_at is not null) as archived
        from board_cards c where c.board_id = ${at('board')}::uuid and c.deleted_at is null group by c.list_id) n
        on n.list_id = l.id
      where l.board_id = ${at('board')}::uuid and l.deleted_at is null)
    select json_build_object('id', b.id, 'version', b.version, 'title', b.title, 'uri', b.uri,
      'colour', b.colour, 'state', ${stateOf(sql`b`)}, 'role', m.role, 'starred', m.starred,
      'subscribed', m.subscribed, 'coverImages', b.cover_images, 'changedAt', ${instant(sql`b.changed_at`)},
      'keptUntil', ${keptUntil(sql`b.deleted_at`)},
      'deletedBy', case when b.deleted_at is not null then ${nameOf(sql`b.deleted_by`)} end,
      'lists', (select coalesce(json_agg(json_build_object('id', l.id, 'version', l.version, 'title', l.title,
          'wipLimit', l.wip_limit, 'cards', l.cards, 'archived', l.archived) order by l.position), '[]')
        from lists l where l.archived_at is null),
      'archivedCards', (select coalesce(sum(l.archived + case when l.archived_at is null then 0 else l.cards end), 0)
        from lists l),
      'labels', (select coalesce(json_agg(json_build_object('id', t.id, 'version', t.version, 'title', t.title,
          'colour', t.colour) order by t.id), '[]')
        from board_labels t where t.board_id = b.id and t.removed_at is null),
      'members', (select coalesce(json_agg(${memberOf(sql`x`)} order by x.added_at, x.account_id), '[]')
        from board_members x where x.board_id = b.id),
      'mark', ${DATABASE} || '.' || pg_snapshot_xmin(pg_current_snapshot()),
      'gone', (select case when asked.since is not null then array(select o.id from board_cards o
            join board_lists l on l.id = o.list_id
          where o.board_id = b.id and ${isNewer(sql`o`)} and not (${isLive(sql`o`)} and ${isLive(sql`l`)})) end
        from asked))::text as board,
      (select coalesce(json_agg(to_json(face) order by c.list_id, c.position), '[]')::text
        from lists l cross join lateral (select o.* from board_cards o, asked where o.list_id = l.id and ${isLive(sql`o`)}
              and (asked.since is null or ${hasChanged})
            order by o.position limit case when ${at('all')}::boolean or (select asked.since is not null from asked)
              or (select sum(n.cards) from lists n where n.archived_at is null) <= ${sql.lit(FEW_CARDS)} then null
              else ${sql.lit(FIRST_CARDS)} end) c
          left join board_watches w on w.card_id = c.id and w.account_id = ${at('account')}::uuid
          cross join lateral (select c.id, c.version, c.list_id as "listId", c.position, c.number, c.title, ${DUE} as due,
            ${instant(sql`c.done_at`)} as "doneAt", ${LIVE_LABELS} as "labelIds", c.member_ids as "memberIds",
            ${COVER} as "coverId", ${counted('$[*].items[*]')} as checks,
            ${counted('$[*].items[*] ? (@.isDone == true)')} as "checksDone", ${countOf('board_attachments')} as attachments,
            ${countOf('board_comments')} as comments, c.description <> '' as "hasDescription",
            w.card_id is not null as subscribed, c.link ->> 'number' as request) face
        where l.archived_at is null) as cards
    from ${WITH_LABELS} b join board_members m on m.board_id = b.id and m.account_id = ${at('account')}::uuid
    where b.id = ${at('board')}::uuid`,
);

/** A board as written JSON, if the account is on it; where it has many cards, with the first of each list unless all are asked for. */
export async function readBoard(executor: Executor, question: AskedBoard): Promise<string | null> {
  const [found] = await run(executor, whole, question);
  return found === undefined ? null : `${found.board.slice(0, -1)},"cards":${found.cards}}`;
}

const MOST_ACTIVITY = 200;
const IS_PICTURE = sql`a.picture is not null`;

const ATTACHMENT = sql`json_build_object('id', a.id, 'kind', case when a.url is null then 'file' else 'link' end,
  'name', a.name, 'url', a.url, 'mediaType', a.media_type, 'bytes', a.bytes, 'isPicture', ${IS_PICTURE},
  'addedAt', ${instant(sql`a.added_at`)}, 'addedBy', ${personOf(sql`a.added_by`)})`;

export const COMMENT = (account: RawBuilder<unknown>) => sql`json_build_object('id', k.id, 'version', k.version,
  'text', k.text, 'mentions', k.mentions, 'by', ${personOf(sql`k.written_by`)},
  'isOwn', k.written_by = ${account}::uuid, 'at', ${instant(sql`k.written_at`)},
  'editedAt', ${instant(sql`k.edited_at`)})`;

/** True where nothing above the card is deleted, nor the card itself. */
const CARD_STATE = sql`case when c.deleted_at is not null or l.deleted_at is not null or b.deleted_at is not null
  then 'deleted' when c.archived_at is not null or l.archived_at is not null then 'archived' else 'live' end`;
const DELETED = sql`coalesce(c.deleted_at, l.deleted_at, b.deleted_at)`;

const card = statement<{ account: string; ids: readonly string[] }, { id: string; text: string }>(
  (at) => sql`select c.id, json_build_object('id', c.id, 'version', c.version, 'listId', c.list_id, 'number', c.number,
      'title', c.title, 'due', ${DUE}, 'doneAt', ${instant(sql`c.done_at`)}, 'labelIds', ${LIVE_LABELS},
      'memberIds', c.member_ids, 'coverId', ${COVER}, 'boardId', c.board_id, 'boardTitle', b.title,
      'boardUri', b.uri, 'listTitle', l.title, 'role', m.role, 'description', c.description, 'link', c.link,
      'checklists', c.checklists, 'subscribed', exists (select from board_watches w where w.card_id = c.id
        and w.account_id = ${at('account')}::uuid),
      'attachments', (select coalesce(json_agg(${ATTACHMENT} order by a.added_at, a.id), '[]') from board_attachments a
        where a.card_id = c.id and a.removed_at is null),
      'comments', (select coalesce(json_agg(${COMMENT(at('account'))} order by k.written_at, k.id), '[]')
        from board_comments k where k.card_id = c.id and k.removed_at is null),
      'activity', (select coalesce(json_agg(json_build_object('id', y.id, 'kind', y.kind, 'values', y.said,
          'by', ${personOf(sql`y.done_by`)}, 'at', ${instant(sql`y.done_at`)}) order by y.done_at desc, y.id desc), '[]')
        from (select * from board_activities z where z.card_id = c.id order by z.done_at desc, z.id desc
          limit ${sql.lit(MOST_ACTIVITY)}) y),
      'state', ${CARD_STATE}, 'deletedAt', ${instant(DELETED)},
      'deletedBy', case when ${DELETED} is not null then
        ${nameOf(sql`case when c.deleted_at is not null then c.deleted_by when l.deleted_at is not null
          then l.deleted_by else b.deleted_by end`)} end,
      'keptUntil', ${keptUntil(DELETED)}, 'createdAt', ${instant(sql`c.created_at`)})::text as text
    from board_cards c join board_lists l on l.id = c.list_id join ${WITH_LABELS} b on b.id = c.board_id
      join board_members m on m.board_id = b.id and m.account_id = ${at('account')}::uuid
    where c.id = any(${at('ids')}::uuid[])`,
);

/** Whole cards as written JSON by their ids, those of boards of the account. */
export async function readCards(
  executor: Executor,
  asked: { readonly account: string; readonly ids: readonly string[] },
): Promise<Map<string, string>> {
  return new Map((await run(executor, card, asked)).map(({ id, text }) => [id, text]));
}

const MOST_REMOVED = 500;

const removed = statement<{ board: string }, Removed>(
  (at) => sql`select r.kind, r.id, r.number, r.title, r.state, r.cards, ${instant(sql`r.at`)} as at,
      coalesce(${nameOf(sql`r.by`)}, '') as by, r.kept as "keptUntil"
    from (select 'list' as kind, l.id, null::int as number, l.title, ${stateOf(sql`l`)} as state,
        (select count(*)::int from board_cards c where c.list_id = l.id and c.deleted_at is null) as cards,
        coalesce(l.deleted_at, l.archived_at) as at, case when l.deleted_at is null then l.archived_by else l.deleted_by end as by,
        ${keptUntil(sql`l.deleted_at`)} as kept
      from board_lists l where l.board_id = ${at('board')}::uuid and not (${isLive(sql`l`)})
      union all select 'card', c.id, c.number, c.title, ${stateOf(sql`c`)}, 0, coalesce(c.deleted_at, c.archived_at),
        case when c.deleted_at is null then c.archived_by else c.deleted_by end, ${keptUntil(sql`c.deleted_at`)}
      from board_cards c join board_lists l on l.id = c.list_id
      where c.board_id = ${at('board')}::uuid and l.deleted_at is null and not (${isLive(sql`c`)})) r
    order by r.at desc, r.id limit ${sql.lit(MOST_REMOVED)}`,
);

/** Lists and cards of a board that are archived or deleted, the last first; the cards of a deleted list stand with it. */
export async function findRemoved(executor: Executor, id: string): Promise<Removed[]> {
  return run(executor, removed, { board: id });
}

const places = statement<{ account: string }, BoardPlace>(
  (at) => sql`select b.id, b.title, (select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title,
        'wipLimit', l.wip_limit, 'cards', (select count(*) from board_cards c where c.list_id = l.id
          and ${isLive(sql`c`)})) order by l.position), '[]')
      from board_lists l where l.board_id = b.id and ${isLive(sql`l`)}) as lists
    from boards b join board_members m on m.board_id = b.id and m.account_id = ${at('account')}::uuid
    where ${isLive(sql`b`)} and m.role <> 'view' order by folded(b.title), b.id`,
);

/** Boards with their lists to which the account may move cards. */
export async function findPlaces(executor: Executor, account: string): Promise<BoardPlace[]> {
  return run(executor, places, { account });
}

export interface DueCard {
  readonly id: string;
  readonly version: number;
  readonly boardId: string;
  readonly boardTitle: string;
  readonly boardUri: string;
  readonly title: string;
  readonly due: { readonly day: string; readonly time: string | null };
  readonly isDone: boolean;
  readonly mayEdit: boolean;
}

const ON_BOARDS = sql`board_cards c join board_lists l on l.id = c.list_id and ${isLive(sql`l`)}
  join boards b on b.id = c.board_id and ${isLive(sql`b`)}
  join board_members m on m.board_id = b.id`;
const isSeen = (at: PlacesOf<'account'>) => sql`m.account_id = ${at('account')}::uuid and ${isLive(sql`c`)}`;
const isOwn = (at: PlacesOf<'account'>) => sql`${isSeen(at)} and c.member_ids @> array[${at('account')}::uuid]`;

const due = (isAsked: typeof isOwn) =>
  statement<{ account: string; from: string; to: string }, DueCard>(
    (at) => sql`select c.id, c.version, c.board_id as "boardId", b.title as "boardTitle", b.uri as "boardUri", c.title,
      ${DUE} as due, c.done_at is not null as "isDone", m.role <> 'view' as "mayEdit"
    from ${ON_BOARDS} where ${isAsked(at as never)} and c.due_on between ${at('from')}::date and ${at('to')}::date
    order by c.due_on, c.due_time, c.id limit 1000`,
  );

const DUE_OF = { mine: due(isOwn), boards: due(isSeen) };

/** Cards that are due between two days: those with the account as a member, or all of its boards. */
export async function findDue(
  executor: Executor,
  { of, ...asked }: { account: string; from: string; to: string; of: keyof typeof DUE_OF },
) {
  return run(executor, DUE_OF[of], asked);
}

const waiting = statement<{ account: string; today: string }, { count: number; since: string | null }>(
  (at) => sql`select count(*)::int as count, to_char(min(c.due_on), 'YYYY-MM-DD') as since
    from ${ON_BOARDS} where ${isOwn(at as never)} and c.done_at is null and c.due_on <= ${at('today')}::date`,
);

/** How many open cards with the account as a member are due by the day, and the earliest of their days. */
export async function countDueCards(executor: Executor, asked: { account: string; today: string }) {
  return (await run(executor, waiting, asked))[0] ?? { count: 0, since: null };
}
