import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparison, type FigureKind, type StatedFigure } from './links.ts';

const figure = (of: FigureKind, yen: number): StatedFigure => ({ of, yen });
const PURCHASE = [
  figure('request', 40_000),
  figure('order', 39_600),
  figure('invoice', 11_000),
  figure('invoice', 28_600),
];
const paper = (documentType: string, amount: number | null) => ({
  documentType,
  amount,
  taxBasis: amount === null ? ('none' as const) : ('included' as const),
  taxes: [],
});

it.each([
  ['an invoice with the invoice that is nearest', paper('invoice', 28_600), PURCHASE, 'invoice', 28_600, 0],
  ['the other invoice with the other one', paper('invoice', 11_200), PURCHASE, 'invoice', 11_000, 200],
  ['an order with the order', paper('order', 39_600), PURCHASE, 'order', 39_600, 0],
  [
    'a delivery note before any goods came with the order',
    paper('delivery-note', 39_000),
    PURCHASE,
    'order',
    39_600,
    -600,
  ],
  ['an estimate with the request', paper('estimate', 40_000), PURCHASE, 'request', 40_000, 0],
  ['a type of the company’s own with the request', paper('x-catalogue', 41_000), PURCHASE, 'request', 40_000, 1_000],
  [
    'an invoice before any was noted with the order',
    paper('invoice', 1),
    PURCHASE.slice(0, 2),
    'order',
    39_600,
    -39_599,
  ],
  [
    'a receipt with the line of a claim that is nearest',
    paper('receipt', 480),
    [figure('claim', 1_000), figure('line', 480), figure('line', 520)],
    'line',
    480,
    0,
  ],
] as const)('a paper is compared: %s [B5-05, B7-01]', (_said, stated, figures, of, yen, difference) => {
  expect(comparison(stated, figures)).toEqual({ of, yen, difference });
});

it('an amount without tax is compared with its tax, and not at all where the paper leaves the tax open [B5-05]', () => {
  const net = { ...paper('invoice', 10_000), taxBasis: 'excluded' as const };
  expect(comparison({ ...net, taxes: [{ tax: 1_000 }] }, PURCHASE)).toMatchObject({ yen: 11_000, difference: 0 });
  expect(comparison(net, PURCHASE)).toBeNull();
  expect(comparison(paper('invoice', null), PURCHASE)).toBeNull();
  expect(comparison(paper('invoice', 11_000), [])).toBeNull();
});

it('no other figure of the same kind is nearer than the one that is compared [B5-05]', () => {
  const yen = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(yen, fc.array(yen, { minLength: 1, maxLength: 20 }), (amount, invoices) => {
      const found = comparison(
        paper('invoice', amount),
        invoices.map((one) => figure('invoice', one)),
      );
      const nearest = Math.min(...invoices.map((one) => Math.abs(amount - one)));
      expect(Math.abs(found?.difference ?? Number.NaN)).toBe(nearest);
      expect(invoices).toContain(found?.yen);
    }),
  );
});
