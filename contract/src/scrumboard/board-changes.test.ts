import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withChanges } from './board-changes.ts';
import type { Board, CardFace } from './model.ts';

type Cards = Readonly<Record<string, Readonly<{ listId: string; position: string; version: number }>>>;

/** A board as it would be answered: lists, and the cards of those that are shown, by list and key. */
function boardOf(cards: Cards, lists: readonly string[]): Board {
  const faces = Object.entries(cards)
    .map(([id, card]) => ({ id, ...card }) as unknown as CardFace)
    .filter(({ listId }) => lists.includes(listId))
    .toSorted((a, b) => (`${a.listId} ${a.position}` < `${b.listId} ${b.position}` ? -1 : 1));
  const count = (id: string) => faces.filter(({ listId }) => listId === id).length;
  return { lists: lists.map((id) => ({ id, cards: count(id) })), cards: faces, gone: null } as unknown as Board;
}

/** The answer to `since`: what differs between two states, and as much of the rest as is told twice. */
function changesBetween(before: Board, after: Board, told: readonly string[]): Board {
  const was = new Map(before.cards.map((card) => [card.id, JSON.stringify(card)]));
  const isTold = (card: CardFace) => told.includes(card.id) || was.get(card.id) !== JSON.stringify(card);
  const there = new Set(after.cards.map(({ id }) => id));
  const gone = before.cards.filter(({ id }) => !there.has(id)).map(({ id }) => id);
  return { ...after, cards: after.cards.filter(isTold), gone };
}

const IDS = ['1', '2', '3', '4', '5', '6'] as const;
const LISTS = fc.subarray(['A', 'B', 'C'], { minLength: 1 });
/** No two cards have one place: the key ends with the card. */
const CARDS = fc
  .uniqueArray(fc.constantFrom(...IDS))
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .record({
            listId: fc.constantFrom('A', 'B', 'C'),
            key: fc.constantFrom('Zz', 'a0', 'a0V', 'a1'),
            version: fc.integer({ min: 1, max: 3 }),
          })
          .map(({ key, ...card }) => [id, { ...card, position: key + id }] as const),
      ),
    ),
  )
  .map((entries): Cards => Object.fromEntries(entries));

it('a board that is known and what changed of it are the board as it is, also where something is told twice [B9-05]', () => {
  fc.assert(
    fc.property(CARDS, LISTS, CARDS, LISTS, fc.subarray([...IDS]), (was, lists, is, listsNow, told) => {
      const [before, after] = [boardOf(was, lists), boardOf(is, listsNow)];
      expect(withChanges(before, changesBetween(before, after, told))).toEqual(after);
    }),
  );
});

it('a board does not come about where a card is missing, or is left that is there no more', () => {
  fc.assert(
    fc.property(CARDS, CARDS, (was, is) => {
      const [before, after] = [boardOf(was, ['A', 'B', 'C']), boardOf(is, ['A', 'B', 'C'])];
      const changes = changesBetween(before, after, []);
      const isShort = changes.gone?.length !== 0;
      expect(withChanges(before, { ...changes, gone: [] }) === null).toBe(isShort);
    }),
  );
});

it('cards that stay are the very same, so that nothing of them is drawn anew', () => {
  const before = boardOf({ 1: { listId: 'A', position: 'a0', version: 1 } }, ['A']);
  expect(withChanges(before, { ...before, cards: [], gone: [] })?.cards).toBe(before.cards);
});
