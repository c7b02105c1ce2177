// How a search's words look through a text: folded on both sides, each word somewhere in it.
import { bigrams, searchWords } from '@madoguchi/contract/values/folded.ts';
import { type RawBuilder, sql } from 'kysely';
import type { PlacesOf } from '../db/statement.ts';

/** The parameters of a search. */
export interface SearchValues {
  /** For `like`, a word each. */
  patterns: readonly string[];
  /** Each two neighbouring characters of the words; none where all words have one character. */
  pairs: readonly string[];
}

/** `%word%`, with what `like` would take for a sign of its own escaped. */
export const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** `null` where there is nothing to look for. */
export function searchValues(q: string): SearchValues | null {
  const words = searchWords(q);
  if (words.length === 0) return null;
  return { patterns: words.map(patternOf), pairs: [...new Set(words.flatMap(bigrams))] };
}

/** A row whose folded text has every word. For tables of a few thousand rows. */
export function hasWords(text: RawBuilder<unknown>, at: PlacesOf<keyof SearchValues>): RawBuilder<unknown> {
  return sql`${text} like all (${at('patterns')}::text[])`;
}

/** A row whose folded text has every pair, along an index `gin (bigrams(text))`: all that words of two characters ask for. */
export function hasPairs(text: RawBuilder<unknown>, at: PlacesOf<'pairs'>): RawBuilder<unknown> {
  return sql`bigrams(${text}) @> ${at('pairs')}::text[]`;
}

/** A row whose folded text has every word, along the same index, whose finds `like` confirms: pairs may stand in any order. */
export function hasIndexedWords(text: RawBuilder<unknown>, at: PlacesOf<keyof SearchValues>): RawBuilder<unknown> {
  return sql`${hasPairs(text, at)} and ${hasWords(text, at)}`;
}

/** Columns as one folded text, for lists that keep none. */
export function foldedText(columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`concat_ws(e'\\n', ${sql.join(columns.map((column) => sql`folded(${column})`))})`;
}
