// One cell of a file as the value it means. What cannot be read stays as it is, for the schema to refuse.
import { LANGUAGES } from '../../message.ts';
import { readTypedDate } from '../../values/typed-date.ts';
import { readTypedCode, readTypedKana, readTypedText } from '../../values/typed-text.ts';
import { readTypedYen } from '../../values/typed-yen.ts';
import type { YearMonth } from '../../values/year-month.ts';
import { NO_CELL, type ValueColumn, YES_CELL } from './columns.ts';

const YES = new Set([YES_CELL, 'true', 'yes', '○', 'はい', 'あり']);
const NO = new Set([NO_CELL, 'false', 'no', '×', 'いいえ', 'なし']);

/** A sign of a formula behind the apostrophe that keeps a spreadsheet from calculating it: as our own files write it. */
const ESCAPED = /^'(?=[=+\-@\t\r＝＋－＠])/;

const DECIMAL = /^\d{1,9}(?:\.\d{1,4})?$/;
/** A day is written whole in a file; whichever month it would be near does not matter. */
const ANY_MONTH = '202001' as YearMonth;
const WHOLE_DAY = /\d{4}|[rhs令平昭]/i;

function readChoice(text: string, options: NonNullable<ValueColumn['options']>): string {
  const same = (name: string) => name.toLowerCase() === text.toLowerCase();
  const found = Object.entries(options).find(
    ([value, name]) => same(value) || LANGUAGES.some((language) => same(name[language])),
  );
  return found?.[0] ?? text;
}

function readYes(text: string): boolean | string {
  if (YES.has(text.toLowerCase())) return true;
  return NO.has(text.toLowerCase()) ? false : text;
}

function readPercent(text: string): number | string {
  const bare = text.normalize('NFKC').replace(/\s*%$/, '');
  return DECIMAL.test(bare) ? Number(bare) : text;
}

/** The cell's content; `null` for an empty one. */
export function readCell(cell: string, { kind, options = {} }: ValueColumn): string | number | boolean | null {
  const text = readTypedText(cell.replace(ESCAPED, ''));
  if (text === '') return null;
  switch (kind) {
    case 'yes':
      return readYes(text);
    case 'choice':
      return readChoice(text, options);
    case 'yen':
    case 'count':
      return readTypedYen(text) ?? text;
    case 'percent':
      return readPercent(text);
    case 'day':
      return WHOLE_DAY.test(text) ? (readTypedDate(text, ANY_MONTH) ?? text) : text;
    case 'kana':
      return readTypedKana(text);
    case 'text':
      return text;
    default:
      return readTypedCode(text);
  }
}
