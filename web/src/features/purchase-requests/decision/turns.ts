// Which requests wait for the reader, and which of them comes after a decision.

import { listInbox } from '@madoguchi/contract/approvals/operations.ts';
import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { useMemo } from 'react';
import { useRead } from '../../../platform/query.ts';
import type { Turn } from './use-decision-bulk.ts';

/** As many open turns as a page of the inbox holds. */
const MOST = '200';

/** The reader's open turns in purchase requests by their approvals, with whose they are. */
export function useTurns(): ReadonlyMap<string, Turn> {
  const { data } = useRead(listInbox, { domain: 'purchase-requests', limit: MOST });
  return useMemo(
    () => new Map((data?.rows ?? []).map(({ approvalId, kind, onBehalfOf }) => [approvalId, { kind, onBehalfOf }])),
    [data],
  );
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
