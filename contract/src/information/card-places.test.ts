import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInFirstRow, shownCards, spansOf } from './card-places.ts';
import { CARD_IDS, INITIAL_DASHBOARD } from './cards.ts';

const some = fc.subarray([...CARD_IDS]);
const choices = fc.record({ order: fc.shuffledSubarray([...CARD_IDS]), hidden: some, wide: some });
const columnCounts = fc.integer({ min: 1, max: 3 });

describe('the cards of the dashboard', () => {
  it('leave no hole before the end of a row, whatever is wide [B9-01]', () => {
    fc.assert(
      fc.property(choices, columnCounts, ({ order, wide }, columns) => {
        let used = 0;
        for (const span of spansOf(order, wide, columns)) {
          expect((used % columns) + span).toBeLessThanOrEqual(columns);
          expect(span).toBeGreaterThanOrEqual(1);
          used += span;
        }
      }),
    );
    expect(spansOf(['tasks', 'announcements', 'month'], ['announcements'], 3)).toEqual([1, 2, 1]);
    expect(spansOf(['tasks', 'announcements', 'month'], ['announcements'], 2)).toEqual([1, 1, 1]);
  });

  it('of the first row are those that nothing stands above', () => {
    fc.assert(
      fc.property(choices, columnCounts, fc.constantFrom(...CARD_IDS), (choice, columns, id) => {
        const shown = shownCards(choice, CARD_IDS);
        const spans = spansOf(shown, choice.wide, columns);
        let used = 0;
        const first = shown.flatMap((card, index) => {
          const column = used + 1;
          const span = spans[index] ?? 1;
          used += span;
          return column > columns ? [] : [{ card, column, span }];
        });
        const { card: _, ...place } = first.find(({ card }) => card === id) ?? { card: id };
        expect(placeInFirstRow(id, shown, choice.wide, columns)).toEqual('column' in place ? place : null);
      }),
    );
  });

  it('have the announcements beside the tasks on a desk, and below them on a phone, until somebody moves one [B9-01]', () => {
    const at = (columns: number) =>
      placeInFirstRow('announcements', shownCards(INITIAL_DASHBOARD, CARD_IDS), INITIAL_DASHBOARD.wide, columns);
    expect([3, 2, 1].map(at)).toEqual([{ column: 2, span: 2 }, { column: 2, span: 1 }, null]);
  });
});
