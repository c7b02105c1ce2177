// The number of an account: seven digits, of which banks leave out the zeros at the left; and those of the Japan Post Bank, whose
// passbooks have a symbol and a number instead of a branch and a number (記号番号).
import { readTypedCode, readTypedDigits } from '../values/typed-text.ts';

const NUMBER_DIGITS = 7;
export const JAPAN_POST = '9900';

export const ACCOUNT_KINDS = ['ordinary', 'current', 'savings'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export type NumberFault = 'required' | 'account-number' | 'account-number-long' | 'account-number-zero';

export type ReadNumber = { readonly number: string; readonly zerosAdded: number } | { readonly fault: NumberFault };

/** The seven digits of what was typed, with how many zeros that took. */
export function readAccountNumber(typed: string): ReadNumber {
  const digits = readTypedDigits(typed);
  if (digits === '') return { fault: 'required' };
  if (!/^\d+$/.test(digits)) return { fault: 'account-number' };
  if (digits.length > NUMBER_DIGITS) return { fault: 'account-number-long' };
  if (/^0+$/.test(digits)) return { fault: 'account-number-zero' };
  return { number: digits.padStart(NUMBER_DIGITS, '0'), zerosAdded: NUMBER_DIGITS - digits.length };
}

/** Only the last three digits show. */
export function maskedNumber(number: string): string {
  return number.slice(-3).padStart(number.length, '•');
}

export type JapanPostFault = 'post-symbol' | 'post-number' | 'post-number-end';

export type FromJapanPost =
  | { readonly branch: string; readonly kind: AccountKind; readonly number: string }
  | { readonly fault: JapanPostFault };

/** Symbol of five digits, perhaps with one behind that a passbook issued anew has, and the number. */
const TYPED = /^(\d{5})(?:-\d)?-(\d+)$/;
const APART = /^(\d{5})(?:-\d)?$/;

/** Ordinary accounts: the symbol is 1 □□ x 0 and the number ends in 1, which is left out. */
function ordinary(symbol: string, digits: string): FromJapanPost {
  if (!symbol.endsWith('0')) return { fault: 'post-symbol' };
  if (digits.length < 2 || digits.length > 8) return { fault: 'post-number' };
  if (!digits.endsWith('1')) return { fault: 'post-number-end' };
  const number = digits.slice(0, -1).padStart(NUMBER_DIGITS, '0');
  if (/^0+$/.test(number)) return { fault: 'post-number' };
  return { branch: `${symbol.slice(1, 3)}8`, kind: 'ordinary', number };
}

/** Transfer accounts: the symbol is 0 □□ x x, the number has up to six digits and stays whole. */
function transfer(symbol: string, digits: string): FromJapanPost {
  const number = digits.padStart(NUMBER_DIGITS, '0');
  if (number.length > NUMBER_DIGITS || !number.startsWith('0') || /^0+$/.test(number)) return { fault: 'post-number' };
  return { branch: `${symbol.slice(1, 3)}9`, kind: 'current', number };
}

/** Branch, kind and number that other banks transfer to, of a symbol and a number of the Japan Post Bank. */
export function fromJapanPost(symbol: string, number: string): FromJapanPost {
  const [, head] = APART.exec(readTypedCode(symbol)) ?? [];
  const digits = readTypedDigits(number);
  if (head === undefined) return { fault: 'post-symbol' };
  if (!/^\d+$/.test(digits)) return { fault: 'post-number' };
  if (head.startsWith('1')) return ordinary(head, digits);
  return head.startsWith('0') ? transfer(head, digits) : { fault: 'post-symbol' };
}

/** Symbol and number of what was typed into one field, `14170-32345671`; null where it is something else. */
export function splitJapanPost(typed: string): { readonly symbol: string; readonly number: string } | null {
  const [, symbol, number] = TYPED.exec(readTypedCode(typed)) ?? [];
  return symbol === undefined || number === undefined ? null : { symbol, number };
}
