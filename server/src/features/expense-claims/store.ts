// Reading claims: one person's month, one claim, its lines. The list stands in review/, writes in draft-store.ts
// and transition-store.ts.
import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../platform/db/instant.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { approvesSubject, decisionsOn, withApproval } from '../approvals/public.ts';
import { LINES } from './lines-store.ts';

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
  /** Null before the first submission, and for what was decided without. */
  approvalId: string | null;
  approvalVersion: number | null;
  /** Names this state of the claim and of its approval. */
  mark: string;
}

/** A claim with its decisions, its lines and its findings, all as JSON in the contract's shape, written by PostgreSQL. */
export interface WholeClaim extends ClaimRow {
  decisions: string;
  lines: string;
  findings: string;
}

/** As its approvers meet it. */
export interface SeenClaimRow extends WholeClaim {
  /** The lines as they were when it last came back; null where it never did. */
  returnedLines: string | null;
}

/** Another one after every change that a reader sees: some acts of approvers leave the claim itself as it is. */
const MARK = sql`c.id || '.' || c.version || '.' || coalesce(p.version, 0)`;

const HEAD = sql`c.id, c.month, c.status, c.version, c.number, c.employee_id as "employeeUuid",
    c.employee_number as "employeeId", c.employee_name as "employeeName", c.employee_kana as "employeeKana",
    c.department_name as "departmentName", c.line_count as "lineCount", c.total_yen as "totalYen",
    ${instant(sql`c.submitted_at`)} as "submittedAt", ${instant(sql`c.updated_at`)} as "updatedAt",
    p.id as "approvalId", p.version as "approvalVersion", ${MARK} as mark`;
const FROM = sql`from expense_claims c ${withApproval('travel-expenses', sql`c.id`)}`;

const OF_ID = (at: Places<{ id: string }>) => sql`${FROM} where c.id = ${at('id')}::uuid`;

const ENDED = sql`c.status in ('rejected', 'cancelled')`;
const OF_MONTH = (at: Places<{ employee: string; month: string }>) => sql`${FROM}
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

/** The decision that an act is shown as; acts that decide nothing are left out. */
const DECISION_OF_ACT = sql`case a.kind when 'approve' then 'approved' when 'check' then 'checked'
    when 'take-back' then 'taken-back' when 'return' then 'returned' when 'reject' then 'rejected' end`;

/** A select of all decisions in their order, with the columns of the contract. Of old claims every one is their own. */
function decisionsOf(claim: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select f.decision, f.by, f.department, f."onBehalfOf", f.step, f."stepEn", ${instant(sql`f.moment`)} as at, f.comment
    from (select d.id, d.at as moment, d.fact as decision, d.by_name as by, d.by_department as department,
        null as "onBehalfOf", null as step, null as "stepEn", d.comment
      from record_facts d where d.record_id = ${claim}
      union all
      select a.id, a.at, ${DECISION_OF_ACT}, a.name, a.department_name, a.behalf_of_name, a.step_name, a.step_name_en,
        a.comment
      from (${decisionsOn('travel-expenses', claim)}) a) f
    order by f.moment, f.id`;
}

const DECISIONS = sql`(select coalesce(json_agg(fact), '[]')::text from (${decisionsOf(sql`c.id`)}) fact)`;

const wholeById = statement<{ id: string }, SeenClaimRow>(
  (at) => sql`select ${HEAD}, ${DECISIONS} as decisions, ${LINES}::text as lines, c.findings::text as findings,
    c.returned_lines::text as "returnedLines" ${OF_ID(at)}`,
);

interface MonthAsked {
  employee: string;
  month: string;
  /** The mark of a claim that the caller has written; null for none. */
  known: string | null;
}

/** Of a claim that the caller has in its newest version, PostgreSQL writes the head alone. */
const wholeOfMonth = statement<MonthAsked, ClaimRow & (WholeClaim | { lines: null })>((at) => {
  const unlessKnown = (part: RawBuilder<unknown>) => sql`case when ${MARK} = ${at('known')} then null else ${part} end`;
  return sql`select ${HEAD}, ${unlessKnown(DECISIONS)} as decisions, ${unlessKnown(sql`${LINES}::text`)} as lines,
    ${unlessKnown(sql`c.findings::text`)} as findings ${OF_MONTH(at)}`;
});

export async function findWholeClaim(pool: Pool, id: string): Promise<SeenClaimRow | null> {
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

const FARES = sql`select distinct on (l.transport_mode_code, l.section_from, l.section_via, l.section_to)
    l.transport_mode_code as "transportMode", l.section_from as "from", l.section_via as via, l.section_to as "to",
    l.unit_fare as "unitFare", l.use_date as "usedOn"
  from expense_claims c join claim_lines l on l.claim_id = c.id`;

export interface FareRow {
  transportMode: string | null;
  from: string;
  via: string;
  to: string;
  unitFare: number;
}

const lastFares = statement<{ employee: string; since: string; except: string | null }, FareRow>(
  (at) => sql`select "transportMode", "from", via, "to", "unitFare" from (${FARES}
    where c.employee_id = ${at('employee')}::uuid and c.month >= ${at('since')} and c.status in ('approved', 'confirmed')
      and c.id is distinct from ${at('except')}::uuid and l.removed_at is null and l.unit_fare is not null
      and l.section_from <> '' and l.section_to <> ''
    order by l.transport_mode_code, l.section_from, l.section_via, l.section_to, l.use_date desc) newest order by "usedOn"`,
);

/**
 * The newest approved fare of each section as it was written, that the person claimed since a month, but for one claim. Oldest
 * first: of two ways of writing one section the newer fare comes last.
 */
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
      and c.status in ('submitted', 'in_review', 'approved', 'confirmed') and l.removed_at is null
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    order by max(l.use_date) desc nulls last, count(*) desc limit 300`,
);

/** The person's lines since a month, each combination once, newest first. */
export async function findOwnLines(pool: Pool, employee: string, since: string): Promise<SuggestionRow[]> {
  return run(pool, ownLines, { employee, since });
}

const monthFiles = statement<{ employee: string; month: string; except: string[] }, { files: number }>(
  (at) => sql`select count(distinct la.attachment_id)::int as files
    from expense_claims c join claim_lines l on l.claim_id = c.id join claim_line_attachments la on la.line_id = l.id
    where c.employee_id = ${at('employee')}::uuid and c.month = ${at('month')} and not (${ENDED})
      and l.removed_at is null and la.removed_at is null and l.id <> all(${at('except')}::uuid[])`,
);

/** Counts the files on the lines of the person's live claim, without the lines `except`. */
export async function findMonthFiles(pool: Pool, employee: string, month: string, except: string[]): Promise<number> {
  return (await run(pool, monthFiles, { employee, month, except }))[0]?.files ?? 0;
}

/** True where the employee `me` is an approver of the claim, of any round, or a delegate of one on the day. */
export function approvesClaim(
  claim: RawBuilder<unknown>,
  me: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return approvesSubject('travel-expenses', claim, me, on);
}
