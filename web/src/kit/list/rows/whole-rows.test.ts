import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawnRows, drawnNext, MOST_A_FRAME, NOTHING_DRAWN } from './whole-rows.ts';

const span = (from: number, count: number) => Array.from({ length: count }, (_, nth) => `row ${from + nth}`);
const VIEW = 30;

/** The list is scrolled by so many rows a frame, from its beginning. */
function scrolledBy(rows: number, frames: number): DrawnRows {
  let drawn = drawnNext(NOTHING_DRAWN, span(0, VIEW), false);
  for (let frame = 1; frame <= frames; frame += 1) drawn = drawnNext(drawn, span(frame * rows, VIEW), true);
  return drawn;
}

describe('the rows of a list that is scrolled', () => {
  it('are whole when it opens, after a jump, and while it is read', () => {
    expect(drawnNext(NOTHING_DRAWN, span(0, VIEW), false).brief.size).toBe(0);
    expect(scrolledBy(VIEW, 1).brief.size).toBe(0);
    expect(scrolledBy(MOST_A_FRAME, 50).brief.size).toBe(0);
  });

  it('are brief where they rush by', () => {
    const { brief } = scrolledBy(MOST_A_FRAME + 1, 40);
    expect([...brief]).toEqual(span(40 * (MOST_A_FRAME + 1), VIEW));
  });

  it('become whole once they come slower, some with each frame, those in front first', () => {
    const rushed = scrolledBy(10, 20);
    const slower = drawnNext(rushed, span(201, VIEW), true);
    expect([...slower.brief]).toEqual(span(201 + MOST_A_FRAME, VIEW - MOST_A_FRAME - 1));
    let drawn = drawnNext(rushed, span(200, VIEW), false);
    for (let frame = 1; drawn.brief.size > 0; frame += 1) {
      expect(drawn.brief.size).toBe(VIEW - frame * MOST_A_FRAME);
      drawn = drawnNext(drawn, span(200, VIEW), false);
    }
  });

  it('never lose what they show, and never more than so many are drawn whole in a frame of a rush', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.boolean()), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (moves) => {
        let at = 1_000;
        let before = drawnNext(NOTHING_DRAWN, span(at, VIEW), false);
        for (const [rows, isScrolling] of moves) {
          at += rows;
          const keys = span(at, VIEW);
          const next = drawnNext(before, keys, isScrolling);
          const isWhole = (drawn: DrawnRows, key: string) => drawn.all.has(key) && !drawn.brief.has(key);
          const lost = keys.filter((key) => isWhole(before, key) && !isWhole(next, key));
          const drawnWhole = keys.filter((key) => isWhole(next, key) && !isWhole(before, key));
          expect(lost).toEqual([]);
          if (next.frames > 2) expect(drawnWhole.length).toBeLessThanOrEqual(2 * MOST_A_FRAME);
          before = next;
        }
      }),
    );
  });
});
