// A CSV file as a table under its heading, with every fault that keeps it from being understood (B1-05, B2-03). Imports share it:
// a column that is not ours, one that stands twice, a cell without a heading and a garbled one are told, never left out in silence.
import { LANGUAGES, type Text } from '../message.ts';
import { type Line, readCsv } from './csv-lines.ts';
import { isStorable } from './storable.ts';
import { readTypedText } from './typed-text.ts';

/** A column of an import; its heading may stand in either language, or be its name. */
export interface TableColumn<Name extends string> {
  readonly name: Name;
  readonly heading: Text;
}

/**
 * Before it is worded. `line` counts from 1, the heading included; `column` is a column's name, or what the file calls it: its
 * heading, else its letter in a spreadsheet; `null` where the line as a whole is meant.
 */
export interface TableFault {
  readonly line: number;
  readonly column: string | null;
  readonly code:
    | 'csv-quotes'
    | 'heading-unknown'
    | 'heading-twice'
    | 'column-missing'
    | 'no-rows'
    | 'too-many'
    | 'cell-without-heading'
    | 'garbled';
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Table<Name extends string> {
  /** Of each place the column that stands there; `null` where there is none. */
  readonly columns: readonly (Name | null)[];
  readonly rows: readonly Line[];
  readonly faults: readonly TableFault[];
}

interface Expected<Name extends string> {
  readonly columns: readonly TableColumn<Name>[];
  readonly needed: readonly Name[];
  readonly mostRows: number;
}

/** A wrong encoding leaves these behind: the sign for a broken character, escapes, control characters, half characters. */
const REPLACED = /[\uFFFD\u0080-\u009F]/;
const isGarbled = (cell: string) => REPLACED.test(cell) || !isStorable(cell);

/** As a spreadsheet names its columns: A, Z, AA. */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : `${letterOf(Math.floor(place / 26) - 1)}${last}`;
}

function columnNamed<Name extends string>(said: string, columns: readonly TableColumn<Name>[]): Name | null {
  const text = said.toLowerCase();
  const names = ({ name, heading }: TableColumn<Name>) => [name, ...LANGUAGES.map((language) => heading[language])];
  return columns.find((column) => names(column).some((name) => name.toLowerCase() === text))?.name ?? null;
}

/** The heading's columns, with a fault for each that is unknown or stood there before. Blank ones are no columns. */
function readHeading<Name extends string>(line: Line, known: readonly TableColumn<Name>[]) {
  const faults: TableFault[] = [];
  const seen = new Set<Name>();
  const columns = line.cells.map((cell, place): Name | null => {
    const heading = readTypedText(cell);
    const name = columnNamed(heading, known);
    const column = letterOf(place);
    if (isGarbled(cell)) faults.push({ line: line.line, column, code: 'garbled' });
    else if (name === null && heading !== '') {
      faults.push({ line: line.line, column: heading, code: 'heading-unknown', values: { place: column } });
    } else if (name !== null && seen.has(name)) {
      faults.push({ line: line.line, column: name, code: 'heading-twice', values: { place: column } });
    }
    if (name !== null) seen.add(name);
    return name;
  });
  return { columns, faults };
}

/** Faults of the cells themselves, before anything is read from them. */
function cellFaults<Name extends string>({ line, cells }: Line, columns: readonly (Name | null)[], heading: Line) {
  return cells.flatMap((cell, place): TableFault[] => {
    const column = columns[place] ?? letterOf(place);
    if (isGarbled(cell)) return [{ line, column, code: 'garbled' }];
    const isBare = readTypedText(heading.cells[place] ?? '') === '' && readTypedText(cell) !== '';
    return isBare ? [{ line, column, code: 'cell-without-heading' }] : [];
  });
}

/** The rows of a file and all that is wrong with them as a table. Where the heading is wrong, the rows are not looked at. */
export function readTable<Name extends string>(csv: string, expected: Expected<Name>): Table<Name> {
  const lines = readCsv(csv);
  const refused = (...faults: TableFault[]): Table<Name> => ({ columns: [], rows: [], faults });
  if (lines === null) return refused({ line: 1, column: null, code: 'csv-quotes' });
  const [heading = { line: 1, cells: [] }, ...rows] = lines;
  const { columns, faults } = readHeading(heading, expected.columns);
  const missing = expected.needed
    .filter((column) => !columns.includes(column))
    .map((column): TableFault => ({ line: 1, column, code: 'column-missing' }));
  if (missing.length > 0 || faults.length > 0) return refused(...missing, ...faults);
  if (rows.length === 0) return refused({ line: 1, column: null, code: 'no-rows' });
  if (rows.length > expected.mostRows) {
    const values = { max: expected.mostRows, now: rows.length };
    return refused({ line: 1, column: null, code: 'too-many', values });
  }
  const found = rows.flatMap((line) => cellFaults(line, columns, heading));
  const faulty = new Set(found.map(({ line }) => line));
  return { columns, rows: rows.filter(({ line }) => !faulty.has(line)), faults: found };
}
