// The own steps of a claim after its submission (B4-03).
import {
  cancelClaim as cancelOperation,
  confirmClaim as confirmOperation,
  withdrawClaim as withdrawOperation,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { claims } from './claim-record.ts';
import { CLAIM_TABLE } from './transition-store.ts';

/** The owner takes the claim back to a draft while nobody has decided; its approval ends with it. */
export const withdrawClaim = handle(withdrawOperation, (context) => claims.withdraw(context, CLAIM_TABLE.withdraw));

/** The owner gives the claim up; the month may then be claimed anew. */
export const cancelClaim = handle(cancelOperation, (context) =>
  claims.step(context, () => 'cancel', { fact: 'cancelled', change: CLAIM_TABLE.step }),
);

/** An admin makes the approved claim of somebody else payable (B4-08). */
export const confirmClaim = handle(confirmOperation, (context) =>
  claims.step(context, () => 'confirm', { fact: 'confirmed', change: CLAIM_TABLE.step }),
);
