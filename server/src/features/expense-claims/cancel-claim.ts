import { cancelClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { step } from './transition.ts';

/** The owner gives the claim up; the month may then be claimed anew (B4-03). */
export const cancelClaim = handle(operation, (context) => step(context, context.input, 'cancel'));
