import type { Board, CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { NO_FILTER } from '@madoguchi/contract/scrumboard/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsByList,
  isWhole,
  liftedTo,
  type Move,
  neighbour,
  placeOf,
  plannedMove,
  stepped,
  waysBack,
} from './board-cards.ts';

const AT = { now: '2026-11-25T03:00:00.000Z', today: '2026-11-25' as PlainDate };
const card = (id: string, listId: string, more: Partial<CardFace> = {}): CardFace => ({
  ...{ id, version: 1, listId, number: Number(id.slice(1)), title: id, due: null, doneAt: null, labelIds: [] },
  ...{ memberIds: [], coverId: null, checks: 0, checksDone: 0, attachments: 0, comments: 0, hasDescription: false },
  ...{ subscribed: false, request: null, position: 'a0', ...more },
});
const boardOf = (lists: Readonly<Record<string, readonly string[]>>): Board =>
  ({
    lists: Object.entries(lists).map(([id, ids]) => ({
      ...{ id, version: 1, title: id, wipLimit: null, cards: ids.length, archived: 0 },
    })),
    cards: Object.entries(lists).flatMap(([listId, ids]) => ids.map((id) => card(id, listId))),
  }) as unknown as Board;
const BOARD = boardOf({ A: ['c1', 'c2', 'c3', 'c4'], B: ['c5', 'c6'], C: [] });
const orders = (board: Board) =>
  Object.fromEntries(
    board.lists.map(({ id }) => [id, board.cards.filter(({ listId }) => listId === id).map((one) => one.id)]),
  );
const afterMove = (board: Board, move: Move) => stepped(board, { of: 'cards', ...move });

describe('a move of cards', () => {
  it('to the place where they stand is none: nothing is sent or said [B9-05, TCB-06]', () => {
    expect(plannedMove(BOARD, { ids: ['c2'], listId: 'A', beforeId: 'c3' })).toBeNull();
    expect(plannedMove(BOARD, { ids: ['c2'], listId: 'A', beforeId: 'c2' })).toBeNull();
    expect(plannedMove(BOARD, { ids: ['c4'], listId: 'A', beforeId: null })).toBeNull();
    expect(plannedMove(BOARD, { ids: ['c2', 'c3'], listId: 'A', beforeId: 'c3' })).toBeNull();
  });

  it('places several one after another in the order in which they stood, whichever was named first [SB2]', () => {
    const move = plannedMove(BOARD, { ids: ['c4', 'c1', 'c5'], listId: 'B', beforeId: 'c6' });
    expect(move).toEqual({ ids: ['c1', 'c4', 'c5'], listId: 'B', beforeId: 'c6' });
    expect(orders(afterMove(BOARD, move as Move))).toEqual({ A: ['c2', 'c3'], B: ['c1', 'c4', 'c5', 'c6'], C: [] });
  });

  it('names the place at which the card then stands', () => {
    expect(placeOf(BOARD, { ids: ['c1'], listId: 'B', beforeId: 'c6' })).toBe(2);
    expect(placeOf(BOARD, { ids: ['c1'], listId: 'A', beforeId: null })).toBe(4);
  });

  it('is taken back by its ways back, from whichever lists the cards came, and loses none [B9-05]', () => {
    const ids = fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5', 'c6'), { minLength: 1 });
    const before = fc.constantFrom(null, 'c1', 'c2', 'c3', 'c4', 'c5', 'c6');
    fc.assert(
      fc.property(ids, fc.constantFrom('A', 'B', 'C'), before, (moved, listId, beforeId) => {
        const isOfList = beforeId === null || BOARD.cards.some((one) => one.id === beforeId && one.listId === listId);
        const move = plannedMove(BOARD, { ids: moved, listId, beforeId: isOfList ? beforeId : null });
        if (move === null) return;
        const there = afterMove(BOARD, move);
        expect(there.cards).toHaveLength(BOARD.cards.length);
        expect(there.lists.map(({ cards }) => cards)).toEqual(Object.values(orders(there)).map((of) => of.length));
        expect(orders(waysBack(BOARD, move.ids).reduce(afterMove, there))).toEqual(orders(BOARD));
      }),
    );
  });
});

