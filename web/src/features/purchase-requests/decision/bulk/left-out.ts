// Which of the chosen requests are approved together, and why the others are left out. Pure.
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';

/** The reader's open turn in a request, or that of somebody for whom they decide. */
export type Turn = Pick<InboxRow, 'kind' | 'onBehalfOf'>;

export type LeftOut = 'turn' | 'warned' | 'check' | 'circulate';

/** Only what is the reader's turn and what nobody has to look into is approved unseen. */
export function whyNotApproved(
  { warningCount }: Pick<PurchaseDecisionRow, 'warningCount'>,
  turn: Turn | undefined,
): LeftOut | null {
  if (turn === undefined) return 'turn';
  if (turn.kind !== 'approve') return turn.kind;
  return warningCount > 0 ? 'warned' : null;
}
