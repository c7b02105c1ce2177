// The SQL of a claim's steps: one statement each, guarded by id, version and state.
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import { sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import type { Places } from '../../platform/db/statement.ts';
import { instant } from './store.ts';

/** A fact to be kept of a step. */
export interface DecisionRow {
  readonly id: string;
  readonly decision: string;
  readonly decided_by: string;
  readonly decider_employee_id: string | null;
  readonly decider_name: string;
  readonly decider_department: string;
  readonly comment: string;
}

interface Step {
  id: string;
  version: number;
  from: string;
  to: string;
  at: string;
  /** JSON array of `DecisionRow`: one fact, or two where a confirmation approves as well. */
  facts: string;
}

const FACT = sql`insert into expense_claim_decisions
  (id, claim_id, decision, owner_id, decided_by, decider_employee_id, decider_name, decider_department, decided_at, comment)`;

const FACT_COLUMNS = sql`f(id uuid, decision text, decided_by uuid, decider_employee_id uuid, decider_name text,
  decider_department text, comment text)`;

const keepFacts = (at: Places<Step>) => sql`${FACT}
  select f.id, c.id, f.decision, c.employee_id, f.decided_by, f.decider_employee_id, f.decider_name,
    f.decider_department, ${at('at')}::timestamptz, f.comment
  from changed c, json_to_recordset(${at('facts')}::json) as ${FACT_COLUMNS}`;

/** Moves a claim from one state to the next and keeps the facts. */
export const stepClaim = change<Step>((at) => ({
  changed: sql`update expense_claims set status = ${at('to')}, version = version + 1,
      updated_at = ${at('at')}::timestamptz, change_xid = pg_current_xact_id()
    where id = ${at('id')}::uuid and version = ${at('version')} and status = ${at('from')}
    returning '{}'::jsonb as patch, id, employee_id`,
  after: {
    facts: keepFacts(at),
  },
}));

/** What a decision's statement finds out about a claim that nobody read before. */
interface Found {
  readonly month: YearMonth;
  readonly number: string;
  readonly lineCount: number;
  readonly totalYen: Yen;
  readonly submittedAt: string | null;
  readonly ownerId: string;
}

/** As `stepClaim`, of a claim that was handed in and is not the decider's own; answers and records what it found. */
export const decideClaim = change<Step & { notOwnedBy: string | null }, Found>((at) => ({
  changed: sql`update expense_claims set status = ${at('to')}, version = version + 1,
      updated_at = ${at('at')}::timestamptz, change_xid = pg_current_xact_id()
    where id = ${at('id')}::uuid and version = ${at('version')} and status = ${at('from')}
      and number is not null and employee_id is distinct from ${at('notOwnedBy')}::uuid
    returning jsonb_build_object('month', month, 'number', number, 'lineCount', line_count, 'totalYen', total_yen,
      'submittedAt', ${instant(sql`submitted_at`)}, 'ownerId', employee_id) as patch, id, employee_id`,
  after: { facts: keepFacts(at) },
}));

interface Submission extends Step {
  warnings: number;
  /** JSON array of the checks' findings. */
  findings: string;
  fiscalYear: number;
  name: string;
  kana: string;
  departmentCode: string;
  departmentName: string;
  /** JSON array of {id, purpose, mode, trip}: the names of the masters as they are now (B1-04). */
  names: string;
}

/**
 * Submits: as a step, and gives the number where there is none yet, from a counter in the same transaction (B0-06).
 * The claim is locked before the counter moves, so a twin that comes too late uses no number up.
 */
export const submitClaimRow = change<Submission>((at) => ({
  before: {
    locked: sql`select id, number from expense_claims
      where id = ${at('id')}::uuid and version = ${at('version')} and status = ${at('from')} for update`,
    numbered: sql`insert into number_counters (prefix, fiscal_year, last)
      select 'TE', ${at('fiscalYear')}::int, 1 from locked where number is null
      on conflict (prefix, fiscal_year) do update set last = number_counters.last + 1
      returning 'TE-' || fiscal_year || '-' || case when last < 100000 then lpad(last::text, 5, '0') else last::text end as number`,
  },
  changed: sql`update expense_claims c set status = ${at('to')}, version = version + 1,
      number = coalesce(c.number, (select number from numbered)), warning_count = ${at('warnings')}::int, findings = ${at('findings')}::jsonb,
      employee_name = ${at('name')}, employee_kana = ${at('kana')}, department_code = ${at('departmentCode')},
      department_name = ${at('departmentName')}, submitted_at = ${at('at')}::timestamptz,
      updated_at = ${at('at')}::timestamptz, change_xid = pg_current_xact_id()
    from locked where c.id = locked.id
    returning jsonb_build_object('number', c.number) as patch, c.id, c.employee_id`,
  after: {
    facts: keepFacts(at),
    named: sql`update claim_lines l set purpose_name = n.purpose, transport_mode_name = n.mode, trip_type_name = n.trip
      from changed c, json_to_recordset(${at('names')}::json) as n(id uuid, purpose text, mode text, trip text)
      where l.id = n.id and l.claim_id = c.id`,
  },
}));
