// The accounts of an application as they stand on its paper: the same rows make the preview and the PDF (B8-03).
import type { AccountKind } from '../bank-accounts/account-number.ts';
import { fittingHolder } from '../bank-accounts/holder-kana.ts';
import type { Texts } from '../message.ts';
import type { YearMonth } from '../values/year-month.ts';
import {
  answeredAccount,
  partKey,
  SECOND_AMOUNT_KEY,
  SECOND_KEY,
  START_MONTH_KEY,
  secondAmount,
  startMonth,
  type WageAccountPlace,
  wantsSecond,
} from './wage-accounts.ts';

type Language = 'ja' | 'en';

const KINDS: Texts<AccountKind> = {
  ordinary: { ja: '普通', en: 'Ordinary' },
  current: { ja: '当座', en: 'Current' },
  savings: { ja: '貯蓄', en: 'Savings' },
};

const WORDS = {
  ja: {
    first: '振込口座',
    second: '2つ目の振込口座',
    start: '開始月',
    from: (month: string) => `${month}分の給与から`,
    scope: '振り込む金額',
    all: '賃金の全額',
    rest: '2つ目の口座に振り込む金額を除いた全額',
    amount: (yen: string) => `毎月 ${yen}円`,
    bank: '金融機関',
    branch: '支店',
    kind: '種別',
    number: '口座番号',
    holder: '口座名義（カナ）',
    cut: (kana: string) => `（振込では ${kana}）`,
    reason: '名義が違う理由',
    passbook: '通帳の写し',
    attached: '添付あり',
  },
  en: {
    first: 'Bank account',
    second: 'Second bank account',
    start: 'First month',
    from: (month: string) => `From the wages of ${month}`,
    scope: 'Amount',
    all: 'All wages',
    rest: 'All wages but what goes to the second account',
    amount: (yen: string) => `¥${yen} a month`,
    bank: 'Bank',
    branch: 'Branch',
    kind: 'Type',
    number: 'Account number',
    holder: 'Account holder (kana)',
    cut: (kana: string) => ` (in transfers ${kana})`,
    reason: 'Why the holder differs',
    passbook: 'Picture of the passbook',
    attached: 'Attached',
  },
} as const;

export interface WrittenAccount {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** Names of the answers that the accounts ask for, for comments and for what changed. */
export function accountAnswerNames(language: Language): readonly { readonly key: string; readonly label: string }[] {
  const words = WORDS[language];
  const parts = ['bank', 'branch', 'kind', 'number', 'holder', 'reason', 'passbook'] as const;
  const named = (place: WageAccountPlace, title: string) =>
    parts.map((part) => ({ key: partKey(place, part), label: `${title} · ${words[part]}` }));
  return [
    { key: START_MONTH_KEY, label: words.start },
    ...named('account', words.first),
    { key: SECOND_KEY, label: words.second },
    { key: SECOND_AMOUNT_KEY, label: `${words.second} · ${words.scope}` },
    ...named('second', words.second),
  ];
}

const coded = (name: string, code: string) => (code === '' ? name : `${name} (${code})`);

/** The accounts with their labels and values; a blank paper has one with nothing filled in. */
export function writtenAccounts(
  answers: Readonly<Record<string, string | null>>,
  language: Language,
  monthOf: (month: YearMonth, language: Language) => string,
): readonly WrittenAccount[] {
  const words = WORDS[language];
  const month = startMonth(answers);
  const hasSecond = wantsSecond(answers);
  const rowsOf = (place: WageAccountPlace): WrittenAccount['rows'] => {
    const { bank, bankName, branch, branchName, kind, number, holder, reason, passbook } = answeredAccount(
      answers,
      place,
    );
    const fitting = fittingHolder(holder);
    return [
      [words.bank, coded(bankName, bank)],
      [words.branch, coded(branchName, branch)],
      [words.kind, kind === null ? '' : KINDS[kind][language]],
      [words.number, number],
      [words.holder, fitting === holder ? holder : `${holder}${words.cut(fitting)}`],
      ...(reason === '' ? [] : [[words.reason, reason] as const]),
      ...(passbook === '' ? [] : [[words.passbook, words.attached] as const]),
    ];
  };
  const amount = secondAmount(answers);
  const said = amount === null ? '' : words.amount(amount.toLocaleString('en-US'));
  return [
    {
      title: words.first,
      rows: [
        [words.start, month === null ? '' : words.from(monthOf(month, language))],
        [words.scope, hasSecond ? words.rest : words.all],
        ...rowsOf('account'),
      ],
    },
    ...(hasSecond ? [{ title: words.second, rows: [[words.scope, said] as const, ...rowsOf('second')] }] : []),
  ];
}
