import type { Screen } from '../screen.ts';

export const MEMBER_SCREENS = [
  {
    id: 'members.list',
    path: '/apps/member/all',
    title: { ja: 'メンバー一覧', en: 'Member list' },
    access: 'staff',
    menu: { group: 'people', icon: 'people', reading: 'めんばーいちらん' },
    uses: [
      'members.list',
      'members.show',
      'members.show-organisation',
      'members.show-department',
      'members.show-presence',
      'members.tell-presence',
      'live.listen',
    ],
    opensWith: [{ operation: 'members.list', isList: true }],
  },
  {
    // `new` for somebody who is taken in.
    id: 'members.record',
    path: '/apps/member/:employeeId',
    title: { ja: '社員の記録', en: 'Employee record' },
    head: { up: true, named: ['lastName', 'firstName'] },
    access: 'admin',
    under: 'members.list',
    uses: [
      'members.list',
      'members.show-record',
      'members.create',
      'members.change',
      'members.add-post',
      'members.end-post',
      'members.withdraw-post',
      'members.set-leaving',
      'members.list-open-work',
      'bank-accounts.show',
      'bank-accounts.open',
      'reservations.hand-over',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
    opensWith: [{ operation: 'members.show-record', input: { employeeId: 'employeeId' } }],
  },
] as const satisfies readonly Screen[];
