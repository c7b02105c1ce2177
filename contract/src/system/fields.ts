// The words of the fields of the system, for the API description.
import type { Texts } from '../message.ts';

export const SYSTEM_FIELDS = {
  unnumberedSeconds: { ja: '監査証跡の番号待ちの秒数', en: 'Age in seconds of the oldest record without number' },
  logServer: { ja: 'ログサーバーとの接続', en: 'Link to the log server' },
  oldestSeconds: { ja: '最も古い未送信の記録の秒数', en: 'Age in seconds of the oldest record not shipped' },
  waiting: { ja: '待っている件数', en: 'Number waiting' },
} as const satisfies Texts<string>;

/** Of the body of every refusal (S8-01). */
export const PROBLEM_FIELDS = {
  status: { ja: 'HTTPステータス', en: 'HTTP status' },
  code: { ja: 'エラーのコード', en: 'Code of the refusal' },
  message: { ja: 'その人の言語の文', en: 'Sentence in the person’s language' },
  data: { ja: 'エラーの詳細', en: 'Details of the refusal' },
  fields: { ja: '誤りのある入力欄', en: 'Wrong fields' },
  field: { ja: '入力の中での場所（例：lines.3.useDate）', en: 'Its path in the input, as lines.3.useDate' },
  type: { ja: '元のシステムでの項目名', en: 'The source’s word for the field' },
  'fields.code': { ja: '入力欄の誤りのコード', en: 'Code of the fault' },
  'fields.message': { ja: '入力欄の誤りの文', en: 'Sentence for the fault' },
  requestId: { ja: '参照番号', en: 'Reference number' },
  current: { ja: '変更後の記録', en: 'The record as it is now' },
  retryAfterSeconds: { ja: 'もう一度試せるまでの秒数', en: 'Seconds after which to try again' },
} as const satisfies Texts<string>;
