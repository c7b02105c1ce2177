// The whole filtered review list as a file (B4-08, B0-10).
import { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { exportReviewList as listOperation } from '@madoguchi/contract/expense-claims/operations.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { everyRow } from '../../../platform/list/list-store.ts';
import { masterData } from '../../master-data/public.ts';
import { type ReviewState, reviewAsked } from './review-asked.ts';
import { REVIEW_COLUMNS, type ReviewListRow } from './review-columns.ts';
import { monthSpan, reviewMasters } from './review-reads.ts';
import { findReviewPage } from './review-store.ts';

async function* reviewRows(ground: Ground, month: YearMonth, state: ReviewState): AsyncGenerator<ReviewListRow> {
  const { lists } = await masterData(ground);
  const departments = new Map(lists.group.map((group) => [group.code, group]));
  const asked = reviewAsked(state);
  const masters = await reviewMasters(ground, asked);
  const rows = everyRow<ReviewRow>((place) => findReviewPage(ground.pool, monthSpan(month), asked, masters, place));
  for await (const row of rows) {
    const department = departments.get(row.departmentCode);
    // A department that has ended is named by its code: the list must not hide its people.
    yield {
      ...row,
      departmentName: department?.name ?? row.departmentCode,
      departmentNameEn: department?.nameEn ?? row.departmentCode,
    };
  }
}

export const exportReviewList = handle(listOperation, async ({ ground, input, language, record }) => {
  const { month, encoding, ...narrowing } = input;
  const asked = askedState(REVIEW_LIST, narrowing);
  const rows = reviewRows(ground, month, asked);
  const file = await csvFile(REVIEW_COLUMNS, rows, { language, encoding });
  const recorded = await record({
    target: ['expense-claim-month', month],
    difference: { ...writeListState(REVIEW_LIST, asked), encoding },
  });
  return csvAnswer(file, language === 'ja' ? `経費確認_${month}.csv` : `expense-confirmation_${month}.csv`, recorded);
});
