// Sorts and filters as texts: how they stand in the URL of a screen and in the query of its operation alike.
import { isPlainDate } from '../values/calendar-days.ts';
import { isStorable } from '../values/storable.ts';
import { readTypedCode, readTypedText } from '../values/typed-text.ts';
import { type Field, type List, type Range, type SortKey, sortParts, type Typed } from './list.ts';

/** How many fields one sort may name: with more nobody sees the order any longer. */
export const MOST_SORTS = 3;
/** How many values of a choice may be asked for at once where the list does not say which there are: people, masters. */
const MOST_CHOICES = 100;

const CODE = /^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$/;
const WHOLE_NUMBER = /^-?\d{1,15}$/;
const BETWEEN = '..';

export type FilterValue = readonly string[] | Range<string> | Range<number> | Typed | 'yes';

/** `-total,kana`: the sort keys, or `null` where one names no sortable field or a field comes twice. */
export function readSort<L extends List>(list: L, text: string): readonly SortKey<L>[] | null {
  const keys = text.split(',');
  const fields = keys.map((key) => sortParts(key).field);
  const isKnown = fields.every((field) => Object.hasOwn(list.fields, field) && list.fields[field]?.sortable === true);
  if (!isKnown || keys.length > MOST_SORTS || new Set(fields).size < fields.length) return null;
  return keys as SortKey<L>[];
}

export function writeSort(keys: readonly string[]): string {
  return keys.join(',');
}

function readChoice(field: Field, text: string): readonly string[] | null {
  const values = [...new Set(text.split(','))];
  const { options } = field;
  const isOffered = (value: string) => (options ? options.includes(value) : CODE.test(value));
  return (options !== undefined || values.length <= MOST_CHOICES) && values.every(isOffered) ? values : null;
}

function readEnd(field: Field, text: string): number | string | null {
  if (field.kind === 'yen' || field.kind === 'count') return WHOLE_NUMBER.test(text) ? Number(text) : null;
  return isPlainDate(text) ? text : null;
}

/** `1000..5000`, `1000..`, `..5000`. An empty range says nothing, and one that ends before it begins is a mistake. */
function readRange(field: Field, text: string): Range<string> | Range<number> | null {
  const [first = '', last = '', ...more] = text.split(BETWEEN);
  const from = first === '' ? null : readEnd(field, first);
  const to = last === '' ? null : readEnd(field, last);
  const isRead = (from !== null || first === '') && (to !== null || last === '') && (from !== null || to !== null);
  if (!isRead || more.length > 0 || !text.includes(BETWEEN)) return null;
  if (from !== null && to !== null && from > to) return null;
  return { from, to } as Range<string> | Range<number>;
}

/** The longest text that a filter takes. */
export const LONGEST_TYPED = 100;

/** Normalises the width of typed text: narrow for codes, one width for other text. */
export function readTyped({ kind }: Field, text: string): string {
  return kind === 'code' ? readTypedCode(text) : readTypedText(text);
}

function readTypedFilter(field: Field, text: string): Typed | null {
  if (text.length > LONGEST_TYPED || !isStorable(text)) return null;
  const typed = readTyped(field, text);
  return typed === '' ? null : { typed };
}

/** The value of a field's filter; `null` where the text is none. */
export function readFilter(field: Field, text: string): FilterValue | null {
  switch (field.filterable) {
    case 'choice':
      return readChoice(field, text);
    case 'range':
      return readRange(field, text);
    case 'text':
      return readTypedFilter(field, text);
    case 'yes':
      return text === 'yes' ? 'yes' : null;
    default:
      return null;
  }
}

export function writeFilter(value: FilterValue): string {
  if (typeof value === 'string') return value;
  if ('typed' in value) return value.typed;
  if ('from' in value) return `${value.from ?? ''}${BETWEEN}${value.to ?? ''}`;
  return value.join(',');
}
