// Where the cards of the dashboard stand, as the server draws the first of them and the app all.
import { CARD_IDS, type CardId, type DashboardChoice } from './cards.ts';

/** All cards in the person's order; those it does not name come last. */
export function inOrder({ order }: DashboardChoice): readonly CardId[] {
  return [...order, ...CARD_IDS.filter((id) => !order.includes(id))];
}

/** The cards to show, of those that concern the person. */
export function shownCards(choice: DashboardChoice, own: readonly CardId[]): readonly CardId[] {
  return inOrder(choice).filter((id) => own.includes(id) && !choice.hidden.includes(id));
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

/** A place in the first row: the column that it begins in, from 1, and how many it takes. */
export interface FirstRowPlace {
  readonly column: number;
  readonly span: number;
}

/** Null where the card is not shown, or stands below others, whose heights nobody knows before they are drawn. */
export function placeInFirstRow(
  id: CardId,
  shown: readonly CardId[],
  wide: readonly CardId[],
  columns: number,
): FirstRowPlace | null {
  const index = shown.indexOf(id);
  const spans = spansOf(shown, wide, columns);
  const before = spans.slice(0, Math.max(index, 0)).reduce((sum, span) => sum + span, 0);
  return index < 0 || before >= columns ? null : { column: before + 1, span: spans[index] ?? 1 };
}
