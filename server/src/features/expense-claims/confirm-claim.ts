import { confirmClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { stepsToConfirm } from '@madoguchi/contract/expense-claims/rules.ts';
import { handle } from '../../platform/http/handler.ts';
import { step } from './transition.ts';

/** A reviewer makes the claim payable; one still submitted is approved in the same transaction, as a fact of its own. */
export const confirmClaim = handle(operation, (context) => step(context, context.input, stepsToConfirm));
