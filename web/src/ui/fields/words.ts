// Words of the inputs themselves; labels and hints come from the forms.
import { defineWords } from '../../platform/words.ts';

export const useFieldWords = defineWords({
  count: { ja: '{{n}} / {{max}}文字', en: '{{n}} / {{max}} characters' },
  on: { ja: 'オン', en: 'On' },
  off: { ja: 'オフ', en: 'Off' },
  'date.open': { ja: 'カレンダーから選択', en: 'Choose from the calendar' },
  'date.title': { ja: '{{field}}を選択', en: 'Choose: {{field}}' },
  'date.today': { ja: '今日', en: 'Today' },
  'date.clear': { ja: 'クリア', en: 'Clear' },
  'date.holiday': { ja: '祝', en: 'holiday' },
  'month.open': { ja: '一覧から選択', en: 'Choose from the list' },
  choose: { ja: '選択してください', en: 'Choose' },
  'choice.open': { ja: '候補を表示', en: 'Show the choices' },
  'choice.close': { ja: '候補を閉じる', en: 'Hide the choices' },
  'choice.clear': { ja: 'クリア', en: 'Clear' },
  'choice.none': { ja: '該当する候補はありません。', en: 'Nothing matches.' },
  'choice.type': { ja: '氏名またはフリガナを入力してください。', en: 'Type a name or its kana.' },
  'choice.loading': { ja: '検索しています…', en: 'Searching…' },
  'choice.failed': {
    ja: '検索できませんでした。時間をおいて入力し直してください。',
    en: 'The search failed. Type again in a moment.',
  },
});
