import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWING, Drawing, drawingOf } from './drawing.ts';

describe('a drawn signature', () => {
  it('is moves and lines on a sheet of one size, whatever it was drawn on [B8-01]', () => {
    const on = { width: 300, height: 100 };
    expect(
      drawingOf(
        [
          [
            { x: 0, y: 0 },
            { x: 150, y: 50 },
          ],
          [{ x: 300, y: 100 }],
        ],
        on,
      ),
    ).toBe('M0 0L300 100M600 200L600 200');
    expect(
      drawingOf(
        [
          [
            { x: 1, y: 1 },
            { x: 1.1, y: 1.1 },
            { x: 2, y: 1 },
          ],
        ],
        on,
      ),
    ).toBe('M2 2L4 2');
    expect(drawingOf([], on)).toBe('');
  });

  it('is always one that is taken, also where the finger leaves the sheet [B8-01]', () => {
    const point = fc.record({
      x: fc.double({ min: -900, max: 900, noNaN: true }),
      y: fc.double({ min: -900, max: 900, noNaN: true }),
    });
    const strokes = fc.array(fc.array(point, { maxLength: 20 }), { maxLength: 10 });
    fc.assert(
      fc.property(strokes, fc.integer({ min: 1, max: 2000 }), (drawn, width) => {
        expect(Drawing.safeParse(drawingOf(drawn, { width, height: width / 3 })).success).toBe(true);
      }),
    );
  });

  it.each([
    ['a script', '"/><script>alert(1)</script>'],
    ['a curve', 'M0 0C1 1 2 2 3 3'],
    ['a line without a beginning', 'L1 1'],
    ['a number too many', 'M0 0L1 1 1'],
    ['a place outside', 'M0 0L1000 1'],
    ['more than a hand draws', `M0 0${'L1 1'.repeat(DRAWING.longest / 4)}`],
  ])('is nothing else: %s is refused [B8-01]', (_, path) => {
    expect(Drawing.safeParse(path).error?.issues[0]?.message).toBe('drawing');
  });
});
