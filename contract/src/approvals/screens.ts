import type { Screen } from '../screen.ts';

/** Operations of the pane of a request, beside whatever list it is open. */
const OF_OPEN_REQUEST = [
  'approvals.show',
  'approvals.approve',
  'approvals.return',
  'approvals.reject',
  'approvals.take-back',
  'approvals.comment',
  'approvals.preview-amount',
  'approvals.change-amount',
  'expense-claims.show',
  'purchase-requests.show',
  'budgets.of-request',
  'reservations.show',
  'attachments.fetch',
  'live.listen',
] as const;

export const APPROVAL_SCREENS = [
  {
    // `?approval=` opens one of them.
    id: 'approvals.inbox',
    path: '/apps/approvals',
    title: { ja: '承認待ち', en: 'Waiting for you' },
    access: 'staff',
    menu: { group: 'approvals', icon: 'inbox', reading: 'しょうにんまち', badge: 'approvals-waiting' },
    uses: [
      'approvals.list-inbox',
      'approvals.export-inbox',
      'approvals.list-decided',
      'approvals.export-decided',
      'approvals.count-inbox',
      ...OF_OPEN_REQUEST,
    ],
    opensWith: [{ operation: 'approvals.list-inbox', isList: true }],
  },
  {
    // `?month=` of the first submission, `?approval=` opens one of them.
    id: 'approvals.requests',
    path: '/apps/approvals/requests',
    title: { ja: '申請一覧', en: 'All requests' },
    access: 'admin',
    menu: { group: 'approvals', icon: 'paper', reading: 'しんせいいちらん' },
    uses: ['approvals.list-requests', 'approvals.export-requests', 'approvals.reassign', ...OF_OPEN_REQUEST],
  },
] as const satisfies readonly Screen[];
