// The holder of an account in the characters of bank transfers (japanese-rules 4): half-width kana whose voicing marks are bytes of
// their own, capitals, digits, a blank and ( ) - . /. Each change is told, nothing is dropped in silence.
import { withoutInvisible } from '../values/invisible.ts';

/** The room for a name in the record of a transfer. */
export const HOLDER_BYTES = 30;

/** Why a character came out as another one. `narrow` alone is the same character in half width. */
export type HolderChange =
  | 'form'
  | 'small'
  | 'old'
  | 'long-vowel'
  | 'dot'
  | 'capital'
  | 'blank'
  | 'hiragana'
  | 'narrow';

/** Why a character cannot stand in a transfer. */
export type HolderFault = 'kanji' | 'mark' | 'sign';

/** A piece of what was typed with what became of it; nothing where it cannot stand. */
export interface HolderPiece {
  readonly typed: string;
  readonly kana: string;
  readonly change: HolderChange | null;
  readonly fault: HolderFault | null;
}

export interface HolderReading {
  readonly kana: string;
  /** Each character of the result is one byte. */
  readonly bytes: number;
  readonly pieces: readonly HolderPiece[];
}

/** Forms of companies and bodies with their short forms, longer ones before those that they contain. */
const FORMS: readonly (readonly [string, string])[] = [
  ['特定非営利活動法人', 'ﾄｸﾋ'],
  ['社会保険労務士法人', 'ﾛｳﾑ'],
  ['一般社団法人', 'ｼﾔ'],
  ['公益社団法人', 'ｼﾔ'],
  ['一般財団法人', 'ｻﾞｲ'],
  ['公益財団法人', 'ｻﾞｲ'],
  ['社会福祉法人', 'ﾌｸ'],
  ['行政書士法人', 'ｷﾞﾖ'],
  ['司法書士法人', 'ｼﾎｳ'],
  ['国立大学法人', 'ﾀﾞｲ'],
  ['農事組合法人', 'ﾉｳ'],
  ['独立行政法人', 'ﾄﾞｸ'],
  ['税理士法人', 'ｾﾞｲ'],
  ['弁護士法人', 'ﾍﾞﾝ'],
  ['株式会社', 'ｶ'],
  ['有限会社', 'ﾕ'],
  ['合同会社', 'ﾄﾞ'],
  ['合資会社', 'ｼ'],
  ['合名会社', 'ﾒ'],
  ['社団法人', 'ｼﾔ'],
  ['財団法人', 'ｻﾞｲ'],
  ['学校法人', 'ｶﾞｸ'],
  ['宗教法人', 'ｼﾕｳ'],
  ['医療法人', 'ｲ'],
];
const SIGNS: readonly (readonly [string, string])[] = [
  ['株', 'ｶ'],
  ['有', 'ﾕ'],
  ['同', 'ﾄﾞ'],
  ['資', 'ｼ'],
  ['名', 'ﾒ'],
  ['社', 'ｼﾔ'],
  ['財', 'ｻﾞｲ'],
  ['学', 'ｶﾞｸ'],
  ['宗', 'ｼﾕｳ'],
  ['医', 'ｲ'],
];
const SHORT_FORM: ReadonlyMap<string, string> = new Map([
  ...FORMS,
  ...SIGNS.flatMap(([sign, short]) => [`(${sign})`, `（${sign}）`].map((form): [string, string] => [form, short])),
  ['㈱', 'ｶ'],
  ['㈲', 'ﾕ'],
  ['㈾', 'ｼ'],
  ['㈴', 'ﾒ'],
  ['㈳', 'ｼﾔ'],
  ['㈶', 'ｻﾞｲ'],
  ['㈻', 'ｶﾞｸ'],
]);

const FULL =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン' +
  'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ';
