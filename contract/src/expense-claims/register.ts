import { defineRegister } from '../define-register.ts';

const toOwnClaim = { screen: 'expense-claims.mine', params: { applicationYm: ':month' } };
const openClaim = { ja: '精算書を開く', en: 'Open the claim' };

export const EXPENSE_CLAIMS_REGISTER = defineRegister({
  section: 'requests',
  events: {
    'expense-claim.draft-saved': { ja: '精算書の下書き保存', en: 'Claim draft saved' },
    'expense-claim.submitted': { ja: '精算書の申請', en: 'Claim submitted' },
    'expense-claim.withdrawn': { ja: '精算書の取下げ', en: 'Claim withdrawn' },
    'expense-claim.cancelled': { ja: '精算書の取消し', en: 'Claim cancelled' },
    'expense-claim.returned': { ja: '精算書の差戻し', en: 'Claim returned' },
    'expense-claim.rejected': { ja: '精算書の却下', en: 'Claim rejected' },
    'expense-claim.approved': { ja: '精算書の承認', en: 'Claim approved' },
    'expense-claim.confirmed': { ja: '精算書の確定', en: 'Claim confirmed' },
    'expense-claim.opened': { ja: '精算書の閲覧', en: 'Claim opened' },
    'expense-claim.printed': { ja: '精算書の印刷・保存', en: 'Claim printed or saved' },
    'expense-claims.reminded': { ja: '精算書の催促', en: 'Claims asked for' },
    'expense-claims.list-exported': { ja: '経費確認のCSV出力', en: 'Expense confirmation exported' },
    'expense-claims.month-exported': { ja: '精算明細のCSV出力', en: 'Claim lines exported' },
  },
  targets: {
    'expense-claim': { ja: '精算書', en: 'Claim' },
    'expense-claim-month': { ja: '対象月', en: 'Month' },
  },
  refusals: {
    'claim-exists': {
      status: 409,
      ja: 'この月の精算書はすでにあります。再読み込みして続きを入力してください。',
      en: 'There is already a claim for this month. Reload to go on with it.',
    },
    'claim-not-ready': {
      status: 422,
      ja: 'まだ申請できません。{n}か所を確認してください。',
      en: 'The claim cannot be submitted yet. Check {n} {n|place|places}.',
    },
  },
  fieldTexts: {
    'yen-range': {
      ja: '金額は{from}円以上{limit}円以下で入力してください。',
      en: 'Enter an amount from ¥{from} to ¥{limit}.',
    },
    'too-many-lines': {
      ja: '1つの精算書の明細は{limit}件までです。',
      en: 'A claim can have up to {limit} {limit|line|lines}.',
    },
    'attachments-per-line': {
      ja: '添付ファイルは1明細につき3件までです。',
      en: 'A line can have up to 3 attachments.',
    },
    'attachments-per-claim': {
      ja: '添付ファイルは1つの精算書につき20件までです。',
      en: 'A claim can have up to 20 attachments.',
    },
    'unknown-line': {
      ja: 'この明細は精算書にありません。再読み込みしてください。',
      en: 'This line is not part of the claim. Reload.',
    },
    'month-ahead': { ja: '精算書を作成できるのは翌月分までです。', en: 'A claim can be started up to next month.' },
    'date-outside-month': {
      ja: '利用日は{month}の日付にしてください。ほかの月の分はその月の精算書に入力します。',
      en: 'The date must be in {month}. Put other dates in the claim of their month.',
    },
  },
  notifications: {
    'claim-returned': {
      group: 'requests',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      link: toOwnClaim,
      look: ['returned', 'orange'],
      texts: {
        name: { ja: '精算書が差し戻されたとき', en: 'Your claim was returned' },
        title: { ja: '{month}の精算書が差し戻されました。', en: 'Your claim for {month} was returned.' },
        subject: { ja: '【差戻し】精算書 {number}（{month}）', en: '[Returned] Claim {number} ({month})' },
        mail: {
          ja: '{month}の精算書 {number} が差し戻されました。差戻しの理由を確認して修正し、もう一度申請してください。',
          en: 'Your claim {number} for {month} was returned. Read the reason, correct the claim, and submit it again.',
        },
        action: openClaim,
      },
    },
    'claim-rejected': {
      group: 'requests',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      link: toOwnClaim,
      look: ['rejected', 'crimson'],
      texts: {
        name: { ja: '精算書が却下されたとき', en: 'Your claim was rejected' },
        title: { ja: '{month}の精算書が却下されました。', en: 'Your claim for {month} was rejected.' },
        subject: { ja: '【却下】精算書 {number}（{month}）', en: '[Rejected] Claim {number} ({month})' },
        mail: {
          ja: '{month}の精算書 {number} が却下されました。却下の理由は精算書で確認できます。',
          en: 'Your claim {number} for {month} was rejected. The claim shows the reason.',
        },
        action: openClaim,
      },
    },
    'claim-approved': {
      group: 'requests',
      initially: { portal: true, mail: false },
      link: toOwnClaim,
      look: ['approved', 'green'],
      texts: {
        name: { ja: '精算書が承認されたとき', en: 'Your claim was approved' },
        title: { ja: '{month}の精算書が承認されました。', en: 'Your claim for {month} was approved.' },
        subject: { ja: '【承認】精算書 {number}（{month}）', en: '[Approved] Claim {number} ({month})' },
        mail: {
          ja: '{month}の精算書 {number} が承認されました。',
          en: 'Your claim {number} for {month} was approved.',
        },
        action: openClaim,
      },
    },
    'claim-confirmed': {
      group: 'requests',
      initially: { portal: true, mail: true },
      link: toOwnClaim,
      look: ['confirmed', 'green'],
      texts: {
        name: { ja: '精算書が確定されたとき', en: 'Your claim was confirmed' },
        title: { ja: '{month}の精算書が確定されました。', en: 'Your claim for {month} was confirmed.' },
        subject: { ja: '【確定】精算書 {number}（{month}）', en: '[Confirmed] Claim {number} ({month})' },
        mail: {
          ja: '{month}の精算書 {number} が確定されました。',
          en: 'Your claim {number} for {month} was confirmed.',
        },
        action: openClaim,
      },
    },
    'month-closing': {
      group: 'requests',
      initially: { portal: true, mail: true },
      link: toOwnClaim,
      look: ['calendar', 'orange'],
      texts: {
        name: { ja: '締め日が近づいたとき', en: 'A month is about to close' },
        title: { ja: '{month}の精算は{day}までです。', en: 'Submit the expenses of {month} by {day}.' },
        subject: {
          ja: '【締め日のお知らせ】{month}の精算は{day}までです',
          en: '[Closing soon] Submit the expenses of {month} by {day}',
        },
        mail: {
          ja: '{month}の精算書がまだ申請されていません。{day}までに申請してください。精算する経費がない場合、操作は必要ありません。',
          en: 'Your claim for {month} has not been submitted yet. Submit it by {day}. If you have no expenses, there is nothing to do.',
        },
        action: openClaim,
      },
    },
    'claim-reminder': {
      group: 'requests',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      link: toOwnClaim,
      look: ['clock', 'orange'],
      texts: {
        name: { ja: '申請の催促', en: 'A reminder to submit' },
        title: { ja: '{month}の精算書を申請してください。', en: 'Submit your claim for {month}.' },
        subject: { ja: '【催促】{month}の精算書を申請してください', en: '[Reminder] Submit your claim for {month}' },
        mail: {
          ja: '{name}さんから、{month}の精算書の申請をお願いするお知らせです。まだ申請していない場合は、内容を確認して申請してください。',
          en: '{name} asks you to submit your claim for {month}. If you have not done so yet, check it and submit it.',
        },
        action: openClaim,
      },
    },
  },
});
