// The statements that write cards: whole ones at the versions that were read, over the order of their lists that was read.
import { sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';
import type { CardRecord } from './store.ts';

/** Each card in full, at the version that was read: 0 where there was none. `position`: its place in its list. */
export function writtenCards(cards: readonly CardRecord[]): string {
  let nth = 0;
  return JSON.stringify(
    cards.map(({ due, number, ...card }) => {
      if (number === 0) nth += 1;
      return { ...card, dueOn: due?.day ?? null, dueTime: due?.time ?? null, number, nth: number === 0 ? nth : 0 };
    }),
  );
}

export interface CardsWrite {
  by: string;
  at: string;
  /** The board that numbers the new ones. */
  board: string;
  numbers: number;
  cards: string;
  /** `id, order` of each list in whose order they are placed. */
  orders: string;
  ordersCount: number;
  /** `id, position` of others of the list that is spaced out anew. */
  spaced: string;
  /** `id, card, kind, said`. */
  activities: string;
  facts: string;
  /** The writer follows the cards from now on, or no more; null: as before. */
  watch: boolean | null;
}

/** An activity of somebody who goes on typing is told once in this time. */
const ONE_ACTIVITY = sql`interval '10 minutes'`;

/** Nothing is written where a card or the order of a list is another by now. */
const written = (answersNumber: boolean) =>
  change<CardsWrite, { number?: number }>((at) => ({
    before: {
      given: sql`select * from json_to_recordset(${at('cards')}::json) as g(id uuid, version int, "boardId" uuid,
          "listId" uuid, number int, nth int, position text, title text, description text, "dueOn" date, "dueTime" text,
          "labelIds" jsonb, "memberIds" jsonb, checklists jsonb, "coverId" uuid, link jsonb, "doneAt" timestamptz,
          "archivedAt" timestamptz, "deletedAt" timestamptz, "createdAt" timestamptz)`,
      ordered: sql`select l.id from board_lists l join json_to_recordset(${at('orders')}::json) as o(id uuid, "order" int)
        on l.id = o.id and l.cards_order = o."order" order by l.id for no key update of l`,
      locked: sql`select c.id from board_cards c join given g on g.id = c.id and g.version = c.version
        where (select count(*) from ordered) = ${at('ordersCount')}::int order by c.id for no key update of c`,
      held: sql`select where (select count(*) from ordered) = ${at('ordersCount')}::int
        and (select count(*) from locked) = (select count(*) from given where version > 0)`,
      numbered: sql`update boards b set last_number = b.last_number + ${at('numbers')}::int from held
        where b.id = ${at('board')}::uuid and ${at('numbers')}::int > 0
        returning b.last_number - ${at('numbers')}::int as last`,
      spaced: sql`update board_cards c set position = s.position
        from json_to_recordset(${at('spaced')}::json) as s(id uuid, position text), held
        where c.id = s.id and c.position <> s.position and c.list_id in (select id from ordered) returning c.id`,
      moved: sql`update board_lists l set cards_order = l.cards_order + 1 from ordered o, held where l.id = o.id
        returning l.id`,
      written: sql`insert into board_cards as c (id, version, board_id, list_id, number, position, title, description,
          due_on, due_time, label_ids, member_ids, checklists, cover_id, link, done_at, archived_at, archived_by,
          deleted_at, deleted_by, created_at, changed_at)
        select g.id, 1, g."boardId", g."listId",
          case when g.number > 0 then g.number else (select last from numbered) + g.nth end, g.position, g.title,
          g.description, g."dueOn", g."dueTime", array(select x::uuid from jsonb_array_elements_text(g."labelIds") x),
          array(select x::uuid from jsonb_array_elements_text(g."memberIds") x), g.checklists, g."coverId",
          nullif(g.link, 'null'::jsonb), g."doneAt", g."archivedAt", ${at('by')}::uuid, g."deletedAt", ${at('by')}::uuid,
          g."createdAt", ${at('at')}::timestamptz
        from given g, held
        on conflict (id) do update set version = c.version + 1, board_id = excluded.board_id, list_id = excluded.list_id,
          number = excluded.number, position = excluded.position, title = excluded.title,
          description = excluded.description, due_on = excluded.due_on, due_time = excluded.due_time,
          label_ids = excluded.label_ids, member_ids = excluded.member_ids, checklists = excluded.checklists,
          cover_id = excluded.cover_id, link = excluded.link, done_at = excluded.done_at,
          archived_by = case when c.archived_at is null then excluded.archived_by else c.archived_by end,
          archived_at = excluded.archived_at,
          deleted_by = case when c.deleted_at is null then excluded.deleted_by else c.deleted_by end,
          deleted_at = excluded.deleted_at, changed_at = excluded.changed_at
        returning c.id, c.number`,
    },
    changed: answersNumber
      ? sql`select jsonb_build_object('number', w.number) as patch from written w`
      : sql`select '{}'::jsonb as patch from held where exists (select from written)`,
    after: {
      acted: sql`insert into board_activities (id, card_id, kind, said, done_by, done_at)
        select y.id, y.card, y.kind, y.said, ${at('by')}::uuid, ${at('at')}::timestamptz
        from json_to_recordset(${at('activities')}::json) as y(id uuid, card uuid, kind text, said jsonb), changed
        where not (y.kind = any('{renamed,described,checklists}') and exists (select from board_activities z
          where z.card_id = y.card and z.kind = y.kind and z.done_by = ${at('by')}::uuid
            and z.done_at > ${at('at')}::timestamptz - ${ONE_ACTIVITY}))`,
      watched: sql`insert into board_watches (card_id, account_id) select g.id, ${at('by')}::uuid from given g, changed
        where ${at('watch')}::boolean on conflict do nothing`,
      unwatched: sql`delete from board_watches w using given g, changed where w.card_id = g.id
        and w.account_id = ${at('by')}::uuid and not ${at('watch')}::boolean`,
      told: toldFactRows(at('facts'), sql`exists (select from changed)`),
    },
  }));

export const writeCards = written(false);
/** Writes one new card, and answers its number. */
export const writeNewCard = written(true);
