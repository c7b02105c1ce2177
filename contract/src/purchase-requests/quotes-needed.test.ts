import { describe, expect, it } from 'vitest';
import type { Yen } from '../values/yen.ts';
import { chosenQuote, quotesGiven, quotesNeeded } from './quotes-needed.ts';

/** Written the wrong way round: what counts is the amount. */
const BANDS = [
  { fromYen: 1_000_000, quotes: 3 },
  { fromYen: 100_000, quotes: 1 },
  { fromYen: 500_000, quotes: 2 },
];

describe('the quotes that a request needs', () => {
  it.each([
    [0, 0, false],
    [99_999, 0, false],
    [100_000, 1, false],
    [100_001, 1, false],
    [499_999, 1, false],
    [500_000, 2, false],
    [500_001, 2, false],
    [999_999, 2, false],
    [1_000_000, 3, true],
    [1_000_001, 3, true],
  ])('a total of %i yen: %i, a reason may stand for them: %s [B5-02]', (totalYen, quotes, reasonStands) => {
    expect(quotesNeeded(totalYen, BANDS)).toEqual({ quotes, reasonStands });
  });

  it('are none where no band is kept [B5-02]', () => {
    expect(quotesNeeded(9_999_999, [])).toEqual({ quotes: 0, reasonStands: false });
  });
});

describe('the quotes that a request has', () => {
  it('count one for each supplier, and none without name or amount [B5-02]', () => {
    const quote = (supplier: string, amount: number | null) => ({ supplier, amount: amount as Yen | null });
    expect(quotesGiven([quote('㈱山田', 1), quote('株式会社ヤマダ', 2), quote('株式会社山田', 3)])).toBe(2);
    expect(quotesGiven([quote(' ', 1), quote('アスク', null)])).toBe(0);
    expect(quotesGiven([quote('アスク', 0)])).toBe(1);
  });

  it('the chosen one is the marked one, or the only one; several marks choose nothing [B5-02]', () => {
    const [marked, plain] = [{ isChosen: true }, { isChosen: false }];
    expect(chosenQuote([plain, marked])).toBe(marked);
    expect(chosenQuote([plain])).toBe(plain);
    expect(chosenQuote([plain, { isChosen: false }])).toBeNull();
    expect(chosenQuote([marked, { isChosen: true }])).toBeNull();
    expect(chosenQuote([])).toBeNull();
  });
});
