import { approveClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { decide } from './transition.ts';

/** A reviewer agrees with the claim (B4-08). */
export const approveClaim = handle(operation, (context) => decide(context, context.input, 'approve'));
