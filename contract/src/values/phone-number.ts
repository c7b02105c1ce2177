import * as z from 'zod';

const SHAPE = /^(?:0\d{1,4}-?\d{1,4}-?\d{3,4}|\+\d{1,3}(?:-?\d{1,4}){2,5})$/;
const FEWEST_DIGITS = 9;
const MOST_DIGITS = 15;

/** A telephone number as people write it, in narrow digits: `090-1234-5678`, `0312345678`, `+81-90-1234-5678`. */
export const PhoneNumber = z.string().refine(
  (number) => {
    const digits = number.replace(/\D/g, '').length;
    return SHAPE.test(number) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
  },
  { error: 'phone' },
);
