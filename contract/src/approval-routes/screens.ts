import type { Screen } from '../screen.ts';
import { NEW_ROUTE } from './names.ts';

export const APPROVAL_ROUTE_SCREENS = [
  {
    id: 'approval-routes.list',
    path: '/apps/maintenance/approval-routes',
    title: { ja: '承認経路', en: 'Approval routes' },
    access: 'system',
    menu: { group: 'maintenance', icon: 'route', reading: 'しょうにんけいろ' },
    uses: ['approval-routes.list', 'approval-routes.export', 'approval-routes.show', 'live.listen'],
    opensWith: [{ operation: 'approval-routes.list', isList: true }],
  },
  {
    // `new` for one that is not there yet.
    id: 'approval-routes.edit',
    path: '/apps/maintenance/approval-routes/:routeId',
    title: { ja: '承認経路の内容', en: 'Approval route' },
    head: { up: true, edits: { param: 'routeId', fresh: NEW_ROUTE }, made: true },
    access: 'system',
    uses: [
      'approval-routes.show',
      'approval-routes.create',
      'approval-routes.save',
      'approval-routes.discard',
      'approval-routes.publish',
      'approval-routes.end',
      'approval-routes.simulate',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
    opensWith: [{ operation: 'approval-routes.show', input: { id: 'routeId' } }],
  },
] as const satisfies readonly Screen[];
