import { defineWords } from '../../platform/words.ts';

export const useGeneralToolWords = defineWords({
  lead: {
    ja: '変更は、開いている画面にもすぐに反映されます。使えなくなった人にはツールが表示されません。登録した内容は残り、利用範囲を戻すとまた使えます。',
    en: 'A change reaches open pages at once. People for whom a tool is closed see nothing of it; what they stored is kept, and is there again once it is open.',
  },
  openTo: { ja: '利用範囲', en: 'Open to' },
  'openTo.system': { ja: 'システム管理者のみ', en: 'System administrators only' },
  'openTo.staff': { ja: 'スタッフ以上', en: 'Staff and above' },
  'openTo.signed-in': { ja: 'ログインした人すべて', en: 'Everybody who is logged in' },
  save: { ja: '保存', en: 'Save' },
  saved: { ja: '{{tool}}の利用範囲を「{{openTo}}」にしました。', en: '{{tool}} is now open to: {{openTo}}.' },
  initial: { ja: '初期設定のままです。', en: 'As it was installed.' },
  updated: { ja: '{{at}}　{{by}}が変更', en: 'Changed {{at}} by {{by}}' },
});
