// Text as people type it, in any width (B0-11): digits and Latin come out narrow, kana wide; nobody is told to retype.
// Signs that were taken apart (タ and its voicing mark, as a Mac's file names have them) are one again.
import { withoutInvisible } from './invisible.ts';

/** Control characters and lone surrogates, which no paper and no database keeps. Line ends and tabs stay. */
const UNSTORABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
/** Full-width digits and letters with the signs that stand between them: 03－1234, ＠, A＋B, 10％. */
const WIDE_RUN = /[０-９Ａ-Ｚａ-ｚ]+(?:[－．，／：＠＋＿％＆＃]+[０-９Ａ-Ｚａ-ｚ0-9A-Za-z]+)*/g;
const NARROW_KANA = /[\uFF61-\uFF9F]+/g;
/** Everything that keyboards offer where a code wants its hyphen; the long vowel mark among them. */
const HYPHENS = /[\u002D\u00AD\u02D7\u2010-\u2015\u2043\u207B\u208B\u2212\u2500\u2501\u30FC\uFE58\uFE63\uFF0D\uFF70]/g;
const BLANKS = /[\s\u3000]+/g;
const HIRAGANA = /[\u3041-\u3096\u309D\u309E]/g;
/** Marks of voicing that stand for themselves, behind kana. */
const LOOSE_MARKS = /(?<=[\u3041-\u30FF])[\u309B\u309C]/g;
/** Signs of equality between kana: the double hyphen of foreign names (ジャン＝ポール). */
const DOUBLE_HYPHEN = /(?<=[ァ-ヺー])[=＝](?=[ァ-ヺー])/g;
const TO_KATAKANA = 0x60;
/** Hyphens where only a long vowel mark can be meant: behind kana. */
const HYPHENS_BEHIND_KANA = /(?<=[ァ-ヺー])[\u002D\u2010-\u2015\u2212\uFF0D]+/g;

function inOneWidth(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSTORABLE, '')
    .replace(NARROW_KANA, (run) => run.normalize('NFKC'))
    .replace(WIDE_RUN, (run) => run.normalize('NFKC'))
    .normalize('NFC');
}

/** Removing characters may bring a letter and its mark together: they are composed now, not at the next reading. */
function composed(code: string): string {
  return code.normalize('NFKC');
}

/** One line without invisible characters: blanks of any width become one space, none at the ends. */
export function readTypedText(typed: string): string {
  return inOneWidth(withoutInvisible(typed)).replace(BLANKS, ' ').trim();
}

/** Several lines: paragraphs keep their indents, lines end in LF, nothing blank at the end. */
export function readTypedLines(typed: string): string {
  return inOneWidth(typed.replace(/\r\n?/g, '\n')).trimEnd();
}

/** A number, address or code: narrow, one kind of hyphen, no blanks. `０３ー１２３４` → `03-1234`; leading zeros stay. */
export function readTypedCode(typed: string): string {
  const plain = inOneWidth(typed).normalize('NFKC').replace(HYPHENS, '-').replace(BLANKS, '');
  return composed(withoutInvisible(plain));
}

/** A code that is kept as digits alone: postal code, telephone, bank account. Other characters stay, to be seen. */
export function readTypedDigits(typed: string): string {
  return composed(readTypedCode(typed).replaceAll('-', ''));
}

/** A reading in full-width katakana: hiragana and narrow kana are taken too. `やまだ　タロ-` → `ヤマダ タロー`. */
export function readTypedKana(typed: string): string {
  return readTypedText(typed)
    .replace(LOOSE_MARKS, (mark) => (mark === '\u309B' ? '\u3099' : '\u309A'))
    .normalize('NFC')
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(HYPHENS_BEHIND_KANA, (run) => 'ー'.repeat(run.length))
    .replace(DOUBLE_HYPHEN, '゠');
}
