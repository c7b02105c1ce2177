// The member list. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { KANA_ROWS, MEMBER_STATES, MemberRow } from './model.ts';
import { KANA_ROW_NAMES, MEMBER_STATE_NAMES, PRESENCE_NAMES } from './names.ts';
import { PRESENCES } from './presences.ts';

/** Everybody who works here; for admins also those who have left or are to come (B2-02). */
export const MEMBER_LIST = defineList({
  id: 'members',
  row: MemberRow,
  fields: {
    photo: { of: 'photoURL', kind: 'text', name: { ja: '写真', en: 'Photo' } },
    name: { of: 'name', kind: 'text', name: { ja: '氏名', en: 'Name' } },
    kana: { of: 'kana', kind: 'text', name: { ja: 'フリガナ', en: 'Kana' }, sortable: true },
    employee: { of: 'employeeId', kind: 'code', name: { ja: '社員番号', en: 'Employee number' }, sortable: true },
    department: { of: 'departmentCode', kind: 'code', name: { ja: '部署', en: 'Department' }, filterable: 'choice' },
    position: { of: 'positionCode', kind: 'code', name: { ja: '役職', en: 'Position' }, filterable: 'choice' },
    extension: { of: 'extension', kind: 'code', name: { ja: '内線', en: 'Extension' } },
    phone: { of: 'phone', kind: 'code', name: { ja: '電話', en: 'Phone' } },
    email: { of: 'email', kind: 'code', name: { ja: 'メール', en: 'Email' } },
    workplace: { of: 'workplace', kind: 'text', name: { ja: '勤務地', en: 'Location' } },
    presence: {
      of: 'presence',
      kind: 'state',
      name: { ja: '在席状況', en: 'Presence' },
      filterable: 'choice',
      options: PRESENCES,
      valueNames: PRESENCE_NAMES,
    },
    joined: {
      of: 'joinedOn',
      kind: 'day',
      name: { ja: '入社日', en: 'Joined' },
      sortable: true,
      filterable: 'range',
    },
    index: {
      of: 'kanaRow',
      kind: 'state',
      name: { ja: '五十音', en: 'Index' },
      filterable: 'choice',
      options: KANA_ROWS,
      valueNames: KANA_ROW_NAMES,
    },
    state: {
      of: 'state',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: MEMBER_STATES,
      valueNames: MEMBER_STATE_NAMES,
    },
    left: { of: 'leftOn', kind: 'day', name: { ja: '退職日', en: 'Left' }, sortable: true, filterable: 'range' },
  },
  search: ['name', 'kana', 'employee', 'department', 'extension', 'phone', 'email'],
  sort: ['kana'],
  key: ['employeeId'],
});

const { photo, name, kana, department, position, extension, phone, email, workplace, presence } = MEMBER_LIST.fields;

/** The same people of one department, which is given and so no condition to choose (R10): a part of what `members.list` takes. */
export const COLLEAGUE_LIST = defineList({
  id: 'colleagues',
  row: MemberRow,
  fields: {
    photo,
    name,
    kana,
    position,
    department: { of: department.of, kind: department.kind, name: department.name },
    email,
    phone,
    extension,
    workplace,
    presence,
  },
  search: ['name', 'kana', 'extension', 'phone', 'email'],
  sort: ['kana'],
  key: ['employeeId'],
});
