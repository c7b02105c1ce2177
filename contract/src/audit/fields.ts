// The words of the fields of the audit trail, for the API description.
import type { Texts } from '../message.ts';

export const AUDIT_FIELDS = {
  when: { ja: '日時', en: 'Date and time' },
  person: { ja: '操作した人', en: 'Who did it' },
  action: { ja: '操作', en: 'Action' },
  target: { ja: '対象', en: 'Target' },
  request: { ja: '参照番号', en: 'Reference number' },
  requestId: { ja: '参照番号', en: 'Reference number' },
  occurredAt: { ja: '日時', en: 'Happened at' },
  actor: { ja: '操作した人', en: 'Who did it' },
  event: { ja: '操作', en: 'Action' },
  targetKind: { ja: '対象の種類', en: 'Kind of target' },
  targetName: { ja: '対象の名前', en: 'Name of the target' },
  targetMonth: { ja: '対象の月', en: 'Month of the target' },
  userAgent: { ja: 'ブラウザー', en: 'Browser' },
  operation: { ja: 'APIの操作名', en: 'Operation of the API' },
  hash: { ja: 'ハッシュ値', en: 'Hash' },
  difference: { ja: '変更の内容', en: 'What changed' },
  number: { ja: '記録の番号', en: 'Number of the record' },
  kind: { ja: '対象の種類', en: 'Kind of target' },
  changes: { ja: '変更', en: 'Changes' },
  isCut: { ja: 'さらに古い変更がある場合は true', en: 'True where there are older changes' },
} as const satisfies Texts<string>;
