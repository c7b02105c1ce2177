import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedYen } from './typed-yen.ts';

describe('an amount as typed', () => {
  it.each(['1240', '1,240', '¥1,240', '￥１，２４０', '1,240円', '１２４０円', ' 1 240 ', '\\1,240'])(
    '%s is 1,240 yen [B0-11]',
    (typed) => {
      expect(readTypedYen(typed)).toBe(1240);
    },
  );

  it.each(['', '1.5', '-1', '−1', '12a', '千円', '1e3', '円', '9999999999999999'])(
    '%s is no whole amount [B0-11]',
    (typed) => {
      expect(readTypedYen(typed)).toBeNull();
    },
  );

  it('every amount reads back from its written form [B0-01, B0-11]', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(readTypedYen(`¥${amount.toLocaleString('en')}`)).toBe(amount);
        expect(readTypedYen(`${amount}円`.normalize('NFKC'))).toBe(amount);
      }),
    );
  });

  it('whatever is typed gives a safe integer or nothing [B0-01]', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const amount = readTypedYen(typed);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});
