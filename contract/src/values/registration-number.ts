// 適格請求書 registration number: T and 13 digits (japanese-rules 2).
import { readTypedCode } from './typed-text.ts';

const SHAPE = /^T([1-9])(\d{12})$/;

/** The check digit of a 法人番号: 9 − (Σ Pn·Qn mod 9), Pn counted from the right, Qn 1 for odd n and 2 for even. */
export function corporateCheckDigit(base: string): number {
  const sum = [...base].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}

/** True when the text has the shape of a registration number: T, then 13 digits of which the first is not 0. */
export function isRegistrationNumber(text: string): boolean {
  return SHAPE.test(text);
}

/** True when the number is that of a corporation; others have digits without a published rule. */
export function isCorporateNumber(text: string): boolean {
  const [, check, base] = SHAPE.exec(text) ?? [];
  return check !== undefined && base !== undefined && Number(check) === corporateCheckDigit(base);
}

/** Nothing but a T and digits, once blanks and hyphens are out: other text is no number, and stays as it was typed. */
const TYPED = /^T?\d+$/;

/** A registration number in any width and case, with hyphens and blanks: `ｔ7-1234-5678-9012` → `T7123456789012`. */
export function readRegistrationNumber(typed: string): string {
  const code = readTypedCode(typed).replaceAll('-', '').toUpperCase();
  return TYPED.test(code) ? code : typed;
}

/**
 * Why a filled number cannot be one: its T is missing, it has another shape, or its check digit is not that of a 法人番号.
 * `null` where nothing speaks against it.
 */
export function registrationNumberFault(number: string) {
  if (isRegistrationNumber(`T${number}`)) return 'registration-number-t';
  if (!isRegistrationNumber(number)) return 'registration-number';
  return isCorporateNumber(number) ? null : 'registration-number-digit';
}

export type NumberFault = NonNullable<ReturnType<typeof registrationNumberFault>>;

/**
 * True where a fault can be kept with a reason. Only a corporation's number is its 法人番号 with the check digit; the tax agency
 * publishes no rule for the 13 digits of others, such as a taxi driver of one's own (invoice-kohyo.nta.go.jp/about-toroku), and a
 * number alone does not tell which of the two it is: a wrong digit is a doubt, never a refusal (japanese-rules 2).
 */
export function mayKeepNumber(fault: NumberFault): boolean {
  return fault === 'registration-number-digit';
}
