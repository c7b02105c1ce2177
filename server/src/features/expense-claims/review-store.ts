// The SQL of the review list: one statement per combination of filters, each along its index, a page by its key.
import {
  type CLAIM_STATUSES,
  type REVIEW_SORTS,
  type REVIEW_STATES,
  ReviewRow,
} from '@madoguchi/contract/expense-claims/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, type Statement, statement } from '../../platform/db/statement.ts';
import { reviewTagValue } from './review-tag-store.ts';
import { instant } from './store.ts';

export interface ReviewFilter {
  readonly state?: (typeof REVIEW_STATES)[number] | undefined;
  readonly department?: string | undefined;
  readonly warned?: 'yes' | undefined;
  readonly sort: (typeof REVIEW_SORTS)[number];
  readonly direction: 'asc' | 'desc';
}

interface Asked {
  month: string;
  first: string;
  last: string;
  department: string;
  key1: string;
  key2: string;
  /** The tag of a page that the caller has; null for none. */
  known: string | null;
}

/** Rows as JSON, a line each; null where there are none. A line break inside a text is escaped there. */
interface Written {
  rows: string | null;
  tag: string | null;
}

export interface ReviewPage {
  /** Each a ReviewRow as JSON. */
  readonly rows: readonly string[];
  /** Sort value and claim of the last row, where more rows follow. */
  readonly next: readonly [string, string] | null;
  /** The month's tag at the moment of the rows; null where there is none. */
  readonly tag: string | null;
}

/** What decides the text of the statement. */
interface Shape {
  readonly filter: ReviewFilter;
  readonly hasKey: boolean;
  /** How many rows are fetched. */
  readonly fetched: number;
}

/**
 * Stands in the statement itself: with a limit that it does not know PostgreSQL plans anew each time, for a third of
 * the page's cost. A few sizes are enough; what nobody asked for is left out.
 */
const FETCHED = [51, 201, 501] as const;

type Status = (typeof CLAIM_STATUSES)[number];

/** What a reviewer may see of a month: everything that was handed in. */
const HANDED_IN: readonly Status[] = ['submitted', 'returned', 'approved', 'confirmed', 'rejected'];

/** The row's columns, by its keys in the contract. */
type Columns = Readonly<Record<keyof ReviewRow, RawBuilder<unknown>>>;

