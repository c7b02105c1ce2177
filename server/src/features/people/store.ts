// The SQL of finding people.
import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { bigrams, searchWords, withoutLongVowels } from '@madoguchi/contract/values/folded.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { hasIndexedWords, hasWords, patternOf, type SearchValues } from '../../platform/list/search-store.ts';

/** The search values for one text of a person. */
interface Sought extends SearchValues {
  /** Patterns of texts, or lines of them, that begin with the first word. */
  readonly beginnings: readonly string[];
}

type In<Name extends string> = { [Key in keyof Sought as `${Name}.${Key}`]: Sought[Key] };

interface Asked extends In<'text'>, In<'reading'> {
  today: string;
  limit: number;
  number: string;
}

const COLUMNS = { text: sql`e.search_text`, reading: sql`e.reading_text` } as const;
type ColumnName = keyof typeof COLUMNS;

type Reach = 'everybody' | 'few signs' | 'by index';

function hits(name: ColumnName, reach: Reach, at: Places<Asked>): RawBuilder<unknown> {
  const sought = ((key: keyof SearchValues) => at(`${name}.${key}`)) as Places<SearchValues>;
  return reach === 'by index' ? hasIndexedWords(COLUMNS[name], sought) : hasWords(COLUMNS[name], sought);
}

const begins = (name: ColumnName, at: Places<Asked>) =>
  sql`${COLUMNS[name]} like any (${at(`${name}.beginnings`)}::text[])`;

const PERSON = sql`e.id, e.number as "employeeId", rtrim(e.last_name || ' ' || e.first_name) as name,
        e.last_name_kana || ' ' || e.first_name_kana as kana, e.department_code as "departmentCode"`;

const isHere = (today: RawBuilder<unknown>) =>
  sql`e.joined_on <= ${today}::date and (e.left_on is null or e.left_on >= ${today}::date)`;

const byId = statement<{ id: string; today: string }, FoundPerson>(
  (at) => sql`select ${PERSON} from employees e where e.id = ${at('id')}::uuid and ${isHere(at('today'))}`,
);

const people = (reach: Reach) =>
  statement<Asked, FoundPerson>((at) => {
    const isSought = reach !== 'everybody';
    const found = isSought ? sql`((${hits('text', reach, at)}) or (${hits('reading', reach, at)}))` : sql`true`;
    const best = isSought
      ? sql`e.number = ${at('number')} desc, ${begins('text', at)} or ${begins('reading', at)} desc,`
      : sql``;
    return sql`select ${PERSON} from employees e where ${found} and ${isHere(at('today'))}
      order by ${best} e.last_name_kana || ' ' || e.first_name_kana, e.number limit ${at('limit')}::int`;
  });

const STATEMENTS: Readonly<Record<Reach, ReturnType<typeof people>>> = {
  everybody: people('everybody'),
  'few signs': people('few signs'),
  'by index': people('by index'),
};

/** Without words it is found nowhere: an empty list of patterns would be found everywhere. */
function sought(words: readonly string[]): Sought {
  const patterns = words.map(patternOf);
  const [first] = patterns.map((pattern) => pattern.slice(1));
  return {
    patterns: words.length === 0 ? [''] : patterns,
    pairs: words.length === 0 ? [''] : [...new Set(words.flatMap(bigrams))],
    beginnings: first === undefined ? [] : [first, `%\n${first}`],
  };
}

const named = <Name extends ColumnName>(name: Name, values: Sought) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value])) as In<Name>;

/** People employed on the day: whose id `q` is, with its words in their names, kana or number, or sounding like `reading`. */
export async function findPeople(
  pool: Pool,
  asked: { readonly q: string; readonly reading: string; readonly today: string; readonly limit: number },
): Promise<FoundPerson[]> {
  const { today, limit } = asked;
  const id = Id.safeParse(asked.q);
  if (id.success) return run(pool, byId, { id: id.data, today });
  const words = searchWords(asked.q);
  const sounds = searchWords(asked.reading)
    .map(withoutLongVowels)
    .filter((sound) => sound !== '');
  const [text, reading] = [sought(words), sought(sounds)];
  const isShort = text.pairs.length === 0 || reading.pairs.length === 0;
  const reach = words.length + sounds.length === 0 ? 'everybody' : isShort ? 'few signs' : 'by index';
  const number = asked.q.normalize('NFKC').trim();
  return run(pool, STATEMENTS[reach], { today, limit, number, ...named('text', text), ...named('reading', reading) });
}
