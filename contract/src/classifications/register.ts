import { defineRegister } from '../define-register.ts';

export const CLASSIFICATIONS_REGISTER = defineRegister({
  section: 'masters',
  events: {
    'classification.created': { ja: '分類の追加', en: 'Classification added' },
    'classification.changed': { ja: '分類の変更', en: 'Classification changed' },
    'classifications.exported': { ja: '分類のCSV出力', en: 'Classifications exported' },
    'classification-detail.created': { ja: '分類項目の追加', en: 'Classification detail added' },
    'classification-detail.changed': { ja: '分類項目の変更', en: 'Classification detail changed' },
    'classification-detail.ended': { ja: '分類項目の終了日の設定', en: 'End of a classification detail set' },
    'classification-detail.moved': { ja: '分類項目の並べ替え', en: 'Classification detail moved' },
    'classification-details.imported': { ja: '分類項目のCSV取り込み', en: 'Classification details imported' },
    'classification-details.exported': { ja: '分類項目のCSV出力', en: 'Classification details exported' },
  },
  targets: {
    classification: { ja: '分類', en: 'Classification' },
    'classification-detail': { ja: '分類項目', en: 'Classification detail' },
  },
  fieldTexts: {
    kana: { ja: 'フリガナはカタカナで入力してください。', en: 'Enter the reading in katakana.' },
    'code-taken': {
      ja: 'このコードはすでに使われています。別のコードを入力してください。',
      en: 'This code is taken. A code stays with its value for good.',
    },
    'parent-below': {
      ja: 'この部署自身か、その下位の部署です。別の部署を選択してください。',
      en: 'This department stands below the one that you edit. Select another one.',
    },
    'parent-ends': {
      ja: '上位の部署が先に終了するか、停止中です。別の部署を選択するか、先に上位の部署を直してください。',
      en: 'The department above ends before this one, or is stopped. Select another one, or set its days first.',
    },
    'parent-begins-later': {
      ja: '上位の部署がまだ始まっていません。別の部署か、より後の開始日を選択してください。または、先に上位の部署の開始日を直してください。',
      en: 'The department above has not begun by then. Select another one, or a later first day, or set its days first.',
    },
    'departments-begin-before': {
      ja: '下位の部署のほうが先に始まります。先に下位の部署の開始日を直すか、別の部署の下に移してください。',
      en: 'Departments below begin before it. Set their days first, or put them elsewhere.',
    },
    'departments-below': {
      ja: '下位の部署のほうが長く続きます。先に下位の部署を終了するか、別の部署の下に移してください。',
      en: 'Departments below go on longer. End them first, or put them elsewhere.',
    },
    'no-further': { ja: 'すでに一覧の端にあります。', en: 'This stands at the end of the list already.' },
    'system-classification': {
      ja: 'ポータルに必要な分類のため、停止できません。',
      en: 'The portal itself needs this classification. It cannot be stopped.',
    },
  },
});
