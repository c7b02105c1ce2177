// The SQL of the list of cards: the table of a board, and one's own cards over all boards.
import { CARD_LIST } from '@madoguchi/contract/scrumboard/lists.ts';
import { sql } from 'kysely';
import { listPagesOf, rowsOf } from '../../platform/list/list-store.ts';
import { hasIndexedWords } from '../../platform/list/search-store.ts';
import { isLive, personOf } from './store.ts';

export interface CardsOf {
  readonly account: string;
  readonly ofBoard: string | null;
  readonly mineOnly: boolean;
  readonly withRemoved: boolean;
}

const STATE = sql`case when c.deleted_at is not null or l.deleted_at is not null then 'deleted'
  when c.archived_at is not null or l.archived_at is not null or b.archived_at is not null then 'archived' else 'live' end`;

const columns = {
  id: sql`c.id`,
  version: sql`c.version`,
  boardId: sql`c.board_id`,
  boardTitle: sql`b.title`,
  boardUri: sql`b.uri`,
  listId: sql`c.list_id`,
  listTitle: sql`l.title`,
  number: sql`c.number`,
  title: sql`c.title`,
  status: sql`c.status`,
  state: STATE,
  dueOn: sql`c.due_on`,
  dueTime: sql`c.due_time`,
  labels: sql`(select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'colour', t.colour)
    order by array_position(c.label_ids, t.id)), '[]') from board_labels t
    where t.id = any(c.label_ids) and t.removed_at is null)`,
  members: sql`(select coalesce(json_agg(${personOf(sql`x.id`)} order by x.nth), '[]')
    from unnest(c.member_ids) with ordinality x(id, nth))`,
  createdAt: sql`c.created_at`,
  changedAt: sql`c.changed_at`,
  mayEdit: sql`m.role <> 'view' and ${isLive(sql`b`)}`,
};

/** Each question has a statement of its own, whose conditions an index answers. */
const sourceOf = (name: string, { ofBoard, mineOnly, withRemoved }: CardsOf) =>
  rowsOf<typeof CARD_LIST, CardsOf>(name, {
    list: CARD_LIST,
    from: (at) => sql`board_cards c join board_lists l on l.id = c.list_id join boards b on b.id = c.board_id
      join board_members m on m.board_id = b.id and m.account_id = ${at('account')}::uuid`,
    where: (at) => [
      ...(ofBoard === null ? [sql`b.deleted_at is null`] : [sql`c.board_id = ${at('ofBoard')}::uuid`]),
      ...(mineOnly ? [sql`c.member_ids @> array[${at('account')}::uuid]`] : []),
      ...(withRemoved ? [] : [sql`${isLive(sql`c`)} and ${isLive(sql`l`)}`]),
      ...(withRemoved || ofBoard !== null ? [] : [sql`b.archived_at is null`]),
    ],
    columns,
    search: (at) => hasIndexedWords(sql`c.search_text`, at as never),
  });

const SOURCES = new Map<string, ReturnType<typeof sourceOf>>();

export const cardPages = listPagesOf<typeof CARD_LIST, CardsOf>({
  list: CARD_LIST,
  from: (values) => {
    const name = [values.ofBoard !== null, values.mineOnly, values.withRemoved].map(Number).join('');
    const known = SOURCES.get(name) ?? sourceOf(name, values);
    SOURCES.set(name, known);
    return known;
  },
});
