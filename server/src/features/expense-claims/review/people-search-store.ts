// Whose rows a search of the review list shows: people with all of its words in their name, kana, number or department, or
// in the number of their claim of the month. People are looked through and not claims: a month's claims change all day,
// and an index over them would be paid for at every approval.
import type { MasterValue } from '@madoguchi/contract/master-data/model.ts';
import { bigrams, searchWords, trigrams } from '@madoguchi/contract/values/folded.ts';
import { type RawBuilder, sql } from 'kysely';
import type { PlacesOf } from '../../../platform/db/statement.ts';
import type { Question } from '../../../platform/list/list-question.ts';
import { keyName } from '../../../platform/list/order-store.ts';
import {
  hasIndexedWords,
  hasWords,
  patternOf,
  type SearchValues,
  searchValues,
} from '../../../platform/list/search-store.ts';
import { AS_MANY_AS_THERE_ARE } from '../../../platform/list/ways-store.ts';
import { departmentsNamed } from '../../master-data/public.ts';

interface Word {
  readonly text: string;
  readonly pattern: string;
  readonly pairs: readonly string[];
  /** Codes of the departments that the word names. */
  readonly named: readonly string[];
  /** For `like`; null where no claim's number can have the word. */
  readonly number: string | null;
}

export interface PeopleSearch {
  /** The part that decides the text of the statement. */
  readonly shape: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Its last characters, three or two, where it is one word that people are found by alone: see `inNumberOrder`. */
  readonly gram?: string;
  /** `select` of the ids of the people. */
  readonly found: (at: PlacesOf<string>) => RawBuilder<unknown>;
}

/** Of fewer signs every number has them. */
const IN_NUMBER = /^(?=.{3})[a-z0-9-]*\d[a-z0-9-]*$/;

function wordsOf(q: string, groups: readonly MasterValue<'group'>[]): Word[] {
  return searchWords(q).map((word) => ({
    text: word,
    pattern: patternOf(word),
    pairs: bigrams(word),
    named: departmentsNamed(word, groups),
    number: IN_NUMBER.test(word) ? patternOf(word.toUpperCase()) : null,
  }));
}

const TEXT = sql`e.search_text`;

const byText = (isIndexed: boolean, at: PlacesOf<keyof SearchValues>) =>
  sql`select e.id from employees e where ${isIndexed ? hasIndexedWords(TEXT, at) : hasWords(TEXT, at)}`;

/** Whoever has the nth word anywhere. */
function byWord(nth: number, { pairs }: Word, at: PlacesOf<string>): RawBuilder<unknown> {
  const named = sql`${at(`named${nth}`)}::text[]`;
  const ofWord: PlacesOf<keyof SearchValues> = (name) => at(`${name}${nth}`);
  return sql`(${byText(pairs.length > 0, ofWord)}
    union select e.id from employees e where e.department_code = any(${named})
    union select c.employee_id from expense_claims c where c.month = ${at('month')}
      and (c.department_code = any(${named}) or c.number like ${at(`number${nth}`)}::text))`;
}

function gramOf([word, ...others]: readonly Word[]): { readonly gram?: string } {
  const gram = word === undefined || others.length > 0 ? undefined : (trigrams(word.text).at(-1) ?? word.pairs.at(-1));
  return gram === undefined ? {} : { gram };
}

/** Conditions of which the planner believes that every other row fulfils them: it then reads in order, and sorts no whole. */
export const mostly = (conditions: readonly RawBuilder<unknown>[]) =>
  sql`coalesce(${sql.join(conditions, sql` and `)}, false)`;

/**
 * The people whose text has the words of a search, as `e` in the order of their numbers (`e.sought_number`): along those who
 * have `gram`, so that a page reads few of them however many there are. A `select` in that order, from the place of the page on.
 */
export function inNumberOrder({ terms: [first], isNull }: Question, at: PlacesOf<string>): RawBuilder<unknown> {
  const isDescending = first?.descending ?? false;
  const begin = sql`and g.number ${isDescending ? sql`<=` : sql`>=`} ${at(keyName(0))}::text`;
  // `offset 0`: the planner takes no other way.
  return sql`select g.number as sought_number, e.* from employee_grams g
      cross join lateral (select * from employees e where e.id = g.employee_id and ${mostly([hasWords(TEXT, at)])} offset 0) e
    where g.gram = ${at('gram')} ${isNull === null ? sql`` : begin}
    order by g.number ${isDescending ? sql`desc` : sql`asc`} limit ${AS_MANY_AS_THERE_ARE}`;
}

/** `null` where there is nothing to look for. */
export function peopleSearch(q: string, groups: readonly MasterValue<'group'>[]): PeopleSearch | null {
  const search = searchValues(q);
  if (search === null) return null;
  const words = wordsOf(q, groups);
  const isIndexed = search.pairs.length > 0;
  // Most searches are for a name, and then one look along the index does.
  if (words.every(({ named, number }) => named.length === 0 && number === null)) {
    return {
      shape: `people ${isIndexed}`,
      values: { ...search },
      ...gramOf(words),
      found: (at) => byText(isIndexed, at),
    };
  }
  const values = words.flatMap(({ pattern, pairs, named, number }, nth): [string, unknown][] => [
    [`patterns${nth}`, [pattern]],
    [`pairs${nth}`, pairs],
    [`named${nth}`, named],
    [`number${nth}`, number],
  ]);
  return {
    shape: `words ${words.map(({ pairs }) => pairs.length > 0).join()}`,
    values: Object.fromEntries(values),
    found: (at) =>
      sql.join(
        words.map((word, nth) => byWord(nth, word, at)),
        sql` intersect `,
      ),
  };
}
