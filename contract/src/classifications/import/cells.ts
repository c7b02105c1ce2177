// One cell of a file as the value it means. What cannot be read stays as it is, for the schema to refuse.
import { LANGUAGES } from '../../message.ts';
import { unescaped } from '../../values/formula-escape.ts';
import { readWholeDate } from '../../values/typed-date.ts';
import { readTypedCount, readTypedPercent, readTypedYen } from '../../values/typed-figure.ts';
import { readTypedCode, readTypedKana, readTypedText } from '../../values/typed-text.ts';
import type { YearMonth } from '../../values/year-month.ts';
import { NO_CELL, type ValueColumn, YES_CELL } from './columns.ts';

const YES = new Set([YES_CELL, 'true', 'yes', '○', 'はい', 'あり']);
const NO = new Set([NO_CELL, 'false', 'no', '×', 'いいえ', 'なし']);

/** Of a year in two digits: the nearest one to this. */
const CENTURY = '202001' as YearMonth;

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

/** The cell's content; `null` for an empty one. */
export function readCell(
  cell: string,
  { kind, options = {} }: Pick<ValueColumn, 'kind' | 'options'>,
): string | number | boolean | null {
  const text = readTypedText(unescaped(cell));
  if (text === '') return null;
  switch (kind) {
    case 'yes':
      return readYes(text);
    case 'choice':
      return readChoice(text, options);
    case 'yen':
      return readTypedYen(cell) ?? text;
    case 'count':
      return readTypedCount(cell) ?? text;
    case 'percent':
      return readTypedPercent(cell) ?? text;
    case 'day':
      return readWholeDate(text, CENTURY) ?? text;
    case 'kana':
      return readTypedKana(text);
    case 'text':
      return text;
    default:
      return readTypedCode(text);
  }
}
