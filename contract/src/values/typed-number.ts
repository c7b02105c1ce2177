// Running numbers (TE-2026-00123) by what people type of them: te-2026-123, or 123 alone (B0-06).
import { readTypedCode } from './typed-text.ts';

/** The number is the counter of a fiscal year, in five digits or more. */
const TYPED = /^(?:([a-z]+)-?)?(?:(\d{4})-)?(\d{1,9})$/i;
const LEAST_DIGITS = 5;
/** Without a year the newest few are meant. */
const YEARS_BACK = 2;

/** The number of a counter: `TE`, 2026, 123 → TE-2026-00123. */
function writtenNumber(kind: string, year: number | string, count: number): string {
  return `${kind}-${year}-${String(count).padStart(LEAST_DIGITS, '0')}`;
}

/** The numbers of a kind that may be meant, newest fiscal year first; none where the text is no number of that kind. */
export function numbersMeant(kind: string, typed: string, fiscalYear: number): string[] {
  const [, letters, year, digits] = TYPED.exec(readTypedCode(typed)) ?? [];
  if (digits === undefined || (letters !== undefined && letters.toUpperCase() !== kind)) return [];
  const years = year === undefined ? Array.from({ length: YEARS_BACK + 1 }, (_, back) => fiscalYear - back) : [year];
  return years.map((one) => writtenNumber(kind, one, Number(digits)));
}
