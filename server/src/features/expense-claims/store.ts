// Reading claims: one person's month, one claim, its lines. The list stands in review/, writes in draft-store.ts
// and transition-store.ts.
import type { ClaimLine, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, statement } from '../../platform/db/statement.ts';

/** A claim without its lines, with what the rules need of its owner. */
export interface ClaimRow {
  id: string;
  month: YearMonth;
  status: ClaimStatus;
  version: number;
  number: string | null;
  employeeUuid: string;
  employeeId: string;
  employeeName: string;
  employeeKana: string;
  departmentName: string;
  lineCount: number;
  totalYen: string;
  submittedAt: string | null;
  updatedAt: string;
}

/** A claim with its decisions, its lines and its findings, all as JSON in the contract's shape, written by PostgreSQL. */
export interface WholeClaim extends ClaimRow {
  decisions: string;
  lines: string;
  findings: string;
}

/** A column of moments as the contract writes them, with milliseconds. */
export const instant = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const HEAD = sql`c.id, c.month, c.status, c.version, c.number, c.employee_id as "employeeUuid",
    c.employee_number as "employeeId", c.employee_name as "employeeName", c.employee_kana as "employeeKana",
    c.department_name as "departmentName", c.line_count as "lineCount", c.total_yen as "totalYen",
    ${instant(sql`c.submitted_at`)} as "submittedAt", ${instant(sql`c.updated_at`)} as "updatedAt"`;

const OF_ID = (at: Places<{ id: string }>) => sql`from expense_claims c where c.id = ${at('id')}::uuid`;

const ENDED = sql`c.status in ('rejected', 'cancelled')`;
const OF_MONTH = (at: Places<{ employee: string; month: string }>) => sql`from expense_claims c
  where c.employee_id = ${at('employee')}::uuid and c.month = ${at('month')}
  order by ${ENDED}, c.created_at desc limit 1`;

const claimById = statement<{ id: string }, ClaimRow>((at) => sql`select ${HEAD} ${OF_ID(at)}`);
const claimOfMonth = statement<{ employee: string; month: string }, ClaimRow>(
  (at) => sql`select ${HEAD} ${OF_MONTH(at)}`,
);

export async function findClaim(pool: Pool, id: string): Promise<ClaimRow | null> {
  return (await run(pool, claimById, { id }))[0] ?? null;
}

/** The live claim of the month, else the newest ended one. */
export async function findMonth(pool: Pool, employee: string, month: string): Promise<ClaimRow | null> {
  return (await run(pool, claimOfMonth, { employee, month }))[0] ?? null;
}

/** Number of another submitted claim that holds the same file, for the warning of B0-07. */
const ALSO_IN = sql`(select max(oc.number) from attachments oa
    join claim_line_attachments ola on ola.attachment_id = oa.id join claim_lines ol on ol.id = ola.line_id
    join expense_claims oc on oc.id = ol.claim_id
  where oa.sha256 = a.sha256 and ol.removed_at is null and oc.id <> l.claim_id
    and oc.number is not null and oc.status not in ('cancelled', 'rejected'))`;

const FILES = sql`to_json(array(select json_build_object('id', a.id, 'name', a.name, 'mediaType', a.media_type,
      'bytes', a.bytes, 'sha256', encode(a.sha256, 'hex'), 'alsoIn', ${ALSO_IN})
  from claim_line_attachments la join attachments a on a.id = la.attachment_id where la.line_id = l.id
  order by la.position))`;

const LINE_COLUMNS: Readonly<Record<keyof ClaimLine, RawBuilder<unknown>>> = {
  id: sql`l.id`,
  useDate: sql`l.use_date`,
  purpose: sql`l.purpose_code`,
  purposeText: sql`l.purpose_text`,
  visitedParty: sql`l.visited_party`,
  transportMode: sql`l.transport_mode_code`,
  from: sql`l.section_from`,
  via: sql`l.section_via`,
  to: sql`l.section_to`,
  tripType: sql`l.trip_type_code`,
  unitFare: sql`l.unit_fare`,
  deduction: sql`l.deduction`,
  expenseType: sql`l.expense_type`,
  taxClass: sql`l.tax_class`,
  invoiceBasis: sql`l.invoice_basis`,
  registrationNumber: sql`l.registration_number`,
  paidBy: sql`l.paid_by`,
  memo: sql`l.memo`,
  attachments: FILES,
  typed: sql`l.typed`,
  amount: sql`l.amount`,
};

const LINE = sql.join(Object.entries(LINE_COLUMNS).map(([key, column]) => sql`${column} as ${sql.id(key)}`));

/** One text from PostgreSQL instead of rows: a third of the work, and of the same moment as the claim's version. */
const LINES = sql`(select coalesce(json_agg(line), '[]')::text from (select ${LINE} from claim_lines l
    where l.claim_id = c.id and l.removed_at is null order by l.position) line)`;

const DECISIONS = sql`(select coalesce(json_agg(fact), '[]')::text from (select d.decision, d.decider_name as by,
      d.decider_department as department, ${instant(sql`d.decided_at`)} as at, d.comment
    from expense_claim_decisions d where d.claim_id = c.id order by d.decided_at, d.id) fact)`;

const WHOLE = sql`${HEAD}, ${DECISIONS} as decisions, ${LINES} as lines, c.findings::text as findings`;

