import * as z from 'zod';
import { narrowSigns } from './narrow-signs.ts';

const SHAPE = /^(?:0\d{1,4}-?\d{1,4}-?\d{3,4}|\+\d{1,3}(?:-?\d{1,4}){2,5})$/;
const FEWEST_DIGITS = 9;
const MOST_DIGITS = 15;

const HYPHENS = /[ー\uFF70\u2043]/g;
const OTHER_SIGNS = /[^\d+().\s-]/;
/** The 0 that is left out when dialled from abroad. */
const TRUNK_ZERO = /^(\+\d{1,3})[\s.-]*\(0\)/;

/**
 * A telephone number in narrow digits with hyphens, whichever signs stood between them: `03(1234)5678`, `(03)1234-5678`,
 * `03.1234.5678`, `+81 (0)90-1234-5678`. Text that is none stays as typed.
 */
export function readTypedPhone(typed: string): string {
  const plain = narrowSigns(typed).replace(HYPHENS, '-');
  if (OTHER_SIGNS.test(plain)) return typed;
  const number = plain
    .replace(/^\((\+?\d+)\)/, '$1-')
    .replace(TRUNK_ZERO, '$1-')
    .replace(/\((\d+)\)/g, '-$1-')
    .replace(/[\s.-]+/g, '-');
  return SHAPE.test(number) ? number : typed;
}

/** A telephone number as people write it, kept in narrow digits: `090-1234-5678`, `0312345678`, `+81-90-1234-5678`. */
export const PhoneNumber = z
  .string()
  .overwrite(readTypedPhone)
  .refine(
    (number) => {
      const digits = number.replace(/\D/g, '').length;
      return SHAPE.test(number) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
    },
    { error: 'phone' },
  );