const HALF = [
  ...'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ',
  ...['ｶﾞ', 'ｷﾞ', 'ｸﾞ', 'ｹﾞ', 'ｺﾞ', 'ｻﾞ', 'ｼﾞ', 'ｽﾞ', 'ｾﾞ', 'ｿﾞ', 'ﾀﾞ', 'ﾁﾞ', 'ﾂﾞ', 'ﾃﾞ', 'ﾄﾞ'],
  ...['ﾊﾞ', 'ﾋﾞ', 'ﾌﾞ', 'ﾍﾞ', 'ﾎﾞ', 'ﾊﾟ', 'ﾋﾟ', 'ﾌﾟ', 'ﾍﾟ', 'ﾎﾟ', 'ｳﾞ'],
];
const TO_HALF: ReadonlyMap<string, string> = new Map([...FULL].map((kana, at) => [kana, HALF[at] ?? '']));

/** Small kana with their large ones, those of Ainu among them. */
const LARGE: ReadonlyMap<string, string> = new Map(
  ['ァア', 'ィイ', 'ゥウ', 'ェエ', 'ォオ', 'ッツ', 'ャヤ', 'ュユ', 'ョヨ', 'ヮワ', 'ヵカ', 'ヶケ']
    .concat(['ㇰク', 'ㇱシ', 'ㇲス', 'ㇳト', 'ㇴヌ', 'ㇵハ', 'ㇶヒ', 'ㇷフ', 'ㇸヘ', 'ㇹホ', 'ㇺム'])
    .concat(['ㇻラ', 'ㇼリ', 'ㇽル', 'ㇾレ', 'ㇿロ'])
    .map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
);
/** Kana that no bank has a character for, with the sound they have today. */
const TODAY: ReadonlyMap<string, string> = new Map([
  ['ヰ', 'イ'],
  ['ヱ', 'エ'],
]);

/** Everything that people type for a long vowel or a hyphen (ONB-02). */
const LONG_VOWEL = /^[\u30FC\uFF70\u2010-\u2015\u2212\uFF0D\u002D]$/;
const DOT = /^[\u30FB\uFF65\u00B7]$/;
const BLANK = /^\s+$/;
const HIRAGANA = /^[\u3041-\u3096]/;
const TO_KATAKANA = 0x60;
const KANJI = /^[\p{Script=Han}々〆]/u;
const MARK = /^[\u3099\u309A\u309B\u309C\uFF9E\uFF9F]$/;
const STANDS = /^[0-9A-Z()\-./ ]$/;

const KANA = '\\u3041-\\u3096\\u30A1-\\u30FA\\u31F0-\\u31FF\\uFF66-\\uFF6F\\uFF71-\\uFF9D';
const IS_KANA = new RegExp(`^[${KANA}]`);
/** A form, a run of blanks, a kana with its mark, or one character. */
const PIECE = new RegExp(
  `${[...SHORT_FORM.keys()].map((form) => form.replace(/[()]/g, '\\$&')).join('|')}|\\s+|[${KANA}][\\u3099\\u309A\\u309B\\u309C\\uFF9E\\uFF9F]|.`,
  'gsu',
);

/** One full-width kana with its mark, composed where there is such a sign. */
function fullKana(piece: string): string {
  const wide = piece.replace(/[\uFF66-\uFF9D]/, (half) => half.normalize('NFKC'));
  const katakana = wide.replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA));
  return katakana
    .replace(/[\u309B\uFF9E]/, '\u3099')
    .replace(/[\u309C\uFF9F]/, '\u309A')
    .normalize('NFC');
}

function kanaPiece(typed: string): HolderPiece | null {
  const full = fullKana(typed);
  // A small one may carry a mark, which no composed sign holds: ㇷ゚.
  const [first = '', mark = ''] = full.normalize('NFD');
  const small = LARGE.get(first);
  const old = TODAY.get(first);
  const kana = TO_HALF.get(`${small ?? old ?? first}${mark}`.normalize('NFC'));
  if (kana === undefined) return null;
  const change =
    (small !== undefined && 'small') ||
    (old !== undefined && 'old') ||
    (HIRAGANA.test(typed) && 'hiragana') ||
    (typed !== kana && 'narrow');
  return { typed, kana, change: change || null, fault: null };
}

