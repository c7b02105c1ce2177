// The lists of those who maintain announcements: the announcements, and whom one of them has reached.
import { defineList } from '../list/list.ts';
import {
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_PHASES,
  AUDIENCES,
  MaintenanceRow,
  READER_STATES,
  ReaderRow,
} from './model.ts';
import { AUDIENCE_NAMES, CATEGORY_NAMES, PHASE_NAMES, READER_STATE_NAMES } from './names.ts';

export const ANNOUNCEMENT_LIST = defineList({
  id: 'announcements',
  row: MaintenanceRow,
  fields: {
    title: { of: 'title', kind: 'text', name: { ja: '件名', en: 'Title' }, sortable: true },
    phase: {
      of: 'phase',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: ANNOUNCEMENT_PHASES,
      valueNames: PHASE_NAMES,
    },
    category: {
      of: 'announcementCategory',
      kind: 'state',
      name: { ja: 'カテゴリ', en: 'Category' },
      filterable: 'choice',
      options: ANNOUNCEMENT_CATEGORIES,
      valueNames: CATEGORY_NAMES,
    },
    audience: {
      of: 'audience',
      kind: 'state',
      name: { ja: '対象', en: 'For' },
      filterable: 'choice',
      options: AUDIENCES,
      valueNames: AUDIENCE_NAMES,
    },
    from: { of: 'shownFrom', kind: 'day', name: { ja: '開始日', en: 'From' }, sortable: true, filterable: 'range' },
    until: { of: 'lastDay', kind: 'day', name: { ja: '終了日', en: 'Last day' }, sortable: true },
    'must-read': { of: 'mustRead', kind: 'state', name: { ja: '必読', en: 'Must read' }, filterable: 'yes' },
    pinned: { of: 'pinned', kind: 'state', name: { ja: '固定', en: 'Pinned' }, filterable: 'yes' },
    read: { of: 'readCount', kind: 'count', name: { ja: '既読', en: 'Read' } },
    addressed: { of: 'addressedCount', kind: 'count', name: { ja: '対象人数', en: 'People it is for' } },
    updated: { of: 'updatedAt', kind: 'instant', name: { ja: '更新日時', en: 'Updated' }, sortable: true },
    by: { of: 'updatedBy', kind: 'text', name: { ja: '更新者', en: 'Updated by' } },
  },
  search: ['title', 'by'],
  sort: ['-from'],
  key: ['id'],
});

export const READER_LIST = defineList({
  id: 'announcement-readers',
  row: ReaderRow,
  fields: {
    employee: { of: 'employeeId', kind: 'code', name: { ja: '社員番号', en: 'Employee number' }, sortable: true },
    name: { of: 'name', kind: 'text', name: { ja: '氏名', en: 'Name' } },
    kana: { of: 'kana', kind: 'text', name: { ja: 'フリガナ', en: 'Kana' }, sortable: true },
    department: {
      of: 'department',
      kind: 'code',
      name: { ja: '部署', en: 'Department' },
      sortable: true,
      filterable: 'choice',
    },
    state: {
      of: 'state',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: READER_STATES,
      valueNames: READER_STATE_NAMES,
    },
    'read-at': { of: 'readAt', kind: 'instant', name: { ja: '既読日時', en: 'Read on' }, sortable: true },
    'reminded-at': { of: 'remindedAt', kind: 'instant', name: { ja: '催促日時', en: 'Reminded on' }, sortable: true },
  },
  search: ['name', 'kana', 'employee'],
  sort: ['kana'],
  key: ['accountId'],
});
