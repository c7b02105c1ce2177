// The words of the fields of bank accounts, for the API description.
import type { Texts } from '../message.ts';

export const BANK_ACCOUNT_FIELDS = {
  found: { ja: '見つかった銀行・支店', en: 'Banks or branches that were found' },
  closedOn: { ja: '閉店日', en: 'Closed on' },
  bank: { ja: '銀行', en: 'Bank' },
  branch: { ja: '支店', en: 'Branch' },
  accounts: { ja: '振込口座', en: 'Bank accounts' },
  purpose: { ja: '用途（給与・経費）', en: 'What it is for: wages or expenses' },
  kind: { ja: '口座の種別', en: 'Kind of account' },
  number: { ja: '口座番号', en: 'Account number' },
  ownName: { ja: '本人名義かどうか', en: 'Does the holder’s name fit the person' },
  startMonth: { ja: '開始月', en: 'First month' },
  payDay: { ja: '使い始める支給日', en: 'Pay day from which it holds' },
  isRecent: { ja: '最近変更された場合は true', en: 'True where it changed lately' },
  holder: { ja: '口座名義（カナ）', en: 'Holder in kana' },
  fittingHolder: { ja: '氏名から作った口座名義', en: 'Holder as the name would make it' },
  listedBank: { ja: '一覧にある銀行名', en: 'Name of the bank as listed' },
  listedBranch: { ja: '一覧にある支店名', en: 'Name of the branch as listed' },
  amount: { ja: '振り込む定額（円）', en: 'Fixed amount in yen' },
  names: { ja: '名称', en: 'Names' },
} as const satisfies Texts<string>;
