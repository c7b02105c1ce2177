import { expect, it } from 'vitest';
import type { Yen } from '../values/yen.ts';
import { contentChanges, isUnchanged } from './content-changes.ts';
import type { PurchaseContent, PurchaseLineInput, PurchaseQuoteInput } from './model.ts';

const idOf = (n: number) => `01932b6c-0000-7000-8000-00000000000${n}`;

const line = (n: number, said: Partial<PurchaseLineInput> = {}): PurchaseLineInput => ({
  id: idOf(n),
  item: 'ノートPC',
  spec: '',
  url: '',
  quantity: 3,
  unit: '台',
  unitPrice: 160_000,
  taxRate: 10,
  supplier: '青空商会',
  ...said,
});

const quote = (n: number, said: Partial<PurchaseQuoteInput> = {}): PurchaseQuoteInput => ({
  id: idOf(n),
  supplier: '青空商会',
  amount: 528_000 as Yen,
  validUntil: null,
  isChosen: true,
  note: '',
  attachmentId: idOf(9),
  ...said,
});

const content = (said: Partial<PurchaseContent> = {}): PurchaseContent => ({
  purchaseName: 'ノートPC 3台',
  purchaseCategory: 'it',
  reason: '更新のため',
  neededBy: null,
  deliveryPlace: '本社',
  pricesIncludeTax: false,
  lines: [line(1), line(2)],
  quotes: [quote(3)],
  singleSourceReason: '',
  attachmentIds: [],
  ...said,
});

it('names each field, line and quote that is another since the request came back [B5-04]', () => {
  const now = content({
    reason: '3台が故障したため',
    lines: [line(1, { quantity: 2, unitPrice: 158_000 }), line(4, { item: 'マウス' })],
    quotes: [quote(3, { attachmentId: idOf(8) }), quote(5, { supplier: '港事務機', isChosen: false })],
    attachmentIds: [idOf(7)],
  });
  const changes = contentChanges(content(), now);
  expect(changes.fields).toEqual(['reason']);
  expect(changes.lines).toMatchObject([
    { kind: 'changed', fields: ['quantity', 'unitPrice'], before: { quantity: 3 }, entry: { quantity: 2 } },
    { kind: 'added', entry: { item: 'マウス' } },
    { kind: 'removed', entry: { id: idOf(2) } },
  ]);
  expect(changes.quotes).toMatchObject([
    { kind: 'changed', fields: ['attachmentId'] },
    { kind: 'added', entry: { supplier: '港事務機' } },
  ]);
  expect(changes.hasOtherFiles).toBe(true);
  expect(isUnchanged(changes)).toBe(false);
});

it('takes lines that only moved, and files in another order, for the same', () => {
  const before = content({ attachmentIds: [idOf(7), idOf(8)] });
  const now = content({ lines: [line(2), line(1)], attachmentIds: [idOf(8), idOf(7)] });
  expect(isUnchanged(contentChanges(before, now))).toBe(true);
});
