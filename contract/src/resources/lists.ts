// The lists of resources and of their closures. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import {
  CLOSURE_STATES,
  ClosureRow,
  RESOURCE_APPROVALS,
  RESOURCE_CATEGORIES,
  RESOURCE_STATUSES,
  ResourceRow,
} from './model.ts';
import {
  CLOSURE_STATE_NAMES,
  RESOURCE_APPROVAL_NAMES,
  RESOURCE_CATEGORY_NAMES,
  RESOURCE_STATUS_NAMES,
} from './names.ts';

export const RESOURCE_LIST = defineList({
  id: 'resources',
  row: ResourceRow,
  fields: {
    name: { of: 'name', kind: 'text', name: { ja: '設備名', en: 'Name' }, sortable: true },
    category: {
      of: 'resourceCategory',
      kind: 'state',
      name: { ja: '種類', en: 'Kind' },
      filterable: 'choice',
      options: RESOURCE_CATEGORIES,
      valueNames: RESOURCE_CATEGORY_NAMES,
      sortable: true,
    },
    site: { of: 'site', kind: 'text', name: { ja: '場所', en: 'Site' }, filterable: 'text', sortable: true },
    capacity: { of: 'capacity', kind: 'count', name: { ja: '定員', en: 'Seats' }, filterable: 'range', sortable: true },
    features: { of: 'features', kind: 'text', name: { ja: '備わっているもの', en: 'Features' } },
    quantity: { of: 'quantity', kind: 'count', name: { ja: '数量', en: 'Quantity' }, sortable: true },
    approval: {
      of: 'approval',
      kind: 'state',
      name: { ja: '承認', en: 'Approval' },
      filterable: 'choice',
      options: RESOURCE_APPROVALS,
      valueNames: RESOURCE_APPROVAL_NAMES,
    },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: RESOURCE_STATUSES,
      valueNames: RESOURCE_STATUS_NAMES,
    },
    ends: {
      of: 'endsOn',
      kind: 'day',
      name: { ja: '利用終了日', en: 'Last day' },
      filterable: 'range',
      sortable: true,
    },
    reading: { of: 'reading', kind: 'text', name: { ja: 'フリガナ', en: 'Reading' }, sortable: true },
    updated: { of: 'updatedAt', kind: 'instant', name: { ja: '更新日時', en: 'Updated' }, sortable: true },
    by: { of: 'updatedBy', kind: 'text', name: { ja: '更新者', en: 'Updated by' } },
  },
  search: ['name', 'reading', 'site', 'features'],
  sort: ['category', 'site', 'name'],
  key: ['id'],
});

export const CLOSURE_LIST = defineList({
  id: 'resource-closures',
  row: ClosureRow,
  fields: {
    starts: { of: 'startsAt', kind: 'instant', name: { ja: '開始', en: 'From' }, filterable: 'range', sortable: true },
    ends: { of: 'endsAt', kind: 'instant', name: { ja: '終了', en: 'To' }, filterable: 'range', sortable: true },
    resources: { of: 'resources', kind: 'text', name: { ja: '設備', en: 'Resources' } },
    reason: { of: 'reason', kind: 'text', name: { ja: '理由', en: 'Reason' } },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: CLOSURE_STATES,
      valueNames: CLOSURE_STATE_NAMES,
    },
    by: { of: 'closedBy', kind: 'text', name: { ja: '登録者', en: 'Closed by' } },
    closed: { of: 'closedAt', kind: 'instant', name: { ja: '登録日時', en: 'Entered' }, sortable: true },
    lifted: { of: 'liftedAt', kind: 'instant', name: { ja: '解除日時', en: 'Lifted' }, sortable: true },
  },
  search: ['resources', 'reason', 'by'],
  sort: ['-starts'],
  key: ['id'],
});
