// Readings (フリガナ) of people and of masters: one pattern, wherever they are typed or imported (B2-01, B1-01).
import { text } from './text.ts';
import { readTypedKana } from './typed-text.ts';

/**
 * Katakana of every kind: small ones for Ainu (ㇼ), repetition (ヾ), the long vowel, the middle dot and the double hyphen between
 * names, marks that no composed sign holds (ㇷ゚), and one blank between words.
 */
const KATAKANA = /^[\u30A0-\u30FF\u31F0-\u31FF\u3099\u309A ]*$/;

/** True for a reading in full-width katakana, and for none. */
export function isKanaReading(reading: string): boolean {
  return KATAKANA.test(reading);
}

/** A reading of at most `max` characters, in whatever kana it was typed; blank for none. */
export function kanaReading(max: number) {
  return text(max).transform(readTypedKana).refine(isKanaReading, { error: 'kana' });
}

/** As `kanaReading`, and not blank. */
export function requiredReading(max: number) {
  return kanaReading(max).refine((reading) => reading !== '', { error: 'required' });
}
