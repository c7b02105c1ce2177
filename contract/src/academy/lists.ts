// The lists of those who maintain courses. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import {
  CATEGORY_NAMES,
  COURSE_CATEGORIES,
  COURSE_STATUS_NAMES,
  COURSE_STATUSES,
  REPORT_STATE_NAMES,
  REPORT_STATES,
  STANDING_NAMES,
  STANDINGS,
} from './choices.ts';
import { CourseRow, ReportRow } from './model.ts';

const IN_ENGLISH = { ja: 'コース（英語）', en: 'Course in English' };

export const COURSE_LIST = defineList({
  id: 'courses',
  row: CourseRow,
  fields: {
    title: { of: 'title', kind: 'text', name: { ja: 'コース', en: 'Course' }, sortable: true },
    titleEn: { of: 'titleEn', kind: 'text', name: IN_ENGLISH, sortable: true },
    category: {
      of: 'courseCategory',
      kind: 'state',
      name: { ja: 'カテゴリ', en: 'Category' },
      filterable: 'choice',
      options: COURSE_CATEGORIES,
      valueNames: CATEGORY_NAMES,
    },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: COURSE_STATUSES,
      valueNames: COURSE_STATUS_NAMES,
    },
    edition: { of: 'edition', kind: 'count', name: { ja: '版', en: 'Version' } },
    steps: { of: 'steps', kind: 'count', name: { ja: 'ステップ', en: 'Steps' } },
    minutes: { of: 'minutes', kind: 'count', name: { ja: '時間（分）', en: 'Minutes' }, sortable: true },
    assignments: { of: 'assignments', kind: 'count', name: { ja: '割当て', en: 'Assignments' } },
    completions: { of: 'completions', kind: 'count', name: { ja: '修了者', en: 'Completed by' }, sortable: true },
    updated: { of: 'updatedAt', kind: 'instant', name: { ja: '更新日時', en: 'Updated' }, sortable: true },
    by: { of: 'updatedBy', kind: 'text', name: { ja: '更新者', en: 'Updated by' } },
  },
  search: ['title', 'titleEn', 'by'],
  sort: ['-updated'],
  key: ['id'],
});

/** One row says for a person and a course that it was asked for, or which version was completed, when, and how late. */
export const REPORT_LIST = defineList({
  id: 'course-report',
  row: ReportRow,
  fields: {
    course: {
      of: 'courseTitle',
      kind: 'text',
      name: { ja: 'コース', en: 'Course' },
      sortable: true,
      filterable: 'text',
    },
    courseEn: { of: 'courseTitleEn', kind: 'text', name: IN_ENGLISH, sortable: true, filterable: 'text' },
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
    standing: {
      of: 'standing',
      kind: 'state',
      name: { ja: '在籍', en: 'Employment' },
      filterable: 'choice',
      options: STANDINGS,
      valueNames: STANDING_NAMES,
    },
    state: {
      of: 'state',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: REPORT_STATES,
      valueNames: REPORT_STATE_NAMES,
    },
    due: { of: 'dueOn', kind: 'day', name: { ja: '期限', en: 'Deadline' }, sortable: true, filterable: 'range' },
    completed: {
      of: 'completedAt',
      kind: 'instant',
      name: { ja: '修了日時', en: 'Completed' },
      sortable: true,
      filterable: 'range',
    },
    edition: { of: 'edition', kind: 'count', name: { ja: '版', en: 'Version' } },
    year: { of: 'fiscalYear', kind: 'count', name: { ja: '年度', en: 'Fiscal year' }, sortable: true },
    late: { of: 'daysLate', kind: 'count', name: { ja: '遅れ（日）', en: 'Days late' }, sortable: true },
  },
  search: ['course', 'courseEn', 'name', 'kana', 'employee'],
  sort: ['course', 'kana', '-completed'],
  key: ['id'],
});
