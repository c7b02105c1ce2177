import { returnClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { step } from './transition.ts';

/** A reviewer sends it back for correction, saying what is wrong (B4-08). */
export const returnClaim = handle(operation, (context) => step(context, context.input, () => ['return']));
