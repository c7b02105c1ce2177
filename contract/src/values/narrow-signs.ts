// Signs of figures and days in one width, with nothing invisible around them (B0-11).
import { withoutInvisible } from './invisible.ts';

const WIDE = /[\uFF01-\uFF5E]/g;
const FROM_WIDE = 0xfee0;
/** The minus sign and the dashes that look like it. */
const MINUS = /[\u2010-\u2015\u2212]/g;
/** Turns around the order in which digits are seen: nobody knows what the person read. */
const REVERSED = /\u202E/;

/** Narrow signs, one kind of hyphen, no blanks at the ends. What only resembles a digit (①, ²) stays what it is. */
export function narrowSigns(typed: string): string {
  return withoutInvisible(REVERSED.test(typed) ? '' : typed)
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - FROM_WIDE))
    .replaceAll('\uFFE5', '¥')
    .replace(MINUS, '-')
    .trim();
}
