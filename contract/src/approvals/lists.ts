// The inbox as a list. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { APPROVAL_DOMAINS, DOMAIN_NAMES } from './domains.ts';
import { InboxRow } from './model.ts';
import { STEP_KIND_NAMES } from './names.ts';
import { STEP_KINDS } from './route.ts';

/** Everything that waits for one person, over all features, oldest first. */
export const INBOX_LIST = defineList({
  id: 'approvals.inbox',
  row: InboxRow,
  fields: {
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
    warned: { of: 'warnings', kind: 'count', name: { ja: '警告件数', en: 'Warnings' }, filterable: 'yes' },
    step: { of: 'stepName', kind: 'text', name: { ja: '承認ステップ', en: 'Step' } },
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
