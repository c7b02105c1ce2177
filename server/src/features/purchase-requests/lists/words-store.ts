// Requests by the words of a search. The index has each pair of characters together with the 30 days of the submission: of
// whatever word, the requests of one span of days are few.

import type { List } from '@madoguchi/contract/list/list.ts';
import { bigrams, folded, searchWords } from '@madoguchi/contract/values/folded.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../../../platform/db/statement.ts';
import type { Question } from '../../../platform/list/list-question.ts';
import { foundRows, type ListSource } from '../../../platform/list/list-store.ts';
import { keyName } from '../../../platform/list/order-store.ts';

type At = Places<Record<string, unknown>>;

/** Of a word these say enough: whoever is found has the whole word, which `like` sees to. */
const LAST_PAIRS = 3;

function tellingPairs(word: string): readonly string[] {
  const pairs = bigrams(word);
  // The end of a number tells more than its beginning, which many share.
  return [...new Set([...pairs.slice(0, 1), ...pairs.slice(-LAST_PAIRS)])];
}

/** What the index of words is asked for: pairs of a search and of a typed name; none where all are single characters. */
export interface SoughtPairs {
  readonly wordPairs: readonly string[];
  readonly namePairs: readonly string[];
}

/** The pairs that a question names. */
export function soughtPairs(q: string, name: string): SoughtPairs {
  return { wordPairs: [...new Set(searchWords(q).flatMap(tellingPairs))], namePairs: tellingPairs(folded(name)) };
}

/** Whether the request has the pairs and lies in `span`. As a list of ids, so that it is looked up by them whatever is planned. */
const hasPairs = (request: RawBuilder<unknown>, pairs: RawBuilder<unknown>, most = sql``) =>
  sql`${request}.id = any(array(
    select w.request_id from purchase_words w where w.terms @> in_span(${pairs}::text[], span.n) ${most}))`;

const end = (direction: RawBuilder<unknown>) => sql`(select span_of(submitted_at) from purchase_requests
  where submitted_at is not null order by submitted_at ${direction} limit 1)`;
const [FIRST, LAST] = [end(sql`asc`), end(sql`desc`)];

/** The requests with the pairs, whenever they were submitted, and those that never were; `most` of them at most. */
export const withPairs = (pairs: RawBuilder<unknown>, most: RawBuilder<unknown>) => sql`select x.*
  from (select generate_series(${FIRST}, ${LAST}) as n union all select null) span
    cross join lateral (select x.* from purchase_requests x where ${hasPairs(sql`x`, pairs, sql`limit ${most}`)}) x
  limit ${most}`;

/** Whether pages go by the day of submission, so that one span comes after the other. */
export function goesBySpans({ terms: [first] }: Question): boolean {
  return first?.column === 'submittedAt' && !first.nullable;
}

/** The `select` of a page of a search that goes by the day of submission: spans are opened until it is full. */
export function rowsBySpans<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  pairs: RawBuilder<unknown>,
  at: At,
): RawBuilder<unknown> {
  const isDescending = question.terms[0]?.descending ?? false;
  const begin = isDescending ? LAST : FIRST;
  const from = question.isNull === null ? begin : sql`span_of(${at(keyName(0))}::timestamptz)`;
  const where: typeof source.where = (own) => [...(source.where?.(own) ?? []), hasPairs(sql`r`, pairs)];
  return sql`select found.* from generate_series(${from}, ${isDescending ? FIRST : LAST}, ${sql.lit(isDescending ? -1 : 1)}) span (n)
    cross join lateral (${foundRows({ ...source, where }, question, at)}) found limit ${sql.lit(question.fetched)}`;
}
