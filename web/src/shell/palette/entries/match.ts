// Which entries answer what was typed, best first: in kanji, either kana, or romaji, at the beginning or within (B9-02).
import { folded } from '@madoguchi/contract/values/folded.ts';
import type { PaletteEntry } from '../../../platform/palette.ts';
import { toHiraganaSoFar } from '../../../platform/reading/to-hiragana.ts';
import { ENTRIES_AT_MOST } from './entry.ts';

export interface PaletteQuery {
  /** As typed, without what people do not mean by it; may be empty. */
  readonly typed: string;
  /** The reading of the Latin letters in kana; empty where there are none. */
  readonly reading: string;
}

const LATIN = /[a-z]/;
/** While a syllable is unfinished its Latin tail says nothing yet: 「しｎ」 asks for 「し」. */
const UNFINISHED = /[a-z]+$/;
/** Nobody agrees on how long vowels are written in Latin letters: koutsuu, kotsu and kōtsū are the same word. */
const LONG_VOWEL = /(?<=[おこそとのほもよろごぞどぼぽうくすつぬふむゆるぐずづぶぷ])[うお]|-/g;

const inShort = (kana: string) => kana.replace(LONG_VOWEL, '');

export function paletteQuery(text: string): PaletteQuery {
  const typed = folded(text);
  const reading = LATIN.test(typed) ? inShort(folded(toHiraganaSoFar(typed)).replace(UNFINISHED, '')) : '';
  return { typed, reading };
}

/** 2 where a word begins with what was typed, 1 where one holds it, else 0. */
function rank(entry: PaletteEntry, { typed, reading }: PaletteQuery): number {
  const words = [entry.title, ...entry.words].map(folded);
  if (words.some((word) => word.startsWith(typed))) return 2;
  if (reading !== '' && words.some((word) => inShort(word).startsWith(reading))) return 2;
  if (words.some((word) => word.includes(typed))) return 1;
  return reading !== '' && words.some((word) => inShort(word).includes(reading)) ? 1 : 0;
}

/** The entries that answer, at most ten; all of them to a blank query. Equals keep their order. */
export function answering(entries: readonly PaletteEntry[], query: PaletteQuery): PaletteEntry[] {
  if (query.typed === '') return entries.slice(0, ENTRIES_AT_MOST);
  return entries
    .map((entry) => ({ entry, rank: rank(entry, query) }))
    .filter((one) => one.rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, ENTRIES_AT_MOST)
    .map(({ entry }) => entry);
}
