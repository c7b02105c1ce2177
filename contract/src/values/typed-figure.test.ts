import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedCount, readTypedDecimal, readTypedPercent, readTypedYen } from './typed-figure.ts';

const TYPED_FIGURE = fc.string({
  unit: fc.constantFrom(...'0123456789０１９,.，．、¥￥円 　\n\t-−－ー①²½'),
  maxLength: 12,
});

/** A figure by its own rule, without a regular expression: groups of three behind a first group that begins with no zero. */
function isWritten(figure: string): boolean {
  const [whole = '', fraction, ...more] = figure.split('.');
  const [first = '', ...groups] = whole.split(',');
  const areDigits = (text: string) => text !== '' && [...text].every((sign) => sign >= '0' && sign <= '9');
  const isGrouped = groups.length === 0 || (first.length <= 3 && !first.startsWith('0'));
  return (
    more.length === 0 &&
    areDigits(first) &&
    isGrouped &&
    groups.every((group) => group.length === 3 && areDigits(group)) &&
    (fraction === undefined || areDigits(fraction))
  );
}

describe('an amount as typed', () => {
  it.each([
    ...['1240', '1,240', '¥1,240', '￥１，２４０', '1,240円', '１２４０円', ' 1240 ', '\\1,240', '1、240', '¥1,240円'],
    ...['1,240.00', '¥1,240-', '￥1,240－', '¥ 1,240', '1,240 円', '1240\n', '\u200E1,240\u200B', '1240.0', '001240'],
  ])('%j is 1,240 yen [B0-11]', (typed) => {
    expect(readTypedYen(typed)).toBe(1240);
  });

  it.each([
    ...[
      '',
      '1.5',
      '-1',
      '−1',
      '12a',
      '千円',
      '1e3',
      '円',
      '9999999999999999',
      '12,50',
      '1,5',
      '1,2345',
      ',123',
      '1,,234',
    ],
    ...['0,123', '250\n180', '250 180', '250\u3000180', '¥500 ¥300', '3円50', '500円300', '1,234.000', '1.234,00'],
    ...['1240-', '¥-1', '①②', '1²', '½', '㏩', '\u202E0421', '٣', '¥', '.5', '5.', '0x10', '¥¥1'],
  ])('%j is no whole amount, and stays as typed [B0-11]', (typed) => {
    expect(readTypedYen(typed)).toBeNull();
  });

  it('every amount reads back from its written form [B0-01, B0-11]', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(readTypedYen(`¥${amount.toLocaleString('en')}`)).toBe(amount);
        expect(readTypedYen(`${amount}円`)).toBe(amount);
      }),
    );
  });

  it('is never a number that a person would not read there, whatever is typed [B0-01, B0-11]', () => {
    fc.assert(
      fc.property(fc.oneof(TYPED_FIGURE, fc.string({ unit: 'binary' })), (typed) => {
        for (const read of [readTypedYen, readTypedCount, readTypedDecimal]) {
          const amount = read(typed);
          if (amount === null) continue;
          const seen = typed
            .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
            .replace(/[\u200B-\u200F\u2060-\u2069\uFEFF\u202A-\u202D]/g, '')
            .replaceAll('、', ',');
          const figure = seen.replace(/^[\s¥￥\\]*|[\s円\-−ー]*$/g, '');
          expect(isWritten(figure)).toBe(true);
          expect(amount).toBe(Number(figure.replaceAll(',', '')));
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a count and a share as typed', () => {
  it.each([
    ['１０', 10],
    ['1,000', 1000],
    ['10.0', 10],
    ['1,0', null],
    ['¥10', null],
    ['10円', null],
    ['1 0', null],
  ])('%s as a count is %s [B0-11]', (typed, count) => {
    expect(readTypedCount(typed)).toBe(count);
  });

  it.each([
    ['8.5', 8.5],
    ['１０％', 10],
    ['10 %', 10],
    ['1,234.5', 1234.5],
    ['1,5', null],
    ['8．5', 8.5],
    ['1.23456', null],
    ['8.5.1', null],
    ['％', null],
  ])('%s as a share is %s [B0-11]', (typed, share) => {
    expect(readTypedPercent(typed)).toBe(share);
  });
});
