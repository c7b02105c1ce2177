// Choices for courses, apart from their schemas: pages that only show courses do without those (decision 0012).
import type { Texts } from '../message.ts';

/** The source's four, then ours. */
export const COURSE_CATEGORIES = [
  'web',
  'firebase',
  'cloud',
  'android',
  'rules',
  'safety',
  'security',
  'work',
] as const;
export type CourseCategory = (typeof COURSE_CATEGORIES)[number];

export const CATEGORY_NAMES: Texts<CourseCategory> = {
  web: { ja: 'ウェブ', en: 'Web' },
  firebase: { ja: 'Firebase', en: 'Firebase' },
  cloud: { ja: 'クラウド', en: 'Cloud' },
  android: { ja: 'Android', en: 'Android' },
  rules: { ja: '社内規程', en: 'Company rules' },
  safety: { ja: '安全', en: 'Safety' },
  security: { ja: '情報セキュリティ', en: 'Information security' },
  work: { ja: '業務', en: 'Work' },
};

/** Grounds on which white text can be read. */
export const CATEGORY_COLOURS: Readonly<Record<CourseCategory, `#${string}`>> = {
  web: '#1E56A1',
  firebase: '#9A4C00',
  cloud: '#0B6470',
  android: '#2A6B2E',
  rules: '#6A3E9C',
  safety: '#B01B39',
  security: '#3C4796',
  work: '#575B61',
};

export const COURSE_STATUSES = ['draft', 'published', 'withdrawn'] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];

export const COURSE_STATUS_NAMES: Texts<CourseStatus> = {
  draft: { ja: '下書き', en: 'Draft' },
  published: { ja: '公開中', en: 'Published' },
  withdrawn: { ja: '非公開', en: 'Withdrawn' },
};

/** Where a person stands in a course. */
export const TAKING_STATES = ['not-started', 'in-progress', 'completed'] as const;
export type TakingState = (typeof TAKING_STATES)[number];

export const TAKING_STATE_NAMES: Texts<TakingState> = {
  'not-started': { ja: '未受講', en: 'Not started' },
  'in-progress': { ja: '受講中', en: 'In progress' },
  completed: { ja: '修了', en: 'Completed' },
};

/** The same as the report tells it, with what is late. */
export const REPORT_STATES = ['not-started', 'in-progress', 'overdue', 'completed', 'completed-late'] as const;

export const REPORT_STATE_NAMES: Texts<(typeof REPORT_STATES)[number]> = {
  ...TAKING_STATE_NAMES,
  overdue: { ja: '期限超過', en: 'Overdue' },
  'completed-late': { ja: '修了（期限後）', en: 'Completed late' },
};

/** Why somebody who is asked to take a course may not be able to. */
export const STANDINGS = ['active', 'off', 'closed', 'left'] as const;

export const STANDING_NAMES: Texts<(typeof STANDINGS)[number]> = {
  active: { ja: '在籍', en: 'Employed' },
  off: { ja: '本日休み', en: 'Off today' },
  closed: { ja: '利用不可', en: 'No access' },
  left: { ja: '退職', en: 'Left' },
};

/** Whom an assignment is for. */
export const ASSIGNED_TO = ['everybody', 'departments', 'people'] as const;
export type AssignedTo = (typeof ASSIGNED_TO)[number];

export const ASSIGNED_TO_NAMES: Texts<AssignedTo> = {
  everybody: { ja: '全員', en: 'Everybody' },
  departments: { ja: '部署を指定', en: 'Chosen departments' },
  people: { ja: '社員を指定', en: 'Chosen people' },
};

/** Longest texts, in UTF-16 units; most entries of lists. */
export const COURSE_LIMITS = {
  title: 100,
  slug: 80,
  description: 400,
  steps: 50,
  body: 20_000,
  minutes: 240,
  question: 300,
  choice: 200,
  choices: 6,
  explanation: 1_000,
  note: 4_000,
  departments: 50,
  people: 200,
} as const;

/** A reading position: from 0, the head of a step, to its end. */
export const END_OF_STEP = 1_000;

/** How a step's text names one of its pictures, by the id of the file: `![言葉](picture:…)`. */
export const PICTURE_SCHEME = 'picture:';
