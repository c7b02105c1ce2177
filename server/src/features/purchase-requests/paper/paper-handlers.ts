// Handlers of the papers of purchase requests.
import type { PURCHASE_PAPER_OPERATIONS } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import { printRequest } from './print-request.ts';

export const purchasePaperHandlers = {
  'purchase-requests.print': printRequest,
} satisfies HandlersFor<typeof PURCHASE_PAPER_OPERATIONS>;
