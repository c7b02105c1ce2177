// Romaji as hiragana, in both ways of writing it. Text without romaji comes back as it is.
import { toHiragana as convert } from 'wanakana';

/** Of a word that is complete. */
export function toHiragana(text: string): string {
  return convert(text, { passRomaji: false });
}

/** Of what has been typed so far: an n that a vowel may still follow is no ん yet. */
export function toHiraganaSoFar(text: string): string {
  return convert(text, { passRomaji: false, IMEMode: true });
}
