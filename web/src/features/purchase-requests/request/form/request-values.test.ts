import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { expect, it } from 'vitest';
import {
  contentOf,
  copyOf,
  emptyLine,
  emptyQuote,
  emptyRequest,
  filledByAdoption,
  newRequest,
  suggestedRate,
  valuesOf,
  withOwnIds,
} from './request-values.ts';

const FILE = {
  id: 'file',
  name: '見積書.pdf',
  mediaType: 'application/pdf',
  bytes: 10,
  sha256: '',
  alsoIn: null,
} as const;
const LINE = { ...emptyLine('line', 10), item: 'ノートPC', quantity: 3, unitPrice: 145_455, supplier: '青空商会' };

function stored(): PurchaseRequest {
  return {
    ...emptyRequest(),
    id: 'request',
    version: 4,
    status: 'closed',
    number: 'PR-2026-00045',
    totalYen: yen(480_000),
    purchaseName: 'ノートPC 3台',
    purchaseCategory: 'equipment',
    neededBy: '2026-12-01',
    reason: '増員のため',
    lines: [{ ...LINE, receivedQuantity: 3 }],
    quotes: [{ ...emptyQuote('quote'), amount: yen(480_000), attachment: FILE }],
    attachments: [FILE],
  } as unknown as PurchaseRequest;
}

it('a stored request fills the form with its content alone: files by their ids, no received quantities [B5-01]', () => {
  const values = valuesOf(stored());
  expect(values.lines).toEqual([LINE]);
  expect(values.quotes).toEqual([{ ...emptyQuote('quote'), amount: 480_000, attachmentId: 'file' }]);
  expect(values.attachmentIds).toEqual(['file']);
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(emptyRequest()).toSorted());
});

it('a copy carries name, category, reason and lines with new ids; quotes, days and files stay behind [B5-06]', () => {
  const copy = copyOf(stored(), () => 'new');
  expect(copy).toMatchObject({ purchaseName: 'ノートPC 3台', purchaseCategory: 'equipment', reason: '増員のため' });
  expect(copy.lines).toEqual([{ ...LINE, id: 'new' }]);
  expect(copy).toMatchObject({ quotes: [], attachmentIds: [], neededBy: null });
});

it('a new request opens with one empty line, the same on each visit, which is stored under an id of its own [B5-01]', () => {
  expect(newRequest(8)).toEqual(newRequest(8));
  const { lines, ...rest } = newRequest(8);
  expect({ ...rest, lines: [] }).toEqual(emptyRequest());
  const first = { ...(lines?.[0] ?? emptyLine('', 0)), item: 'ノートPC' };
  expect(first).toEqual({ ...emptyLine(first.id, 8), item: 'ノートPC' });
  expect(withOwnIds([first, LINE], () => 'own')).toEqual([{ ...first, id: 'own' }, LINE]);
});

it.each([
  ['the category’s', 'books', 8],
  ['the category’s, though it does not hold: the checks say so', 'old', 5],
  ['the usual one without a category', null, 10],
])('a line begins with %s tax rate', (_, category, rate) => {
  const categories = [
    ['books', 8],
    ['old', 5],
  ].map(([code, taxRate]) => ({ code, extra: { account: '', taxRate } }));
  expect(suggestedRate(categories as never, category, [10, 8, 0])).toBe(rate);
});

it('a figure that cannot be read counts as not filled, and zero as zero [B5-01]', () => {
  const lines = [
    { ...LINE, quantity: 'さんこ', unitPrice: 1.5 },
    { ...LINE, quantity: 1, unitPrice: 0 },
    { ...LINE, quantity: 1e9, unitPrice: 1e9 },
  ];
  const quotes = [{ ...emptyQuote('quote'), amount: '百万' }];
  const content = contentOf({ ...emptyRequest(), lines, quotes });
  expect(content.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    [null, null],
    [1, 0],
    [null, null],
  ]);
  expect(content.quotes[0]?.amount).toBeNull();
});

it('the adoption of a quote fills in what is blank: supplier and total of the quote, the supplier of the lines [B5-01]', () => {
  const lines = [LINE, { ...LINE, id: 'other', supplier: '' }];
  const content = (quote: object, of = lines) =>
    contentOf({ ...emptyRequest(), lines: of, quotes: [{ ...emptyQuote('quote'), ...quote }] });
  expect(filledByAdoption(content({}), 0)).toEqual([
    ['quotes.0.supplier', '青空商会'],
    ['quotes.0.amount', 960_002],
  ]);
  expect(filledByAdoption(content({ supplier: '北斗電機', amount: 900_000 }), 0)).toEqual([
    ['lines.1.supplier', '北斗電機'],
  ]);
  expect(filledByAdoption(content({ amount: 1 }, [LINE, { ...LINE, id: 'other', supplier: '北斗電機' }]), 0)).toEqual(
    [],
  );
});
