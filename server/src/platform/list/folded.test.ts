// The folding of the contract and that of PostgreSQL are one: else what is stored would not be found.
import { bigrams, folded, trigrams, withoutLongVowels } from '@madoguchi/contract/values/folded.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const MADE = {
  folded: 'folded(said)',
  bigrams: 'bigrams(said)',
  grams: 'grams(said)',
  sound: 'without_long_vowels(said)',
} as const;

/** Folds each text in PostgreSQL. */
async function inPostgres(made: keyof typeof MADE, texts: readonly string[]): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select ${MADE[made]} as made from unnest($1::text[]) with ordinality as given(said, nth) order by nth`,
    [texts],
  );
  return rows.map((row) => row.made);
}

/** Latin, kana, CJK with its compatibility forms, half- and full-width forms, enclosed signs, the beginning of plane 2. */
const BLOCKS = [
  [0x20, 0x2ff],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x2bff],
  [0x2e80, 0x33ff],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe00, 0xffee],
  [0x1f100, 0x1f2ff],
  [0x20000, 0x20bff],
  [0x2f800, 0x2fa1f],
  [0xe0100, 0xe01ef],
] as const;

it('folds each character as PostgreSQL does [B0-10]', async () => {
  const characters = BLOCKS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const made = await inPostgres('folded', characters);
  const differing = characters.filter((character, index) => made[index] !== folded(character));
  expect(differing.map((character) => `U+${character.codePointAt(0)?.toString(16)} ${character}`)).toEqual([]);
});

const words = fc.string({
  unit: fc.constantFrom(
    ...'アｱウｳオｵトユガｶﾞか゛\u3099ッツーｰ‐−～㈱㍿(株)（有）ABｂé\u0301 　・髙﨑邉葛\u{E0100}𠮷野①㌔',
  ),
});

it('folds whole texts, and takes them apart into twos and threes, as PostgreSQL does [B0-10]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 20, maxLength: 50 }), async (texts) => {
      const here = texts.map(folded);
      expect(await inPostgres('folded', texts)).toEqual(here);
      expect(await inPostgres('sound', here)).toEqual(here.map(withoutLongVowels));
      const pairs = (await inPostgres('bigrams', here)) as string[][];
      expect(pairs.map((pair) => [...new Set(pair)])).toEqual(here.map(bigrams));
      const grams = (await inPostgres('grams', here)) as string[][];
      const expected = here.map((text) => [...bigrams(text), ...trigrams(text)].toSorted());
      expect(grams.map((all) => [...new Set(all)].toSorted())).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

it('finds a person by the name of today and by earlier ones [B0-10]', async () => {
  const { pool } = database;
  await pool.query(
    `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email, department_code,
       position_code, joined_on)
     values (gen_random_uuid(), '00042', '髙橋', '花子', 'タカハシ', 'ハナコ', 'h@example.jp', 'HQ', 'staff', '2020-04-01')`,
  );
  await pool.query(`update employees set last_name = '渡邉', last_name_kana = 'ワタナベ' where number = '00042'`);
  const { rows } = await pool.query(`select search_text from employees where number = '00042'`);
  expect(rows[0].search_text.split('\n')).toEqual([
    '渡辺花子',
    'わたなべはなこ',
    '00042',
    '高橋花子',
    'たかはしはなこ',
  ]);
});
