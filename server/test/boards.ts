// Boards, lists and cards that tests meet, made over HTTP; and rows of somebody's, whatever their role.
import { randomUUID } from 'node:crypto';
import type { BoardRole, BoardTemplate } from '@madoguchi/contract/scrumboard/choices.ts';
import {
  addBoard,
  addCard,
  addLabel,
  addList,
  putBoard,
  showBoard,
  showCard,
} from '@madoguchi/contract/scrumboard/operations.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

export async function madeBoard({ as }: World, who: Who, template: BoardTemplate = 'blank', title = '備品の購入') {
  return (await as(who)(addBoard, { title, template })).output;
}

export async function madeList({ as }: World, who: Who, boardId: string, title = '対応中') {
  return (await as(who)(addList, { boardId, title })).output;
}

export async function madeCard({ as }: World, who: Who, listId: string, title = '見積確認') {
  return (await as(who)(addCard, { listId, title })).output;
}

/** A board with a list and a card in it. */
export async function madeAll(world: World, who: Who) {
  const board = await madeBoard(world, who);
  const list = await madeList(world, who, board.id);
  const card = await madeCard(world, who, list.id);
  return { boardId: board.id, listId: list.id, cardId: card.id, version: card.version };
}

export async function madeLabel({ as }: World, who: Who, boardId: string, title = randomUUID().slice(0, 8)) {
  return (await as(who)(addLabel, { boardId, title, colour: 'blue' })).output;
}

export async function deletedBoard(world: World, who: Who) {
  const { id } = await madeBoard(world, who);
  await world.as(who)(putBoard, { boardId: id, state: 'deleted' });
  return id;
}

export async function shownBoard({ as }: World, who: Who, boardId: string) {
  return (await as(who)(showBoard, { boardId, all: 'yes' })).output;
}

export async function shownCard({ as }: World, who: Who, cardId: string) {
  return (await as(who)(showCard, { cardId })).output;
}

/** Titles of the cards of a list, as its board shows them. */
export async function titlesOf(world: World, who: Who, boardId: string, listId: string): Promise<string[]> {
  const { cards } = await shownBoard(world, who, boardId);
  return cards.filter((card) => card.listId === listId).map(({ title }) => title);
}

/** Rows of a board with everything on it, of an owner; others may be on it with a role. */
export async function boardRows(
  { pool, clock }: Pick<World, 'pool' | 'clock'>,
  owner: string,
  others: readonly (readonly [account: string, role: BoardRole])[] = [],
) {
  const [board, list, card, label, comment, attachment] = Array.from({ length: 6 }, () => randomUUID());
  const now = clock.now();
  await pool.query(
    `insert into boards (id, version, title, uri, colour, cover_images, created_by, created_at, changed_at, last_number)
     values ($1, 1, '社外秘', 'board', 'blue', true, $2, $3, $3, 1)`,
    [board, owner, now],
  );
  for (const [account, role] of [[owner, 'owner'] as const, ...others]) {
    await pool.query('insert into board_members (board_id, account_id, role, added_at) values ($1, $2, $3, $4)', [
      ...[board, account, role, now],
    ]);
  }
  await pool.query("insert into board_labels (id, version, board_id, title, colour) values ($1, 1, $2, '秘', 'blue')", [
    ...[label, board],
  ]);
  await pool.query(
    `insert into board_lists (id, version, board_id, title, position, created_at) values ($1, 1, $2, '社外秘', 'a0', $3)`,
    [list, board, now],
  );
  await pool.query(
    `insert into board_cards (id, version, board_id, list_id, number, position, title, description, label_ids, member_ids,
       checklists, created_at, changed_at)
     values ($1, 1, $2, $3, 1, 'a0', '社外秘', '', '{}', '{}', '[]', $4, $4)`,
    [card, board, list, now],
  );
  await pool.query(
    `insert into board_comments (id, version, card_id, text, mentions, written_by, written_at)
     values ($1, 1, $2, '社外秘', '{}', $3, $4)`,
    [comment, card, owner, now],
  );
  await pool.query(
    `insert into board_attachments (id, card_id, name, url, added_by, added_at)
     values ($1, $2, '社外秘', 'https://example.jp/', $3, $4)`,
    [attachment, card, owner, now],
  );
  return { board, list, card, label, comment, attachment } as Record<
    'board' | 'list' | 'card' | 'label' | 'comment' | 'attachment',
    string
  >;
}

export type BoardRows = Awaited<ReturnType<typeof boardRows>>;
