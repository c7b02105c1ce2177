// The list of routes. Only data: see contract/src/list/list.ts.
import { APPROVAL_DOMAINS, DOMAIN_NAMES } from '../approvals/domains.ts';
import { defineList } from '../list/list.ts';
import { ROUTE_PHASES, RouteRow } from './model.ts';
import { ROUTE_PHASE_NAMES } from './names.ts';

export const ROUTE_LIST = defineList({
  id: 'approval-routes',
  row: RouteRow,
  fields: {
    name: { of: 'name', kind: 'text', name: { ja: '承認経路', en: 'Approval route' }, sortable: true },
    domain: {
      of: 'domain',
      kind: 'state',
      name: { ja: '申請種別', en: 'Type' },
      filterable: 'choice',
      options: APPROVAL_DOMAINS,
      valueNames: DOMAIN_NAMES,
    },
    phase: {
      of: 'phase',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: ROUTE_PHASES,
      valueNames: ROUTE_PHASE_NAMES,
    },
    version: { of: 'number', kind: 'count', name: { ja: '版', en: 'Version' } },
    draft: { of: 'hasDraft', kind: 'state', name: { ja: '下書きあり', en: 'Has a draft' }, filterable: 'yes' },
    priority: { of: 'priority', kind: 'count', name: { ja: '優先順位', en: 'Priority' }, sortable: true },
    steps: { of: 'stepCount', kind: 'count', name: { ja: 'ステップ数', en: 'Steps' } },
    from: { of: 'validFrom', kind: 'day', name: { ja: '適用開始日', en: 'Valid from' }, sortable: true },
    to: { of: 'validTo', kind: 'day', name: { ja: '適用終了日', en: 'Valid to' }, sortable: true },
    running: { of: 'inProgress', kind: 'count', name: { ja: '承認中の件数', en: 'In progress' } },
    updated: { of: 'updatedAt', kind: 'instant', name: { ja: '更新日時', en: 'Updated' }, sortable: true },
    by: { of: 'updatedBy', kind: 'text', name: { ja: '更新者', en: 'Updated by' } },
  },
  search: ['name', 'by'],
  sort: ['priority'],
  key: ['id'],
});
