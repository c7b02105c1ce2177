import { defineWords } from '../platform/words.ts';

/** Words of the parts themselves; a feature's words stand with the feature. */
export const useUiWords = defineWords({
  retry: { ja: '再試行', en: 'Try again' },
  reference: { ja: '参照番号 {{id}}', en: 'Reference number {{id}}' },
  unexpected: {
    ja: '読み込めませんでした。時間をおいて再試行してください。',
    en: 'This could not be loaded. Try again in a moment.',
  },
  gone: {
    ja: '見つかりません。削除されたか、URLが正しくない可能性があります。',
    en: 'Not found. It may have been deleted, or the address may be wrong.',
  },
  offline: {
    ja: 'サーバーに接続できません。入力内容はこの端末に残しています。',
    en: 'The server cannot be reached. What you typed is kept on this device.',
  },
  more: { ja: 'その他の操作', en: 'More actions' },
  previousMonth: { ja: '前の月', en: 'Previous month' },
  nextMonth: { ja: '次の月', en: 'Next month' },
  chooseMonth: { ja: '対象月を選択：{{month}}', en: 'Choose the month: {{month}}' },
  previousYear: { ja: '前の年', en: 'Previous year' },
  nextYear: { ja: '次の年', en: 'Next year' },
  year: { ja: '{{year}}年', en: '{{year}}' },
  month: { ja: '{{month}}月', en: '{{month}}' },
  required: { ja: '必須', en: 'Required' },
  optional: { ja: '任意', en: 'Optional' },
});
