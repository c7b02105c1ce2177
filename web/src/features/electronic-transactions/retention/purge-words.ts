// Words of the page of purges.
import { defineWords } from '../../../platform/words.ts';

export const usePurgeWords = defineWords({
  lead: {
    ja: '保存期限を過ぎた取引を廃棄します。1人が提案し、別の人が確認します。ファイルと内容は消え、番号、日時、処理した人とハッシュ値だけが残ります。',
    en: 'Purges records whose retention has ended: one person proposes, another confirms. Files and values go; numbers, times, names of who acted and digests stay.',
  },
  due: { ja: '保存期限を過ぎた取引', en: 'Beyond their retention' },
  dueNone: {
    ja: '保存期限を過ぎた取引はありません。',
    en: 'No record is beyond its retention.',
  },
  dueMore: {
    ja: 'ほかに{{count}}件あります。ここに出ている取引を廃棄すると表示されます。',
    en: {
      one: 'There is one more, shown once these are gone.',
      other: 'There are {{count}} more, shown once these are gone.',
    },
  },
  number: { ja: '番号', en: 'Number' },
  counterparty: { ja: '取引先', en: 'Counterparty' },
  date: { ja: '取引日', en: 'Date' },
  noDate: { ja: '日付なし', en: 'No date' },
  amount: { ja: '金額（円）', en: 'Amount (yen)' },
  noAmount: { ja: '金額なし', en: 'No amount' },
  until: { ja: '保存期限', en: 'Kept until' },
  hold: { ja: '廃棄保留', en: 'Hold' },
  held: { ja: '保留中', en: 'On hold' },
  choose: { ja: '{{number}}を選択', en: 'Select {{number}}' },
  chooseAll: { ja: 'すべて選択', en: 'Select all' },
  chooseFirst: { ja: '廃棄する取引を選択してください。', en: 'Select the records to purge.' },
  propose: { ja: '廃棄を提案', en: 'Propose to purge' },
  proposeQuestion: {
    ja: '{{count}}件の廃棄を提案しますか？',
    en: { one: 'Propose to purge one record?', other: 'Propose to purge {{count}} records?' },
  },
  proposeEffect: {
    ja: 'ほかのシステム担当が確認するまで、何も消えません。',
    en: 'Nothing goes until somebody else confirms.',
  },
  proposed: {
    ja: '{{count}}件の廃棄を提案しました。',
    en: { one: 'Purge of one record proposed.', other: 'Purge of {{count}} records proposed.' },
  },
  reason: { ja: '理由', en: 'Reason' },
  reasonHint: { ja: '記録に残ります。', en: 'It is kept on record.' },
  purges: { ja: '廃棄の提案と記録', en: 'Proposals and what was purged' },
  purgesNone: { ja: '廃棄の提案はまだありません。', en: 'Nothing has been proposed yet.' },
  purgeIs: {
    ja: '{{state}}：{{count}}件',
    en: { one: '{{state}}: one record', other: '{{state}}: {{count}} records' },
  },
  reasonIs: { ja: '理由：{{reason}}', en: 'Reason: {{reason}}' },
  proposedIs: { ja: '提案 {{moment}} {{by}}', en: 'Proposed {{moment}} by {{by}}' },
  confirmedIs: { ja: '確認 {{moment}} {{by}}', en: 'Confirmed {{moment}} by {{by}}' },
  withdrawnIs: { ja: '取下げ {{moment}} {{by}}', en: 'Withdrawn {{moment}} by {{by}}' },
  recordIs: { ja: '{{number}}（保存期限 {{day}}）', en: '{{number}}, kept until {{day}}' },
  stubIs: {
    ja: '{{number}}（{{count}}版、最後の版のハッシュ値 {{digest}}）',
    en: {
      one: '{{number}} (one version, digest {{digest}})',
      other: '{{number}} ({{count}} versions, last digest {{digest}})',
    },
  },
  confirm: { ja: '廃棄する', en: 'Purge' },
  confirmOwn: {
    ja: '自分が提案した廃棄は確認できません。ほかのシステム担当に依頼してください。',
    en: 'You proposed this. Somebody else confirms it.',
  },
  confirmQuestion: {
    ja: '{{count}}件を廃棄しますか？',
    en: { one: 'Purge one record?', other: 'Purge {{count}} records?' },
  },
  confirmEffect: {
    ja: 'ファイルと内容が消え、元に戻せません。番号、日時、処理した人とハッシュ値は残り、チェーンは引き続き検証できます。',
    en: 'Files and values go for good. Numbers, times, names and digests stay, and the chain still verifies.',
  },
  confirmed: {
    ja: '{{count}}件を廃棄しました。',
    en: { one: 'One record purged.', other: '{{count}} records purged.' },
  },
  withdraw: { ja: '提案を取り下げる', en: 'Withdraw' },
  withdrawQuestion: { ja: '廃棄の提案を取り下げますか？', en: 'Withdraw the proposal to purge?' },
  withdrawEffect: { ja: '取引は残り、あとから提案し直せます。', en: 'The records stay, and can be proposed again.' },
  withdrawn: { ja: '提案を取り下げました。', en: 'Proposal withdrawn.' },
  dismiss: { ja: '戻る', en: 'Back' },
});
