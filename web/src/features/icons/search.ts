// How an icon is found by what somebody types (R40, GEN-10): by name, tag, category, Japanese word, its reading or romaji.
import type { CatalogueIcon } from '@madoguchi/contract/icons/model.ts';
import { fold } from '@madoguchi/contract/values/reading.ts';
import { distance } from 'fastest-levenshtein';
import { type Query, queryOf } from '../../platform/reading/reading-match.ts';

type Named = Pick<CatalogueIcon, 'tags'> & { readonly name: string; readonly categories: readonly string[] };

/** An icon with its words made ready once, to be asked at every key. */
export interface Findable<Icon extends Named> {
  readonly icon: Icon;
  readonly name: string;
  /** The parts of the name: `purchaseCheck` is purchase and check. */
  readonly parts: readonly string[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

export function findable<Icon extends Named>(icons: readonly Icon[]): readonly Findable<Icon>[] {
  return icons.map((icon) => ({
    icon,
    name: fold(icon.name),
    parts: icon.name.split(/(?=[A-Z])/).map(fold),
    tags: icon.tags.map(fold),
    categories: icon.categories.map(fold),
  }));
}

const NOT_FOUND = Number.POSITIVE_INFINITY;

/** The better a word fits, the lower: the whole name, the start of its words, a whole tag, the start of one, a category. */
function rank({ name, parts, tags, categories }: Findable<Named>, { typed, reading }: Query): number {
  const said = reading === '' || reading === typed ? [typed] : [typed, reading];
  const some = (words: readonly string[], fits: (word: string, one: string) => boolean) =>
    said.some((one) => words.some((word) => fits(word, one)));
  if (some([name], (word, one) => word === one)) return 0;
  if (some([name, ...parts], (word, one) => word.startsWith(one))) return 1;
  if (some(tags, (word, one) => word === one)) return 2;
  if (some(tags, (word, one) => word.startsWith(one))) return 3;
  return some(categories, (word, one) => word.startsWith(one)) ? 4 : NOT_FOUND;
}

/**
 * The icons in which each word of the search begins a word, the best fit first; `edit` does not find `credit`. Only where
 * there is none, those that hold each word anywhere.
 */
export function iconsFound<Icon extends Named>(all: readonly Findable<Icon>[], q: string): readonly Icon[] {
  const queries = q
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(queryOf);
  const ranked = all
    .map((one) => ({ one, rank: queries.reduce((sum, query) => sum + rank(one, query), 0) }))
    .filter((found) => found.rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank);
  if (ranked.length > 0) return ranked.map(({ one }) => one.icon);
  return all
    .filter(({ name, tags }) => queries.every(({ typed }) => [name, ...tags].some((word) => word.includes(typed))))
    .map(({ icon }) => icon);
}

const NEAREST = 5;

/** The names that look most like what was typed, nearest first. */
export function nearestNames<Icon extends Named>(all: readonly Findable<Icon>[], q: string): readonly Icon['name'][] {
  const { typed } = queryOf(q);
  return all
    .map(({ icon, name, tags }) => {
      const far = (word: string) => distance(typed, word) / Math.max(typed.length, word.length);
      return { name: icon.name, byName: far(name), far: Math.min(...[name, ...tags].map(far)) };
    })
    .toSorted((a, b) => a.far - b.far || a.byName - b.byName)
    .slice(0, NEAREST)
    .map(({ name }) => name);
}
