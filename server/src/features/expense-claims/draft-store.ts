// The SQL of saving a draft: the claim with its lines, all or nothing, in one statement.
import { type RawBuilder, sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import type { Places } from '../../platform/db/statement.ts';

interface Lines {
  /** JSON arrays: lines in the columns of LINE_COLUMNS, files as {line_id, attachment_id, position}. */
  added: string;
  files: string;
}

const LINE_COLUMNS = sql`id, position, use_date, purpose_code, purpose_text, visited_party, transport_mode_code,
  section_from, section_via, section_to, trip_type_code, unit_fare, deduction, amount, expense_type, tax_class,
  invoice_basis, registration_number, paid_by, memo, typed`;

const LINE_RECORD = sql`r(id uuid, position integer, use_date date, purpose_code text, purpose_text text,
  visited_party text, transport_mode_code text, section_from text, section_via text, section_to text,
  trip_type_code text, unit_fare integer, deduction integer, amount integer, expense_type text, tax_class text,
  invoice_basis text, registration_number text, paid_by text, memo text, typed jsonb)`;

const FILE_RECORD = sql`f(line_id uuid, attachment_id uuid, position integer)`;

function addLines(at: Places<Lines>): RawBuilder<unknown> {
  return sql`insert into claim_lines (claim_id, ${LINE_COLUMNS})
    select c.id, r.* from changed c, json_to_recordset(${at('added')}::json) as ${LINE_RECORD}`;
}

function addFiles(at: Places<Lines>): RawBuilder<unknown> {
  return sql`insert into claim_line_attachments (line_id, attachment_id, position)
    select f.* from changed c, json_to_recordset(${at('files')}::json) as ${FILE_RECORD}
    on conflict (line_id, attachment_id) do update set position = excluded.position`;
}

interface Beginning extends Lines {
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

/** Begins the month's claim. Nothing changes where there is a live one already. */
export const beginClaim = change<Beginning>((at) => ({
  changed: sql`insert into expense_claims (id, employee_id, month, status, version, employee_number, employee_name,
      employee_kana, department_code, department_name, line_count, total_yen, warning_count, created_at, updated_at)
    values (${at('id')}::uuid, ${at('employee')}::uuid, ${at('month')}, 'draft', 1, ${at('employeeNumber')}, ${at('name')},
      ${at('kana')}, ${at('departmentCode')}, ${at('departmentName')}, ${at('lineCount')}::int, ${at('total')}::bigint, 0,
      ${at('at')}::timestamptz, ${at('at')}::timestamptz)
    on conflict (employee_id, month) where status not in ('rejected', 'cancelled') do nothing
    returning '{}'::jsonb as patch, id`,
  after: { added: addLines(at), files: addFiles(at) },
}));

interface Saving extends Lines {
  id: string;
  version: number;
  lineCount: number;
  total: number;
  at: string;
  by: string;
  /** JSON array like `added`: existing lines with new values. */
  altered: string;
  /** JSON array of {id, position}: lines that only moved. */
  moved: string;
  removed: readonly string[];
}

/** Never submitted: what goes is gone. Afterwards it is marked, by whom and when (B0-04). */
const NEVER_SUBMITTED = sql`c.number is null`;

/** Saves over the version that the person saw, while the claim may be edited. */
export const saveClaim = change<Saving>((at) => ({
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
    added: addLines(at),
    altered: sql`update claim_lines l set (${LINE_COLUMNS}) = (select r.id, r.position, r.use_date, r.purpose_code,
        r.purpose_text, r.visited_party, r.transport_mode_code, r.section_from, r.section_via, r.section_to,
        r.trip_type_code, r.unit_fare, r.deduction, r.amount, r.expense_type, r.tax_class, r.invoice_basis,
        r.registration_number, r.paid_by, r.memo, r.typed)
      from changed c, json_to_recordset(${at('altered')}::json) as ${LINE_RECORD}
      where l.id = r.id and l.claim_id = c.id`,
    moved: sql`update claim_lines l set position = m.position
      from changed c, json_to_recordset(${at('moved')}::json) as m(id uuid, position integer)
      where l.id = m.id and l.claim_id = c.id`,
    unfiled: sql`delete from claim_line_attachments la
      using changed c, json_to_recordset(${at('altered')}::json) as r(id uuid)
      where la.line_id = r.id and (la.line_id, la.attachment_id) not in
        (select f.line_id, f.attachment_id from json_to_recordset(${at('files')}::json) as ${FILE_RECORD})`,
    files: addFiles(at),
  },
}));
