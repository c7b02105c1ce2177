// The SQL of the review list: one statement per combination of filters, each along its index, a page by its key.
import {
  type CLAIM_STATUSES,
  type REVIEW_SORTS,
  type REVIEW_STATES,
  ReviewRow,
} from '@madoguchi/contract/expense-claims/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, runAsText, type Statement, statement, type TextRow } from '../../platform/db/statement.ts';

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
  limit: number;
  key1: string;
  key2: string;
}

type Status = (typeof CLAIM_STATUSES)[number];

/** What a reviewer may see of a month: everything that was handed in. */
const HANDED_IN: readonly Status[] = ['submitted', 'returned', 'approved', 'confirmed', 'rejected'];

/** The row's columns from a claim, in the order of ReviewRow. */
const FROM_CLAIM = sql`c.employee_number, c.employee_name, c.employee_kana, c.department_code, c.id, c.status, c.number,
  c.line_count, c.total_yen, c.warning_count, c.submitted_at, c.version`;

const KANA = sql`(e.last_name_kana || ' ' || e.first_name_kana)`;

const FROM_PERSON = sql`e.number, e.last_name || ' ' || e.first_name, ${KANA}, coalesce(c.department_code, e.department_code),
  c.id, c.status, c.number, coalesce(c.line_count, 0), coalesce(c.total_yen, 0), coalesce(c.warning_count, 0),
  c.submitted_at, coalesce(c.version, 0)`;

const CLAIM_SORTS = {
  employee: { column: sql`c.employee_number`, cast: sql`text` },
  kana: { column: sql`c.employee_kana`, cast: sql`text` },
  total: { column: sql`c.total_yen`, cast: sql`bigint` },
  submitted: { column: sql`c.submitted_at`, cast: sql`timestamptz` },
} as const;

const orderOf = (filter: ReviewFilter) => (filter.direction === 'asc' ? sql`asc` : sql`desc`);
const beyond = (filter: ReviewFilter) => (filter.direction === 'asc' ? sql`>` : sql`<`);

/** One branch per state: each runs along (month, status, sort, id), and the merge sorts a few pages at most. */
function claimBranch(filter: ReviewFilter, status: Status, hasKey: boolean, at: Places<Asked>): RawBuilder<unknown> {
  const { column, cast } = CLAIM_SORTS[filter.sort];
  const conditions = [
    sql`c.month = ${at('month')} and c.status = ${sql.lit(status)}`,
    ...(filter.department === undefined ? [] : [sql`c.department_code = ${at('department')}`]),
    ...(filter.warned === undefined ? [] : [sql`c.warning_count > 0`]),
    ...(hasKey ? [sql`(${column}, c.id) ${beyond(filter)} (${at('key1')}::${cast}, ${at('key2')}::uuid)`] : []),
  ];
  return sql`(select ${FROM_CLAIM}, ${column} as key1, c.id as key2 from expense_claims c
    where ${sql.join(conditions, sql` and `)} order by ${column} ${orderOf(filter)}, c.id ${orderOf(filter)}
    limit ${at('limit')}::int)`;
}

function claimsStatement(filter: ReviewFilter, states: readonly Status[], hasKey: boolean): Statement<Asked, unknown> {
  return statement<Asked>((at) => {
    const branches = states.map((status) => claimBranch(filter, status, hasKey, at));
    // One branch is ordered already, and PostgreSQL takes no second order over it.
    const [only] = branches;
    if (only !== undefined && branches.length === 1) return only;
    return sql`${sql.join(branches, sql` union all `)} order by key1 ${orderOf(filter)}, key2 ${orderOf(filter)}
      limit ${at('limit')}::int`;
  });
}

const NOBODY = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

