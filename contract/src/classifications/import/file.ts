// Reads a file of values: its columns by the heading, each row over the value that stands, by the schema of a value.
import { type InputFault, inputFaults } from '../../input-faults.ts';
import type { Line } from '../../values/csv-lines.ts';
import { readTable } from '../../values/csv-table.ts';
import { escaped } from '../../values/formula-escape.ts';
import type { PlainDate } from '../../values/plain-date.ts';
import { CLASSIFICATION_LIMITS, NewDetail } from '../model.ts';
import { readCell } from './cells.ts';
import { type ColumnName, columnsOf, type ValueColumn } from './columns.ts';

/** A fault before it is worded; its place as that of a `TableFault`. */
export interface RowFault extends Omit<InputFault, 'field'> {
  readonly line: number;
  readonly column: string | null;
}

export interface ImportRow {
  readonly line: number;
  readonly detail: NewDetail;
}

export interface ReadImport {
  readonly rows: readonly ImportRow[];
  readonly faults: readonly RowFault[];
}

/** The stored value, by its code: columns that the file leaves out keep theirs. */
export type Standing = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

interface Reading {
  readonly classification: string;
  readonly today: PlainDate;
  readonly standing: Standing;
  /** A text as our own files may hold it: what Shift_JIS writes differently, or not at all, is no change when it comes back. */
  readonly writtenForms: (text: string) => readonly string[];
}

type Column = ValueColumn | null;

/** The initial value where none is given. */
function unsaid({ classification, today }: Reading): Record<string, unknown> {
  const noYes = columnsOf(classification).filter(({ kind }) => kind === 'yes');
  return {
    classification,
    code: '',
    name: '',
    nameEn: '',
    kana: '',
    order: null,
    validFrom: today,
    validTo: null,
    ...Object.fromEntries(noYes.map(({ name }) => [name, name === 'active'])),
  };
}

/** An empty cell clears what may be empty, and leaves the rest as it stood or begins. */
const KEPT_WHEN_EMPTY: ReadonlySet<ColumnName> = new Set(['order', 'validFrom', 'active']);

type Said = Readonly<Record<string, unknown>> & { readonly code?: unknown };

function saidBy(cells: readonly string[], columns: readonly Column[]): Said {
  const said = columns.flatMap((column, at): [string, unknown][] => {
    if (column === null) return [];
    const value = readCell(cells[at] ?? '', column);
    if (value !== null) return [[column.name, value]];
    if (KEPT_WHEN_EMPTY.has(column.name) || column.kind === 'yes') return [];
    const isText =
      column.name === 'code' || column.name === 'name' || column.name === 'nameEn' || column.kind === 'kana';
    return [[column.name, isText ? '' : null]];
  });
  return Object.fromEntries(said);
}

/** The stored texts of which the row holds what our own file would. */
function unchangedTexts(
  said: Said,
  before: Readonly<Record<string, unknown>>,
  columns: readonly Column[],
  reading: Reading,
) {
  const unchanged = columns.flatMap((column): [string, string][] => {
    if (column === null) return [];
    const stored = before[column.name];
    if (typeof stored !== 'string' || stored === said[column.name]) return [];
    const isWritten = reading
      .writtenForms(stored)
      .some((form) => readCell(escaped(form), column) === said[column.name]);
    return isWritten ? [[column.name, stored]] : [];
  });
  return Object.fromEntries(unchanged);
}

function readRow({ line, cells }: Line, columns: readonly Column[], reading: Reading): ImportRow | RowFault[] {
  const said = saidBy(cells, columns);
  const before = reading.standing.get(String(said.code)) ?? {};
  const meant = { ...said, ...unchangedTexts(said, before, columns, reading) };
  const parsed = NewDetail.safeParse({ ...unsaid(reading), ...before, ...meant }, { reportInput: true });
  if (parsed.success) return { line, detail: parsed.data };
  return inputFaults(parsed.error).map((fault) => ({ ...cellFault(fault, columns), line }));
}

/** A cell that stayed as it was because it means nothing: people are told how to write it, not its type. */
function cellFault({ field, ...fault }: InputFault, columns: readonly Column[]): Omit<RowFault, 'line'> {
  const column = columns.find((one) => one?.name === field);
  if (fault.code !== 'wrong-kind' || !column) return { ...fault, column: field };
  return { column: column.name, code: column.kind === 'yes' ? 'yes-or-no' : 'figure' };
}

/** Of two rows with the same code the later ones. */
function repeated(rows: readonly ImportRow[]): RowFault[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, detail: { code } }): RowFault[] => {
    if (seen.has(code)) return [{ line, column: 'code', code: 'twice-in-file' }];
    seen.add(code);
    return [];
  });
}

/** Every value of the file with all faults that the file itself shows, in its order. A file has a code and a name. */
export function readImport(csv: string, reading: Reading): ReadImport {
  const known = columnsOf(reading.classification);
  const table = readTable(csv, {
    columns: known,
    needed: ['code', 'name'],
    mostRows: CLASSIFICATION_LIMITS.importRows,
  });
  const columns = table.columns.map((name) => known.find((column) => column.name === name) ?? null);
  const read = table.rows.map((line) => readRow(line, columns, reading));
  const rows = read.filter((one): one is ImportRow => !Array.isArray(one));
  const faults = [...table.faults, ...read.flatMap((one) => (Array.isArray(one) ? one : [])), ...repeated(rows)];
  return { rows, faults: faults.sort((a, b) => a.line - b.line) };
}
