// The search of the member list: names, kana, numbers and addresses by the words as typed, readings by what
// their Latin letters spell, and people of a department that some of the words name (B2-02).
import type { MasterValue } from '@madoguchi/contract/master-data/model.ts';
import { bigrams, searchWords, withoutLongVowels } from '@madoguchi/contract/values/folded.ts';
import { patternOf } from '../../../platform/list/search-store.ts';
import { departmentsNamed } from '../../master-data/public.ts';
import { kanaOfRomaji } from './romaji.ts';

export interface MemberSearch {
  readonly readingPatterns: readonly string[];
  readonly readingPairs: readonly string[];
  /** Departments that the words which name any all name. */
  readonly named: readonly string[];
  /** The words that name no department: they are looked for among its people. */
  readonly restPatterns: readonly string[];
  /** True when all that is looked for is longer than one sign, and so found along an index. */
  readonly isIndexed: boolean;
}

/** No reading has a line end. */
const NOWHERE = { patterns: ['\n'], pairs: ['\n\n'] } as const;

function sounds(words: readonly string[]): { readonly patterns: readonly string[]; readonly pairs: readonly string[] } {
  const spelt = words.map((word) => withoutLongVowels(kanaOfRomaji(word)));
  if (words.length === 0 || spelt.includes('')) return NOWHERE;
  return { patterns: spelt.map(patternOf), pairs: [...new Set(spelt.flatMap(bigrams))] };
}

export function memberSearch(q: string, groups: readonly MasterValue<'group'>[]): MemberSearch {
  const words = searchWords(q);
  const reading = sounds(words);
  const naming = words
    .map((word) => ({ word, codes: departmentsNamed(word, groups) }))
    .filter(({ codes }) => codes.length > 0);
  const [first, ...others] = naming;
  const named = first?.codes.filter((code) => others.every(({ codes }) => codes.includes(code))) ?? [];
  const rest = words.filter((word) => naming.every((one) => one.word !== word));
  const isLong = words.some((word) => bigrams(word).length > 0);
  return {
    readingPatterns: reading.patterns,
    readingPairs: reading.pairs,
    named,
    restPatterns: rest.map(patternOf),
    isIndexed: isLong && reading.pairs.length > 0,
  };
}
