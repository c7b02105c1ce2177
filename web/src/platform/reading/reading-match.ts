// Decides if a word answers what is being typed: by its beginning in kanji, kana of either kind, or romaji.
import { fold } from '@madoguchi/contract/values/reading.ts';
import { toHiraganaSoFar } from './to-hiragana.ts';

/** A word made ready for matching; ready once, asked at every key. */
export interface Readable {
  readonly folded: readonly string[];
}

export function readable(...words: readonly string[]): Readable {
  return { folded: words.filter((word) => word !== '').map(fold) };
}

export interface Query {
  readonly typed: string;
  readonly reading: string;
}

/** While a syllable is unfinished its Latin tail says nothing yet: 「しｎ」 asks for 「し」. */
const UNFINISHED = /[a-z]+$/;

export function queryOf(text: string): Query {
  return { typed: fold(text), reading: fold(toHiraganaSoFar(fold(text))).replace(UNFINISHED, '') };
}

/** An empty query is answered by every word. */
export function answers({ folded }: Readable, { typed, reading }: Query): boolean {
  return folded.some((word) => word.startsWith(typed) || (reading !== '' && word.startsWith(reading)));
}
