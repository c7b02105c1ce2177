// The review list: its pages, its counts, and the whole of it as a file (B4-08, B0-10).
import { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import {
  countForReview as countOperation,
  exportReviewList as exportOperation,
  listForReview as listOperation,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { NOT_SUBMITTED, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { type ListRequest, listHandlers } from '../../../platform/list/list-handlers.ts';
import { masterData, namesOf, withDepartmentsBelow } from '../../master-data/public.ts';
import { peopleSearch } from './people-search-store.ts';
import { reviewAsked } from './review-asked.ts';
import { countReview } from './review-counts-store.ts';
import { reviewPages } from './review-store.ts';

// Every reviewer sees the same.
const REVIEW = listHandlers({
  list: REVIEW_LIST,
  pages: reviewPages,
  widened: (ground, state) => withDepartmentsBelow(ground, reviewAsked(state)),
  values: async ({ ground, input: { month } }: ListRequest<{ month: YearMonth }>, { q }) => ({
    month,
    first: firstDay(month),
    last: lastDay(month),
    search: q.trim() === '' ? null : peopleSearch(q, (await masterData(ground)).lists.group),
  }),
  keeps: 4_000_000,
});

export const listForReview = REVIEW.page(listOperation);

export const countForReview = REVIEW.counts(countOperation, async (ground, values, asked) => {
  const rows = await countReview(ground.pool, values, asked);
  return rows.map(({ state, people, totalYen }) => ({ state, people, totalYen: Number(totalYen) }));
});

/** A row a person, as the screen shows it. */
export const exportReviewList = REVIEW.file(exportOperation, {
  name: ({ input: { month } }) => ({ ja: `経費確認_${month}`, en: `expense-confirmation_${month}` }),
  columns: async ({ ground }) => {
    const departmentName = namesOf((await masterData(ground)).lists.group);
    return listColumns(REVIEW_LIST, {
      department: (row, language) => departmentName(row.departmentCode, language),
      state: ({ status }, language) => (status === null ? NOT_SUBMITTED : STATUS_NAMES[status])[language],
    });
  },
  noted: ({ input: { month } }) => ({ target: ['expense-claim-month', month] }),
});
