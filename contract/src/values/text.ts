import * as z from 'zod';
import { isStorable } from './storable.ts';

/** Free text of at most `max` characters, without control characters and lone surrogates. */
export function text(max: number) {
  return z.string().max(max, { error: 'too-long' }).refine(isStorable, { error: 'characters' });
}

/** As `text`, and not blank. */
export function requiredText(max: number) {
  return text(max).refine((value) => value.trim() !== '', { error: 'required' });
}

export { isStorable } from './storable.ts';
