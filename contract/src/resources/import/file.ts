// Reads a file of resources: its columns by the heading, each row over the resource of its name, by the schema of a resource.
import { type InputFault, inputFaults } from '../../input-faults.ts';
import { readTable } from '../../values/csv-table.ts';
import { folded } from '../../values/folded.ts';
import { escaped } from '../../values/formula-escape.ts';
import { INITIAL_RESOURCE } from '../initial-resource.ts';
import { NewResource, RESOURCE_LIMITS, type ResourceContent } from '../model.ts';
import { type StandingResource, standingFaults } from '../rules.ts';
import { type CellValue, emptyValue, JOINED_BY, readCell } from './cells.ts';
import { type ColumnName, FILE_COLUMNS, WEEKDAY_COLUMNS } from './columns.ts';

/** A fault before it is worded; its place as that of a `TableFault`. */
export interface RowFault extends Omit<InputFault, 'field'> {
  readonly line: number;
  readonly column: string | null;
}

type Said = Readonly<Partial<Record<ColumnName, CellValue>>>;

export interface FileRow {
  readonly line: number;
  readonly said: Said;
}

export interface ReadFile {
  readonly rows: readonly FileRow[];
  readonly faults: readonly RowFault[];
}

/** The rows of the file as far as they can be read without the portal. A file has a name in each row. */
export function readFile(csv: string): ReadFile {
  const table = readTable(csv, { columns: FILE_COLUMNS, needed: ['name'], mostRows: RESOURCE_LIMITS.importRows });
  const columns = table.columns.map((name) => FILE_COLUMNS.find((column) => column.name === name) ?? null);
  const rows = table.rows.map(({ line, cells }): FileRow => {
    const said = columns.flatMap((column, at): [ColumnName, CellValue][] => {
      if (column === null) return [];
      const value = readCell(cells[at] ?? '', column);
      if (value !== undefined) return [[column.name, value]];
      return column.mayBeEmpty ? [[column.name, emptyValue(column)]] : [];
    });
    return { line, said: Object.fromEntries(said) };
  });
  return { rows, faults: table.faults };
}

/** The employee numbers that the rows name. */
export function numbersIn(rows: readonly FileRow[]): string[] {
  return [...new Set(rows.flatMap(({ said }) => namesOf(said.managers)))];
}

/** A stored resource, with the numbers of its managers. */
export type Stored = ResourceContent &
  StandingResource & { readonly version: number; readonly managerNumbers: readonly string[] };

interface Judging {
  readonly stored: readonly Stored[];
  /** Ids of those who work here, by employee number. */
  readonly employees: ReadonlyMap<string, string>;
  readonly newId: () => string;
  /** A text as our own files may hold it: what Shift_JIS writes differently, or not at all, is no change when it comes back. */
  readonly writtenForms: (text: string) => readonly string[];
}

export interface JudgedRow {
  readonly line: number;
  readonly id: string;
  readonly before: Stored | null;
  readonly content: ResourceContent;
}

export interface JudgedFile {
  readonly rows: readonly JudgedRow[];
  /** In the order of the file. */
  readonly faults: readonly RowFault[];
}

const namesOf = (value: CellValue | undefined): readonly string[] => (Array.isArray(value) ? value : []);

/** Blank where the row says none. */
const nameOf = ({ said }: Pick<FileRow, 'said'>): string => (typeof said.name === 'string' ? said.name : '');

/** A row with the resource that it is about: the stored one of its name, or a new one. */
interface Placed extends FileRow {
  readonly id: string;
  readonly before: Stored | null;
}

function placed(rows: readonly FileRow[], { stored, newId, writtenForms }: Judging): Placed[] {
  const active = stored.filter(({ status }) => status === 'active');
  const byName = new Map(active.flatMap((one) => writtenForms(one.name).map((form) => [folded(form), one] as const)));
  return rows.map((row) => {
    const before = byName.get(folded(nameOf(row))) ?? null;
    return { ...row, before, id: before?.id ?? newId() };
  });
}

/** The stored texts of which the row holds what our own file would. */
function unchanged(said: Said, before: Stored | null, writtenForms: Judging['writtenForms']): Said {
  if (before === null) return said;
  const kept = FILE_COLUMNS.flatMap((column): [ColumnName, CellValue][] => {
    const { name, kind } = column;
    if (said[name] === undefined || (kind !== 'text' && kind !== 'kana' && kind !== 'lines' && name !== 'features'))
      return [];
    const value = before[name as 'name' | 'features'];
    const text = typeof value === 'string' ? value : value.join(JOINED_BY);
    const isWritten = writtenForms(text).some(
      (form) => JSON.stringify(readCell(escaped(form), column)) === JSON.stringify(said[name]),
    );
    return isWritten ? [[name, value]] : [];
  });
  return { ...said, ...Object.fromEntries(kept) };
}

type Names = ReadonlyMap<string, string>;

