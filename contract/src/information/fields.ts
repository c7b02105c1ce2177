// The words of the fields of the dashboard, for the API description.
import type { Texts } from '../message.ts';

export const INFORMATION_FIELDS = {
  holiday: { ja: '今日の祝日', en: 'Holiday of today' },
  announcementId: { ja: 'お知らせのID', en: 'Id of the announcement' },
  own: { ja: '自分の申請の件数', en: 'One’s own requests by status' },
  undecided: { ja: '処理する申請の件数', en: 'Requests to be handled by status' },
  others: { ja: 'ほかの人数', en: 'How many more' },
  people: { ja: '今日の部署の人', en: 'People of the department today' },
  'people.note': { ja: 'ひとこと', en: 'What they say of today' },
  now: { ja: '今の日時', en: 'Now' },
  presence: { ja: '勤務の状況', en: 'Where they are today' },
  count: { ja: '件数', en: 'Count' },
  kind: { ja: 'やることの種類', en: 'Kind of task' },
  since: { ja: '起点の日時', en: 'Since when' },
  overdue: { ja: '期限超過', en: 'Overdue' },
  claim: { ja: '精算書', en: 'Claim' },
} as const satisfies Texts<string>;
