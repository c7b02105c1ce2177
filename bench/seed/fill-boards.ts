// Gives one person two boards, of which one has fifty times as many cards, spread over as many lists.
import type { ClientBase } from 'pg';
import { ADMIN, ID_HEADS, idOf } from './size.ts';

/** Cards of the two boards. */
export const CARD_COUNTS = [100, 5_000] as const;
const LISTS = 5;

export const boardIdOf = (cards: number) => idOf('board', cards);

const ACCOUNT = `('${ID_HEADS.account}-0000-7000-8000-' || lpad(to_hex(${ADMIN}), 12, '0'))::uuid`;
const idIn = (head: keyof typeof ID_HEADS, nth: string) =>
  `('${ID_HEADS[head]}-0000-7000-8000-' || lpad(to_hex($2::int * 16 + ${nth}), 12, '0'))::uuid`;
/** System people use the tool. */
const KEEPER = `update accounts set roles = array['system'] where id = ${ACCOUNT}`;
const BOARD = `insert into boards (id, version, title, uri, colour, cover_images, created_by, created_at, changed_at, last_number)
  values ($1, 1, 'ボード' || $2::int, 'board', 'blue', true, ${ACCOUNT}, now(), now(), $2::int)`;
const OWNER = `insert into board_members (board_id, account_id, role, subscribed, added_at) values ($1, ${ACCOUNT}, 'owner', false, now())`;
const LABELS = `insert into board_labels (id, version, board_id, title, colour)
  select ${idIn('boardLabel', 'n')}, 1, $1, 'ラベル' || n, 'green' from generate_series(0, 4) n where $2::int > 0`;
const LISTED = `insert into board_lists (id, version, board_id, title, position, created_at)
  select ${idIn('boardList', 'n')}, 1, $1, 'リスト' || n, 'a' || n, now() from generate_series(0, ${LISTS - 1}) n`;
/** Half have a due date, a third a label, a quarter a member, as people's cards do. */
const CARDS = `insert into board_cards (id, version, board_id, list_id, number, position, title, description, due_on, label_ids,
    member_ids, checklists, created_at, changed_at)
  select gen_random_uuid(), 1, $1, ${idIn('boardList', `n % ${LISTS}`)}, n + 1, 'c' || lpad((n / ${LISTS})::text, 3, '0'),
    '見積もりと契約の確認 ' || n, case when n % 4 = 0 then '取引先に確認する' else '' end,
    case when n % 2 = 0 then $3::date - 30 + n % 90 end,
    case when n % 3 = 0 then array[${idIn('boardLabel', 'n % 5')}] else '{}' end,
    case when n % 4 = 0 then array[${ACCOUNT}] else '{}' end, '[]', now(), now()
  from generate_series(0, $2::int - 1) n`;

export async function fillBoards(client: ClientBase, today: string): Promise<void> {
  await client.query(KEEPER);
  for (const cards of CARD_COUNTS) {
    const board = boardIdOf(cards);
    await client.query(BOARD, [board, cards]);
    await client.query(OWNER, [board]);
    await client.query(LABELS, [board, cards]);
    await client.query(LISTED, [board, cards]);
    await client.query(CARDS, [board, cards, today]);
  }
  await client.query('vacuum (freeze, analyze)');
}