/** The ids of named things; those that nothing is called by are told. */
function resolved(value: CellValue | undefined, ids: Names, fault: Pick<RowFault, 'column' | 'code'>) {
  const names = namesOf(value);
  const found = names.map((name) => ids.get(folded(name)) ?? null);
  return {
    ids: value === undefined ? null : found.flatMap((id) => id ?? []),
    faults: found.includes(null) ? [fault] : [],
  };
}

function columnOf(field: string): string {
  const [root = field, at] = field.split('.');
  if (root === 'hours') return WEEKDAY_COLUMNS[Number(at)] ?? WEEKDAY_COLUMNS[0];
  return root === 'unitIds' ? 'units' : root === 'managerIds' ? 'managers' : root;
}

/** A cell that stayed as it was because it means nothing: people are told how to write it, not its type. */
function asCellFault(line: number, { field, ...fault }: InputFault): RowFault {
  const name = columnOf(field);
  const kind = FILE_COLUMNS.find((column) => column.name === name)?.kind;
  const code = kind === 'yes' ? 'yes-or-no' : kind === 'hours' ? 'hours-cell' : kind === 'count' ? 'figure' : null;
  if (fault.code !== 'wrong-kind' || code === null) return { ...fault, line, column: name };
  return { line, column: name, code };
}

const CONTENT = Object.keys(INITIAL_RESOURCE) as (keyof ResourceContent)[];

/** The content with which the row begins: of the stored resource, or of a new one, whose shortest reservation is its slot. */
function contentBefore({ before, said: { slotMinutes } }: Placed): ResourceContent {
  const isSlot = typeof slotMinutes === 'number';
  const from = before ?? { ...INITIAL_RESOURCE, ...(isSlot ? { shortestMinutes: slotMinutes } : {}) };
  return Object.fromEntries(CONTENT.map((name) => [name, from[name]])) as unknown as ResourceContent;
}

function readRow(row: Placed, judging: Judging, resources: Names, employees: Names): JudgedRow | RowFault[] {
  const { line, id, before } = row;
  const said = unchanged(row.said, before, judging.writtenForms);
  const units = resolved(said.units, resources, { column: 'units', code: 'unknown-resource' });
  const managers = resolved(said.managers, employees, { column: 'managers', code: 'unknown-employee' });
  const named = [...units.faults, ...managers.faults].map((fault): RowFault => ({ ...fault, line }));
  const content = contentBefore(row);
  const meant = {
    ...content,
    ...Object.fromEntries(CONTENT.flatMap((name) => (name in said ? [[name, said[name as ColumnName]]] : []))),
    hours: WEEKDAY_COLUMNS.map((day, at) => (day in said ? said[day] : content.hours[at])),
    ...(units.ids === null ? {} : { unitIds: units.ids }),
    ...(managers.ids === null ? {} : { managerIds: managers.ids }),
  };
  const parsed = NewResource.safeParse(meant, { reportInput: true });
  if (!parsed.success) return [...inputFaults(parsed.error).map((fault) => asCellFault(line, fault)), ...named];
  return named.length > 0 ? named : { line, id, before, content: parsed.data };
}

/** Of two rows with the same name the later ones. */
function repeated(rows: readonly FileRow[]): RowFault[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, said }): RowFault[] => {
    const name = folded(nameOf({ said }));
    if (name !== '' && seen.has(name)) return [{ line, column: 'name', code: 'twice-in-file' }];
    seen.add(name);
    return [];
  });
}

/** Holds the rows against what is stored; units may be resources of the same file. Nothing is written. */
export function judgeFile(read: ReadFile, judging: Judging): JudgedFile {
  const { stored, employees } = judging;
  const all = placed(read.rows, judging);
  const active = stored.filter(({ status }) => status === 'active');
  const resources = new Map([
    ...active.map(({ name, id }) => [folded(name), id] as const),
    ...all.map(({ said, id }) => [folded(nameOf({ said })), id] as const),
  ]);
  // A manager who has left stays until somebody else is named.
  const numbers = stored.flatMap(({ managerNumbers, managerIds }) =>
    managerNumbers.map((number, at) => [folded(number), managerIds[at] ?? ''] as const),
  );
  const known = new Map([...numbers, ...[...employees].map(([number, id]) => [folded(number), id] as const)]);
  const judged = all.map((row) => readRow(row, judging, resources, known));
  const rows = judged.filter((one): one is JudgedRow => !Array.isArray(one));
  const after = new Map<string, StandingResource>(stored.map((one) => [one.id, one]));
  for (const { id, before, content } of rows) after.set(id, { ...content, id, status: before?.status ?? 'active' });
  const beside = rows.flatMap(({ line, id }): RowFault[] => {
    const one = after.get(id);
    const faults = one === undefined ? [] : standingFaults(after.values(), one);
    return faults.map((fault) => asCellFault(line, fault));
  });
  const faults = [...read.faults, ...judged.flatMap((one) => (Array.isArray(one) ? one : [])), ...repeated(read.rows)];
  // Where a row is wrong by itself, what it means to the others is not known yet.
  return { rows, faults: (faults.length === 0 ? beside : faults).toSorted((a, b) => a.line - b.line) };
}
