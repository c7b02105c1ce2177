// The review list as a file: one row a person, as the screen shows it (B4-08, B0-10).
import { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { NOT_SUBMITTED, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';

/** A row of the list with its department's names, which the list's screen takes from the masters. */
export interface ReviewListRow extends ReviewRow {
  readonly departmentName: string;
  readonly departmentNameEn: string;
}

export const REVIEW_COLUMNS = listColumns<typeof REVIEW_LIST, ReviewListRow>(REVIEW_LIST, {
  department: (row, language) => (language === 'ja' ? row.departmentName : row.departmentNameEn),
  state: (row, language) => (row.status === null ? NOT_SUBMITTED : STATUS_NAMES[row.status])[language],
});
