// Handlers of purchase requests.
import type {
  PURCHASE_BUYING_OPERATIONS,
  PURCHASE_PAPER_OPERATIONS,
  PURCHASE_REQUEST_OPERATIONS,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { actOnUnordered } from './buying/expire-purchases.ts';
import { closePurchaseRequest, noteInvoice, orderPurchase, receivePurchase } from './buying/writes.ts';
import { countForDecision, exportForDecision, listForDecision } from './decision/decision-list.ts';
import { createPurchaseRequest, savePurchaseRequest } from './draft/writes.ts';
import { previewPurchaseRoute, showPurchaseGround } from './ground/purchase-ground.ts';
import { exportPurchaseRequests, findPurchasesByNumber, listPurchaseRequests } from './lists/purchase-list.ts';
import { purchaseFacts, purchaseOutcomes } from './news/purchase-facts-store.ts';
import { printRequest } from './paper/print-request.ts';
import { purchases } from './purchase-record.ts';
import { cancelPurchaseRequest, showPurchaseRequest, submitPurchaseRequest, withdrawPurchaseRequest } from './steps.ts';
import { openPurchases, purchaseUses } from './waiting-store.ts';

const purchaseRequestHandlers = {
  'purchase-requests.list': listPurchaseRequests,
  'purchase-requests.export': exportPurchaseRequests,
  'purchase-requests.list-for-decision': listForDecision,
  'purchase-requests.export-for-decision': exportForDecision,
  'purchase-requests.count-for-decision': countForDecision,
  'purchase-requests.find-by-number': findPurchasesByNumber,
  'purchase-requests.show-ground': showPurchaseGround,
  'purchase-requests.preview-route': previewPurchaseRoute,
  'purchase-requests.show': showPurchaseRequest,
  'purchase-requests.create': createPurchaseRequest,
  'purchase-requests.save': savePurchaseRequest,
  'purchase-requests.submit': submitPurchaseRequest,
  'purchase-requests.withdraw': withdrawPurchaseRequest,
  'purchase-requests.cancel': cancelPurchaseRequest,
  'purchase-requests.order': orderPurchase,
  'purchase-requests.receive': receivePurchase,
  'purchase-requests.note-invoice': noteInvoice,
  'purchase-requests.close': closePurchaseRequest,
  'purchase-requests.print': printRequest,
} satisfies HandlersFor<
  readonly [
    ...typeof PURCHASE_REQUEST_OPERATIONS,
    ...typeof PURCHASE_BUYING_OPERATIONS,
    ...typeof PURCHASE_PAPER_OPERATIONS,
  ]
>;

export const purchaseRequestsFeature = {
  handlers: purchaseRequestHandlers,
  approvalSubject: purchases.port,
  facts: [purchaseFacts, purchaseOutcomes],
  daily: actOnUnordered,
  openWork: openPurchases,
  usage: purchaseUses,
};
