import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../message.ts';
import { type Bought, invoiceMatch, MISMATCHES, mismatchSentence } from './invoice-match.ts';

type Line = Bought['lines'][number];

const line = (change: Partial<Line> = {}): Line => ({
  quantity: 3,
  receivedQuantity: 3,
  unitPrice: 1_000,
  taxRate: 10,
  supplier: '山田商会',
  ...change,
});
const invoice = (totalYen: number, supplier = '山田商会') => ({ totalYen, supplier });

/** Three pieces of 1,100 yen with tax, all of them received. */
const match = (change: Partial<Bought> = {}) =>
  invoiceMatch({
    pricesIncludeTax: false,
    lines: [line()],
    orderedYen: 3_300,
    invoices: [],
    isClosed: false,
    ...change,
  });
const found = (change: Partial<Bought>) => {
  const { state, mismatches } = match(change);
  return [state, ...mismatches.map(({ code, supplier, yen }) => [code, supplier, yen].join(' '))];
};

const part = [line({ receivedQuantity: 1 })];
const nothing = [line({ receivedQuantity: 0 })];

describe('the match of request, goods receipts and invoices', () => {
  it.each([
    ['everything came and is invoiced', { invoices: [invoice(3_300)] }, ['matched']],
    ['invoiced in two parts', { invoices: [invoice(1_100), invoice(2_200)] }, ['matched']],
    ['the name is written otherwise', { invoices: [invoice(3_300, ' 山田　商会 ')] }, ['matched']],
    ['no invoice yet', {}, ['waiting']],
    ['a part of the invoices', { invoices: [invoice(1_100)] }, ['waiting']],
    ['a part came and is invoiced', { lines: part, invoices: [invoice(1_100)] }, ['waiting']],
    ['nothing came yet', { lines: nothing }, ['waiting']],
    [
      'an invoice ahead of the goods',
      { lines: part, invoices: [invoice(3_300)] },
      ['mismatch', 'invoiced-ahead 山田商会 2200'],
    ],
    ['invoiced dearer than requested', { invoices: [invoice(3_310)] }, ['mismatch', 'over-invoiced 山田商会 10']],
    [
      'dearer than requested, and ahead of the goods',
      { lines: nothing, invoices: [invoice(4_400)] },
      ['mismatch', 'over-invoiced 山田商会 1100'],
    ],
    [
      'somebody else sends an invoice',
      { invoices: [invoice(3_300), invoice(500, 'アスク'), invoice(70, 'ｱｽｸ')] },
      ['mismatch', 'not-requested アスク 570'],
    ],
    ['closed, and nothing invoiced', { isClosed: true }, ['mismatch', 'under-invoiced 山田商会 3300']],
    [
      'closed with a part received',
      { isClosed: true, lines: part, invoices: [invoice(1_100)] },
      ['mismatch', 'short-received 山田商会 2200'],
    ],
    ['closed as requested', { isClosed: true, invoices: [invoice(3_300)] }, ['matched']],
  ])('%s [B5-05]', (_title, change, expected) => {
    expect(found(change)).toEqual(expected);
  });

  it('compares each supplier with its own part [B5-05]', () => {
    const lines = [line(), line({ supplier: 'アスク', unitPrice: 2_000 })];
    const both = { lines, orderedYen: 9_900 };
    expect(found({ ...both, invoices: [invoice(6_600), invoice(3_300, 'アスク')] })).toEqual([
      'mismatch',
      'over-invoiced 山田商会 3300',
    ]);
    expect(match({ ...both, invoices: [invoice(3_300)] })).toEqual({
      suppliers: [
        { supplier: '山田商会', requestedYen: 3_300, receivedYen: 3_300, invoicedYen: 3_300 },
        { supplier: 'アスク', requestedYen: 6_600, receivedYen: 6_600, invoicedYen: 0 },
      ],
      requestedYen: 9_900,
      receivedYen: 9_900,
      invoicedYen: 3_300,
      mismatches: [],
      state: 'waiting',
      awaited: ['invoices'],
    });
  });

  it.each([
    ['one yen for the invoice and its rate', [3_299], 'matched'],
    ['one yen more, rounded up', [3_301], 'matched'],
    ['two yen', [3_302], 'mismatch'],
    ['one yen for each of two invoices', [1_101, 2_201], 'matched'],
    ['three yen in two invoices', [1_101, 2_202], 'mismatch'],
  ])('%s is the rounding of a supplier, not a difference: %j [B5-01] [B5-05]', (_title, totals, state) => {
    expect(match({ invoices: totals.map((total) => invoice(total)) }).state).toBe(state);
  });

  it('where prices hold the tax a yen is a difference [B5-01] [B5-05]', () => {
    const taxed = { pricesIncludeTax: true, orderedYen: 3_000 };
    expect(match({ ...taxed, invoices: [invoice(3_000)] }).state).toBe('matched');
    expect(found({ ...taxed, invoices: [invoice(3_001)] })).toEqual(['mismatch', 'over-invoiced 山田商会 1']);
  });

  it('follows the price of the order where that is another, for all suppliers together [B5-05]', () => {
    const cheaper = { lines: [line(), line({ supplier: 'アスク' })], orderedYen: 6_000 };
    expect(match({ ...cheaper, invoices: [invoice(2_900), invoice(3_100, 'アスク')] }).state).toBe('matched');
    expect(found({ ...cheaper, invoices: [invoice(3_300), invoice(3_300, 'アスク')] })).toEqual([
      'mismatch',
      'over-invoiced  600',
    ]);
    const half = { ...cheaper, lines: [line(), line({ supplier: 'アスク', receivedQuantity: 0 })] };
    expect(match({ ...half, invoices: [invoice(3_000)] }).state).toBe('waiting');
    expect(found({ ...half, invoices: [invoice(5_000)] })).toEqual(['mismatch', 'invoiced-ahead  2000']);
  });

  it('counts what came of a dearer or cheaper order by its share, to the yen that the share leaves over [B5-05]', () => {
    const third = { lines: part, orderedYen: 1_000 };
    expect(found({ ...third, invoices: [invoice(335)] })).toEqual(['waiting']);
    expect(found({ ...third, invoices: [invoice(336)] })).toEqual(['mismatch', 'invoiced-ahead  3']);
  });

  it('is ahead of the goods while it is within the rounding of the whole [B5-01] [B5-05]', () => {
    expect(found({ lines: part, invoices: [invoice(3_301)] })).toEqual(['mismatch', 'invoiced-ahead 山田商会 2201']);
  });

  it('follows an order that costs something where the request said nothing [B3-05] [B5-05]', () => {
    const free = { lines: [line({ unitPrice: 0 })], orderedYen: 500 };
    expect(match({ ...free, invoices: [invoice(500)] }).state).toBe('matched');
    expect(found({ ...free, invoices: [invoice(600, ' アスク ')] })).toEqual(['mismatch', 'not-requested アスク 600']);
  });

  it('what costs nothing is waited for as well [B5-05]', () => {
    const free = { lines: [line(), line({ unitPrice: 0, receivedQuantity: 0 })], invoices: [invoice(3_300)] };
    expect(match(free).state).toBe('waiting');
  });

  const bought = fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 50 }),
        unitPrice: fc.integer({ min: 0, max: 100_000 }),
        taxRate: fc.constantFrom(0, 8, 10),
        supplier: fc.constantFrom('山田商会', 'アスク'),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((lines) => lines.map((one) => ({ ...one, receivedQuantity: one.quantity })));

  it('finds nothing where every supplier invoices what was received [B5-05]', () => {
    fc.assert(
      fc.property(bought, fc.boolean(), fc.boolean(), (lines, pricesIncludeTax, isClosed) => {
        const open = match({ lines, pricesIncludeTax, orderedYen: null });
        const invoices = open.suppliers.map(({ supplier, receivedYen }) => invoice(receivedYen, supplier));
        const { state, mismatches } = match({ lines, pricesIncludeTax, orderedYen: null, invoices, isClosed });
        expect(mismatches).toEqual([]);
        expect(state).toBe('matched');
      }),
    );
  });
});

describe('a mismatch of a purchase as a sentence', () => {
  it.each(MISMATCHES)('%s says by how much and with whom, once [B5-05] [B0-01]', (code) => {
    for (const language of LANGUAGES) {
      const sentence = mismatchSentence({ code, supplier: '山田商会', yen: 1_100 }, language);
      expect(sentence).toContain('1,100');
      expect(sentence.split('山田商会')).toHaveLength(2);
      expect(sentence).not.toMatch(/[{}]/);
    }
  });

  it.each([
    [999, '999円'],
    [12_345, '12,345円'],
    [1_234_567, '1,234,567円'],
  ])('writes %i yen as %s [B0-01]', (yen, written) => {
    const sentence = mismatchSentence({ code: 'over-invoiced', supplier: '', yen }, 'ja');
    expect(sentence).toBe(`請求額が発注より${written}多くなっています。請求書を確認してください。`);
  });

  it('speaks of the order where it is no supplier’s alone [B5-05]', () => {
    expect(mismatchSentence({ code: 'over-invoiced', supplier: '', yen: 600 }, 'ja')).toBe(
      '請求額が発注より600円多くなっています。請求書を確認してください。',
    );
  });
});
