import { withdrawClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { step } from './transition.ts';

/** The owner takes the claim back to a draft while nobody has decided (B4-03). */
export const withdrawClaim = handle(operation, (context) => step(context, context.input, () => ['withdraw']));
