// Japanese as it is searched: what people take for the same word is the same text here (B0-10). PostgreSQL has the same
// in its function `folded` (db/migrations/0001_schema.sql); a test holds the two together character by character.
import { KANJI_VARIANTS } from './kanji-variants.ts';

/** Accents of Latin letters, blanks, the dot between foreign names, marks without width, and selectors of a form. */
const WITHOUT_MEANING =
  /[\u0300-\u036F\t-\r \u0085\u00A0\u1680\u2028\u2029\u200B-\u200F\u2060\uFEFF\u30FB]|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/gu;

/** The long vowel, the hyphens, dashes, minus signs and waves: which of them was typed says nothing. */
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2500\u301C\u30A0\u30FC~';

const SMALL_KANA = 'ぁあぃいぅうぇえぉおっつゃやゅゆょよゎわゕかゖけ';
const KATAKANA = [...'\u30FD\u30FE', ...charactersFrom(0x30a1, 0x30f6)];
const TO_HIRAGANA = 0x60;

function charactersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

function pairs(text: string): [string, string][] {
  return [...text].flatMap((one, index, all): [string, string][] =>
    index % 2 === 0 ? [[one, all[index + 1] ?? '']] : [],
  );
}

const ENLARGED = new Map(pairs(SMALL_KANA));
const enlarged = (kana: string) => ENLARGED.get(kana) ?? kana;

const FOLDED: ReadonlyMap<string, string> = new Map([
  ...charactersFrom(0x41, 0x5a).map((letter): [string, string] => [letter, letter.toLowerCase()]),
  ...[...DASHES].map((dash): [string, string] => [dash, '-']),
  ...ENLARGED,
  ...KATAKANA.map((kana): [string, string] => [
    kana,
    enlarged(String.fromCodePoint((kana.codePointAt(0) ?? 0) - TO_HIRAGANA)),
  ]),
  ...KANJI_VARIANTS,
]);

/** ㈱ and its like are (株) after NFKC; both are the word that they stand for. */
const LEGAL_FORMS: readonly (readonly [string, string])[] = [
  ['(株)', '株式会社'],
  ['(有)', '有限会社'],
  ['(同)', '合同会社'],
  ['(資)', '合資会社'],
  ['(名)', '合名会社'],
  ['(社)', '社団法人'],
  ['(財)', '財団法人'],
  ['(学)', '学校法人'],
  ['(医)', '医療法人'],
];

/**
 * The text without what searching ignores: width, case, accents, either kana and its size, kinds of dashes, variant kanji,
 * short legal forms, blanks. Folding twice is folding once. Both sides of a comparison are to be folded.
 */
export function folded(text: string): string {
  const bare = text.normalize('NFKD').replace(WITHOUT_MEANING, '').normalize('NFKC');
  let familiar = '';
  for (const character of bare) familiar += FOLDED.get(character) ?? character;
  return LEGAL_FORMS.reduce((said, [short, long]) => said.replaceAll(short, long), familiar.normalize('NFC'));
}

/**
 * Folded kana without long vowels (ゆうこ → ゆこ, おおの → おの), for comparing with what was typed in Latin letters, which
 * mostly leaves them out. In PostgreSQL: `without_long_vowels` (db/migrations/0001_schema.sql).
 */
export function withoutLongVowels(kana: string): string {
  return kana
    .replace(/([おこそとのほもよろをごぞどぼぽ])[うお-]+/g, '$1')
    .replace(/([うくすつぬふむゆるぐずづぶぷゔ])[う-]+/g, '$1')
    .replaceAll('-', '');
}

/** How many words of one search count; nobody types more. */
const MOST_WORDS = 8;

/** The words of a search, folded: each has to be found. None where nothing is left to look for. */
export function searchWords(q: string): readonly string[] {
  const words = q.split(/\s+/).map(folded);
  return [...new Set(words)].filter((word) => word !== '').slice(0, MOST_WORDS);
}

/** Each so many characters that stand beside each other, once. None where the text is shorter. */
function grams(foldedText: string, length: number): readonly string[] {
  const characters = [...foldedText];
  const count = Math.max(0, characters.length - length + 1);
  return [...new Set(Array.from({ length: count }, (_, at) => characters.slice(at, at + length).join('')))];
}

/** Each two characters that stand beside each other: what the index of a search knows. None for one character. */
export const bigrams = (foldedText: string): readonly string[] => grams(foldedText, 2);

/** Each three: what the index of a search in much knows besides. */
export const trigrams = (foldedText: string): readonly string[] => grams(foldedText, 3);
