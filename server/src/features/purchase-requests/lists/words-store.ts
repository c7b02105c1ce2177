// Requests by the words of a search. The index has each pair and each triple of characters together with the 30 days of the
// submission: of whatever word, the requests of one span of days are few.

import type { List } from '@madoguchi/contract/list/list.ts';
import { bigrams, folded, searchWords, trigrams } from '@madoguchi/contract/values/folded.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Question } from '../../../platform/list/list-question.ts';
import { foundRows, type ListSource } from '../../../platform/list/list-store.ts';
import { beyond, keyName } from '../../../platform/list/order-store.ts';
import { hasWords } from '../../../platform/list/search-store.ts';
import type { AlongWords, Asked } from '../../../platform/list/ways-store.ts';

/**
 * So many grams at the end of a word say enough: whoever is found has the whole word, which `like` sees to. The beginning of a
 * number or of a company's name many share.
 */
const TELLING = 3;

function tellingGrams(word: string): readonly string[] {
  const triples = trigrams(word);
  return triples.length > 0 ? triples.slice(-TELLING) : bigrams(word);
}

/** The grams to look up in the index of words: of a search and of a typed name; none where all are single characters. */
export interface SoughtGrams {
  readonly wordGrams: readonly string[];
  readonly nameGrams: readonly string[];
}

/** The grams that a question names. */
export function soughtGrams(q: string, name: string): SoughtGrams {
  return { wordGrams: [...new Set(searchWords(q).flatMap(tellingGrams))], nameGrams: tellingGrams(folded(name)) };
}

/** True when the words `w` have the grams and lie in `span`. */
const hasGrams = (grams: RawBuilder<unknown>) =>
  sql`in_span(grams(w.words), span_of(w.submitted_at)) @> in_span(${grams}::text[], span.n)`;

const end = (direction: RawBuilder<unknown>) => sql`(select span_of(submitted_at) from purchase_requests
  where submitted_at is not null order by submitted_at ${direction} limit 1)`;
const [FIRST, LAST] = [end(sql`asc`), end(sql`desc`)];

/** The requests with the grams, whenever they were submitted, and those that never were; `most` of them at most. */
export const withGrams = (grams: RawBuilder<unknown>, most: RawBuilder<unknown>) => sql`select x.*
  from (select generate_series(${FIRST}, ${LAST}) as n union all select null) span
    cross join lateral (select x.* from purchase_requests x where x.id = any(array(
      select w.request_id from purchase_words w where ${hasGrams(grams)} limit ${most}))) x
  limit ${most}`;

/** True when pages go by the day of submission, so that one span comes after the other. */
function goesBySpans({ terms: [first] }: Question): boolean {
  return first?.column === 'submittedAt' && !first.nullable;
}

/** True when the words lie in the very order of the page. */
function goesByWords({ terms }: Question): boolean {
  return terms.map(({ column }) => column).join() === 'submittedAt,id';
}

/** The columns that a page ordered by words takes from them. */
const PLACE = { id: sql`w.request_id`, submittedAt: sql`w.submitted_at` };

/** Where a search that goes by the day of submission has its rows from: words in that order, and what they are of. */
function fromWords<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  words: RawBuilder<unknown>,
): ListSource<L, Values> {
  return {
    ...source,
    // `offset 0`: nothing that is asked for besides leads another way.
    from: (own) => sql`(${words} offset 0) w
      cross join lateral (select r.* from ${source.from(own)} where r.id = w.request_id offset 0) r`,
    columns: { ...source.columns, ...PLACE },
  };
}

const inOrder = (direction: RawBuilder<unknown>) =>
  sql`order by w.submitted_at ${direction}, w.request_id ${direction}`;
const directionOf = ({ terms: [first] }: Question) => (first?.descending ? sql`desc` : sql`asc`);
const haveWords = (at: Asked) => hasWords(sql`w.words`, at);

/** The `select` of the rows of a page that goes by words, among so many of these as the order begins with. */
function rowsByStroll<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  most: RawBuilder<unknown>,
  at: Asked,
): RawBuilder<unknown> {
  const { terms, isNull } = question;
  const direction = directionOf(question);
  const isBeyond = isNull === null ? sql`` : sql`and ${beyond(terms, isNull, PLACE, at)}`;
  const words = sql`select w.* from (select w.* from purchase_words w where w.submitted_at is not null ${isBeyond}
    ${inOrder(direction)} limit ${most}) w where ${haveWords(at)} ${inOrder(direction)}`;
  return foundRows(fromWords(source, words), { ...question, isNull: null }, at);
}

/**
 * The `select` of a page of a search that goes by the day of submission: spans are opened until it is full. Of a span the words
 * are put in order, and the requests of as many looked up as the page needs.
 */
function rowsBySpans<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  grams: RawBuilder<unknown>,
  at: Asked,
): RawBuilder<unknown> {
  const isDescending = question.terms[0]?.descending ?? false;
  const begin = isDescending ? LAST : FIRST;
  const from = question.isNull === null ? begin : sql`span_of(${at(keyName(0))}::timestamptz)`;
  const words = sql`select w.request_id, w.submitted_at from purchase_words w
    where ${hasGrams(grams)} and ${haveWords(at)} ${inOrder(directionOf(question))}`;
  return sql`select found.* from generate_series(${from}, ${isDescending ? FIRST : LAST}, ${sql.lit(isDescending ? -1 : 1)}) span (n)
    cross join lateral (${foundRows(fromWords(source, words), question, at)}) found limit ${sql.lit(question.fetched)}`;
}

/** How a search goes along the words; `null` where they are not in the order of the page. */
export function alongWords<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  { wordGrams }: SoughtGrams,
): AlongWords | null {
  if (wordGrams.length === 0 || !goesBySpans(question)) return null;
  return {
    stroll: goesByWords(question) ? (most, at) => rowsByStroll(source, question, most, at) : null,
    last: (at) => rowsBySpans(source, question, at('wordGrams'), at),
  };
}
