// The accounts that wages go to, as they are written on the application for them (B8-04). They stand among the answers of the
// paper, so that they are kept, sealed, commented on and compared as everything else that a paper asks for.
import { ACCOUNT_KINDS, type AccountKind, readAccountNumber } from '../bank-accounts/account-number.ts';
import { holderFaults, readHolder } from '../bank-accounts/holder-kana.ts';
import { ownName } from '../bank-accounts/own-name.ts';
import { needsReason } from '../bank-accounts/rules.ts';
import type { Values } from '../message.ts';
import { isYearMonth } from '../values/calendar-months.ts';
import { monthOf } from '../values/month-of.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { readTypedYen } from '../values/typed-figure.ts';
import type { YearMonth } from '../values/year-month.ts';

type Answers = Readonly<Record<string, string | null>>;

/** The account for all wages but a fixed amount, which goes to the second one where there is one. */
export const WAGE_ACCOUNTS = ['account', 'second'] as const;
export type WageAccountPlace = (typeof WAGE_ACCOUNTS)[number];

/** `passbook`: the id of its picture, blank where there is none. */
const TYPED_PARTS = ['bank', 'branch', 'kind', 'number', 'holder', 'reason', 'passbook'] as const;
/** Names of bank and branch on the day of signing, which the server adds. */
const NAME_PARTS = ['bank-name', 'branch-name'] as const;
type AccountPart = (typeof TYPED_PARTS)[number] | (typeof NAME_PARTS)[number];

export const partKey = (place: WageAccountPlace, part: AccountPart) => `${place}-${part}`;

export const START_MONTH_KEY = 'start-month';
/** `yes` where a fixed amount goes to the second account. */
export const SECOND_KEY = 'second-wanted';
export const SECOND_AMOUNT_KEY = 'second-amount';

const keysOf = (place: WageAccountPlace, parts: readonly AccountPart[]) => parts.map((part) => partKey(place, part));

/** Every answer that the block of accounts asks for, in the order of the form. */
export const WAGE_ACCOUNT_KEYS: readonly string[] = [
  START_MONTH_KEY,
  ...keysOf('account', [...TYPED_PARTS, ...NAME_PARTS]),
  ...[SECOND_KEY, SECOND_AMOUNT_KEY],
  ...keysOf('second', [...TYPED_PARTS, ...NAME_PARTS]),
];

/** Added by the server: no answer of the person. */
export const isNameOfBank = (key: string) => WAGE_ACCOUNTS.some((place) => keysOf(place, NAME_PARTS).includes(key));

export const wantsSecond = (answers: Answers) => answers[SECOND_KEY] === 'yes';

/** The accounts that are asked for: one, or both. */
export function wantedAccounts(answers: Answers): readonly WageAccountPlace[] {
  return wantsSecond(answers) ? WAGE_ACCOUNTS : ['account'];
}

export interface AnsweredAccount {
  readonly bank: string;
  readonly branch: string;
  readonly bankName: string;
  readonly branchName: string;
  readonly kind: AccountKind | null;
  /** Seven digits; as it was typed where it is no number. */
  readonly number: string;
  /** In the characters of transfers. */
  readonly holder: string;
  readonly reason: string;
  readonly passbook: string;
}

const isKind = (text: string): text is AccountKind => ACCOUNT_KINDS.some((kind) => kind === text);

/** One of the accounts, read as a bank reads it. */
export function answeredAccount(answers: Answers, place: WageAccountPlace): AnsweredAccount {
  const said = (part: AccountPart) => answers[partKey(place, part)] ?? '';
  const [typed, kind] = [said('number'), said('kind')];
  const number = readAccountNumber(typed);
  return {
    bank: said('bank'),
    branch: said('branch'),
    bankName: said('bank-name'),
    branchName: said('branch-name'),
    kind: isKind(kind) ? kind : null,
    number: 'fault' in number ? typed : number.number,
    holder: readHolder(said('holder')).kana,
    reason: said('reason').trim(),
    passbook: said('passbook'),
  };
}

/** The fixed amount of the second account; null where none is read. */
export function secondAmount(answers: Answers): number | null {
  const amount = readTypedYen(answers[SECOND_AMOUNT_KEY] ?? '');
  return amount === null || amount < 1 || amount > MOST_YEN ? null : amount;
}

/** Nobody's wages of a month are more than this. */
const MOST_YEN = 9_999_999;

export function startMonth(answers: Answers): YearMonth | null {
  const month = answers[START_MONTH_KEY] ?? '';
  return isYearMonth(month) ? month : null;
}

