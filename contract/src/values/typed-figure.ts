// Amounts, counts and shares as people type or paste them (B0-11). A figure is read where a person reads one and the same, and
// nowhere else: a comma that groups no thousands, a blank or a line end between digits, a second amount leave it unread.
import { narrowSigns } from './narrow-signs.ts';

/** The comma of Japanese keyboards. */
const COMMA = /[\u3001\uFF64]/g;

/** Digits alone, or in groups of three of which the first begins with no zero; then a fraction. */
const FIGURE = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/;
/** A yen sign (on Japanese keyboards also the backslash) before; behind, 円, or the dash that closes an amount with its sign. */
const YEN = /^(?:[¥\\]\s*)?([\d,.]+?)(?:\s*円)?$|^[¥\\]\s*([\d,.]+)[-ー]$/;

const MOST_DIGITS = 15;
/** `1,234.00` is 1,234; three zeros could be thousands. */
const NO_FRACTION = /^0{1,2}$/;

const narrow = (typed: string) => narrowSigns(typed).replace(COMMA, ',');

function wholeOf(figure: string): number | null {
  const [, digits = '', fraction = '0'] = FIGURE.exec(figure) ?? [];
  const bare = digits.replaceAll(',', '');
  return bare !== '' && bare.length <= MOST_DIGITS && NO_FRACTION.test(fraction) ? Number(bare) : null;
}

/** Whole yen of at least 0, in any width, with or without ¥, 円 and commas between thousands. `null` where it is no whole amount. */
export function readTypedYen(typed: string): number | null {
  const [, plain, closed] = YEN.exec(narrow(typed)) ?? [];
  return wholeOf(plain ?? closed ?? '');
}

/** A count or a place in an order, of at least 0: as an amount, without the signs of money. `null` where it is none. */
export function readTypedCount(typed: string): number | null {
  return wholeOf(narrow(typed));
}

/** A figure that may have up to `places` decimals (a share, a distance), without a sign. `null` where it is none. */
export function readTypedDecimal(typed: string, places = 4): number | null {
  const [, digits = '', fraction = ''] = FIGURE.exec(narrow(typed)) ?? [];
  const bare = digits.replaceAll(',', '');
  if (bare === '' || bare.length + fraction.length > MOST_DIGITS || fraction.length > places) return null;
  return Number(`${bare}.${fraction}`);
}

/** A share in per cent, with or without its sign. `null` where it is none. */
export function readTypedPercent(typed: string): number | null {
  return readTypedDecimal(narrow(typed).replace(/\s*%$/, ''));
}
