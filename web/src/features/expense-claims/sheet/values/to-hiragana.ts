// Romaji as hiragana, in both ways of writing it. Text without romaji comes back as it is.
import { toHiragana as convert } from 'wanakana';

export function toHiragana(text: string): string {
  return convert(text, { passRomaji: false });
}
