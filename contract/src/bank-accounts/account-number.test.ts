import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromJapanPost, maskedNumber, readAccountNumber, splitJapanPost } from './account-number.ts';

describe('the number of an account', () => {
  it.each([
    ['12345', { number: '0012345', zerosAdded: 2 }],
    ['0012345', { number: '0012345', zerosAdded: 0 }],
    ['００１２３４５', { number: '0012345', zerosAdded: 0 }],
    ['１２３４５６７', { number: '1234567', zerosAdded: 0 }],
    ['123-4567', { number: '1234567', zerosAdded: 0 }],
    ['123ー4567', { number: '1234567', zerosAdded: 0 }],
    ['12345678', { fault: 'account-number-long' }],
    ['0000000', { fault: 'account-number-zero' }],
    ['12a45', { fault: 'account-number' }],
    [' 　', { fault: 'required' }],
  ])('%s is read as %o (OB4) [B2-05]', (typed, read) => {
    expect(readAccountNumber(typed)).toEqual(read);
  });

  it('shows its last three digits alone [B2-05]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7}$/), (number) => {
        expect(maskedNumber(number)).toBe(`••••${number.slice(4)}`);
      }),
    );
  });
});

describe('a symbol and number of the Japan Post Bank', () => {
  it.each([
    ['14170', '32345671', { branch: '418', kind: 'ordinary', number: '3234567' }],
    ['14170', '1234561', { branch: '418', kind: 'ordinary', number: '0123456' }],
    ['１４１７０－２', '３２３４５６７１', { branch: '418', kind: 'ordinary', number: '3234567' }],
    ['00980', '123456', { branch: '099', kind: 'current', number: '0123456' }],
    ['00980-7', '123456', { branch: '099', kind: 'current', number: '0123456' }],
    ['14170', '32345672', { fault: 'post-number-end' }],
    ['14171', '32345671', { fault: 'post-symbol' }],
    ['24170', '32345671', { fault: 'post-symbol' }],
    ['1417', '32345671', { fault: 'post-symbol' }],
    ['14170', '123456781', { fault: 'post-number' }],
    ['14170', '01', { fault: 'post-number' }],
    ['14170', '12x1', { fault: 'post-number' }],
    ['00980', '1234567', { fault: 'post-number' }],
    ['00980', '0', { fault: 'post-number' }],
  ])('%s %s is %o (OB5) [B8-04]', (symbol, number, read) => {
    expect(fromJapanPost(symbol, number)).toEqual(read);
  });

  it('may be typed into one field', () => {
    expect(splitJapanPost('１４１７０－３２３４５６７１')).toEqual({ symbol: '14170', number: '32345671' });
    expect(splitJapanPost('14170-2-32345671')).toEqual({ symbol: '14170', number: '32345671' });
    expect([splitJapanPost('1234567'), splitJapanPost('123-4567')]).toEqual([null, null]);
  });
});
