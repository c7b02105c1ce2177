// Names of states, uses and figures of the masters, on screens and in files alike.
import type { Texts } from '../message.ts';
import type { DetailState, UsageKind } from './model.ts';

export const DETAIL_STATE_NAMES: Texts<DetailState> = {
  valid: { ja: '有効', en: 'Valid' },
  coming: { ja: '開始前', en: 'Not begun' },
  ended: { ja: '終了', en: 'Ended' },
  stopped: { ja: '停止中', en: 'Stopped' },
};

export const USAGE_NAMES: Texts<UsageKind> = {
  'claim-lines': { ja: '精算書の明細', en: 'Lines of claims' },
  claims: { ja: '精算書', en: 'Claims' },
  'purchase-requests': { ja: '購買申請', en: 'Purchase requests' },
  employees: { ja: '主務の社員', en: 'Employees in their primary post' },
  posts: { ja: '所属（過去と予定を含む）', en: 'Posts, past and to come' },
  announcements: { ja: 'お知らせの対象', en: 'Announcements for it' },
  departments: { ja: '下位の部署', en: 'Departments below' },
  budgets: { ja: '予算', en: 'Budgets' },
};

export const KIND_NAMES: Texts<'system' | 'own'> = {
  system: { ja: '標準', en: 'Standard' },
  own: { ja: '独自', en: 'Own' },
};
