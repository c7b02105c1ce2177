// Names of categories, audiences and states of announcements, on screens and in files alike.
import type { Text, Texts } from '../message.ts';
import type { AnnouncementCategory, AnnouncementPhase, Audience, READER_STATES } from './model.ts';

export const CATEGORY_NAMES: Texts<AnnouncementCategory> = {
  company: { ja: '全社', en: 'Company' },
  procedures: { ja: '手続き', en: 'Procedures' },
  system: { ja: 'システム', en: 'System' },
  workplace: { ja: '職場', en: 'Workplace' },
};

export const AUDIENCE_NAMES: Texts<Audience> = {
  any: { ja: 'ゲストを含む全員', en: 'Everyone, guests too' },
  'signed-in': { ja: 'ログインした人', en: 'Everyone logged in' },
  staff: { ja: 'スタッフ以上', en: 'Staff and above' },
  admin: { ja: '管理者以上', en: 'Admins and above' },
  system: { ja: 'システム管理者', en: 'System administrators' },
  departments: { ja: '部署を指定', en: 'Chosen departments' },
};

export const PHASE_NAMES: Texts<AnnouncementPhase> = {
  draft: { ja: '下書き', en: 'Draft' },
  scheduled: { ja: '公開予定', en: 'Scheduled' },
  current: { ja: '公開中', en: 'Published' },
  expired: { ja: '期限切れ', en: 'Expired' },
  withdrawn: { ja: '取下げ', en: 'Withdrawn' },
};

/** The state, in a refusal, of one that nobody has to confirm. */
export const NOT_MUST_READ: Text = { ja: '必読ではない', en: 'not a must-read' };

export const READER_STATE_NAMES: Texts<(typeof READER_STATES)[number]> = {
  unread: { ja: '未読', en: 'Unread' },
  read: { ja: '既読', en: 'Read' },
  'read-outside': { ja: '既読（対象外）', en: 'Read, not asked now' },
};

/** As many as a card of the dashboard shows at once: they come with the page. */
export const FIRST_ANNOUNCEMENTS = 5;

/** The mark of one that everybody has to confirm. */
export const MUST_READ: Text = { ja: '必読', en: 'Must read' };

/** Heads of the page on which one is written, and of that on which it is changed. */
export const EDIT_HEADINGS = {
  fresh: { ja: 'お知らせの新規作成', en: 'New announcement' },
  existing: { ja: 'お知らせの編集', en: 'Edit announcement' },
} as const satisfies Texts<string>;
