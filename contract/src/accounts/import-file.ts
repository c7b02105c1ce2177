// Reads a file of people: rows of cells, their columns by the heading, and each row by the schema of a registration.
import { type InputFault, inputFaults } from '../input-faults.ts';
import type { Line } from '../values/csv-lines.ts';
import { readTable } from '../values/csv-table.ts';
import { unescaped } from '../values/formula-escape.ts';
import { readTypedText } from '../values/typed-text.ts';
import { IMPORT_COLUMN_NAMES, IMPORT_COLUMNS, type ImportColumn, NEEDED_COLUMNS } from './import-columns.ts';
import { ACCOUNT_LIMITS, NamedPerson } from './model.ts';
import { personFaults } from './registration-faults.ts';

/** A fault before it is worded; its place as that of a `TableFault`. */
export interface RowFault extends Omit<InputFault, 'field'> {
  readonly line: number;
  readonly column: string | null;
}

export interface ImportRow {
  readonly line: number;
  readonly person: NamedPerson;
}

export interface ReadImport {
  readonly rows: readonly ImportRow[];
  readonly faults: readonly RowFault[];
}

/** Filled cells decide what is said of the person's employment. */
function employmentOf(cells: Partial<Record<ImportColumn, string>>): NamedPerson['employment'] {
  if (cells.department || cells.position) return 'new';
  return cells.employeeNumber ? 'existing' : 'none';
}

function readRow({ line, cells }: Line, columns: readonly (ImportColumn | null)[]): ImportRow | RowFault[] {
  const named = Object.fromEntries(
    columns.flatMap((column, at) => {
      const cell = readTypedText(unescaped(cells[at] ?? ''));
      return column === null || cell === '' ? [] : [[column, cell]];
    }),
  ) as Partial<Record<ImportColumn, string>>;
  const asked = { email: '', displayName: '', ...named, employment: employmentOf(named) };
  const parsed = NamedPerson.safeParse(asked, { reportInput: true });
  if (!parsed.success) {
    return inputFaults(parsed.error).map(({ field, ...fault }) => ({ ...fault, line, column: field }));
  }
  const faults = personFaults(parsed.data);
  if (faults.length > 0) return faults.map(({ field, code }) => ({ line, column: field, code }));
  return { line, person: { ...parsed.data, email: parsed.data.email.toLowerCase() } };
}

/** Of two rows with the same value the later ones; `null` values are nobody's. */
function repeated(rows: readonly ImportRow[], column: 'email' | 'employeeNumber'): RowFault[] {
  const first = new Set<string>();
  return rows.flatMap(({ line, person }) => {
    const value = person[column];
    if (value === null || !first.has(value)) {
      if (value !== null) first.add(value);
      return [];
    }
    return [{ line, column, code: 'twice-in-file' } as const];
  });
}

const COLUMNS = IMPORT_COLUMN_NAMES.map((name) => ({ name, heading: IMPORT_COLUMNS[name] }));

/** Everybody of the file with all faults that the file itself shows, in its order. */
export function readImport(csv: string): ReadImport {
  const table = readTable(csv, { columns: COLUMNS, needed: NEEDED_COLUMNS, mostRows: ACCOUNT_LIMITS.importRows });
  const read = table.rows.map((line) => readRow(line, table.columns));
  const rows = read.filter((one): one is ImportRow => !Array.isArray(one));
  const faults = read.flatMap((one) => (Array.isArray(one) ? one : []));
  const all = [...table.faults, ...faults, ...repeated(rows, 'email'), ...repeated(rows, 'employeeNumber')];
  return { rows, faults: all.sort((a, b) => a.line - b.line) };
}
