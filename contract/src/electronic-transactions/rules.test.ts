import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate } from '../values/plain-date.ts';
import { CURRENCY_CODES } from './choices.ts';
import { bareCounterparty } from './counterparty-text.ts';
import { lastDayToRegister } from './deadlines.ts';
import { readMinorUnits, writtenMinorUnits, yenOfMinorUnits } from './yen-value.ts';

const day = (said: string) => said as PlainDate;
const AUTUMN = new Set(['2026-09-21', '2026-09-22', '2026-09-23']);

describe('the last day to register', () => {
  it.each([
    ['2026-06-30', '2026-09-09'],
    ['2026-07-14', '2026-09-28'],
    // The term from 31 December on has no day of its number in February, and ends with the month.
    ['2026-12-30', '2027-03-09'],
  ])('of a paper received on %s is %s [B7-04]', (received, last) => {
    expect(lastDayToRegister(day(received), AUTUMN)).toBe(last);
  });
});

describe('a counterparty', () => {
  it('is the same without the form of the company, in whatever way that is written [B7-02]', () => {
    const spellings = ['株式会社山田商店', '(株)山田商店', '山田商店㈱', '山田商店'];
    expect(new Set(spellings.map(bareCounterparty))).toEqual(new Set(['山田商店']));
    expect(bareCounterparty('ｶ)ﾔﾏﾀﾞ')).toBe(bareCounterparty('ヤマダ'));
    expect(bareCounterparty('株式会社')).toBe('株式会社');
  });
});

describe('an amount of another currency', () => {
  it('is read to its minor units, and no finer [B7-01]', () => {
    expect(readMinorUnits('1,234.56', 'USD')).toBe(123_456);
    expect(readMinorUnits('10.125', 'KWD')).toBe(10_125);
    expect(readMinorUnits('-5.00', 'USD')).toBe(-500);
    expect(readMinorUnits('1,000.5', 'JPY')).toBeNull();
  });

  it('is written as it is read [B7-01]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom(...CURRENCY_CODES), (minor, currency) => {
        expect(readMinorUnits(writtenMinorUnits(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  it('is cut to whole yen once [B7-01]', () => {
    expect(yenOfMinorUnits(123_456, 'USD', '155.32')).toBe(191_751);
    expect(yenOfMinorUnits(-123_456, 'USD', '155.32')).toBe(-191_751);
    expect(yenOfMinorUnits(10_125, 'KWD', '500')).toBe(5_062);
  });
});
