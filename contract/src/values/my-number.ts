// The portal never keeps a My Number (マイナンバー): what is called so and has its form is refused wherever people write freely
// (B2-06). Of twelve digits without that word every tenth or so has a fitting check digit: slips, orders and customers have such too.

/** Of the eleven digits before the check digit, the last one counts twice, then 3 to 7, and from 2 again. */
const WEIGHTS = [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

const HYPHENS = /[\u00AD\u2010-\u2015\u2043\u2212\u2500\u30FC]/g;

/** Nothing before or behind that makes the digits a part of something longer: a card, an amount, a code, a telephone. */
const BEFORE = '(?<![0-9A-Za-z_+])(?<![0-9][-.,/:])';
const BEHIND = '(?![0-9A-Za-z_])(?![-.,/:][0-9])';
const CANDIDATES = [
  new RegExp(`${BEFORE}[0-9]{12}${BEHIND}`, 'g'),
  new RegExp(`${BEFORE}[0-9]{4}-[0-9]{4}-[0-9]{4}${BEHIND}`, 'g'),
  new RegExp(`${BEFORE}(?<![0-9] )[0-9]{4} [0-9]{4} [0-9]{4}${BEHIND}(?! [0-9])`, 'g'),
];

/** Our own ids: one code, even where its last part is all digits. */
const UUID = /(?<![0-9A-Za-z])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9A-Za-z])/gi;

/** Every candidate matches this cheap test, and nearly no text does. */
const TWELVE_DIGITS = /[0-9]{4}([- ]?)[0-9]{4}\1[0-9]{4}/;

/** Twelve digits, of which the last is the check digit of the others (行政手続における番号法施行規則 第五条). */
function hasCheckDigit(digits: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const rest = sum % 11;
  return Number(digits[11]) === (rest <= 1 ? 0 : 11 - rest);
}

/** Nobody's number, and what people type where they have none. */
const isOneDigit = (digits: string) => /^(.)\1*$/.test(digits);

/** No character stands for more than two digits in a row: ㉟ and ㏩ do. */
const FEWEST_CHARACTERS = 6;

interface Found {
  readonly digits: string;
  /** The words on either side, as far as they can name the number. */
  readonly before: string;
  readonly behind: string;
}

function numbersIn(text: string): Found[] {
  if (text.length < FEWEST_CHARACTERS) return [];
  const plain = text.normalize('NFKC').replace(HYPHENS, '-');
  if (!TWELVE_DIGITS.test(plain)) return [];
  const words = plain.replace(UUID, '_');
  const found = CANDIDATES.flatMap((candidate) => [...words.matchAll(candidate)]);
  return found
    .map(({ 0: one, index }) => ({
      digits: one.replace(/[- ]/g, ''),
      before: words.slice(Math.max(0, index - NEAR), index),
      behind: words.slice(index + one.length, index + one.length + NEAR),
    }))
    .filter(({ digits }) => hasCheckDigit(digits) && !isOneDigit(digits));
}

const NEAR = 30;
/** The long vowel is a hyphen by then. */
const NAMES = 'マイナンバ|まいなんば|個人番号|個人ナンバ|個人no|通知カ[-ー]ド|my[ _-]?number';
const CALLED_SO = new RegExp(NAMES, 'i');
/** No other number and no end of a sentence between the name and the number. */
const NAMED_BEFORE = new RegExp(`(?:${NAMES})[^0-9。!?\\n]{0,15}$`, 'i');
const NAMED_BEHIND = new RegExp(`^[^0-9。!?\\n]{0,5}(?:${NAMES})`, 'i');

/** True when a text holds a number that its own words call a My Number, in any width, plain or as 4-4-4, with its check digit. */
export function holdsMyNumber(text: string): boolean {
  return numbersIn(text).some(({ before, behind }) => NAMED_BEFORE.test(before) || NAMED_BEHIND.test(behind));
}

/** 202611211405 or 261121140509: how cameras and scanners call what they made. */
const TIME =
  /^((19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])([01]\d|2[0-3])[0-5]\d|\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d)$/;

/** True when a file is called as a copy of a My Number would be, or carries one in its name. */
export function namesMyNumber(fileName: string): boolean {
  // Kana with marks of their own are put together: some file systems take them apart.
  const words = fileName.normalize('NFKC').replace(/[_.]/g, ' ');
  return CALLED_SO.test(words) || numbersIn(words).some(({ digits }) => !TIME.test(digits));
}
