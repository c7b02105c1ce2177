// The words of the fields of announcements, for the API description.
import type { Texts } from '../message.ts';

export const ANNOUNCEMENT_FIELDS = {
  announcementCategory: { ja: 'カテゴリ', en: 'Category' },
  shownFrom: { ja: '開始日', en: 'First day' },
  pinned: { ja: '先頭に固定', en: 'Pinned' },
  mustRead: { ja: '必読の場合は true', en: 'True where it must be read' },
  'must-read': { ja: '必読', en: 'Must be read' },
  fileId: { ja: 'ファイルのID', en: 'Id of the file' },
  readCount: { ja: '既読の人数', en: 'How many have read it' },
  addressedCount: { ja: '対象の人数', en: 'How many it is for' },
  readAgain: { ja: 'もう一度読んでもらう場合は true', en: 'True where it is to be read again' },
  read: { ja: '既読の人数', en: 'How many have read it' },
  unread: { ja: '未読の人数', en: 'How many have not' },
  remindedAt: { ja: '催促日時', en: 'Reminded at' },
  accountIds: { ja: 'アカウントのID', en: 'Ids of accounts' },
  name: { ja: '氏名', en: 'Name' },
  from: { ja: '開始日', en: 'First day' },
  audience: { ja: '対象', en: 'Who sees it' },
  departments: { ja: '対象の部署コード', en: 'Codes of departments that see it' },
  state: { ja: '既読・未読', en: 'Read or not' },
  phase: { ja: '掲載の状況', en: 'Phase' },
  edition: { ja: '版', en: 'Edition' },
} as const satisfies Texts<string>;