const selected = (columns: Columns) =>
  sql.join(Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.id(key)}`));

const ROW_KEYS = sql.join(Object.keys(ReviewRow.shape).map((key) => sql.id(key)));

const FROM_CLAIM: Columns = {
  employeeId: sql`c.employee_number`,
  employeeName: sql`c.employee_name`,
  employeeKana: sql`c.employee_kana`,
  departmentCode: sql`c.department_code`,
  claimId: sql`c.id`,
  status: sql`c.status`,
  number: sql`c.number`,
  lineCount: sql`c.line_count`,
  totalYen: sql`c.total_yen`,
  warningCount: sql`c.warning_count`,
  submittedAt: instant(sql`c.submitted_at`),
  version: sql`c.version`,
};

const KANA = sql`(e.last_name_kana || ' ' || e.first_name_kana)`;

const FROM_PERSON: Columns = {
  ...FROM_CLAIM,
  employeeId: sql`e.number`,
  employeeName: sql`e.last_name || ' ' || e.first_name`,
  employeeKana: KANA,
  departmentCode: sql`coalesce(c.department_code, e.department_code)`,
  lineCount: sql`coalesce(c.line_count, 0)`,
  totalYen: sql`coalesce(c.total_yen, 0)`,
  warningCount: sql`coalesce(c.warning_count, 0)`,
  version: sql`coalesce(c.version, 0)`,
};

const CLAIM_SORTS = {
  employee: { column: sql`c.employee_number`, cast: sql`text` },
  kana: { column: sql`c.employee_kana`, cast: sql`text` },
  total: { column: sql`c.total_yen`, cast: sql`bigint` },
  submitted: { column: sql`c.submitted_at`, cast: sql`timestamptz` },
} as const;

const orderOf = (filter: ReviewFilter) => (filter.direction === 'asc' ? sql`asc` : sql`desc`);
const beyond = (filter: ReviewFilter) => (filter.direction === 'asc' ? sql`>` : sql`<`);

/** One branch per state: each runs along (month, status, sort, id), and the merge sorts a few pages at most. */
function claimBranch(shape: Shape, status: Status, at: Places<Asked>): RawBuilder<unknown> {
  const { filter, hasKey, fetched } = shape;
  const { column, cast } = CLAIM_SORTS[filter.sort];
  const conditions = [
    sql`c.month = ${at('month')} and c.status = ${sql.lit(status)}`,
    ...(filter.department === undefined ? [] : [sql`c.department_code = ${at('department')}`]),
    ...(filter.warned === undefined ? [] : [sql`c.warning_count > 0`]),
    ...(hasKey ? [sql`(${column}, c.id) ${beyond(filter)} (${at('key1')}::${cast}, ${at('key2')}::uuid)`] : []),
  ];
  return sql`(select ${selected(FROM_CLAIM)}, ${column} as key1, c.id as key2 from expense_claims c
    where ${sql.join(conditions, sql` and `)} order by ${column} ${orderOf(filter)}, c.id ${orderOf(filter)}
    limit ${sql.lit(fetched)})`;
}

/**
 * The found rows as one text, a JSON object to a line, beside the month's tag. PostgreSQL writes them in about the time
 * that sending single columns takes, and this process has half the work. Where the caller has the page of this tag already,
 * it writes none.
 */
function written(found: RawBuilder<unknown>, at: Places<Asked>): RawBuilder<unknown> {
  const rows = sql`(select string_agg(row_to_json(found)::text, e'\\n') from (${found}) found)`;
  return sql`select tag, case when tag = ${at('known')} then null else ${rows} end as rows
    from (select ${reviewTagValue(at)} as tag offset 0) month`;
}

function claimsStatement(shape: Shape, states: readonly Status[]): Statement<Asked, Written> {
  const { filter, fetched } = shape;
  return statement<Asked, Written>((at) => {
    const branches = states.map((status) => claimBranch(shape, status, at));
    const found = sql`select ${ROW_KEYS} from (${sql.join(branches, sql` union all `)}) claims
      order by key1 ${orderOf(filter)}, key2 ${orderOf(filter)} limit ${sql.lit(fetched)}`;
    return written(found, at);
  });
}

/** Stands in a key for the claim of somebody who has none. */
const NO_CLAIM = '00000000-0000-0000-0000-000000000000';

/** Everybody employed in the month, with what they handed in, if anything. */
function peopleStatement({ filter, hasKey, fetched }: Shape): Statement<Asked, Written> {
  const column = filter.sort === 'kana' ? KANA : sql`e.number`;
  const claimId = sql`coalesce(c.id, ${sql.lit(NO_CLAIM)}::uuid)`;
  return statement<Asked, Written>((at) => {
    const conditions = [
      sql`e.joined_on <= ${at('last')}::date and (e.left_on is null or e.left_on >= ${at('first')}::date)`,
      ...(filter.department === undefined
        ? []
        : [sql`coalesce(c.department_code, e.department_code) = ${at('department')}`]),
      ...(filter.state === 'not-submitted' ? [sql`c.id is null`] : []),
      ...(filter.warned === undefined ? [] : [sql`c.warning_count > 0`]),
      // The first condition lets the index begin at the key; the second decides among claims of one person.
      ...(hasKey
        ? [
            sql`${column} ${beyond(filter)}= ${at('key1')}`,
            sql`(${column}, ${claimId}) ${beyond(filter)} (${at('key1')}, ${at('key2')}::uuid)`,
          ]
        : []),
    ];
    const found = sql`select ${selected(FROM_PERSON)}
      from employees e left join lateral (
        select * from expense_claims c where c.employee_id = e.id and c.month = ${at('month')}
          and c.status not in ('draft', 'cancelled')) c on true
      where ${sql.join(conditions, sql` and `)}
      order by ${column} ${orderOf(filter)}, ${claimId} ${orderOf(filter)} limit ${sql.lit(fetched)}`;
    return written(found, at);
  });
}

/** The filter in an order that its rows have: who handed nothing in has no total and no submission, but a number. */
export function inOwnOrder(filter: ReviewFilter): ReviewFilter {
  const hasNone = filter.state === 'not-submitted' && filter.sort !== 'kana';
  return hasNone ? { ...filter, sort: 'employee' } : filter;
}

/** Whether the list goes along people (everybody, handed in or not) or along claims. */
function goesAlongPeople(filter: ReviewFilter): boolean {
  if (filter.state === 'not-submitted') return true;
  return (
    filter.state === undefined && filter.warned === undefined && (filter.sort === 'employee' || filter.sort === 'kana')
  );
}

const COMPILED = new Map<string, Statement<Asked, Written>>();

function compiled(shape: Shape): Statement<Asked, Written> {
  const { filter, hasKey, fetched } = shape;
  const { state, department, warned, sort, direction } = filter;
  const name = [state, department !== undefined, warned, sort, direction, hasKey, fetched].join('|');
  const known = COMPILED.get(name);
  if (known) return known;
  const states = state === undefined || state === 'not-submitted' ? HANDED_IN : [state];
  const made = goesAlongPeople(filter) ? peopleStatement(shape) : claimsStatement(shape, states);
  COMPILED.set(name, made);
  return made;
}

/** Where the next page begins: the sort value of the last row, and its claim. */
function keyOf(row: ReviewRow, { sort }: ReviewFilter): readonly [string, string] {
  const values = {
    employee: row.employeeId,
    kana: row.employeeKana,
    total: String(row.totalYen),
    submitted: row.submittedAt ?? '',
  };
  return [values[sort], row.claimId ?? NO_CLAIM];
}

/** One page of the month's review list after a key; without rows where `known` is still the month's tag. */
export async function findReviewPage(
  pool: Pool,
  month: { month: string; first: string; last: string },
  filter: ReviewFilter,
  after: readonly [string, string] | null,
  limit: number,
  known: string | null = null,
): Promise<ReviewPage> {
  const values = {
    ...month,
    department: filter.department ?? '',
    key1: after?.[0] ?? '',
    key2: after?.[1] ?? '',
    known,
  };
  // One row more than shown tells whether there is a next page.
  const fetched = FETCHED.find((count) => count > limit) ?? limit + 1;
  const [page] = await run(pool, compiled({ filter, hasKey: after !== null, fetched }), values);
  const found = page?.rows?.split('\n') ?? [];
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const next = last === undefined ? null : keyOf(JSON.parse(last) as ReviewRow, filter);
  return { rows, next, tag: page?.tag ?? null };
}

export interface CountRow {
  state: (typeof REVIEW_STATES)[number];
  people: number;
  totalYen: string;
}

const counts = statement<{ month: string; first: string; last: string }, CountRow>(
  (at) => sql`
    select status as state, count(*)::int as people, sum(total_yen)::text as "totalYen" from expense_claims
      where month = ${at('month')} and status not in ('draft', 'cancelled') group by status
    union all
    select 'not-submitted', count(*)::int, '0' from employees e
      where e.joined_on <= ${at('last')}::date and (e.left_on is null or e.left_on >= ${at('first')}::date)
        and not exists (select from expense_claims c where c.employee_id = e.id and c.month = ${at('month')}
          and c.status not in ('draft', 'cancelled'))`,
);

/** How many people stand where in the month. */
export async function countReview(
  pool: Pool,
  month: { month: string; first: string; last: string },
): Promise<CountRow[]> {
  return run(pool, counts, month);
}
