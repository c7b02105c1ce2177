// A board that is known, and what changed of it since: together they are the board as it is now. Pure.
import type { Board, CardFace } from './model.ts';

/**
 * The board after an answer that tells what changed since it was read; the answer itself where that is a board by itself. Null where
 * the two do not make all of its cards, as after a card went to another board: then all are read anew.
 */
export function withChanges(known: Board, answer: Board): Board | null {
  if (answer.gone === null) return answer;
  const counts = new Map(answer.lists.map(({ id, cards }) => [id, cards]));
  const left = new Set([...answer.gone, ...answer.cards.map(({ id }) => id)]);
  const staying = known.cards.filter(({ id, listId }) => counts.has(listId) && !left.has(id));
  const isSame = answer.cards.length === 0 && staying.length === known.cards.length;
  const cards = isSame ? known.cards : inOrder(staying, answer.cards);
  for (const { listId } of cards) counts.set(listId, (counts.get(listId) ?? 0) - 1);
  return [...counts.values()].every((missing) => missing === 0) ? { ...answer, cards, gone: null } : null;
}

const isBefore = (a: CardFace, b: CardFace) => (a.listId === b.listId ? a.position < b.position : a.listId < b.listId);

/** Two orders as one. Sorting thousands of cards anew for one that moved would be felt. */
function inOrder(many: readonly CardFace[], few: readonly CardFace[]): CardFace[] {
  const all: CardFace[] = [];
  let next = 0;
  for (const card of many) {
    for (let one = few[next]; one !== undefined && isBefore(one, card); one = few[next]) {
      all.push(one);
      next += 1;
    }
    all.push(card);
  }
  return [...all, ...few.slice(next)];
}
