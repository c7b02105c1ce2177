// Where the cards of the dashboard stand, and what moving one does. Pure: the choice in, the new choice out.
import { CARD_IDS, type CardId, type DashboardChoice } from '@madoguchi/contract/information/cards.ts';

export type Move = 'up' | 'down' | 'first' | 'last';

/** All cards in the person's order; those it does not name come last. */
function inOrder({ order }: DashboardChoice): readonly CardId[] {
  return [...order, ...CARD_IDS.filter((id) => !order.includes(id))];
}

/** The cards to show, of those that concern the person. */
export function shownCards(choice: DashboardChoice, own: readonly CardId[]): readonly CardId[] {
  return inOrder(choice).filter((id) => own.includes(id) && !choice.hidden.includes(id));
}

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

/**
 * How many columns each card takes: a wide one two, or what its row has left, so that no row has a hole before its end.
 */
export function spansOf(shown: readonly CardId[], wide: readonly CardId[], columns: number): readonly number[] {
  let used = 0;
  return shown.map((id) => {
    const left = columns - (used % columns);
    const span = Math.min(wide.includes(id) ? 2 : 1, left);
    used += span;
    return span;
  });
}
