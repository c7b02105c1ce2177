// The SQL of saving a draft: the claim with its lines, all or nothing, in one statement.
import { type RawBuilder, sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { changeOfMany, EACH, type ValueType } from '../../platform/db/change-of-many.ts';
import { LINE_COLUMNS, type LineColumn } from './draft-lines.ts';

/** The PostgreSQL type of each cell of a line's row; null: JSON. */
const TYPES = {
  id: 'uuid',
  position: 'integer',
  use_date: 'date',
  purpose_code: 'text',
  purpose_text: 'text',
  visited_party: 'text',
  transport_mode_code: 'text',
  section_from: 'text',
  section_via: 'text',
  section_to: 'text',
  trip_type_code: 'text',
  unit_fare: 'integer',
  deduction: 'integer',
  amount: 'integer',
  expense_type: 'text',
  tax_class: 'text',
  invoice_basis: 'text',
  registration_number: 'text',
  paid_by: 'text',
  memo: 'text',
  typed: null,
  attachments: null,
} as const satisfies Record<LineColumn, string | null>;

const CELLS = LINE_COLUMNS.map((column, at) => {
  const type = TYPES[column];
  const cell = type === null ? sql`v -> ${sql.lit(at)}` : sql`(v ->> ${sql.lit(at)})::${sql.raw(type)}`;
  return sql`${cell} as ${sql.id(column)}`;
});

/** Lines from a JSON array of rows, in PostgreSQL's types. */
const linesOf = (rows: RawBuilder<unknown>) => sql`select ${sql.join(CELLS)} from jsonb_array_elements(${rows}) as v`;

/** New lines stand in the record itself: one value is recorded and stored, and read once. */
const addedTo = (difference: RawBuilder<unknown>) => sql`${difference}::jsonb -> 'added' -> 'rows'`;

const STORED = LINE_COLUMNS.filter((column) => column !== 'attachments');
const columnsOf = (table: string) => sql.join(STORED.map((column) => sql.id(table, column)));
const STORED_COLUMNS = sql.join(STORED.map((column) => sql.id(column)));

/** Adds the lines `n` to the claims `c`. */
const addLines = (to: RawBuilder<unknown>) => sql`insert into claim_lines (claim_id, ${STORED_COLUMNS})
  select c.id, ${columnsOf('n')} from ${to}`;

/** Puts the files of the lines `l` where they belong. One that was taken off and comes back is the same again. */
const addFiles = (
  lines: RawBuilder<unknown>,
) => sql`insert into claim_line_attachments (line_id, attachment_id, position)
  select l.id, f.id::uuid, f.place - 1
  from ${lines}, jsonb_array_elements_text(l.attachments) with ordinality as f(id, place)
  on conflict (line_id, attachment_id) do update set position = excluded.position, removed_at = null, removed_by = null`;

interface Beginning {
  id: string;
  employee: string;
  month: string;
  employeeNumber: string;
  name: string;
  kana: string;
  departmentCode: string;
  departmentName: string;
  lineCount: number;
  total: number;
  at: string;
}

const BEGINNING = {
  id: 'uuid',
  employee: 'uuid',
  month: 'text',
  employeeNumber: 'text',
  name: 'text',
  kana: 'text',
  departmentCode: 'text',
  departmentName: 'text',
  lineCount: 'integer',
  total: 'bigint',
  at: 'timestamptz',
} as const satisfies Record<keyof Beginning, ValueType>;

/** Begins the month's claim. Nothing changes where there is a live one already. */
export const beginClaim = changeOfMany<Beginning>(BEGINNING, (at) => ({
  before: {
    new_lines: sql`select nth, new_line.* from ${EACH}, lateral (${linesOf(addedTo(at('difference')))}) new_line`,
    begun: sql`insert into expense_claims (id, employee_id, month, status, version, employee_number, employee_name,
      employee_kana, department_code, department_name, line_count, total_yen, warning_count, created_at, updated_at)
    select ${at('id')}, ${at('employee')}, ${at('month')}, 'draft', 1, ${at('employeeNumber')}, ${at('name')}, ${at('kana')},
      ${at('departmentCode')}, ${at('departmentName')}, ${at('lineCount')}, ${at('total')}, 0, ${at('at')}, ${at('at')}
    from ${EACH}
    on conflict (employee_id, month) where status not in ('rejected', 'cancelled') do nothing
    returning id`,
  },
  changed: sql`select nth, '{}'::jsonb as patch, begun.id from begun join ${EACH} on ${at('id')} = begun.id`,
  after: {
    added: addLines(sql`changed c join new_lines n using (nth)`),
    files: addFiles(sql`changed join new_lines l using (nth)`),
  },
}));

interface Saving {
  id: string;
  version: number;
  lineCount: number;
  total: number;
  at: string;
  by: string;
  /** JSON array of rows: existing lines with new values. */
  altered: string;
  /** JSON array of {id, position}: lines that only moved. */
  moved: string;
  removed: readonly string[];
}

/** Never submitted: what goes is gone. Afterwards it is marked, by whom and when (B0-04). */
const NEVER_SUBMITTED = sql`c.number is null`;

/** Saves over the version that the person saw, while the claim may be edited. */
export const saveClaim = change<Saving>((at) => ({
  before: { new_lines: linesOf(addedTo(at('difference'))), altered_lines: linesOf(sql`${at('altered')}::jsonb`) },
  changed: sql`update expense_claims c set version = version + 1, line_count = ${at('lineCount')}::int,
      total_yen = ${at('total')}::bigint, updated_at = ${at('at')}::timestamptz, change_xid = pg_current_xact_id()
    where id = ${at('id')}::uuid and version = ${at('version')} and status in ('draft', 'returned')
    returning '{}'::jsonb as patch, c.id, c.number`,
  after: {
    deleted: sql`delete from claim_lines l using changed c
      where l.claim_id = c.id and l.id = any(${at('removed')}::uuid[]) and ${NEVER_SUBMITTED}`,
    marked: sql`update claim_lines l set removed_at = ${at('at')}::timestamptz, removed_by = ${at('by')}::uuid
      from changed c
      where l.claim_id = c.id and l.id = any(${at('removed')}::uuid[]) and not (${NEVER_SUBMITTED})`,
    added: addLines(sql`changed c, new_lines n`),
    altered: sql`update claim_lines l set (${STORED_COLUMNS}) = (select ${columnsOf('a')})
      from changed c, altered_lines a where l.id = a.id and l.claim_id = c.id`,
    moved: sql`update claim_lines l set position = m.position
      from changed c, json_to_recordset(${at('moved')}::json) as m(id uuid, position integer)
      where l.id = m.id and l.claim_id = c.id`,
    unfiled: sql`delete from claim_line_attachments la using changed c, altered_lines a
      where la.line_id = a.id and not a.attachments ? la.attachment_id::text and ${NEVER_SUBMITTED}`,
    unfiled_marked: sql`update claim_line_attachments la set removed_at = ${at('at')}::timestamptz, removed_by = ${at('by')}::uuid
      from changed c, altered_lines a where la.line_id = a.id and not a.attachments ? la.attachment_id::text
        and la.removed_at is null and not (${NEVER_SUBMITTED})`,
    files: addFiles(sql`changed, (select * from new_lines union all select * from altered_lines) l`),
  },
}));