it('a board is known whole once it has as many cards as its lists say', () => {
  expect(isWhole(BOARD)).toBe(true);
  expect(isWhole({ ...BOARD, cards: BOARD.cards.slice(1) })).toBe(false);
});

it('a list that is carried elsewhere keeps its cards and its id', () => {
  expect(stepped(BOARD, { of: 'list', id: 'C', beforeId: 'A' }).lists.map(({ id }) => id)).toEqual(['C', 'A', 'B']);
  expect(stepped(BOARD, { of: 'list', id: 'A', beforeId: null }).lists.map(({ id }) => id)).toEqual(['B', 'C', 'A']);
});

describe('the cards that are shown', () => {
  const board = {
    ...BOARD,
    cards: [
      card('c1', 'A', { due: { day: '2026-11-20' as PlainDate, time: null }, memberIds: ['m'] }),
      card('c2', 'A', { due: { day: '2026-11-20' as PlainDate, time: null }, doneAt: AT.now }),
      card('c3', 'A', { due: { day: '2026-11-19' as PlainDate, time: null } }),
    ],
  } as Board;
  const shown = (options: Partial<Parameters<typeof cardsByList>[1]>) =>
    cardsByList(board, { filter: NO_FILTER, order: 'hand', at: AT, ...options })
      .get('A')
      ?.shown.map(({ id }) => id);

  it('are those of the filter, while the list still knows all of its cards [B9-05]', () => {
    expect(shown({ filter: { ...NO_FILTER, memberIds: ['m'] } })).toEqual(['c1']);
    expect(shown({ filter: { ...NO_FILTER, due: 'late' } })).toEqual(['c1', 'c3']);
    expect(
      cardsByList(board, { filter: { ...NO_FILTER, due: 'today' }, order: 'hand', at: AT }).get('A')?.all,
    ).toHaveLength(3);
  });

  it('stand by due date with those that are done behind the others', () => {
    expect(shown({ order: 'due' })).toEqual(['c3', 'c1', 'c2']);
  });
});

describe('an arrow', () => {
  const columns = [
    { listId: 'A', shown: BOARD.cards.slice(0, 4) },
    { listId: 'C', shown: [] },
    { listId: 'B', shown: BOARD.cards.slice(4) },
  ];

  it('leads to the card above or below, or past an empty list to the nearest in height', () => {
    const lists = columns.map((column) => column.shown);
    expect(neighbour(lists, 'c1', 'ArrowDown')).toBe('c2');
    expect(neighbour(lists, 'c1', 'ArrowUp')).toBeNull();
    expect(neighbour(lists, 'c4', 'ArrowRight')).toBe('c6');
    expect(neighbour(lists, 'c5', 'ArrowLeft')).toBe('c1');
  });

  it('carries a lifted card by one place, and to an empty list as well [B9-05]', () => {
    expect(liftedTo(columns, 'c1', 'ArrowDown')).toEqual({ ids: ['c1'], listId: 'A', beforeId: 'c3' });
    expect(liftedTo(columns, 'c3', 'ArrowDown')).toEqual({ ids: ['c3'], listId: 'A', beforeId: null });
    expect(liftedTo(columns, 'c4', 'ArrowDown')).toBeNull();
    expect(liftedTo(columns, 'c2', 'ArrowUp')).toEqual({ ids: ['c2'], listId: 'A', beforeId: 'c1' });
    expect(liftedTo(columns, 'c2', 'ArrowRight')).toEqual({ ids: ['c2'], listId: 'C', beforeId: null });
    expect(liftedTo(columns, 'c5', 'ArrowRight')).toBeNull();
  });
});
