// Which request comes after a decision. Pure.
import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';

type Row = Pick<PurchaseDecisionRow, 'id' | 'approval'>;

/** A request with its approval. */
export interface NextDecision {
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
