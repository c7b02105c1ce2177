import { defineRegister } from '../define-register.ts';

export const BANK_ACCOUNTS_REGISTER = defineRegister({
  section: 'people',
  events: {
    'bank-account.changed': { ja: '振込口座の変更', en: 'Bank account changed' },
    'bank-account.opened': { ja: '振込口座の閲覧', en: 'Bank account opened' },
    'bank-name.corrected': { ja: '金融機関名の訂正', en: 'Name of a bank corrected' },
    'bank-name.withdrawn': { ja: '金融機関名の訂正の取消', en: 'Correction of a bank’s name withdrawn' },
    'bank-account.listed': { ja: '振込口座（一部非表示）の閲覧', en: 'Masked bank accounts opened' },
  },
  targets: {
    'bank-account': { ja: '振込口座', en: 'Bank account' },
    'bank-name': { ja: '金融機関名の訂正', en: 'Correction of a bank’s name' },
  },
  fieldTexts: {
    'unknown-bank': {
      ja: '銀行を一覧から選択してください。銀行名、かな、4桁のコードで検索できます。',
      en: 'Choose a bank of the list. Search by name, kana or the four digits of its code.',
    },
    'unknown-branch': {
      ja: 'この銀行の支店を一覧から選択してください。支店名、かな、3桁のコードで検索できます。',
      en: 'Choose a branch of this bank. Search by name, kana or the three digits of its code.',
    },
    'closed-branch': {
      ja: 'この支店は廃止されています。通帳やアプリで、統合先の支店を確認してください。',
      en: 'This branch has closed. Look up the one that took its place in your passbook or app.',
    },
    'account-number': {
      ja: '口座番号は7桁以内の数字です。例：0123456',
      en: 'An account number has up to 7 digits, e.g. 0123456.',
    },
    'account-number-long': {
      ja: '口座番号は7桁までです。ゆうちょ銀行の番号のときは、記号と番号を入力してください。',
      en: 'An account number has up to 7 digits. For the Japan Post Bank, enter the symbol and the number.',
    },
    'account-number-zero': {
      ja: '口座番号がすべて0です。通帳やキャッシュカードの番号を確認してください。',
      en: 'All digits are 0. Check the number in your passbook or on your card.',
    },
    'holder-kanji': {
      ja: '口座名義はカナで入力してください（{at}文字目の「{character}」）。',
      en: 'Write the account holder in kana (character {at}, “{character}”).',
    },
    'holder-mark': {
      ja: '{at}文字目の「{character}」は振込に使えません。濁点・半濁点を確認してください。',
      en: 'Transfers have no “{character}” (character {at}). Check its voicing mark.',
    },
    'holder-sign': {
      ja: '{at}文字目の「{character}」は振込に使えません。カナ、英字、数字、空白、( ) - . / を使ってください。',
      en: 'Transfers have no “{character}” (character {at}). Use kana, letters, digits, blanks and ( ) - . /',
    },
    'same-bank-name': {
      ja: '一覧にある名称と同じです。新しい名称を入力してください。',
      en: 'The list has this name already. Enter the new one.',
    },
    'bank-name-day': {
      ja: 'この日からの訂正はすでにあります。その訂正を取り消すか、別の日を選択してください。',
      en: 'There is a correction from this day already. Withdraw it, or choose another day.',
    },
    'own-name-reason': {
      ja: '登録された氏名と違う口座名義です。理由を入力してください。例：旧姓、通帳の表記',
      en: 'The holder is not your registered name. Give the reason, e.g. former name, spelling of the passbook.',
    },
  },
  notifications: {
    'bank-account-changed': {
      group: 'system',
      initially: { portal: false, mail: true },
      isLetter: true,
      link: { screen: 'profile', query: { tab: 'accounts' } },
      look: ['warning', 'orange'],
      texts: {
        name: { ja: '振込口座の変更', en: 'Your bank account changed' },
        title: { ja: '経費の振込口座が変更されました。', en: 'Your bank account for expenses changed.' },
        subject: { ja: '【確認】振込口座が変更されました', en: '[Check] Your bank account changed' },
        mail: {
          ja: '経費の振込口座が変更されました。次の支払から、新しい口座に振り込みます。心当たりがないときは、すぐにシステム管理者に連絡してください。',
          en: 'Your bank account for expenses changed. The next payment goes to the new one. If it was not you, tell a system administrator at once.',
        },
        action: { ja: '振込口座を確認する', en: 'Check the account' },
      },
    },
    'wage-account-changed': {
      group: 'system',
      initially: { portal: false, mail: true },
      isLetter: true,
      link: { screen: 'profile', query: { tab: 'accounts' } },
      look: ['warning', 'orange'],
      texts: {
        name: { ja: '給与の振込口座の変更', en: 'Your wage account changed' },
        title: { ja: '給与の振込口座が変更されました。', en: 'Your bank account for wages changed.' },
        subject: { ja: '【確認】給与の振込口座が変更されました', en: '[Check] Your wage account changed' },
        mail: {
          ja: '提出した給与振込口座申請書が受理され、給与の振込口座が変更されました。{day}に支給する給与から、新しい口座に振り込みます。心当たりがないときは、すぐにシステム管理者に連絡してください。',
          en: 'Your application was accepted, and your bank account for wages changed. The wages that are paid on {day} are the first to go there. If it was not you, tell a system administrator at once.',
        },
        action: { ja: '振込口座を確認する', en: 'Check the account' },
      },
    },
    'bank-branch-closed': {
      group: 'information',
      initially: { portal: true, mail: true },
      link: { screen: 'profile', query: { tab: 'accounts' } },
      look: ['warning', 'orange'],
      texts: {
        name: { ja: '自分の振込口座の支店が廃止されたとき', en: 'The branch of your bank account closed' },
        title: {
          ja: '振込口座の{bank}{branch}は廃止されています。新しい口座を登録してください。',
          en: '{branch} of {bank} has closed. Enter a new bank account.',
        },
        subject: {
          ja: '【要対応】振込口座の支店が廃止されました',
          en: '[Action needed] The branch of your bank account closed',
        },
        mail: {
          ja: '振込口座の{bank}{branch}は廃止されています。このままでは振り込めないことがあります。通帳やアプリで統合先の支店を確認し、新しい口座を登録してください。',
          en: '{branch} of {bank} has closed, so that transfers may fail. Look up the branch that took its place in your passbook or app, and enter the new account.',
        },
        action: { ja: '口座を登録する', en: 'Enter the account' },
      },
    },
    'bank-branch-closed-of': {
      group: 'information',
      concerns: 'admin',
      initially: { portal: true, mail: false },
      link: { screen: 'members.record', params: { employeeId: ':number' } },
      look: ['warning', 'orange'],
      texts: {
        name: { ja: '社員の振込口座の支店が廃止されたとき', en: 'The branch of an employee’s bank account closed' },
        title: {
          ja: '{name}さんの振込口座の{bank}{branch}は廃止されています。',
          en: 'The bank account of {name}: {branch} of {bank} has closed.',
        },
        subject: {
          ja: '【確認】{name}さんの振込口座の支店が廃止されました',
          en: '[Check] {name}: the branch of the bank account closed',
        },
        mail: {
          ja: '{name}さんの振込口座の{bank}{branch}は廃止されています。本人にもお知らせしました。',
          en: 'The bank account of {name}: {branch} of {bank} has closed. They have been told, too.',
        },
        action: { ja: '社員の記録を開く', en: 'Open the record' },
      },
    },
  },
});