/** The answers as they are signed: numbers of seven digits, holders as transfers have them, nothing of an account that is not wanted. */
export function readAccounts(answers: Answers): Record<string, string | null> {
  const read: Record<string, string | null> = { ...answers };
  for (const place of WAGE_ACCOUNTS) {
    const { number, holder, reason } = answeredAccount(answers, place);
    Object.assign(read, {
      [partKey(place, 'number')]: number,
      [partKey(place, 'holder')]: holder,
      [partKey(place, 'reason')]: reason,
    });
  }
  const amount = secondAmount(answers);
  if (amount !== null) read[SECOND_AMOUNT_KEY] = String(amount);
  if (wantsSecond(answers)) return read;
  const unwanted = [SECOND_KEY, SECOND_AMOUNT_KEY, ...keysOf('second', [...TYPED_PARTS, ...NAME_PARTS])];
  return { ...read, ...Object.fromEntries(unwanted.map((key) => [key, ''])) };
}

export type AccountFault =
  | 'required'
  | 'month'
  | 'start-month-past'
  | 'wage-own-name'
  | 'own-name-reason'
  | 'second-amount'
  | 'second-same'
  | Extract<ReturnType<typeof readAccountNumber>, { fault: unknown }>['fault']
  | `holder-${ReturnType<typeof holderFaults>[number]['fault']}`;

interface Fault {
  readonly field: string;
  readonly code: AccountFault;
  readonly values?: Values;
}

/** Wages may go to an account of one's own name alone; a name that is shared in part needs a reason (OB8, ONB-10). */
function ownNameFault(
  kana: string | null,
  { holder, reason }: AnsweredAccount,
): 'wage-own-name' | 'own-name-reason' | null {
  if (kana === null || kana === '') return null;
  const compared = ownName(kana, holder);
  if (compared === 'different') return 'wage-own-name';
  return needsReason(compared) && reason === '' ? 'own-name-reason' : null;
}

function faultsOfAccount(answers: Answers, place: WageAccountPlace, kana: string | null): Fault[] {
  const fault = (part: AccountPart, code: AccountFault, values?: Values): Fault => ({
    field: `answers.${partKey(place, part)}`,
    code,
    ...(values === undefined ? {} : { values }),
  });
  const account = answeredAccount(answers, place);
  const number = readAccountNumber(answers[partKey(place, 'number')] ?? '');
  const [wrong] = holderFaults(readHolder(answers[partKey(place, 'holder')] ?? ''));
  const own = wrong === undefined && account.holder !== '' ? ownNameFault(kana, account) : null;
  return [
    ...(account.bank === '' ? [fault('bank', 'required')] : []),
    ...(account.branch === '' ? [fault('branch', 'required')] : []),
    ...(account.kind === null ? [fault('kind', 'required')] : []),
    ...('fault' in number ? [fault('number', number.fault)] : []),
    ...(wrong === undefined
      ? []
      : [fault('holder', `holder-${wrong.fault}`, { at: wrong.at, character: wrong.character })]),
    ...(wrong === undefined && account.holder === '' ? [fault('holder', 'required')] : []),
    ...(own === null ? [] : [fault(own === 'wage-own-name' ? 'holder' : 'reason', own)]),
  ];
}

/** The faults of the accounts by what is written alone; the list of banks is the server's to ask. */
export function accountFaults(answers: Answers, kana: string | null, today: PlainDate): readonly Fault[] {
  const start = answers[START_MONTH_KEY] ?? '';
  const month = startMonth(answers);
  const startCode =
    start === '' ? 'required' : month === null ? 'month' : month < monthOf(today) ? 'start-month-past' : null;
  const sameAs = (['bank', 'branch', 'kind', 'number'] as const).every((part) => {
    const [first, second] = [answeredAccount(answers, 'account'), answeredAccount(answers, 'second')];
    return first[part] === second[part];
  });
  const isTwice = wantsSecond(answers) && sameAs && answeredAccount(answers, 'second').number !== '';
  return [
    ...(startCode === null ? [] : [{ field: `answers.${START_MONTH_KEY}`, code: startCode } as const]),
    ...faultsOfAccount(answers, 'account', kana),
    ...(wantsSecond(answers) && secondAmount(answers) === null
      ? [{ field: `answers.${SECOND_AMOUNT_KEY}`, code: 'second-amount' } as const]
      : []),
    ...(wantsSecond(answers) ? faultsOfAccount(answers, 'second', kana) : []),
    ...(isTwice ? [{ field: `answers.${partKey('second', 'number')}`, code: 'second-same' } as const] : []),
  ];
}
