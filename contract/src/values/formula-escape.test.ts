import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escaped, unescaped } from './formula-escape.ts';

const cells = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'=+-@＝－−＋＠\t\r\n\'" \u3000\u00A0\u200B\u200E\uFEFF\u0001a1あ'),
    fc.string({ maxLength: 2 }),
  ),
  maxLength: 6,
});

describe('a cell that a spreadsheet would calculate', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@a',
    '＝1',
    '－5',
    '−5',
    ' =1',
    '\u3000=1',
    '\u200B=1',
    '\uFEFF=1',
    '\n=1',
    '\t1',
    "'=1",
  ])('%j is marked as text [B0-10, T24]', (text) => {
    expect(escaped(text)).toBe(`'${text}`);
  });

  it.each(['a=1', '', "'a", '1-1', 'あ', '-'.repeat(0)])('%j is none', (text) => {
    expect(escaped(text)).toBe(text);
  });

  it('comes back as it was, whatever it holds, and begins with no sign of a formula [B0-10, T24]', () => {
    fc.assert(
      fc.property(cells, (text) => {
        const cell = escaped(text);
        expect(unescaped(cell)).toBe(text);
        expect(cell.replace(/^[\s\u200B\u200E\uFEFF\u0001]+/, '')).not.toMatch(/^[=+\-@＝＋－＠−]/);
      }),
      { numRuns: 2000 },
    );
  });
});
