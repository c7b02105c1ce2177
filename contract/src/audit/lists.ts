// The audit trail as the system role looks through it, and the part of it that is everybody's own (B0-09).
import { defineList } from '../list/list.ts';
import { AUDIT_EVENTS, EVENT_NAMES } from './event-names.ts';
import { ACTOR_ROLES, AuditRow, OwnRecordRow } from './model.ts';
import { ACTOR_ROLE_NAMES } from './role-names.ts';
import { TARGET_KINDS, TARGET_NAMES } from './target-names.ts';

const when = {
  of: 'occurredAt',
  kind: 'instant',
  name: { ja: '日時', en: 'Date and time' },
  sortable: true,
  filterable: 'range',
} as const;
const action = {
  of: 'event',
  kind: 'state',
  name: { ja: '操作', en: 'Action' },
  filterable: 'choice',
  options: AUDIT_EVENTS,
  valueNames: EVENT_NAMES,
} as const;
const target = { of: 'targetName', kind: 'text', name: { ja: '対象', en: 'Target' } } as const;
const ip = { of: 'ip', kind: 'code', name: { ja: 'IPアドレス', en: 'IP address' }, filterable: 'text' } as const;
const device = { of: 'userAgent', kind: 'text', name: { ja: '端末', en: 'Device' } } as const;
const number = { of: 'number', kind: 'count', name: { ja: '記録番号', en: 'Record number' } } as const;

/** The search finds people by name, kana, employee number and mail address, actions by name, targets by number or name, addresses. */
export const AUDIT_LIST = defineList({
  id: 'audit-trail',
  row: AuditRow,
  fields: {
    when,
    person: { of: 'actor', kind: 'text', name: { ja: '操作した人', en: 'Person' }, filterable: 'text' },
    employee: { of: 'employeeNumber', kind: 'code', name: { ja: '社員番号', en: 'Employee number' } },
    email: { of: 'email', kind: 'text', name: { ja: 'メールアドレス', en: 'Email' } },
    role: {
      of: 'role',
      kind: 'state',
      name: { ja: '役割', en: 'Role' },
      options: ACTOR_ROLES,
      valueNames: ACTOR_ROLE_NAMES,
    },
    action,
    kind: {
      of: 'targetKind',
      kind: 'state',
      name: { ja: '対象の種類', en: 'Kind of target' },
      filterable: 'choice',
      options: TARGET_KINDS,
      valueNames: TARGET_NAMES,
    },
    target: { ...target, filterable: 'text' },
    ip,
    device,
    request: {
      of: 'requestId',
      kind: 'code',
      name: { ja: '参照番号', en: 'Reference number' },
      filterable: 'text',
    },
    number,
  },
  search: ['person', 'action', 'target', 'ip'],
  sort: ['-when'],
  key: ['id'],
});

export const OWN_RECORD_LIST = defineList({
  id: 'own-records',
  row: OwnRecordRow,
  fields: { when, action, target, ip, device, number },
  search: ['action'],
  sort: ['-when'],
  key: ['id'],
});
