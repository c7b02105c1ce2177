import { returnClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { decide } from './transition.ts';

/** A reviewer sends it back for correction, saying what is wrong (B4-08). */
export const returnClaim = handle(operation, (context) => decide(context, context.input, 'return'));
