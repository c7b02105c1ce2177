import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';

/** Whether whoever ordered also received: told, not refused, as small offices have no second person (B5-05). */
export function isSamePerson({ order, receipts }: Pick<PurchaseRequest, 'order' | 'receipts'>): boolean {
  return order !== null && receipts.some(({ by }) => by === order.by);
}
