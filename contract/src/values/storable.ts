// Decides if a text can be stored, without importing the schema library.
// PostgreSQL stores neither NUL nor half a surrogate pair: refuse them where a person can still be told.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** True when a text can be kept as it is: no control characters, no lone surrogates. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !CONTROL.test(value);
}
