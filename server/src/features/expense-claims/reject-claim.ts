import { rejectClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { decide } from './transition.ts';

/** A reviewer ends the claim, saying why (B4-08). */
export const rejectClaim = handle(operation, (context) => decide(context, context.input, 'reject'));
