// The list of accounts (B2-03).
import { HELD_ROLES } from '../access.ts';
import { defineList } from '../list/list.ts';
import { ACCOUNT_STATES, AccountRow } from './model.ts';
import { ACCOUNT_STATE_NAMES, ROLE_NAMES } from './names.ts';

export const ACCOUNT_LIST = defineList({
  id: 'accounts',
  row: AccountRow,
  fields: {
    name: { of: 'displayName', kind: 'text', name: { ja: '表示名', en: 'Display name' } },
    kana: { of: 'kana', kind: 'text', name: { ja: 'フリガナ', en: 'Kana' }, sortable: true },
    email: { of: 'email', kind: 'text', name: { ja: 'メールアドレス', en: 'Email' }, sortable: true },
    employee: { of: 'employeeNumber', kind: 'code', name: { ja: '社員番号', en: 'Employee number' }, sortable: true },
    role: {
      of: 'role',
      kind: 'state',
      name: { ja: '役割', en: 'Role' },
      filterable: 'choice',
      options: HELD_ROLES,
      valueNames: ROLE_NAMES,
    },
    state: {
      of: 'state',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: ACCOUNT_STATES,
      valueNames: ACCOUNT_STATE_NAMES,
    },
    ends: {
      of: 'endsOn',
      kind: 'day',
      name: { ja: '利用期限', en: 'Last day' },
      sortable: true,
      filterable: 'range',
    },
    'last-login': {
      of: 'lastSignedInAt',
      kind: 'instant',
      name: { ja: '最終ログイン日時', en: 'Last login' },
      sortable: true,
      filterable: 'range',
    },
    'last-ip': { of: 'lastSignedInIp', kind: 'text', name: { ja: '最終IPアドレス', en: 'Last IP address' } },
    failures: { of: 'failures', kind: 'count', name: { ja: '失敗回数', en: 'Failures' }, sortable: true },
    created: {
      of: 'createdAt',
      kind: 'instant',
      name: { ja: '作成日', en: 'Created' },
      isByDay: true,
      sortable: true,
      filterable: 'range',
    },
  },
  search: ['name', 'kana', 'email', 'employee'],
  sort: ['kana'],
  key: ['id'],
});
