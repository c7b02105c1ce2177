// How somebody lays the dashboard out: what moving a card does. Pure: the choice in, the new choice out.
import { inOrder } from '@madoguchi/contract/information/card-places.ts';
import type { CardId, DashboardChoice } from '@madoguchi/contract/information/cards.ts';

export type Move = 'up' | 'down' | 'first' | 'last';

/** The own cards in their order, hidden ones too: what can be shown or hidden. */
export function ownCards(choice: DashboardChoice, own: readonly CardId[]): readonly CardId[] {
  return inOrder(choice).filter((id) => own.includes(id));
}

function indexAfter(move: Move, from: number, last: number): number {
  const wanted = { up: from - 1, down: from + 1, first: 0, last }[move];
  return Math.min(Math.max(wanted, 0), last);
}

/** True when the move changes anything: the first card cannot go up. */
export function canMove(shown: readonly CardId[], id: CardId, move: Move): boolean {
  const from = shown.indexOf(id);
  return from >= 0 && indexAfter(move, from, shown.length - 1) !== from;
}

/** Puts the card at a place among those shown; cards that are not shown keep their places. */
export function placed(choice: DashboardChoice, shown: readonly CardId[], id: CardId, index: number): DashboardChoice {
  const others = shown.filter((one) => one !== id);
  const next = [...others.slice(0, index), id, ...others.slice(index)];
  const sequence = next[Symbol.iterator]();
  const order = inOrder(choice).map((one) => (shown.includes(one) ? (sequence.next().value ?? one) : one));
  return { ...choice, order };
}

export function moved(choice: DashboardChoice, shown: readonly CardId[], id: CardId, move: Move): DashboardChoice {
  return placed(choice, shown, id, indexAfter(move, shown.indexOf(id), shown.length - 1));
}

const without = (ids: readonly CardId[], id: CardId) => ids.filter((one) => one !== id);

export function withHidden(choice: DashboardChoice, id: CardId, isHidden: boolean): DashboardChoice {
  const others = without(choice.hidden, id);
  return { ...choice, hidden: isHidden ? [...others, id] : others };
}

export function withWide(choice: DashboardChoice, id: CardId, isWide: boolean): DashboardChoice {
  const others = without(choice.wide, id);
  return { ...choice, wide: isWide ? [...others, id] : others };
}