const wholeById = statement<{ id: string }, WholeClaim>((at) => sql`select ${WHOLE} ${OF_ID(at)}`);
interface MonthAsked {
  employee: string;
  month: string;
  /** `id.version` of a claim that the caller has written; null for none. */
  known: string | null;
}

/** Of a claim that the caller has in its newest version, PostgreSQL writes the head alone. */
const wholeOfMonth = statement<MonthAsked, ClaimRow & (WholeClaim | { lines: null })>((at) => {
  const known = sql`c.id || '.' || c.version = ${at('known')}`;
  const unlessKnown = (part: RawBuilder<unknown>) => sql`case when ${known} then null else ${part} end`;
  return sql`select ${HEAD}, ${unlessKnown(DECISIONS)} as decisions, ${unlessKnown(LINES)} as lines,
    ${unlessKnown(sql`c.findings::text`)} as findings ${OF_MONTH(at)}`;
});

export async function findWholeClaim(pool: Pool, id: string): Promise<WholeClaim | null> {
  return (await run(pool, wholeById, { id }))[0] ?? null;
}

/** As `findMonth`, with decisions and lines; without them where `known` is still the newest. */
export async function findWholeMonth(
  pool: Pool,
  employee: string,
  month: string,
  known: string | null,
): Promise<WholeClaim | (ClaimRow & { lines: null }) | null> {
  return (await run(pool, wholeOfMonth, { employee, month, known }))[0] ?? null;
}

const linesOfClaim = statement<{ id: string }, { lines: string }>((at) => sql`select ${LINES} as lines ${OF_ID(at)}`);

/** The lines in order, for rules to look at. */
export async function findLines(pool: Pool, claim: string): Promise<ClaimLine[]> {
  const [row] = await run(pool, linesOfClaim, { id: claim });
  return row === undefined ? [] : (JSON.parse(row.lines) as ClaimLine[]);
}

const FARES = sql`select distinct on (l.transport_mode_code, l.section_from, l.section_via, l.section_to)
    l.transport_mode_code as "transportMode", l.section_from as "from", l.section_via as via, l.section_to as "to",
    l.unit_fare as "unitFare"
  from expense_claims c join claim_lines l on l.claim_id = c.id`;

export interface FareRow {
  transportMode: string | null;
  from: string;
  via: string;
  to: string;
  unitFare: number;
}

const lastFares = statement<{ employee: string; since: string; except: string | null }, FareRow>(
  (at) => sql`${FARES}
    where c.employee_id = ${at('employee')}::uuid and c.month >= ${at('since')} and c.status in ('approved', 'confirmed')
      and c.id is distinct from ${at('except')}::uuid and l.removed_at is null and l.unit_fare is not null
      and l.section_from <> '' and l.section_to <> ''
    order by l.transport_mode_code, l.section_from, l.section_via, l.section_to, l.use_date desc`,
);

/** The newest approved fare of each section that the person claimed since a month, but for one claim. */
export async function findLastFares(
  pool: Pool,
  employee: string,
  since: string,
  except: string | null,
): Promise<FareRow[]> {
  return run(pool, lastFares, { employee, since, except });
}

export interface SuggestionRow extends FareRow {
  purpose: string | null;
  purposeText: string;
  visitedParty: string;
  tripType: string | null;
  expenseType: string;
  times: number;
}

const ownLines = statement<{ employee: string; since: string }, SuggestionRow>(
  (at) => sql`select l.purpose_code as purpose, l.purpose_text as "purposeText", l.visited_party as "visitedParty",
      l.transport_mode_code as "transportMode", l.section_from as "from", l.section_via as via, l.section_to as "to",
      l.trip_type_code as "tripType", l.unit_fare as "unitFare", l.expense_type as "expenseType", count(*)::int as times
    from expense_claims c join claim_lines l on l.claim_id = c.id
    where c.employee_id = ${at('employee')}::uuid and c.month >= ${at('since')}
      and c.status in ('submitted', 'approved', 'confirmed') and l.removed_at is null
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    order by max(l.use_date) desc nulls last, count(*) desc limit 300`,
);

/** What the person claimed since a month, each combination once, newest first. */
export async function findOwnLines(pool: Pool, employee: string, since: string): Promise<SuggestionRow[]> {
  return run(pool, ownLines, { employee, since });
}

const ownFiles = statement<{ ids: string[]; account: string }, { id: string }>(
  (at) => sql`select id from attachments where id = any(${at('ids')}::uuid[]) and added_by = ${at('account')}::uuid`,
);

/** Which of the files the person added. */
export async function findOwnFiles(pool: Pool, account: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await run(pool, ownFiles, { ids: [...ids], account });
  return new Set(rows.map(({ id }) => id));
}

const monthFiles = statement<{ employee: string; month: string; except: string[] }, { files: number }>(
  (at) => sql`select count(distinct la.attachment_id)::int as files
    from expense_claims c join claim_lines l on l.claim_id = c.id join claim_line_attachments la on la.line_id = l.id
    where c.employee_id = ${at('employee')}::uuid and c.month = ${at('month')} and not (${ENDED})
      and l.removed_at is null and l.id <> all(${at('except')}::uuid[])`,
);

/** How many files hang on the lines of the person's live claim, but for some lines. */
export async function findMonthFiles(pool: Pool, employee: string, month: string, except: string[]): Promise<number> {
  return (await run(pool, monthFiles, { employee, month, except }))[0]?.files ?? 0;
}
