// Handlers of what happens to a purchase request after its approval.
import type { PURCHASE_BUYING_OPERATIONS } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import { closePurchaseRequest } from './close-purchase.ts';
import { noteInvoice } from './note-invoice.ts';
import { orderPurchase } from './order-purchase.ts';
import { receivePurchase } from './receive-purchase.ts';

export const purchaseBuyingHandlers = {
  'purchase-requests.order': orderPurchase,
  'purchase-requests.receive': receivePurchase,
  'purchase-requests.note-invoice': noteInvoice,
  'purchase-requests.close': closePurchaseRequest,
} satisfies HandlersFor<typeof PURCHASE_BUYING_OPERATIONS>;
