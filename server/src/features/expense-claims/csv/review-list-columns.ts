// The review list as a file: one row a person, as the screen shows it (B4-08, B0-10).

import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { NOT_SUBMITTED, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { Column } from './csv-file.ts';
import { dayOf } from './dates.ts';

/** A row of the list with its department's names, which the list's screen takes from the masters. */
export interface ReviewListRow extends ReviewRow {
  readonly departmentName: string;
  readonly departmentNameEn: string;
}

export const REVIEW_LIST_COLUMNS: readonly Column<ReviewListRow>[] = [
  { heading: { ja: '社員番号', en: 'Employee number' }, cell: (row) => row.employeeId },
  { heading: { ja: '氏名', en: 'Name' }, cell: (row) => row.employeeName },
  { heading: { ja: 'フリガナ', en: 'Kana' }, cell: (row) => row.employeeKana },
  {
    heading: { ja: '部署', en: 'Department' },
    cell: (row, language) => (language === 'ja' ? row.departmentName : row.departmentNameEn),
  },
  {
    heading: { ja: 'ステータス', en: 'Status' },
    cell: (row, language) => (row.status === null ? NOT_SUBMITTED : STATUS_NAMES[row.status])[language],
  },
  { heading: { ja: '申請番号', en: 'Number' }, cell: (row) => row.number },
  { heading: { ja: '明細件数', en: 'Lines' }, cell: (row) => row.lineCount },
  { heading: { ja: '合計金額（円）', en: 'Total (yen)' }, cell: (row) => row.totalYen },
  { heading: { ja: '警告件数', en: 'Warnings' }, cell: (row) => row.warningCount },
  {
    heading: { ja: '申請日', en: 'Submitted' },
    cell: (row) => (row.submittedAt === null ? null : dayOf(row.submittedAt)),
  },
];
