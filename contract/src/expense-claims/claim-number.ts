// Claims by what people type of their numbers: TE-2026-00123, te-2026-123, or 123 alone (B0-06).
import { numbersMeant } from '../values/typed-number.ts';

/** The numbers that may be meant, newest fiscal year first; none where the text is no number of a claim. */
export function claimNumbersMeant(typed: string, fiscalYear: number): string[] {
  return numbersMeant('TE', typed, fiscalYear);
}
