// The SQL of what leaves the portal: a claim for its paper, and a month line by line.
import type { ClaimLine, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';
import { withFile } from '../attachments/public.ts';
import { withValueOf } from '../classifications/public.ts';

/** A line with the names that its masters had when it was submitted, and what they are called in English now. */
export interface ExportLine
  extends Omit<ClaimLine, 'id' | 'purpose' | 'transportMode' | 'tripType' | 'attachments' | 'typed'> {
  readonly id: string;
  readonly purposeName: string | null;
  readonly purposeNameEn: string | null;
  readonly transportModeName: string | null;
  readonly transportModeNameEn: string | null;
  readonly tripTypeName: string | null;
  readonly tripTypeNameEn: string | null;
}

/** The recorded name, and the master's where none is recorded yet (a draft). */
const named = (code: 'reason' | 'route' | 'way', recorded: RawBuilder<unknown>) =>
  sql`coalesce(${recorded}, ${sql.id(code)}.name)`;
/** English only while the master still means the same: a renamed one keeps the recorded name (B1-04). */
const namedEn = (code: 'reason' | 'route' | 'way', recorded: RawBuilder<unknown>) =>
  sql`case when ${recorded} is null or ${recorded} = ${sql.id(code)}.name then ${sql.id(code)}.name_en else ${recorded} end`;

const LINE = sql`l.id, l.use_date as "useDate", l.purpose_text as "purposeText", l.visited_party as "visitedParty",
  l.section_from as "from", l.section_via as via, l.section_to as "to", l.unit_fare as "unitFare", l.deduction, l.amount,
  l.expense_type as "expenseType", l.tax_class as "taxClass", l.invoice_basis as "invoiceBasis",
  l.registration_number as "registrationNumber", l.paid_by as "paidBy", l.memo,
  ${named('reason', sql`l.purpose_name`)} as "purposeName", ${namedEn('reason', sql`l.purpose_name`)} as "purposeNameEn",
  ${named('route', sql`l.transport_mode_name`)} as "transportModeName",
  ${namedEn('route', sql`l.transport_mode_name`)} as "transportModeNameEn",
  ${named('way', sql`l.trip_type_name`)} as "tripTypeName", ${namedEn('way', sql`l.trip_type_name`)} as "tripTypeNameEn"`;

const MASTERS = sql`${withValueOf('reason', sql`l.purpose_code`)} ${withValueOf('route', sql`l.transport_mode_code`)}
  ${withValueOf('way', sql`l.trip_type_code`)}`;

const linesOfClaim = statement<{ claim: string }, ExportLine>(
  (at) => sql`select ${LINE} from claim_lines l ${MASTERS}
    where l.claim_id = ${at('claim')}::uuid and l.removed_at is null order by l.position, l.id`,
);

/** The lines of a claim in order. */
export async function findExportLines(pool: Pool, claim: string): Promise<ExportLine[]> {
  return run(pool, linesOfClaim, { claim });
}

export interface ReceiptRow {
  readonly lineId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
}

const receiptsOfClaim = statement<{ claim: string }, ReceiptRow>(
  (
    at,
  ) => sql`select la.line_id as "lineId", a.name, a.media_type as "mediaType", a.bytes, encode(a.sha256, 'hex') as sha256
    from claim_lines l join claim_line_attachments la on la.line_id = l.id ${withFile(sql`la.attachment_id`)}
    where l.claim_id = ${at('claim')}::uuid and l.removed_at is null and la.removed_at is null
    order by l.position, l.id, la.position, a.id`,
);

/** The receipts of a claim in the order of its lines. */
export async function findReceipts(pool: Pool, claim: string): Promise<ReceiptRow[]> {
  return run(pool, receiptsOfClaim, { claim });
}

export interface MonthLineRow extends ExportLine {
  readonly claimId: string;
  readonly number: string;
  readonly status: ClaimStatus;
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeKana: string;
  readonly departmentName: string;
  readonly submittedAt: string;
  readonly position: number;
  readonly lineNumber: number;
  readonly attachmentCount: number;
}

/** The cursor of the next piece: the last line that was read. */
export type MonthLineKey = readonly [number: string, position: number, id: string];

const linesOfMonth = statement<
  { month: string; number: string; position: number; id: string; limit: number },
  MonthLineRow
>(
  (at) => sql`select ${LINE}, c.id as "claimId", c.number, c.status, c.employee_number as "employeeId",
      c.employee_name as "employeeName", c.employee_kana as "employeeKana", c.department_name as "departmentName",
      to_char(c.submitted_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt", l.position,
      (select count(*)::int from claim_lines b where b.claim_id = c.id and b.removed_at is null
        and (b.position, b.id) <= (l.position, l.id)) as "lineNumber",
      (select count(*)::int from claim_line_attachments la
        where la.line_id = l.id and la.removed_at is null) as "attachmentCount"
    from expense_claims c join claim_lines l on l.claim_id = c.id and l.removed_at is null ${MASTERS}
    where c.month = ${at('month')} and c.number is not null and c.status not in ('draft', 'cancelled')
      and c.number >= ${at('number')} and (c.number, l.position, l.id) > (${at('number')}, ${at('position')}::int, ${at('id')}::uuid)
    order by c.number, l.position, l.id limit ${at('limit')}::int`,
);

const BEFORE_ALL: MonthLineKey = ['', -1, '00000000-0000-0000-0000-000000000000'];
const PIECE = 1_000;

/** Every line of every claim of the month that was handed in, by number; read in pieces, never whole in memory. */
export async function* readMonthLines(pool: Pool, month: string): AsyncGenerator<MonthLineRow> {
  let after = BEFORE_ALL;
  for (;;) {
    const [number, position, id] = after;
    const rows = await run(pool, linesOfMonth, { month, number, position, id, limit: PIECE });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PIECE) return;
    after = [last.number, last.position, last.id];
  }
}
