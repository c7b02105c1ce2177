import { approve } from '@madoguchi/contract/approvals/operations.ts';
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { confirmClaim, remindClaimants } from '@madoguchi/contract/expense-claims/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useMemo } from 'react';
import type { BulkAction } from '../../../../kit/list/selection/bulk.ts';
import { call } from '../../../../platform/call.ts';
import { formatNumber } from '../../../../platform/formats.ts';
import { useUser } from '../../../../platform/session.ts';
import { readAgain } from '../claim/decide/take-decision.ts';
import { patchLists } from '../people/patch-lists.ts';
import { type SayReview, useReviewWords } from '../words.ts';
import { type LeftOut, whyNoDecision, whyNoReminder } from './left-out.ts';

/** Bulk actions on the people of the month: approve, confirm, remind. */
export function useReviewBulk(month: YearMonth): readonly BulkAction<ReviewRow>[] {
  const t = useReviewWords();
  const { employeeId } = useUser();
  return useMemo(
    () => [decision('approve', employeeId, t), decision('confirm', employeeId, t), reminder(month, employeeId, t)],
    [month, employeeId, t],
  );
}

const nameOf = (row: ReviewRow) => row.employeeName;
const sumOf = (rows: readonly ReviewRow[]) => rows.reduce((sum, row) => sum + row.totalYen, 0);

function planned(rows: readonly ReviewRow[], why: (row: ReviewRow) => LeftOut | null, t: SayReview) {
  const leftOut = rows.flatMap((row) => {
    const reason = why(row);
    return reason === null ? [] : [{ name: nameOf(row), text: t(`bulk.${reason}`) }];
  });
  return { rows: rows.filter((row) => why(row) === null), leftOut };
}

function decision(action: 'approve' | 'confirm', employeeId: string | null, t: SayReview): BulkAction<ReviewRow> {
  return {
    id: action,
    label: t(`bulk.${action}`),
    title: (count) => t(`bulk.${action}.title`, { count }),
    effect: (rows) => t(`bulk.${action}.effect`, { count: rows.length, sum: formatNumber(sumOf(rows)) }),
    plan: (rows) => planned(rows, (row) => whyNoDecision(row, action, employeeId), t),
    nameOf,
    run: action === 'approve' ? approveOne : confirmOne,
    done: (count) => t(`bulk.${action}.done`, { count }),
    onEnd: readAgain,
  };
}

/** An approval moves on as its route says: what became of the claim is read afterwards. */
async function approveOne({ approval }: ReviewRow, inBulkOf: number): Promise<null> {
  if (approval !== null) await call(approve, { id: approval.id, version: approval.version, inBulkOf });
  return null;
}

async function confirmOne({ claimId, version }: ReviewRow, inBulkOf: number): Promise<null> {
  if (claimId !== null) patchLists(await call(confirmClaim, { id: claimId, version, inBulkOf }));
  return null;
}

function reminder(month: YearMonth, ownId: string | null, t: SayReview): BulkAction<ReviewRow> {
  return {
    id: 'remind',
    label: t('bulk.remind'),
    title: (count) => t('bulk.remind.title', { count }),
    effect: (rows) => t('bulk.remind.effect', { count: rows.length }),
    plan: (rows) => planned(rows, (row) => whyNoReminder(row, ownId), t),
    nameOf,
    run: async ({ employeeId }) => {
      const { reminded } = await call(remindClaimants, { month, employeeIds: [employeeId] });
      return reminded === 0 ? t('bulk.reminded') : null;
    },
    done: (count) => t('bulk.remind.done', { count }),
    onEnd: readAgain,
  };
}
