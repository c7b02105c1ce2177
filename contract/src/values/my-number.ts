// The portal never keeps a My Number (マイナンバー): what has its form is refused wherever people write freely (B2-06).

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

function numbersIn(text: string): string[] {
  if (text.length < FEWEST_CHARACTERS) return [];
  const plain = text.normalize('NFKC').replace(HYPHENS, '-');
  if (!TWELVE_DIGITS.test(plain)) return [];
  const words = plain.replace(UUID, '_');
  const found = CANDIDATES.flatMap((candidate) => [...words.matchAll(candidate)].map(([one]) => one));
  return found.map((one) => one.replace(/[- ]/g, '')).filter((digits) => hasCheckDigit(digits) && !isOneDigit(digits));
}

/** True when a text holds a number standing alone that has the form of a My Number, in any width, plain or as 4-4-4. */
export function holdsMyNumber(text: string): boolean {
  return numbersIn(text).length > 0;
}

const CALLED_SO = /マイナンバー|個人番号|通知カード|my[ _-]?number/i;

/** 202611211405 or 261121140509: how cameras and scanners call what they made. */
const TIME =
  /^((19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])([01]\d|2[0-3])[0-5]\d|\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d)$/;

/** True when a file is called as a copy of a My Number would be, or carries one in its name. */
export function namesMyNumber(fileName: string): boolean {
  // Kana with marks of their own are put together: some file systems take them apart.
  const words = fileName.normalize('NFKC').replace(/[_.]/g, ' ');
  return CALLED_SO.test(words) || numbersIn(words).some((digits) => !TIME.test(digits));
}
