// The words of the fields of notifications, for the API description.
import type { Texts } from '../message.ts';

export const NOTIFICATION_FIELDS = {
  subject: { ja: '対象のID', en: 'Id of what it is about' },
  newest: { ja: '最新の通知', en: 'The newest' },
  upTo: { ja: 'ここまで既読にする通知のID', en: 'Up to which it is read' },
  unread: { ja: '未読の件数', en: 'Number unread' },
} as const satisfies Texts<string>;
