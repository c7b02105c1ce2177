// The lists of purchase requests. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { PurchaseDecisionRow, PurchaseRow } from './model.ts';
import { STATUS_NAMES } from './names.ts';
import { PURCHASE_STATUSES } from './rules.ts';

const FIELDS = {
  number: { of: 'number', kind: 'code', name: { ja: '申請番号', en: 'Number' } },
  name: {
    of: 'purchaseName',
    kind: 'text',
    name: { ja: '件名', en: 'Purchase name' },
    filterable: 'text',
  },
  category: {
    of: 'purchaseCategory',
    kind: 'code',
    name: { ja: '購買区分', en: 'Purchase category' },
    filterable: 'choice',
  },
  quantity: { of: 'quantity', kind: 'count', name: { ja: '数量', en: 'Quantity' } },
  'unit-price': { of: 'unitPrice', kind: 'yen', name: { ja: '単価（円）', en: 'Unit price (yen)' } },
  total: {
    of: 'totalYen',
    kind: 'yen',
    name: { ja: '合計（税込、円）', en: 'Total with tax (yen)' },
    sortable: true,
    filterable: 'range',
  },
  supplier: { of: 'supplier', kind: 'text', name: { ja: '購入先', en: 'Supplier' } },
  needed: {
    of: 'neededBy',
    kind: 'day',
    name: { ja: '希望納期', en: 'Needed by' },
    sortable: true,
    filterable: 'range',
  },
  employee: {
    of: 'employeeId',
    kind: 'code',
    name: { ja: '社員番号', en: 'Employee number' },
    filterable: 'choice',
  },
  requester: { of: 'employeeName', kind: 'text', name: { ja: '申請者', en: 'Requester' } },
  department: { of: 'departmentCode', kind: 'code', name: { ja: '部署', en: 'Department' }, filterable: 'choice' },
  status: {
    of: 'status',
    kind: 'state',
    name: { ja: 'ステータス', en: 'Status' },
    filterable: 'choice',
    options: PURCHASE_STATUSES,
    valueNames: STATUS_NAMES,
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
  'waits-for': { of: 'waitsFor', kind: 'text', name: { ja: '現在の承認者', en: 'Waiting for' } },
  updated: { of: 'updatedAt', kind: 'instant', name: { ja: '最終更新', en: 'Updated' }, sortable: true },
} as const;

/** The caller's own requests, those of the departments that they lead, and all but others' drafts for an admin (S2-14). */
export const PURCHASE_LIST = defineList({
  id: 'purchase-requests',
  row: PurchaseRow,
  fields: FIELDS,
  search: ['number', 'name', 'supplier', 'requester'],
  sort: ['-updated'],
  key: ['id'],
});

/** Everything that was submitted, as its deciders look at it (S2-15). */
export const PURCHASE_DECISION_LIST = defineList({
  id: 'purchase-requests.decision',
  row: PurchaseDecisionRow,
  fields: {
    ...FIELDS,
    'last-decider': {
      of: 'lastDeciderId',
      kind: 'code',
      name: { ja: '最終決裁者', en: 'Last decider' },
      filterable: 'choice',
    },
    waiting: { of: 'waitingDays', kind: 'count', name: { ja: '待ち日数（営業日）', en: 'Business days waiting' } },
    due: { of: 'dueOn', kind: 'day', name: { ja: '期限', en: 'Due date' } },
    overdue: { of: 'isOverdue', kind: 'state', name: { ja: '期限超過', en: 'Overdue' } },
    // Looked up by department and category: it changes without the request, and pages of the list would be kept too long.
    'budget-left': { of: 'departmentCode', kind: 'yen', name: { ja: '予算残（円）', en: 'Budget left (yen)' } },
    quotes: { of: 'quoteCount', kind: 'count', name: { ja: '見積', en: 'Quotes' } },
  },
  search: ['number', 'name', 'supplier', 'requester'],
  sort: ['-submitted'],
  key: ['submittedAt', 'id'],
});
