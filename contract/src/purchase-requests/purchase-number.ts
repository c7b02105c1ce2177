// Purchase requests by what people type of their numbers: PR-2026-00045, pr-2026-45, or 45 alone (B0-06).
import { numbersMeant } from '../values/typed-number.ts';

/** The numbers that may be meant, newest fiscal year first; none where the text is no number of a purchase request. */
export function purchaseNumbersMeant(typed: string, fiscalYear: number): string[] {
  return numbersMeant('PR', typed, fiscalYear);
}
