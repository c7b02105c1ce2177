// One cell of a file of resources as the value it means, and the other way round. What cannot be read stays as it is, for the
// schema to refuse.
import { readCell as readSimpleCell } from '../../classifications/import/cells.ts';
import { unescaped } from '../../values/formula-escape.ts';
import { narrowSigns } from '../../values/narrow-signs.ts';
import { readTypedTime } from '../../values/time-of-day.ts';
import { readTypedLines, readTypedText } from '../../values/typed-text.ts';
import type { OpeningHours, ResourceRow } from '../model.ts';
import { type ColumnName, type FileColumn, WEEKDAY_COLUMNS } from './columns.ts';

export type CellValue = string | number | boolean | null | readonly string[] | OpeningHours;

const BETWEEN_NAMES = /[;；\r\n]+/;
const BETWEEN_TIMES = /[-~〜～]/;
const CLOSED = new Set(['休', '休み', '休館', '定休', 'closed', '-', '×']);

/** `会議室A; 会議室B`: how several names stand in one cell. */
export const JOINED_BY = '; ';

function readNames(text: string): readonly string[] {
  return text.split(BETWEEN_NAMES).map(readTypedText).filter(Boolean);
}

/** `8:00-20:00`; `null` for a closed day. */
function readHours(text: string): OpeningHours | string | null {
  const said = narrowSigns(text);
  if (CLOSED.has(said.toLowerCase())) return null;
  const [opens, closes, ...more] = said.split(BETWEEN_TIMES).map(readTypedTime);
  return opens && closes && more.length === 0 ? { opens, closes } : text;
}

/** The cell's content; `undefined` for an empty one. */
export function readCell(cell: string, column: Pick<FileColumn, 'kind' | 'options'>): CellValue | undefined {
  const text = unescaped(cell);
  if (readTypedText(text) === '') return undefined;
  switch (column.kind) {
    case 'names':
      return readNames(text);
    case 'hours':
      return readHours(text);
    case 'lines':
      return readTypedLines(text);
    default:
      return readSimpleCell(cell, { kind: column.kind, options: column.options ?? {} });
  }
}

/** The value of an empty cell that clears what stood there. */
export function emptyValue({ kind }: FileColumn): CellValue {
  if (kind === 'names') return [];
  return kind === 'text' || kind === 'lines' || kind === 'kana' ? '' : null;
}

/** As a file has it, before it is in any language. */
export type FileCell = string | number | boolean | null;

/** The part of a resource that the columns of a file show. */
export type FileResource = Pick<
  ResourceRow,
  Exclude<keyof ResourceRow, 'id' | 'version' | 'status' | 'updatedAt' | 'updatedBy'>
>;

/** Each column of a resource. */
export function cellsOf({ hours, ...plain }: FileResource): Readonly<Record<ColumnName, FileCell>> {
  const ofDays = WEEKDAY_COLUMNS.map((name, at) => {
    const day = hours[at] ?? null;
    return [name, day === null ? null : `${day.opens}-${day.closes}`] as const;
  });
  return { ...plain, ...(Object.fromEntries(ofDays) as Record<(typeof WEEKDAY_COLUMNS)[number], FileCell>) };
}
