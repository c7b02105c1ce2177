import type { Screen } from '../screen.ts';

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
    ],
    opensWith: [{ operation: 'approvals.list-inbox', isList: true }],
  },
] as const satisfies readonly Screen[];