/** Everybody employed in the month, with what they handed in, if anything. */
function peopleStatement(filter: ReviewFilter, hasKey: boolean): Statement<Asked, unknown> {
  const column = filter.sort === 'kana' ? KANA : sql`e.number`;
  const claimId = sql`coalesce(c.id, ${NOBODY})`;
  return statement<Asked>((at) => {
    const conditions = [
      sql`e.joined_on <= ${at('last')}::date and (e.left_on is null or e.left_on >= ${at('first')}::date)`,
      ...(filter.department === undefined
        ? []
        : [sql`coalesce(c.department_code, e.department_code) = ${at('department')}`]),
      ...(filter.state === 'not-submitted' ? [sql`c.id is null`] : []),
      // The first condition lets the index begin at the key; the second decides among claims of one person.
      ...(hasKey
        ? [
            sql`${column} ${beyond(filter)}= ${at('key1')}`,
            sql`(${column}, ${claimId}) ${beyond(filter)} (${at('key1')}, ${at('key2')}::uuid)`,
          ]
        : []),
    ];
    return sql`select ${FROM_PERSON}, ${column} as key1, ${claimId} as key2
      from employees e left join lateral (
        select * from expense_claims c where c.employee_id = e.id and c.month = ${at('month')}
          and c.status not in ('draft', 'cancelled')) c on true
      where ${sql.join(conditions, sql` and `)}
      order by ${column} ${orderOf(filter)}, ${claimId} ${orderOf(filter)} limit ${at('limit')}::int`;
  });
}

/** Whether the list goes along people (everybody, handed in or not) or along claims. */
function goesAlongPeople(filter: ReviewFilter): boolean {
  if (filter.state === 'not-submitted') return true;
  return (
    filter.state === undefined && filter.warned === undefined && (filter.sort === 'employee' || filter.sort === 'kana')
  );
}

const COMPILED = new Map<string, Statement<Asked, unknown>>();

function compiled(filter: ReviewFilter, hasKey: boolean): Statement<Asked, unknown> {
  const { state, department, warned, sort, direction } = filter;
  const name = [state, department !== undefined, warned, sort, direction, hasKey].join('|');
  const known = COMPILED.get(name);
  if (known) return known;
  const states = state === undefined || state === 'not-submitted' ? HANDED_IN : [state];
  const made = goesAlongPeople(filter) ? peopleStatement(filter, hasKey) : claimsStatement(filter, states, hasKey);
  COMPILED.set(name, made);
  return made;
}

export interface ReviewPage {
  /** Cells of ReviewRow, then the two of the key. */
  readonly rows: readonly TextRow[];
  readonly next: readonly [string, string] | null;
}

/** How many columns are the row's; the key's two stand behind them. */
export const REVIEW_COLUMNS = Object.keys(ReviewRow.shape).length;

/** One page of the month's review list after a key. */
export async function findReviewPage(
  pool: Pool,
  month: { month: string; first: string; last: string },
  filter: ReviewFilter,
  after: readonly [string, string] | null,
  limit: number,
): Promise<ReviewPage> {
  const values = {
    ...month,
    department: filter.department ?? '',
    limit: limit + 1,
    key1: after?.[0] ?? '',
    key2: after?.[1] ?? '',
  };
  const rows = await runAsText(pool, compiled(filter, after !== null), values);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last ? ([last[REVIEW_COLUMNS] ?? '', last[REVIEW_COLUMNS + 1] ?? ''] as const) : null;
  return { rows: shown.map((row) => row.slice(0, REVIEW_COLUMNS)), next };
}

const newest = statement<{ month: string }, { claims: string | null; people: string | null; settled: string }>(
  (at) => sql`select
    (select change_xid::text from expense_claims where month = ${at('month')} order by change_xid desc limit 1) as claims,
    (select change_xid::text from employees order by change_xid desc limit 1) as people,
    pg_snapshot_xmin(pg_current_snapshot())::text as settled`,
);

/**
 * A tag that changes whenever a claim of the month or a person changes; `null` while a transaction is under way that
 * could still slip in below it: transactions commit in another order than they begin.
 */
export async function reviewTag(pool: Pool, month: string): Promise<string | null> {
  const [row] = await run(pool, newest, { month });
  const claims = BigInt(row?.claims ?? 0);
  const people = BigInt(row?.people ?? 0);
  const settled = BigInt(row?.settled ?? 0);
  return settled > claims && settled > people ? `${claims}.${people}` : null;
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