function plainPiece(typed: string): HolderPiece {
  if (LONG_VOWEL.test(typed)) return { typed, kana: '-', change: typed === '-' ? null : 'long-vowel', fault: null };
  if (DOT.test(typed)) return { typed, kana: '.', change: 'dot', fault: null };
  const narrow = typed.normalize('NFKC');
  const capital = narrow.toUpperCase();
  if (STANDS.test(capital)) {
    const change = (capital !== narrow && 'capital') || (narrow !== typed && 'narrow') || null;
    return { typed, kana: capital, change, fault: null };
  }
  const fault = (KANJI.test(typed) && 'kanji') || (MARK.test(typed) && 'mark') || 'sign';
  return { typed, kana: '', change: null, fault };
}

/** A short form with its bracket: open behind at the beginning, before at the end, on both sides within. */
function formPiece(typed: string, short: string, before: string, behind: string): HolderPiece {
  const kana = (before === '' && `${short})`) || (behind === '' && `(${short}`) || `(${short})`;
  return { typed, kana, change: 'form', fault: null };
}

function piecesOf(typed: string): HolderPiece[] {
  return [...typed.matchAll(PIECE)].map(({ 0: piece, index }) => {
    const short = SHORT_FORM.get(piece);
    if (short !== undefined) return formPiece(piece, short, typed.slice(0, index), typed.slice(index + piece.length));
    if (BLANK.test(piece)) return { typed: piece, kana: ' ', change: piece === ' ' ? null : 'blank', fault: null };
    // Of kana, only one with a mark that does not belong to it (ワ with that of voicing) is in no set.
    if (IS_KANA.test(piece)) return kanaPiece(piece) ?? { typed: piece, kana: '', change: null, fault: 'mark' };
    return plainPiece(piece);
  });
}

/** Reads a holder into the characters of a transfer; reading the result once more changes nothing. */
export function readHolder(typed: string): HolderReading {
  const pieces = piecesOf(withoutInvisible(typed).normalize('NFC').trim());
  const kana = pieces
    .map((piece) => piece.kana)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  return { kana, bytes: kana.length, pieces };
}

/** The characters that cannot stand, with their place counted from 1. */
export function holderFaults({ pieces }: HolderReading) {
  const faults: { readonly at: number; readonly character: string; readonly fault: HolderFault }[] = [];
  let at = 1;
  for (const { typed, fault } of pieces) {
    if (fault !== null) faults.push({ at, character: typed, fault });
    at += [...typed].length;
  }
  return faults;
}

/** ヲ is within the set, and some banks refuse it all the same. */
export function holdsDoubtedKana(kana: string): boolean {
  return kana.includes('ｦ');
}

/** The beginning that fits into a transfer: never cut between a kana and its mark, nor with a blank at the end. */
export function fittingHolder(kana: string): string {
  if (kana.length <= HOLDER_BYTES) return kana;
  const next = kana.charAt(HOLDER_BYTES);
  return kana.slice(0, next === 'ﾞ' || next === 'ﾟ' ? HOLDER_BYTES - 1 : HOLDER_BYTES).trimEnd();
}

const BODY = [...new Set(SHORT_FORM.values())].join('|');
const OF_A_BODY = new RegExp(`^(?:${BODY})\\)|\\((?:${BODY})(?:\\)|$)`);

/** True for the account of a company or another body. */
export function isOfABody(kana: string): boolean {
  return OF_A_BODY.test(kana);
}

/** A holder as it is kept. */
export const KEPT_HOLDER = /^[0-9A-Zｦｱ-ﾝﾞﾟ()\-./ ]+$/;
