// The inbox, what its reader has decided and all requests as lists. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { APPROVAL_STATUSES, DECISIONS } from './approval.ts';
import { APPROVAL_DOMAINS, DOMAIN_NAMES } from './domains.ts';
import { DecidedRow, InboxRow, RequestRow } from './model.ts';
import { ACT_NAMES, APPROVAL_STATUS_NAMES, STEP_KIND_NAMES } from './names.ts';
import { STEP_KINDS } from './route.ts';

const { domain, number, title, requester, department, amount, step } = {
  domain: {
    of: 'domain',
    kind: 'state',
    name: { ja: '申請種別', en: 'Type' },
    filterable: 'choice',
    options: APPROVAL_DOMAINS,
    valueNames: DOMAIN_NAMES,
  },
  number: { of: 'number', kind: 'code', name: { ja: '申請番号', en: 'Number' } },
  title: { of: 'title', kind: 'text', name: { ja: '件名', en: 'Title' } },
  requester: { of: 'requesterName', kind: 'text', name: { ja: '申請者', en: 'Requester' } },
  department: { of: 'departmentCode', kind: 'code', name: { ja: '部署', en: 'Department' }, filterable: 'choice' },
  amount: {
    of: 'amount',
    kind: 'yen',
    name: { ja: '金額（円）', en: 'Amount (yen)' },
    sortable: true,
    filterable: 'range',
  },
  step: { of: 'stepName', kind: 'text', name: { ja: '承認ステップ', en: 'Step' } },
} as const;

/** Everything that waits for one person, over all features, oldest first. */
export const INBOX_LIST = defineList({
  id: 'approvals.inbox',
  row: InboxRow,
  fields: {
    domain,
    number,
    title,
    requester,
    department,
    amount,
    warned: { of: 'warnings', kind: 'count', name: { ja: '警告件数', en: 'Warnings' }, filterable: 'yes' },
    step,
    kind: {
      of: 'kind',
      kind: 'state',
      name: { ja: '種類', en: 'Kind' },
      filterable: 'choice',
      options: STEP_KINDS,
      valueNames: STEP_KIND_NAMES,
    },
    arrived: {
      of: 'arrivedAt',
      kind: 'instant',
      name: { ja: '到着日', en: 'Arrived' },
      isByDay: true,
      sortable: true,
      filterable: 'range',
    },
    due: { of: 'dueOn', kind: 'day', name: { ja: '期限', en: 'Due date' }, sortable: true },
    overdue: { of: 'isOverdue', kind: 'state', name: { ja: '期限超過', en: 'Overdue' }, filterable: 'yes' },
  },
  search: ['number', 'title', 'requester', 'department'],
  sort: ['arrived'],
  key: ['arrivedAt', 'id'],
});

/** Every turn that one person took, or that was taken in their name, newest first. A yes that was taken back is none. */
export const DECIDED_LIST = defineList({
  id: 'approvals.decided',
  row: DecidedRow,
  fields: {
    domain,
    number,
    title,
    requester,
    department,
    amount,
    step,
    decision: {
      of: 'decision',
      kind: 'state',
      name: { ja: '処理', en: 'Decision' },
      filterable: 'choice',
      options: DECISIONS,
      valueNames: ACT_NAMES,
    },
    decided: {
      of: 'decidedAt',
      kind: 'instant',
      name: { ja: '処理日時', en: 'Decided' },
      sortable: true,
      filterable: 'range',
    },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: '申請の状態', en: 'Request is now' },
      filterable: 'choice',
      options: APPROVAL_STATUSES,
      valueNames: APPROVAL_STATUS_NAMES,
    },
    for: { of: 'onBehalfOf', kind: 'text', name: { ja: '代理（本人）', en: 'On behalf of' } },
    by: { of: 'by', kind: 'text', name: { ja: '代理で処理した人', en: 'By delegate' } },
  },
  search: ['number', 'title', 'requester', 'department'],
  sort: ['-decided'],
  key: ['decidedAt', 'id'],
});

/** Every request of a month, whatever it asks for and wherever it stands: the month of its first submission. Newest first. */
export const REQUEST_LIST = defineList({
  id: 'approvals.requests',
  row: RequestRow,
  fields: {
    domain,
    number,
    title,
    requester,
    department,
    amount,
    submitted: {
      of: 'firstSubmittedAt',
      kind: 'instant',
      name: { ja: '申請日', en: 'Submitted' },
      isByDay: true,
      sortable: true,
    },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: '状態', en: 'Status' },
      filterable: 'choice',
      options: APPROVAL_STATUSES,
      valueNames: APPROVAL_STATUS_NAMES,
    },
  },
  search: ['number', 'title', 'requester', 'department'],
  sort: ['-submitted'],
  key: ['firstSubmittedAt', 'id'],
});
