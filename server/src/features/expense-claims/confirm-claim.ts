import { confirmClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { step } from './transition.ts';

/** An admin makes the approved claim of somebody else payable (B4-08). */
export const confirmClaim = handle(operation, (context) => step(context, context.input, 'confirm'));
