import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PURCHASE_LIMITS } from './limits.ts';
import { type PricedLine, type PurchaseTotals, purchaseTotals, unitPriceWithoutTax } from './totals.ts';

const line = (unitPrice: number | null, change: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 1,
  unitPrice,
  taxRate: 10,
  supplier: '山田商会',
  ...change,
});

const withTax = (...lines: PricedLine[]) => purchaseTotals({ pricesIncludeTax: true, lines });
const withoutTax = (...lines: PricedLine[]) => purchaseTotals({ pricesIncludeTax: false, lines });
const sums = ({ net, tax, gross }: PurchaseTotals) => ({ net, tax, gross });

const anyLine = fc.record({
  quantity: fc.option(fc.integer({ min: 1, max: PURCHASE_LIMITS.quantity }), { nil: null }),
  unitPrice: fc.option(fc.integer({ min: 0, max: PURCHASE_LIMITS.unitPriceYen }), { nil: null }),
  taxRate: fc.constantFrom(0, 8, 10),
  supplier: fc.constantFrom('山田商会', '(株)オフィス', 'アスク'),
});
const anyLines = fc.array(anyLine, { maxLength: 12 });

describe('the totals of a purchase request', () => {
  it('tax is rounded once per supplier and rate: 105 + 105 yen with 10% hold 19 yen, not 9 + 9 [B5-01]', () => {
    expect(sums(withTax(line(105), line(105)))).toEqual({ net: 191, tax: 19, gross: 210 });
    expect(sums(withTax(line(105), line(105, { supplier: 'アスク' })))).toEqual({ net: 192, tax: 18, gross: 210 });
    expect(sums(withTax(line(105), line(105, { taxRate: 8 })))).toEqual({ net: 194, tax: 16, gross: 210 });
  });

  it.each([
    ['nothing is asked for', [], { net: 0, tax: 0, gross: 0 }],
    ['three pieces', [line(128_000, { quantity: 3 })], { net: 384_000, tax: 38_400, gross: 422_400 }],
    ['a fraction of a yen is dropped', [line(99)], { net: 99, tax: 9, gross: 108 }],
    ['fractions come together', [line(15), line(15)], { net: 30, tax: 3, gross: 33 }],
    ['what is not taxed', [line(1_000, { taxRate: 0 })], { net: 1_000, tax: 0, gross: 1_000 }],
    ['two rates', [line(1_000), line(1_000, { taxRate: 8 })], { net: 2_000, tax: 180, gross: 2_180 }],
    ['an unfilled line counts nothing', [line(null), line(500, { quantity: null })], { net: 0, tax: 0, gross: 0 }],
  ])('prices without tax: %s [B5-01]', (_title, lines, expected) => {
    expect(sums(withoutTax(...lines))).toEqual(expected);
  });

  it.each([
    [6_000, 10, 545],
    [50_000, 10, 4_545],
    [11_000, 10, 1_000],
    [70_000, 10, 6_363],
    [1_080, 8, 80],
  ])('of %i yen with %i%% in them the tax is rounded down, and the rest is the net [B5-01]', (gross, taxRate, tax) => {
    expect(sums(withTax(line(gross, { taxRate })))).toEqual({ net: gross - tax, tax, gross });
  });

  it('96,297 yen without 8% come to 104,000 with it, and a yen less to a yen less [B5-01]', () => {
    expect(sums(withoutTax(line(96_297, { taxRate: 8 })))).toEqual({ net: 96_297, tax: 7_703, gross: 104_000 });
    expect(sums(withoutTax(line(96_296, { taxRate: 8 })))).toEqual({ net: 96_296, tax: 7_703, gross: 103_999 });
  });

  it('names each supplier once, however it is written, with the highest rate first [B5-01]', () => {
    const { bySupplier } = withoutTax(
      line(100, { supplier: ' ㈱オフィス ', taxRate: 8 }),
      line(200, { supplier: 'アスク' }),
      line(300, { supplier: '株式会社ｵﾌｨｽ' }),
      line(null, { supplier: '名ばかり' }),
      line(500, { supplier: '数量なし', quantity: null }),
    );
    expect(bySupplier).toEqual([
      {
        supplier: '㈱オフィス',
        byRate: [
          { rate: 10, net: 300, tax: 30, gross: 330 },
          { rate: 8, net: 100, tax: 8, gross: 108 },
        ],
        net: 400,
        tax: 38,
        gross: 438,
      },
      { supplier: 'アスク', byRate: [{ rate: 10, net: 200, tax: 20, gross: 220 }], net: 200, tax: 20, gross: 220 },
    ]);
  });

  it('do not depend on the order of the lines [B5-01]', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (lines, pricesIncludeTax) => {
        const [there, back] = [lines, lines.toReversed()].map((some) =>
          purchaseTotals({ pricesIncludeTax, lines: some }),
        );
        expect(sums(back as PurchaseTotals)).toEqual(sums(there as PurchaseTotals));
      }),
    );
  });

  it('drop less than a yen for each supplier and rate, and the parts make the whole [B5-01]', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (lines, pricesIncludeTax) => {
        const totals = purchaseTotals({ pricesIncludeTax, lines });
        const rates = totals.bySupplier.flatMap(({ byRate }) => byRate);
        for (const { rate, net, tax, gross } of rates) {
          expect(net + tax).toBe(gross);
          const [base, whole] = pricesIncludeTax ? [gross, 100 + rate] : [net, 100];
          const left = BigInt(base) * BigInt(rate) - BigInt(tax) * BigInt(whole);
          expect(left >= 0n && left < BigInt(whole)).toBe(true);
        }
        for (const key of ['net', 'tax', 'gross'] as const)
          expect(totals[key]).toBe(rates.reduce((sum, part) => sum + part[key], 0));
      }),
    );
  });

  it('are the same whether prices are written with tax or without, to a yen for each supplier and rate [B5-01]', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const one = lines.map((some) => ({ ...some, quantity: some.quantity === null ? null : 1 }));
        const asGross = purchaseTotals({ pricesIncludeTax: true, lines: one });
        const netLines = asGross.bySupplier.flatMap(({ supplier, byRate }) =>
          byRate.map(({ rate, net }) => line(net, { supplier, taxRate: rate })),
        );
        const asNet = purchaseTotals({ pricesIncludeTax: false, lines: netLines });
        const parts = netLines.length;
        expect(asNet.net).toBe(asGross.net);
        expect(Math.abs(asGross.gross - asNet.gross)).toBeLessThanOrEqual(parts);
      }),
    );
  });

  it('are exact for the dearest request that can be written', () => {
    const dearest = line(PURCHASE_LIMITS.unitPriceYen, { quantity: PURCHASE_LIMITS.quantity });
    const net = BigInt(PURCHASE_LIMITS.unitPriceYen) * BigInt(PURCHASE_LIMITS.quantity) * 50n;
    const totals = withoutTax(...Array.from({ length: PURCHASE_LIMITS.lines }, () => dearest));
    expect(BigInt(totals.tax)).toBe(net / 10n);
  });
});

describe('a price without tax', () => {
  it('is the same for who writes it with tax and who writes it without [B5-01]', () => {
    expect(unitPriceWithoutTax(1_100, 10, true)).toBe(1_000);
    expect(unitPriceWithoutTax(1_000, 10, false)).toBe(1_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom(0, 8, 10), (net, rate) => {
        const gross = net + Math.floor((net * rate) / 100);
        expect(unitPriceWithoutTax(gross, rate, true)).toBe(net);
      }),
    );
  });
});
