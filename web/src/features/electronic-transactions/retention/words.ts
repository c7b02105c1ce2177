// Words of the page of retention.
import { defineWords } from '../../../platform/words.ts';

export const useRetentionWords = defineWords({
  lead: {
    ja: '書類は、その日が属する事業年度の申告期限の翌日から数えて保存します。会社の年数、書類種別の年数、法令の年数（7年、欠損金の生じた年度は10年）のうち、いちばん長い年数です。',
    en: 'A paper is kept from the day after the tax return of its fiscal year is due: for the company’s years, those of its type or those of the law (seven, ten for a year with a loss), whichever are the most.',
  },
  settings: { ja: '今日の書類の保存期間', en: 'A paper of today' },
  years: { ja: '保存年数', en: 'Years' },
  yearsAre: { ja: '{{count}}年', en: { one: '{{count}} year', other: '{{count}} years' } },
  fiscalYearEndsOn: { ja: '事業年度の最終日', en: 'Fiscal year ends on' },
  returnDueOn: { ja: '申告期限', en: 'Return due on' },
  until: { ja: '保存期限', en: 'Kept until' },
  toSettings: { ja: '年数・終了月・申告期限の設定', en: 'Settings of years and months' },
  declared: { ja: '欠損・申告延長のある事業年度', en: 'Fiscal years with a loss or a later return' },
  declaredNone: {
    ja: '欠損や申告期限の延長がある事業年度は、まだ登録されていません。',
    en: 'No fiscal year with a loss or a later return has been declared.',
  },
  hasLoss: { ja: '欠損', en: 'Loss' },
  loss: { ja: 'あり（10年保存）', en: 'Yes: ten years' },
  noLoss: { ja: 'なし', en: 'None' },
  asSet: { ja: '設定どおり', en: 'As set' },
  reason: { ja: '理由', en: 'Reason' },
  updated: { ja: '更新日時と更新者', en: 'Updated' },
  updatedIs: { ja: '{{moment}} {{by}}', en: '{{moment}} by {{by}}' },
  add: { ja: '事業年度を登録', en: 'Declare a fiscal year' },
  addTitle: { ja: '欠損・申告延長のある事業年度を登録', en: 'Declare a fiscal year' },
  correct: { ja: '訂正', en: 'Correct' },
  correctOf: { ja: '{{day}}までの事業年度を訂正', en: 'Correct the fiscal year to {{day}}' },
  effect: {
    ja: 'この事業年度の書類すべての保存期限が、すぐに変わります。設定より短くなることはありません。',
    en: 'All papers of this fiscal year are kept accordingly at once; never shorter than the settings say.',
  },
  endsOnHint: { ja: '例：2027/03/31', en: 'Example: 2027-03-31' },
  lossHint: {
    ja: '欠損金を翌年度以降に繰り越す年度は、10年間保存します。',
    en: 'Papers of a year whose loss is carried forward are kept for ten years.',
  },
  returnHint: {
    ja: '申告期限を延長した年度だけ、延長後の期限を入力します。',
    en: 'Only where it was put off: the later day.',
  },
  reasonHint: { ja: '申告書や延長の申請など、根拠を残します。', en: 'The return, or the approval of the later day.' },
  save: { ja: '保存する', en: 'Save' },
  saved: { ja: '{{day}}までの事業年度を保存しました。', en: 'Fiscal year to {{day}} saved.' },
});
