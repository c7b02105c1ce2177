import { defineWords } from '../../../platform/words.ts';

export const useEditWords = defineWords({
  toList: { ja: '分類項目に戻る', en: 'Back to the details' },
  addTitle: { ja: '{{classification}}の項目の追加', en: 'Add a detail: {{classification}}' },
  editTitle: { ja: '{{name}}の編集', en: 'Edit {{name}}' },
  'group.name': { ja: '名称', en: 'Name' },
  'group.validity': { ja: '有効期間と表示順', en: 'Validity and order' },
  'group.attributes': { ja: '属性', en: 'Attributes' },
  code: { ja: 'コード', en: 'Code' },
  codeHint: {
    ja: '英数字と - _ の32文字以内です。後から変更できません。例：factory-visit',
    en: 'Up to 32 letters, digits, - and _. It cannot be changed later. Example: factory-visit',
  },
  name: { ja: '名称', en: 'Name' },
  nameHint: {
    ja: '変更しても、提出済みの申請の名称は変わりません。',
    en: 'Requests keep the name they were made with.',
  },
  kana: { ja: 'フリガナ', en: 'Kana' },
  nameEn: { ja: '英語名', en: 'Name in English' },
  nameEnHint: {
    ja: '空のときは、英語の画面でも日本語名を表示します。',
    en: 'Without one, English screens show the Japanese name.',
  },
  validFrom: { ja: '開始日', en: 'Valid from' },
  validTo: { ja: '終了日', en: 'Valid to' },
  validToHint: {
    ja: 'この日まで有効です。空のときは期限がありません。',
    en: 'The last valid day. Without one it has no end.',
  },
  order: { ja: '表示順', en: 'Order' },
  orderHint: {
    ja: '小さい順に並びます。空のときは最後になります。',
    en: 'The smallest comes first. Without one it comes last.',
  },
  active: { ja: '選択肢に表示', en: 'Offered in lists' },
  activeHint: {
    ja: 'オフにすると停止中になり、期間中でも選択できません。',
    en: 'Off: it is stopped and cannot be chosen on any day.',
  },
  top: { ja: '最上位（上位なし）', en: 'None: at the top' },
  below: { ja: '{{name}}（{{path}}）', en: '{{name}} ({{path}})' },
  add: { ja: '追加する', en: 'Add' },
  save: { ja: '保存', en: 'Save' },
  saved: { ja: '「{{name}}」を保存しました。', en: '"{{name}}" saved.' },
});
