import { cancelPurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { EDITABLE, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { handle } from '../../platform/http/handler.ts';
import { step } from './transition.ts';

/** Until the approval it is the requester's to give up, from then on the buyers'. */
const BEFORE_APPROVAL = [...EDITABLE, ...UNDER_APPROVAL];

/** The requester gives a request up, or a buyer one that is approved and not ordered; with the reason (B5-03). */
export const cancelPurchaseRequest = handle(operation, (context) =>
  step(
    context,
    context.input,
    ({ status }) => (BEFORE_APPROVAL.includes(status) ? 'cancel' : 'cancel-approved'),
    'cancelled',
  ),
);
