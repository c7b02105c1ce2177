// The cards of a board as it is shown: moves that are on their way already done, filtered, in the order that was asked for. Pure.
import type { Board, CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { arranged, type BoardFilter, isShown, NO_FILTER, staying } from '@madoguchi/contract/scrumboard/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { BoardView, CardOrder } from '../address.ts';

export interface At {
  readonly now: string;
  readonly today: PlainDate;
}

/** A move that the server has not told of yet. */
export type Step =
  | { readonly of: 'cards'; readonly ids: readonly string[]; readonly listId: string; readonly beforeId: string | null }
  | { readonly of: 'list'; readonly id: string; readonly beforeId: string | null };

/** True where all cards of a board are known, and not the first of its lists alone. */
export const isWhole = ({ lists, cards }: Pick<Board, 'lists' | 'cards'>): boolean =>
  cards.length >= lists.reduce((sum, list) => sum + list.cards, 0);

const isFiltered = (filter: BoardFilter) => JSON.stringify(filter) !== JSON.stringify(NO_FILTER);

interface Shown {
  readonly view: BoardView;
  readonly order: CardOrder;
  readonly filter: BoardFilter;
}

/** True where cards are to be chosen or ordered of which some are not known yet. The table asks for its own. */
export function isWaiting(board: Board, { view, order, filter }: Shown): boolean {
  const isAsItStands = view === 'board' && order === 'hand' && !isFiltered(filter);
  return view !== 'table' && !isAsItStands && !isWhole(board);
}

/** The board after a move. */
export function stepped(board: Board, step: Step): Board {
  if (step.of === 'list') {
    const order = arranged(
      board.lists.map(({ id }) => id),
      [step.id],
      step.beforeId,
    );
    return { ...board, lists: order.flatMap((id) => board.lists.find((list) => list.id === id) ?? []) };
  }
  const { ids, listId, beforeId } = step;
  const moving = new Set(ids);
  const known = new Map(board.cards.filter(({ id }) => moving.has(id)).map((card) => [card.id, card]));
  const moved = ids.flatMap((id) => {
    const card = known.get(id);
    return card === undefined ? [] : [card.listId === listId ? card : { ...card, listId }];
  });
  const rest = board.cards.filter(({ id }) => !moving.has(id));
  const at = beforeId === null ? -1 : rest.findIndex(({ id }) => id === beforeId);
  const nth = at < 0 ? rest.length : at;
  const gone = Map.groupBy(known.values(), (card) => card.listId);
  const lists = board.lists.map((list) => {
    const cards = list.cards - (gone.get(list.id)?.length ?? 0) + (list.id === listId ? moved.length : 0);
    return cards === list.cards ? list : { ...list, cards };
  });
  return { ...board, lists, cards: [...rest.slice(0, nth), ...moved, ...rest.slice(nth)] };
}

/** The cards of one list: all of them in their own order, and those that are shown, in the order that was asked for. */
export interface ListCards {
  readonly all: readonly CardFace[];
  readonly shown: readonly CardFace[];
}

const LAST = '9';
const dueText = ({ due }: CardFace) => (due === null ? LAST : `${due.day} ${due.time ?? '24:00'}`);
const COMPARES: Readonly<Record<Exclude<CardOrder, 'hand'>, (a: CardFace, b: CardFace) => number>> = {
  due: (a, b) => Number(a.doneAt !== null) - Number(b.doneAt !== null) || (dueText(a) < dueText(b) ? -1 : 1),
  title: (a, b) => a.title.localeCompare(b.title, 'ja'),
  number: (a, b) => a.number - b.number,
};

export function cardsByList(
  board: Pick<Board, 'lists' | 'cards'>,
  { filter, order, at }: { readonly filter: BoardFilter; readonly order: CardOrder; readonly at: At },
): ReadonlyMap<string, ListCards> {
  const all = new Map<string, CardFace[]>(board.lists.map(({ id }) => [id, []]));
  for (const card of board.cards) all.get(card.listId)?.push(card);
  return new Map(
    [...all].map(([id, cards]) => {
      const passing = isFiltered(filter) ? cards.filter((card) => isShown(card, filter, at)) : cards;
      return [id, { all: cards, shown: order === 'hand' ? passing : passing.toSorted(COMPARES[order]) }];
    }),
  );
}

const idsIn = (board: Pick<Board, 'cards'>, listId: string) =>
  board.cards.filter((card) => card.listId === listId).map(({ id }) => id);

export interface Move {
  readonly ids: readonly string[];
  readonly listId: string;
  readonly beforeId: string | null;
}

/**
 * A move as it is sent: the cards in the order in which they stand, before a card that stays. Null where every one stands there
 * already: nothing is sent or said then (TCB-06).
 */
export function plannedMove(board: Pick<Board, 'cards'>, { ids, listId, beforeId }: Move): Move | null {
  const wanted = new Set(ids);
  const moved = board.cards.filter(({ id }) => wanted.has(id));
  const inOrder = moved.map(({ id }) => id);
  const order = idsIn(board, listId);
  const before = staying(order, inOrder, beforeId);
  const isThere = moved.every((card) => card.listId === listId);
  if (moved.length === 0 || (isThere && arranged(order, inOrder, before).every((id, nth) => id === order[nth])))
    return null;
  return { ids: inOrder, listId, beforeId: before };
}

/** The moves that bring cards back to where they stand now: those that stood together go together. */
export function waysBack(board: Pick<Board, 'cards' | 'lists'>, ids: readonly string[]): readonly Move[] {
  return board.lists.flatMap(({ id: listId }) => {
    const order = idsIn(board, listId);
    const runs = new Map<string | null, string[]>();
    for (const id of order.filter((one) => ids.includes(one))) {
      const beforeId = staying(order, ids, id);
      runs.set(beforeId, [...(runs.get(beforeId) ?? []), id]);
    }
    return [...runs].map(([beforeId, together]) => ({ ids: together, listId, beforeId }));
  });
}

/** The place in its list at which the first of the moved cards stands, counted from 1. */
export function placeOf(board: Pick<Board, 'cards'>, { ids, listId, beforeId }: Move): number {
  return arranged(idsIn(board, listId), ids, beforeId).indexOf(ids[0] ?? '') + 1;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The card that an arrow leads to from another: in the next list at the same height, or the nearest there is. */
export function neighbour(columns: readonly (readonly CardFace[])[], id: string, arrow: Arrow): string | null {
  const column = columns.findIndex((cards) => cards.some((card) => card.id === id));
  const row = columns[column]?.findIndex((card) => card.id === id) ?? -1;
  if (row < 0) return null;
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    return columns[column]?.[row + (arrow === 'ArrowDown' ? 1 : -1)]?.id ?? null;
  }
  const step = arrow === 'ArrowRight' ? 1 : -1;
  for (let at = column + step; at >= 0 && at < columns.length; at += step) {
    const cards = columns[at] ?? [];
    if (cards.length > 0) return cards[Math.min(row, cards.length - 1)]?.id ?? null;
  }
  return null;
}

/** Where an arrow puts a card that is lifted; null at an end. `columns` are the lists with what they show. */
export function liftedTo(
  columns: readonly { readonly listId: string; readonly shown: readonly CardFace[] }[],
  id: string,
  arrow: Arrow,
): Move | null {
  const column = columns.findIndex(({ shown }) => shown.some((card) => card.id === id));
  const { listId = '', shown = [] } = columns[column] ?? {};
  const row = shown.findIndex((card) => card.id === id);
  if (row < 0) return null;
  if (arrow === 'ArrowUp') {
    const before = shown[row - 1];
    return before === undefined ? null : { ids: [id], listId, beforeId: before.id };
  }
  if (arrow === 'ArrowDown') {
    return row + 1 >= shown.length ? null : { ids: [id], listId, beforeId: shown[row + 2]?.id ?? null };
  }
  const next = columns[column + (arrow === 'ArrowRight' ? 1 : -1)];
  return next === undefined ? null : { ids: [id], listId: next.listId, beforeId: next.shown[row]?.id ?? null };
}
