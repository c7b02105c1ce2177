// Reads text that a person typed or pasted into a column of a line, as the line holds it (B4-02, B0-11).
import { withoutInvisible } from '../values/invisible.ts';
import { fold, narrow } from '../values/reading.ts';
import { readRegistrationNumber } from '../values/registration-number.ts';
import { readTypedDate } from '../values/typed-date.ts';
import { readTypedYen } from '../values/typed-figure.ts';
import type { YearMonth } from '../values/year-month.ts';
import type { LineField } from './line-fields.ts';
import type { LineInput } from './model.ts';

/** Columns over a closed list. */
export const CLOSED_FIELDS = [
  'purpose',
  'transportMode',
  'tripType',
  'expenseType',
  'taxClass',
  'invoiceBasis',
  'paidBy',
] as const satisfies readonly LineField[];
export type ClosedField = (typeof CLOSED_FIELDS)[number];

/** One value of a closed list: what it is stored as, its names in each language, its reading. */
export interface Choice {
  readonly code: string;
  readonly names: readonly string[];
  readonly kana: string;
}

export interface TypedGround {
  readonly month: YearMonth;
  readonly choices: Readonly<Record<ClosedField, readonly Choice[]>>;
  /** Romaji to hiragana; text without romaji comes back as it is. */
  readonly toHiragana: (latin: string) => string;
}

/** A column's content: its value, and the text where it could not be read (then the value is the empty one). */
export interface Content<Field extends LineField = LineField> {
  readonly value: LineInput[Field];
  readonly typed: string | null;
}

/** An empty line; also the result of clearing a column. */
export const EMPTY_LINE = {
  useDate: null,
  purpose: null,
  purposeText: '',
  visitedParty: '',
  transportMode: null,
  from: '',
  via: '',
  to: '',
  tripType: null,
  unitFare: null,
  deduction: 0,
  expenseType: 'transport',
  taxClass: 'standard',
  invoiceBasis: null,
  registrationNumber: '',
  paidBy: 'self',
  memo: '',
} as const satisfies Pick<LineInput, LineField>;

/** Larger amounts stay as typed: they are outside of every limit, and of what a claim can store. */
const MOST_YEN = 999_999_999;
/** Length of what stays as typed; the model's own limit. */
const MOST_TYPED = 200;

function isClosed(field: LineField): field is ClosedField {
  return CLOSED_FIELDS.some((closed) => closed === field);
}

/** The one value that the text names: by code, name or reading, or as the beginning of exactly one. */
function readChoice(typed: string, choices: readonly Choice[], toHiragana: TypedGround['toHiragana']) {
  const asTyped = fold(typed);
  const asRead = fold(toHiragana(typed.normalize('NFKC').trim().toLowerCase()));
  const words = (choice: Choice) => [choice.code, ...choice.names, choice.kana].map(fold);
  const exact = choices.find((choice) => words(choice).some((word) => word === asTyped || word === asRead));
  if (exact) return exact.code;
  const begun = choices.filter((choice) =>
    words(choice).some((word) => word.startsWith(asTyped) || (asRead !== '' && word.startsWith(asRead))),
  );
  return begun.length === 1 ? (begun[0]?.code ?? null) : null;
}

/** Text as stored: digits and Latin in one width, one line, composed, nothing invisible, no control or half characters. */
function readText(typed: string): string {
  return narrow(withoutInvisible(typed.toWellFormed()).replace(/[\r\n\t]+/g, ' '))
    .replace(/[\u0000-\u001F\u007F]/g, '')
    .normalize('NFC')
    .trim();
}

function readYen(field: 'unitFare' | 'deduction', typed: string): number | null {
  const yen = readTypedYen(typed);
  const least = field === 'unitFare' ? 1 : 0;
  return yen !== null && yen >= least && yen <= MOST_YEN ? yen : null;
}

/** Reads one column. What cannot be read comes back as typed, never emptied. */
export function readTyped<Field extends LineField>(field: Field, typed: string, ground: TypedGround): Content<Field>;
export function readTyped(field: LineField, typed: string, ground: TypedGround): Content {
  const kept = readText(typed).slice(0, MOST_TYPED);
  if (kept === '') return { value: EMPTY_LINE[field], typed: null };
  const read = (value: LineInput[LineField]) =>
    value === null ? { value: EMPTY_LINE[field], typed: kept } : { value, typed: null };
  if (field === 'useDate') return read(readTypedDate(typed, ground.month));
  if (field === 'unitFare' || field === 'deduction') return read(readYen(field, typed));
  if (isClosed(field)) {
    const code = readChoice(typed, ground.choices[field], ground.toHiragana);
    return read(code as LineInput[ClosedField]);
  }
  if (field === 'registrationNumber') return read(readText(readRegistrationNumber(typed)));
  return read(readText(typed));
}
