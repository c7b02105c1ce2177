import { DOMAINS } from '../approvals/domains.ts';
import type { Screen } from '../screen.ts';

export const EXPENSE_CLAIM_SCREENS = [
  {
    id: 'expense-claims.mine',
    path: '/apps/travelExpensesRequest/:applicationYm',
    title: DOMAINS['travel-expenses'].name,
    head: { month: 'applicationYm' },
    access: 'staff',
    menu: {
      group: 'requests',
      icon: 'receipt',
      reading: 'こうつうひ・りょひせいさん',
      params: { applicationYm: 'this-month' },
    },
    uses: [
      'expense-claims.show-my-month',
      'expense-claims.save-draft',
      'expense-claims.submit',
      'expense-claims.withdraw',
      'expense-claims.cancel',
      'expense-claims.print',
      'system.ready-press',
      'expense-claims.suggest',
      'approvals.preview',
      'approvals.show',
      'electronic-transactions.papers',
      'attachments.add',
      'attachments.fetch',
      'live.listen',
    ],
    opensWith: [
      { operation: 'expense-claims.show-my-month', input: { month: 'applicationYm' } },
      { operation: 'expense-claims.suggest' },
    ],
  },
] as const satisfies readonly Screen[];

export const EXPENSE_REVIEW_SCREENS = [
  {
    id: 'expense-claims.review',
    path: '/apps/travelExpensesAdminView/:applicationYm',
    title: { ja: '経費確認', en: 'Expense confirmation' },
    head: { month: 'applicationYm' },
    access: 'admin',
    menu: {
      group: 'approvals',
      icon: 'check',
      reading: 'けいひかくにん',
      params: { applicationYm: 'this-month' },
      badge: 'claims-to-review',
    },
    uses: [
      'expense-claims.list-for-review',
      'expense-claims.count-for-review',
      'expense-claims.remind',
      'expense-claims.show',
      'electronic-transactions.papers',
      'approvals.show',
      'approvals.approve',
      'approvals.return',
      'approvals.reject',
      'approvals.take-back',
      'approvals.comment',
      'approvals.reassign',
      'people.find',
      'expense-claims.confirm',
      'expense-claims.print',
      'system.ready-press',
      'expense-claims.export-review-list',
      'expense-claims.export-month',
      'attachments.fetch',
      'live.listen',
    ],
    opensWith: [
      { operation: 'expense-claims.list-for-review', input: { month: 'applicationYm' }, isList: true },
      { operation: 'expense-claims.count-for-review', input: { month: 'applicationYm' } },
    ],
  },
] as const satisfies readonly Screen[];
