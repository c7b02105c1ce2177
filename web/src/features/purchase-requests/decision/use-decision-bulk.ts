import { approve, listInbox } from '@madoguchi/contract/approvals/operations.ts';
import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { useMemo } from 'react';
import type { BulkAction } from '../../../kit/list/selection/bulk.ts';
import { call } from '../../../platform/call.ts';
import { formatNumber } from '../../../platform/formats.ts';
import { invalidate, useRead } from '../../../platform/query.ts';
import { usePurchaseWords } from '../words.ts';
import { type Turn, whyNotApproved } from './turns.ts';

/** Approves many at once: their sum is told first, and each has its own result (B3-06). */
export function useDecisionBulk(turns: ReadonlyMap<string, Turn>): readonly BulkAction<PurchaseDecisionRow>[] {
  const t = usePurchaseWords();
  return useMemo(() => {
    const nameOf = ({ number, purchaseName }: PurchaseDecisionRow) =>
      t('bulk.row', { number: number ?? '', name: purchaseName });
    const whyNot = (row: PurchaseDecisionRow) => whyNotApproved(row, turns.get(row.approval?.id ?? ''));
    return [
      {
        id: 'approve',
        label: t('bulk.approve'),
        title: (count) => t('bulk.approve.title', { count }),
        effect: (rows) => {
          const sum = rows.reduce((total, { totalYen }) => total + totalYen, 0);
          return t('bulk.approve.effect', { count: rows.length, sum: formatNumber(sum) });
        },
        plan: (rows) => ({
          rows: rows.filter((row) => whyNot(row) === null),
          leftOut: rows.flatMap((row) => {
            const reason = whyNot(row);
            return reason === null ? [] : [{ name: nameOf(row), text: t(`left.${reason}`) }];
          }),
        }),
        nameOf,
        run: async ({ approval }, inBulkOf) => {
          if (approval !== null) await call(approve, { ...approval, inBulkOf });
          return null;
        },
        done: (count) => t('bulk.approve.done', { count }),
        onEnd: () => void invalidate(approve),
      },
    ];
  }, [t, turns]);
}

/** As many open turns as a page of the inbox holds. */
const MOST_TURNS = '200';

/** The reader's open turns in purchase requests by their approvals, with whose they are. */
export function useTurns(): ReadonlyMap<string, Turn> {
  const { data } = useRead(listInbox, { domain: 'purchase-requests', limit: MOST_TURNS });
  return useMemo(
    () => new Map((data?.rows ?? []).map(({ approvalId, kind, onBehalfOf }) => [approvalId, { kind, onBehalfOf }])),
    [data],
  );
}
