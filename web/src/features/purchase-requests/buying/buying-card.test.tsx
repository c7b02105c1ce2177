import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { expect, it } from 'vitest';
import { isSamePerson } from './BuyingCard.tsx';

it('whoever ordered and received as well is told of, after the first receipt [B5-05]', () => {
  const order = { by: '佐藤 花子' } as PurchaseRequest['order'];
  const receipt = (by: string) => ({ by }) as PurchaseRequest['receipts'][number];
  expect(isSamePerson({ order, receipts: [] })).toBe(false);
  expect(isSamePerson({ order, receipts: [receipt('鈴木 一郎')] })).toBe(false);
  expect(isSamePerson({ order, receipts: [receipt('鈴木 一郎'), receipt('佐藤 花子')] })).toBe(true);
  expect(isSamePerson({ order: null, receipts: [receipt('佐藤 花子')] })).toBe(false);
});
