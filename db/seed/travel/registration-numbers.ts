import { corporateCheckDigit } from '@madoguchi/contract/values/registration-number.ts';

/**
 * A registration number for an invented company, with a check digit that is right. No register gives out numbers whose
 * first four digits after the check digit are 9999, so it is nobody's.
 */
export function registrationNumberOf(company: string): string {
  const digits = [...company].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 100_000_000, 7);
  const base = `9999${String(digits).padStart(8, '0')}`;
  return `T${corporateCheckDigit(base)}${base}`;
}
