// The list of budgets. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { Budget } from './model.ts';

export const BUDGET_LIST = defineList({
  id: 'budgets',
  row: Budget,
  fields: {
    year: {
      of: 'fiscalYear',
      kind: 'count',
      name: { ja: '年度', en: 'Fiscal year' },
      filterable: 'range',
      sortable: true,
    },
    department: {
      of: 'departmentCode',
      kind: 'code',
      name: { ja: '部署', en: 'Department' },
      filterable: 'choice',
      sortable: true,
    },
    category: {
      of: 'category',
      kind: 'code',
      name: { ja: '区分', en: 'Category' },
      filterable: 'choice',
      sortable: true,
    },
    amount: {
      of: 'amountYen',
      kind: 'yen',
      name: { ja: '予算額（税込）', en: 'Budget (with tax)' },
      filterable: 'range',
      sortable: true,
    },
    updated: { of: 'updatedAt', kind: 'instant', name: { ja: '更新日時', en: 'Updated' }, sortable: true },
    by: { of: 'updatedBy', kind: 'text', name: { ja: '更新者', en: 'Updated by' } },
  },
  search: ['department', 'category'],
  sort: ['-year', 'department', 'category'],
  key: ['id'],
});
