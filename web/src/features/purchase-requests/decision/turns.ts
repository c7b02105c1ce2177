// Whose turn a request is: which are approved together, and which comes after a decision. Pure.
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';

/** The reader's open turn in a request, or that of somebody for whom they decide. */
export type Turn = Pick<InboxRow, 'kind' | 'onBehalfOf'>;

type LeftOut = 'turn' | 'warned' | 'check' | 'circulate';

/** Only what is the reader's turn and what nobody has to look into is approved unseen. */
export function whyNotApproved(
  { warningCount }: Pick<PurchaseDecisionRow, 'warningCount'>,
  turn: Turn | undefined,
): LeftOut | null {
  if (turn === undefined) return 'turn';
  if (turn.kind !== 'approve') return turn.kind;
  return warningCount > 0 ? 'warned' : null;
}

type Row = Pick<PurchaseDecisionRow, 'id' | 'approval'>;

/** A request with its approval. */
interface NextDecision {
  readonly id: string;
  readonly approvalId: string;
}

/**
 * The next row below the decided one whose turn is the reader's, then from the top; `null` where nothing else of the list
 * waits for them.
 */
export function nextDecision(
  rows: readonly Row[],
  decided: string,
  isTurn: (approvalId: string) => boolean,
): NextDecision | null {
  const at = rows.findIndex(({ id }) => id === decided);
  const turned = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  const next = turned.find(({ id, approval }) => id !== decided && approval !== null && isTurn(approval.id));
  return next?.approval ? { id: next.id, approvalId: next.approval.id } : null;
}
