import * as z from 'zod';
import { holdsMyNumber } from './my-number.ts';
import { isStorable } from './storable.ts';

/** Free text of at most `max` characters, without control characters, lone surrogates, and anything like a My Number. */
export function text(max: number) {
  return z
    .string()
    .max(max, { error: 'too-long' })
    .refine(isStorable, { error: 'characters' })
    .refine((value) => !holdsMyNumber(value), { error: 'my-number' });
}

/** As `text`, and not blank. */
export function requiredText(max: number) {
  return text(max).refine((value) => value.trim() !== '', { error: 'required' });
}
