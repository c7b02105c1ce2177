// Latin letters as the kana they spell, in either way of writing it: sato, shinji, sinzi, tanaka.

const VOWELS = 'aiueo';
const ROWS: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  r: 'らりるれろ',
};
/** The syllables before ya, yu and yo, and for those that have letters of their own, these as well. */
const BEFORE_Y: Readonly<Record<string, string>> = {
  ky: 'き',
  gy: 'ぎ',
  sy: 'し',
  sh: 'し',
  zy: 'じ',
  jy: 'じ',
  j: 'じ',
  ty: 'ち',
  ch: 'ち',
  ny: 'に',
  hy: 'ひ',
  by: 'び',
  py: 'ぴ',
  my: 'み',
  ry: 'り',
};
/** Small kana are folded to large ones, as in everything that is searched. */
const Y_VOWELS = { a: 'や', u: 'ゆ', o: 'よ' } as const;

const SYLLABLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ROWS).flatMap(([letters, kana]) =>
    [...kana].map((sound, index): [string, string] => [`${letters}${VOWELS[index]}`, sound]),
  ),
  ...Object.entries(BEFORE_Y).flatMap(([letters, kana]) =>
    Object.entries(Y_VOWELS).map(([vowel, sound]): [string, string] => [`${letters}${vowel}`, `${kana}${sound}`]),
  ),
  ['ya', 'や'],
  ['yu', 'ゆ'],
  ['yo', 'よ'],
  ['wa', 'わ'],
  ['wo', 'を'],
  ['shi', 'し'],
  ['chi', 'ち'],
  ['tsu', 'つ'],
  ['fu', 'ふ'],
  ['ji', 'じ'],
  ['je', 'じえ'],
  ['she', 'しえ'],
  ['che', 'ちえ'],
  ["n'", 'ん'],
]);
const LONGEST = 3;
/** A syllable that is not finished says nothing yet. */
const UNFINISHED = /[a-z']+$/;

/** The syllable that begins at a place, with its length in letters; `null` where none is known. */
function syllableAt(text: string, at: number): readonly [kana: string, length: number] | null {
  for (let length = LONGEST; length > 0; length -= 1) {
    const kana = SYLLABLES.get(text.slice(at, at + length));
    if (kana !== undefined) return [kana, length];
  }
  const [letter = '', next = ''] = text.slice(at, at + 2);
  if (letter === 'n' || (letter === 'm' && /[bpm]/.test(next))) return ['ん', 1];
  // A doubled consonant; t before ch as well.
  if (/[a-z]/.test(letter) && (letter === next || (letter === 't' && next === 'c'))) return ['つ', 1];
  return null;
}

/**
 * A folded word with its Latin letters as folded kana; a tail that spells nothing is left out. Empty where the word has no
 * Latin letters, or where they spell nothing.
 */
export function kanaOfRomaji(word: string): string {
  if (!/[a-z]/.test(word)) return '';
  let kana = '';
  for (let at = 0; at < word.length; ) {
    const [sound, length] = syllableAt(word, at) ?? [word[at] ?? '', 1];
    kana += sound;
    at += length;
  }
  const finished = kana.replace(UNFINISHED, '');
  return /[a-z]/.test(finished) ? '' : finished;
}
