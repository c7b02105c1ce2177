// Handlers of purchase requests.
import type { PURCHASE_REQUEST_OPERATIONS } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { cancelPurchaseRequest } from './cancel-request.ts';
import { countForDecision, exportForDecision, listForDecision } from './decision/decision-list.ts';
import { createPurchaseRequest } from './draft/create-request.ts';
import { savePurchaseRequest } from './draft/save-request.ts';
import { previewPurchaseRoute, showPurchaseGround } from './ground/ground-reads.ts';
import { findPurchasesByNumber } from './lists/find-by-number.ts';
import { exportPurchaseRequests, listPurchaseRequests } from './lists/purchase-list.ts';
import { showPurchaseRequest } from './show-request.ts';
import { submitPurchaseRequest } from './submit-request.ts';
import { withdrawPurchaseRequest } from './withdraw-request.ts';

export const purchaseRequestHandlers = {
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
} satisfies HandlersFor<typeof PURCHASE_REQUEST_OPERATIONS>;
