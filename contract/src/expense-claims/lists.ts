// The lists of claims. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { REVIEW_STATES, ReviewRow } from './model.ts';
import { NOT_SUBMITTED, STATUS_NAMES } from './state-names.ts';

/** The state of a month: a row a claim that was handed in, and one for everybody who handed nothing in (B4-08). */
export const REVIEW_LIST = defineList({
  id: 'expense-claims.review',
  row: ReviewRow,
  fields: {
    employee: { of: 'employeeId', kind: 'code', name: { ja: '社員番号', en: 'Employee number' }, sortable: true },
    name: { of: 'employeeName', kind: 'text', name: { ja: '氏名', en: 'Name' } },
    kana: { of: 'employeeKana', kind: 'text', name: { ja: 'フリガナ', en: 'Kana' }, sortable: true },
    department: { of: 'departmentCode', kind: 'code', name: { ja: '部署', en: 'Department' }, filterable: 'choice' },
    state: {
      of: 'status',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: REVIEW_STATES,
      valueNames: { ...STATUS_NAMES, 'not-submitted': NOT_SUBMITTED },
    },
    number: { of: 'number', kind: 'code', name: { ja: '申請番号', en: 'Number' } },
    lines: { of: 'lineCount', kind: 'count', name: { ja: '明細件数', en: 'Lines' } },
    total: {
      of: 'totalYen',
      kind: 'yen',
      name: { ja: '合計金額（円）', en: 'Total (yen)' },
      sortable: true,
      filterable: 'range',
    },
    warned: { of: 'warningCount', kind: 'count', name: { ja: '警告件数', en: 'Warnings' }, filterable: 'yes' },
    submitted: {
      of: 'submittedAt',
      kind: 'instant',
      name: { ja: '申請日', en: 'Submitted' },
      isByDay: true,
      sortable: true,
      filterable: 'range',
    },
  },
  search: ['employee', 'name', 'kana', 'number', 'department'],
  sort: ['employee'],
  key: ['employeeId', 'claimId'],
});
