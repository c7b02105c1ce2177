// The lines of a claim with their files, as the contract has them.
import { CLAIMS_COUNT, type Spend, statesThatAre } from '@madoguchi/contract/budgets/rules.ts';
import type { ClaimLine } from '@madoguchi/contract/expense-claims/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Executor, type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import type { FigureSource, Measure } from '../../platform/figures/figure-source.ts';
import { fileWith, numberElsewhere, withFile } from '../attachments/public.ts';
import type { UsagePort } from '../classifications/public.ts';

/** Number of what else was handed in with the same file, for the warning of B0-07. */
const ALSO_IN = numberElsewhere(sql`a.sha256`, sql`l.claim_id`);

const FILES = sql`to_json(array(select ${fileWith(ALSO_IN)} from claim_line_attachments la ${withFile(sql`la.attachment_id`)}
  where la.line_id = l.id and la.removed_at is null order by la.position))`;

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

/**
 * The lines of the claim `c` as one value instead of rows: a third of the work, and of the same moment as its version.
 */
export const LINES = sql`(select coalesce(json_agg(line), '[]') from (select ${LINE} from claim_lines l
    where l.claim_id = c.id and l.removed_at is null order by l.position) line)`;

const linesOfClaim = statement<{ id: string }, { lines: string }>(
  (at) => sql`select ${LINES}::text as lines from expense_claims c where c.id = ${at('id')}::uuid`,
);

/** The lines in order, for rules to look at. */
export async function findLines(pool: Pool, claim: string): Promise<ClaimLine[]> {
  const [row] = await run(pool, linesOfClaim, { id: claim });
  return row === undefined ? [] : (JSON.parse(row.lines) as ClaimLine[]);
}

const linesWith = (column: string) => ({
  'claim-lines': (at: PlacesOf<'code'>) =>
    sql`claim_lines l where l.removed_at is null and ${sql.id('l', column)} = ${at('code')}`,
});

/** Where claims and their lines name values of the masters. */
export const claimUses: UsagePort = {
  reason: linesWith('purpose_code'),
  route: linesWith('transport_mode_code'),
  way: linesWith('trip_type_code'),
  group: { claims: (at) => sql`expense_claims c where c.department_code = ${at('code')}` },
};

const IN_STATE = (counting: Parameters<typeof statesThatAre>[0]) =>
  sql`c.status in (${sql.join(statesThatAre(counting, CLAIMS_COUNT).map((state) => sql.lit(state)))})`;
/** Agreed to: money that leaves the house, though it may not have been paid yet. */
const SPENT = IN_STATE('spent');
const COMMITTED = IN_STATE('committed');
const DAY = sql`coalesce(l.use_date, to_date(c.month, 'YYYYMM'))`;

/** By the day of use, in the month of the claim: a claim never leaves its month. */
export const claimFigures: FigureSource = {
  name: 'claims',
  touched: (isSince) => sql`select distinct c.month as part from expense_claims c where ${isSince(sql`c.change_xid`)}`,
  counted: (parts) => sql`select c.month as part, ${DAY} as day,
        ${sql.lit<Measure>('claim-yen')} as measure, c.department_code as department, sum(coalesce(l.amount, 0))::bigint as value
      from expense_claims c join claim_lines l on l.claim_id = c.id and l.removed_at is null
      where c.month in (select part from ${parts}) and ${SPENT} group by 1, 2, 4
    union all select c.month, to_date(c.month, 'YYYYMM'), ${sql.lit<Measure>('claims')}, c.department_code, count(*)
      from expense_claims c where c.month in (select part from ${parts}) and ${SPENT} group by 1, 4`,
};

interface Spending {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Null for all. */
  readonly departments: readonly string[] | null;
}

const spending = statement<Spending, { day: PlainDate; spent: string; committed: string }>(
  (at) => sql`select ${DAY} as day, coalesce(sum(l.amount) filter (where ${SPENT}), 0)::bigint as spent,
      coalesce(sum(l.amount) filter (where ${COMMITTED}), 0)::bigint as committed
    from expense_claims c join claim_lines l on l.claim_id = c.id and l.removed_at is null
    where c.month between to_char(${at('from')}::date, 'YYYYMM') and to_char(${at('to')}::date, 'YYYYMM')
      and (${SPENT} or ${COMMITTED})
      and (${at('departments')}::text[] is null or c.department_code = any(${at('departments')}::text[]))
    group by 1`,
);

/** Sums the claims of whole months by day of use: those agreed to, and those that wait for a decision. */
export async function claimSpend(executor: Executor, asked: Spending): Promise<Omit<Spend, 'category'>[]> {
  const rows = await run(executor, spending, asked);
  return rows.map(({ day, spent, committed }) => ({ day, spentYen: Number(spent), committedYen: Number(committed) }));
}
