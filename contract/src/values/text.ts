import * as z from 'zod';
import { withoutInvisible } from './invisible.ts';
import { holdsMyNumber } from './my-number.ts';
import { readRegistrationNumber } from './registration-number.ts';
import { isStorable } from './storable.ts';

/** Ends of lines and tabulators: a cell of a file or a paste may hold them where a value has one line. */
const LINE_BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g;

const composed = (value: string) => value.normalize('NFC');
const oneLine = (value: string) => withoutInvisible(value).replace(LINE_BREAKS, ' ').normalize('NFC');

const bounded = (written: z.ZodString, max: number) =>
  written.max(max, { error: 'too-long' }).refine((value) => !holdsMyNumber(value), { error: 'my-number' });

const kept = (written: z.ZodString, max: number) => bounded(written, max).refine(isStorable, { error: 'characters' });

/**
 * Free text of one line and at most `max` characters, composed (NFC), without invisible characters, and with a blank for each
 * line break; refused with other control characters, lone surrogates, and anything like a My Number. A name, an address, a title is never another by what nobody sees.
 */
export function text(max: number) {
  return kept(z.string().overwrite(oneLine), max);
}

/** The registration number of an invoice, in whatever way it was typed; of at most `max` characters. */
export function registrationNumber(max: number) {
  return kept(
    z.string().overwrite((value) => readRegistrationNumber(oneLine(value))),
    max,
  );
}

/** As `text`, and not blank. */
export function requiredText(max: number) {
  return text(max).refine((value) => value.trim() !== '', { error: 'required' });
}

/** Free text of several lines: composed, with whatever else stands in it. */
export function textLines(max: number) {
  return kept(z.string().overwrite(composed), max);
}

/** As `textLines`, and not blank. */
export function requiredLines(max: number) {
  return textLines(max).refine((value) => value.trim() !== '', { error: 'required' });
}

/** The text of a file, composed. What could not be stored is told with its line and column by who reads it. */
export function fileText(max: number) {
  return bounded(z.string().overwrite(composed), max);
}

/** Far above any limit in characters, each of which may take several UTF-16 units. */
const UNITS = 10;

/** One line of at most `max` characters as people count them, not blank; 𠮷 and 🍣 are one character each. */
export function countedLine(max: number) {
  return text(max * UNITS).superRefine((value, { addIssue }) => {
    const now = [...value].length;
    if (now > max) addIssue({ code: 'custom', message: 'too-long', params: { max, limit: max, now } });
    if (value.trim() === '') addIssue({ code: 'custom', message: 'required' });
  });
}
