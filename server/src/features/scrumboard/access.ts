// The rights of people on a board: the first question of every write. A board that one is not on is not there.
import type { InputFault } from '@madoguchi/contract/input-faults.ts';
import type { BoardRole } from '@madoguchi/contract/scrumboard/choices.ts';
import { includes } from '@madoguchi/contract/scrumboard/rules.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Commit } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  findAccountsOn,
  findBoard,
  findCards,
  findList,
  type StoredBoard,
  type StoredCard,
  type StoredList,
} from './store.ts';

export interface Asking {
  readonly ground: Ground;
  readonly actor: Actor;
}

export interface Writing<Answer> extends Asking {
  readonly now: string;
  readonly commit: Commit<Answer>;
}

/** So often a write is tried anew over what others have written meanwhile: somebody gets on each time. */
export const TRIES = 40;

export const refuseFields = (fields: readonly InputFault[]): never =>
  refuse('invalid', { fields, values: { n: fields.length } });

export const nameOfActor = ({ employee, displayName }: Actor): string => employee?.name ?? displayName;

interface Wanted {
  readonly role: BoardRole;
  /** Deleted things too: they are restored. */
  readonly evenDeleted?: boolean;
}

/** @throws Problem `no-such-board`, `board-role` */
export async function boardFor(
  { ground, actor }: Asking,
  id: string,
  { role, evenDeleted }: Wanted,
): Promise<StoredBoard> {
  const board = await findBoard(ground.pool, { account: actor.accountId, board: id });
  if (board === null || (board.state === 'deleted' && evenDeleted !== true)) return refuse('no-such-board');
  return includes(board.role, role) ? board : refuse('board-role');
}

/** @throws Problem `not-found`, `board-role` */
export async function listFor(
  { ground, actor }: Asking,
  id: string,
  { role, evenDeleted }: Wanted,
): Promise<StoredList> {
  const list = await findList(ground.pool, { account: actor.accountId, list: id });
  if (list === null || list.boardState === 'deleted') return refuse('not-found');
  if (list.state === 'deleted' && evenDeleted !== true) return refuse('not-found');
  return includes(list.role, role) ? list : refuse('board-role');
}

/** Cards of one board. @throws Problem `not-found`, `board-role`, `invalid` */
export async function cardsFor(
  { ground, actor }: Asking,
  ids: readonly string[],
  { role, evenDeleted }: Wanted,
): Promise<StoredCard[]> {
  const cards = await findCards(ground.pool, { account: actor.accountId, ids });
  const isThere = ({ boardState, listState, deletedAt }: StoredCard) =>
    boardState !== 'deleted' && listState !== 'deleted' && (deletedAt === null || evenDeleted === true);
  if (cards.length !== ids.length || !cards.every(isThere)) return refuse('not-found');
  if (!cards.every((card) => includes(card.role, role))) return refuse('board-role');
  const strange = cards.findIndex(({ boardId }) => boardId !== cards[0]?.boardId);
  return strange < 0 ? cards : refuseFields([{ field: `cardIds.${strange}`, code: 'cards-of-boards' }]);
}

/** One card. @throws Problem `not-found`, `board-role` */
export async function cardFor(asking: Asking, id: string, wanted: Wanted): Promise<StoredCard> {
  const [card] = await cardsFor(asking, [id], wanted);
  return card ?? refuse('not-found');
}

/** Tells the open pages of everybody on the board, and of whoever has just left it. */
export async function announce({ ground }: Pick<Asking, 'ground'>, boardId: string, left: readonly string[] = []) {
  const event = { kind: 'changed', noun: 'scrumboard', id: boardId, version: null } as const;
  for (const accountId of new Set([...(await findAccountsOn(ground.pool, boardId)), ...left])) {
    ground.live.announce(event, { rule: null, employeeId: null, accountId });
  }
}
