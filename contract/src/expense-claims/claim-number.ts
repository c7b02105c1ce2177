// Claims by what people type of their numbers: TE-2026-00123, te-2026-123, or 123 alone (B0-06).
import { readTypedCode } from '../values/typed-text.ts';

/** The number is the counter of a fiscal year, in five digits or more. */
const TYPED = /^(?:te-?)?(?:(\d{4})-)?(\d{1,9})$/i;
const LEAST_DIGITS = 5;
/** Without a year the newest few are meant. */
const YEARS_BACK = 2;

/** The numbers that may be meant, newest fiscal year first; none where the text is no number of a claim. */
export function claimNumbersMeant(typed: string, fiscalYear: number): string[] {
  const [, year, digits] = TYPED.exec(readTypedCode(typed)) ?? [];
  if (digits === undefined) return [];
  const count = String(Number(digits)).padStart(LEAST_DIGITS, '0');
  const years = year === undefined ? Array.from({ length: YEARS_BACK + 1 }, (_, back) => fiscalYear - back) : [year];
  return years.map((one) => `TE-${one}-${count}`);
}
