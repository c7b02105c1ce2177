// 適格請求書 registration number: T and 13 digits (japanese-rules 2).

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
