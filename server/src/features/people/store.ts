// The SQL of finding people.
import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { searchWords } from '@madoguchi/contract/values/folded.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import {
  hasIndexedWords,
  hasWords,
  patternOf,
  type SearchValues,
  searchValues,
} from '../../platform/list/search-store.ts';

interface Asked extends SearchValues {
  today: string;
  limit: number;
  /** Words of the reading, as those of the search. */
  readingPatterns: readonly string[];
  readingPairs: readonly string[];
  number: string;
  /** Patterns of lines that begin with what was typed. */
  beginnings: readonly string[];
}

const TEXT = sql`e.search_text`;

type Reach = 'everybody' | 'few signs' | 'by index';

function found(reach: Reach, at: Places<Asked>): RawBuilder<unknown> {
  const reading: Places<SearchValues> = ((name: keyof SearchValues) =>
    at(name === 'pairs' ? 'readingPairs' : 'readingPatterns')) as Places<SearchValues>;
  switch (reach) {
    case 'everybody':
      return sql`true`;
    case 'few signs':
      return sql`(${hasWords(TEXT, at)} or ${hasWords(TEXT, reading)})`;
    case 'by index':
      return sql`((${hasIndexedWords(TEXT, at)}) or (${hasIndexedWords(TEXT, reading)}))`;
    default:
      return reach satisfies never;
  }
}

const people = (reach: Reach) =>
  statement<Asked, FoundPerson>((at) => {
    const hits =
      reach === 'everybody'
        ? sql``
        : sql`e.number = ${at('number')} desc, e.search_text like any (${at('beginnings')}::text[]) desc,`;
    return sql`select e.number as "employeeId", e.last_name || ' ' || e.first_name as name,
        e.last_name_kana || ' ' || e.first_name_kana as kana, e.department_code as "departmentCode"
      from employees e
      where ${found(reach, at)} and e.joined_on <= ${at('today')}::date
        and (e.left_on is null or e.left_on >= ${at('today')}::date)
      order by ${hits} e.last_name_kana || ' ' || e.first_name_kana, e.number limit ${at('limit')}::int`;
  });

const STATEMENTS: Readonly<Record<Reach, ReturnType<typeof people>>> = {
  everybody: people('everybody'),
  'few signs': people('few signs'),
  'by index': people('by index'),
};

/** Begins the text, or a line of it. */
const beginningsOf = (word: string) => [patternOf(word).slice(1), `%\n${patternOf(word).slice(1)}`];

/** People employed on the day whose search text has the words of `q`, or those of `reading`. */
export async function findPeople(
  pool: Pool,
  asked: { readonly q: string; readonly reading: string; readonly today: string; readonly limit: number },
): Promise<FoundPerson[]> {
  const { today, limit } = asked;
  const said = searchValues(asked.q) ?? searchValues(asked.reading);
  const read = searchValues(asked.reading) ?? said;
  const typed = [asked.q, asked.reading].flatMap((text) => searchWords(text).slice(0, 1));
  const isShort = said?.pairs.length === 0 || read?.pairs.length === 0;
  const reach = said === null ? 'everybody' : isShort ? 'few signs' : 'by index';
  return run(pool, STATEMENTS[reach], {
    today,
    limit,
    patterns: said?.patterns ?? [],
    pairs: said?.pairs ?? [],
    readingPatterns: read?.patterns ?? [],
    readingPairs: read?.pairs ?? [],
    number: asked.q.normalize('NFKC').trim(),
    beginnings: typed.flatMap(beginningsOf),
  });
}
