import { cancelPurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { step } from './transition.ts';

/** The requester gives a request up, or a buyer one that is approved and not ordered; with the reason (B5-03). */
export const cancelPurchaseRequest = handle(operation, (context) =>
  step(context, context.input, ({ status }) => (status === 'approved' ? 'cancel-approved' : 'cancel'), 'cancelled'),
);
