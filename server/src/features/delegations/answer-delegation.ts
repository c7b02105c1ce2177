import {
  acceptDelegation as acceptOperation,
  declineDelegation as declineOperation,
  endDelegation as endOperation,
} from '@madoguchi/contract/delegations/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { step } from './own-delegation.ts';

/** The delegate agrees: from now on, in its days, they decide in the giver's name. */
export const acceptDelegation = handle(acceptOperation, (context) => step(context, 'accept'));

export const declineDelegation = handle(declineOperation, (context) => step(context, 'decline'));

/** Either of the two ends it at once. What was decided in the giver's name stays decided. */
export const endDelegation = handle(endOperation, (context) => step(context, 'end'));
