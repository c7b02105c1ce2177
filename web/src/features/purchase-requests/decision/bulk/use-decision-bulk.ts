import { approve } from '@madoguchi/contract/approvals/operations.ts';
import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { useMemo } from 'react';
import type { BulkAction } from '../../../../kit/list/selection/bulk.ts';
import { call } from '../../../../platform/call.ts';
import { formatNumber } from '../../../../platform/formats.ts';
import { readDecisionsAgain } from '../read-again.ts';
import { useDecisionWords } from '../words.ts';
import { type Turn, whyNotApproved } from './left-out.ts';

/** At most so many at once (B3-06). */
const MOST = 100;

/** Approves many at once: their sum is told first, and each has its own result (B3-06). */
export function useDecisionBulk(turns: ReadonlyMap<string, Turn>): readonly BulkAction<PurchaseDecisionRow>[] {
  const t = useDecisionWords();
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
        run: async ({ approval }) => {
          if (approval !== null) await call(approve, approval);
          return null;
        },
        done: (count) => t('bulk.approve.done', { count }),
        most: MOST,
        onEnd: readDecisionsAgain,
      },
    ];
  }, [t, turns]);
}
