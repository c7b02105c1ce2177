import type { Screen } from '../screen.ts';

export const ELECTRONIC_TRANSACTION_SCREENS = [
  {
    id: 'electronic-transactions',
    path: '/apps/electronicTransaction',
    title: { ja: '電子取引データ', en: 'Electronic transaction data' },
    access: 'auditor',
    menu: { group: 'records', icon: 'paper', reading: 'でんしとりひきでーた' },
    uses: [
      'electronic-transactions.list',
      'electronic-transactions.counts',
      'electronic-transactions.report',
      'electronic-transactions.show',
      'electronic-transactions.file',
    ],
    opensWith: [{ operation: 'electronic-transactions.list', isList: true }],
  },
  {
    id: 'electronic-transactions.new',
    path: '/apps/electronicTransaction/new',
    title: { ja: '電子取引データの登録', en: 'Register an electronic transaction' },
    access: 'system',
    uses: [
      'electronic-transactions.register',
      'electronic-transactions.upload',
      'electronic-transactions.fetch-file',
      'electronic-transactions.list-waiting',
      'electronic-transactions.suggest-counterparties',
      'electronic-transactions.duplicates',
    ],
  },
  {
    id: 'electronic-transactions.show',
    path: '/apps/electronicTransaction/:transactionId',
    title: { ja: '電子取引データの詳細', en: 'Electronic transaction' },
    access: 'auditor',
    uses: [
      'electronic-transactions.show',
      'electronic-transactions.history',
      'electronic-transactions.fetch-file',
      'electronic-transactions.delete',
      'electronic-transactions.verify',
      'electronic-transactions.rename-counterparty',
    ],
    opensWith: [{ operation: 'electronic-transactions.show', input: { id: 'transactionId' } }],
  },
  {
    id: 'electronic-transactions.correct',
    path: '/apps/electronicTransaction/:transactionId/correct',
    title: { ja: '電子取引データの訂正', en: 'Correct an electronic transaction' },
    access: 'system',
    uses: [
      'electronic-transactions.show',
      'electronic-transactions.correct',
      'electronic-transactions.upload',
      'electronic-transactions.fetch-file',
      'electronic-transactions.suggest-counterparties',
      'electronic-transactions.duplicates',
    ],
    opensWith: [{ operation: 'electronic-transactions.show', input: { id: 'transactionId' } }],
  },
] as const satisfies readonly Screen[];
