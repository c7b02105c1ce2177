// Which request comes after a decision. Pure.
import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';

type Row = Pick<PurchaseDecisionRow, 'approval'>;

/**
 * The approval of the next row below the decided one whose turn is the reader's, then from the top; `null` where nothing
 * else of the list waits for them.
 */
export function nextDecision(
  rows: readonly Row[],
  decided: string,
  isTurn: (approvalId: string) => boolean,
): string | null {
  const ids = rows.flatMap(({ approval }) => (approval === null ? [] : [approval.id]));
  const at = ids.indexOf(decided);
  const turned = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return turned.find((id) => id !== decided && isTurn(id)) ?? null;
}
