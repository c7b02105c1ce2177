// Reads a file of reservations: a line each, its resource by name and its organizer by number, times as people type them in Tokyo.
import { inputFaults } from '../input-faults.ts';
import type { InputCode } from '../input-texts.ts';
import type { Text, Values } from '../message.ts';
import type { Line } from '../values/csv-lines.ts';
import { readTable } from '../values/csv-table.ts';
import { unescaped } from '../values/formula-escape.ts';
import { narrowSigns } from '../values/narrow-signs.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { readTypedTime } from '../values/time-of-day.ts';
import { tokyoInstant } from '../values/tokyo-time.ts';
import { readWholeDate } from '../values/typed-date.ts';
import { readTypedText } from '../values/typed-text.ts';
import type { YearMonth } from '../values/year-month.ts';
import { NewReservation, RESERVATION_LIMITS, type Visibility } from './model.ts';
import { VISIBILITY_NAMES } from './names.ts';

/** The columns of a file of reservations, in their order. */
export const RESERVATION_FILE_COLUMNS = {
  title: { ja: '件名', en: 'Title' },
  resource: { ja: '設備', en: 'Resource' },
  quantity: { ja: '数量', en: 'Quantity' },
  day: { ja: '日付', en: 'Date' },
  start: { ja: '開始', en: 'Start' },
  endDay: { ja: '終了日', en: 'Last day' },
  end: { ja: '終了', en: 'End' },
  organizer: { ja: '主催者の社員番号', en: 'Organizer' },
  purpose: { ja: '目的', en: 'Purpose' },
  visibility: { ja: '公開範囲', en: 'Visibility' },
  attendees: { ja: '参加者の社員番号', en: 'Attendees' },
  destination: { ja: '行き先', en: 'Destination' },
  licenceUntil: { ja: '免許証の有効期限', en: 'Licence valid until' },
} as const satisfies Readonly<Record<string, Text>>;

type Column = keyof typeof RESERVATION_FILE_COLUMNS;
const NEEDED = ['title', 'resource', 'day', 'start', 'end', 'organizer'] as const satisfies readonly Column[];

/** A fault before it is worded. */
export interface ImportFault {
  readonly line: number;
  readonly column: string | null;
  readonly code: InputCode;
  readonly values?: Values;
}

export interface ImportedRow {
  readonly line: number;
  readonly title: string;
  readonly purpose: string;
  readonly visibility: Visibility;
  /** As the file names them. */
  readonly resource: string;
  readonly organizer: string;
  /** Employee numbers, each once, in the order of the file. */
  readonly attendees: readonly string[];
  readonly destination: string;
  readonly licenceUntil: PlainDate | null;
  readonly quantity: number;
  readonly start: string;
  readonly end: string;
}

const TEXTS = NewReservation.pick({ title: true, purpose: true, destination: true });

/** Numbers of one cell stand apart by blanks, commas, semicolons or a Japanese comma. */
const BETWEEN_NUMBERS = /[\s,;、，；]+/;

function visibilityOf(said: string): Visibility | null {
  if (said === '') return 'public';
  const found = Object.entries(VISIBILITY_NAMES).find(([name, { ja, en }]) =>
    [name, ja, en.toLowerCase()].includes(said.toLowerCase()),
  );
  return (found?.[0] as Visibility | undefined) ?? null;
}

function readRow(
  { line, cells }: Line,
  columns: readonly (Column | null)[],
  around: YearMonth,
): ImportedRow | ImportFault[] {
  const said = (name: Column) => readTypedText(unescaped(cells[columns.indexOf(name)] ?? ''));
  const faults: ImportFault[] = NEEDED.filter((name) => said(name) === '').map((column) => ({
    line,
    column,
    code: 'required',
  }));
  const wrong = (column: Column, code: InputCode, values?: Values) =>
    faults.push({ line, column, code, ...(values === undefined ? {} : { values }) });
  const dayOf = (column: 'day' | 'endDay' | 'licenceUntil'): PlainDate | null => {
    const day = said(column) === '' ? null : readWholeDate(said(column), around);
    if (said(column) !== '' && day === null) wrong(column, 'date');
    return day;
  };
  const timeOf = (column: 'start' | 'end') => {
    const time = readTypedTime(said(column));
    if (said(column) !== '' && time === null) wrong(column, 'time');
    return time;
  };
  const [day, endDay, from, to] = [dayOf('day'), dayOf('endDay'), timeOf('start'), timeOf('end')];
  const licenceUntil = dayOf('licenceUntil');
  const attendees = [...new Set(narrowSigns(said('attendees')).split(BETWEEN_NUMBERS))].filter((one) => one !== '');
  const most = RESERVATION_LIMITS.attendees;
  if (attendees.length > most) wrong('attendees', 'too-many', { max: most, now: attendees.length });
  const quantity = said('quantity') === '' ? 1 : Number(narrowSigns(said('quantity')));
  const max = RESERVATION_LIMITS.quantity;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > max) wrong('quantity', 'invalid');
  const visibility = visibilityOf(said('visibility'));
  if (visibility === null) wrong('visibility', 'not-in-list', { options: '公開, 非公開' });
  const typed = { title: said('title') || '-', purpose: said('purpose'), destination: said('destination') };
  const texts = TEXTS.safeParse(typed, { reportInput: true });
  for (const { field, code, values } of texts.success ? [] : inputFaults(texts.error)) {
    wrong(field as keyof typeof typed, code, values);
  }
  if (faults.length > 0 || day === null || from === null || to === null || visibility === null) return faults;
  return {
    line,
    title: said('title'),
    purpose: said('purpose'),
    visibility,
    resource: said('resource'),
    organizer: said('organizer'),
    attendees,
    destination: said('destination'),
    licenceUntil,
    quantity,
    start: tokyoInstant(day, from),
    end: tokyoInstant(endDay ?? day, to),
  };
}

/** Every line of the file that can be read, and all faults that the file itself shows, in its order; days lie about the month. */
export function readReservationFile(
  csv: string,
  around: YearMonth,
): {
  readonly rows: readonly ImportedRow[];
  readonly faults: readonly ImportFault[];
} {
  const columns = (Object.keys(RESERVATION_FILE_COLUMNS) as Column[]).map((name) => ({
    name,
    heading: RESERVATION_FILE_COLUMNS[name],
  }));
  const table = readTable(csv, { columns, needed: NEEDED, mostRows: RESERVATION_LIMITS.importRows });
  const read = table.rows.map((line) => readRow(line, table.columns, around));
  const rows = read.filter((one): one is ImportedRow => !Array.isArray(one));
  const faults = read.flatMap((one) => (Array.isArray(one) ? one : []));
  return { rows, faults: [...table.faults, ...faults].sort((a, b) => a.line - b.line) };
}
