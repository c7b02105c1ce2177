import * as z from 'zod';

// PostgreSQL stores neither NUL nor half a surrogate pair: refuse them where a person can still be told.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Whether a text can be kept as it is: no control characters, no lone surrogates. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !CONTROL.test(value);
}

/** Free text of at most `max` characters, without control characters and lone surrogates. */
export function text(max: number) {
  return z.string().max(max, { error: 'too-long' }).refine(isStorable, { error: 'characters' });
}

/** As `text`, and not blank. */
export function requiredText(max: number) {
  return text(max).refine((value) => value.trim() !== '', { error: 'required' });
}
