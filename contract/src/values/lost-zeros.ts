// Numbers of which a spreadsheet has taken the zeros away: 37 beside 0037 (B1-05, B2-03).

const DIGITS = /^\d+$/;

/** A number without its leading zeros; `null` for a code that a spreadsheet leaves alone. */
export function withoutZeros(code: string): string | null {
  return DIGITS.test(code) ? code.replace(/^0+(?=\d)/, '') : null;
}

/** True for two numbers that only leading zeros tell apart. */
export function differInZeros(one: string, other: string): boolean {
  return one !== other && withoutZeros(one) !== null && withoutZeros(one) === withoutZeros(other);
}
