// The SQL of the review list: along everybody, or along claims, a branch a state; a page by its key in one statement.
import { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run } from '../../../platform/db/statement.ts';
import { type TaggedPage, taggedPage } from '../../../platform/list/kept-pages.ts';
import { type Question, questionOf } from '../../../platform/list/list-question.ts';
import { foundRows, type ListSource, rememberShapes } from '../../../platform/list/list-store.ts';
import { besideTag, type TaggedRows } from '../../../platform/list/list-tag-store.ts';
import { orderBy } from '../../../platform/list/order-store.ts';
import type { PeopleSearch } from './people-search-store.ts';
import type { ReviewAsked, Status } from './review-asked.ts';
import { reviewTagValue } from './review-tag-store.ts';

/** A month with its first and last day. */
export interface MonthSpan {
  readonly month: string;
  readonly first: string;
  readonly last: string;
}

interface Asked {
  month: string;
  first: string;
  last: string;
  statuses: readonly string[];
}

type Source = ListSource<typeof REVIEW_LIST, Asked>;
type Columns = Readonly<Record<keyof ReviewRow, RawBuilder<unknown>>>;

/** Whose decision it waits for, in its approval: looked up for the rows that are shown, and of those in approval only. */
const APPROVAL = sql`case when c.status in ('submitted', 'in_review') then (
  select json_build_object('id', p.id, 'version', p.version, 'waitsFor', (
      select coalesce(json_agg(json_build_object('employeeId', e.number, 'name', t.approver ->> 'name')
        order by t.place), '[]')
      from approval_tasks t join employees e on e.id = t.employee_id where t.approval_id = p.id and t.round = p.round and t.step = p.current_step
        and t.status = 'pending'))
  from approvals p where p.domain = 'travel-expenses' and p.subject_id = c.id) end`;

export const FROM_CLAIM: Columns = {
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
  submittedAt: sql`c.submitted_at`,
  version: sql`c.version`,
  approval: APPROVAL,
};

export const FROM_PERSON: Columns = {
  ...FROM_CLAIM,
  employeeId: sql`e.number`,
  employeeName: sql`e.last_name || ' ' || e.first_name`,
  employeeKana: sql`(e.last_name_kana || ' ' || e.first_name_kana)`,
  departmentCode: sql`coalesce(c.department_code, e.department_code)`,
  lineCount: sql`coalesce(c.line_count, 0)`,
  totalYen: sql`coalesce(c.total_yen, 0)`,
  warningCount: sql`coalesce(c.warning_count, 0)`,
  version: sql`coalesce(c.version, 0)`,
};

/** The people whom a search has found, by the name that the statement gives them. */
export const FOUND = sql`found_people`;
const IS_FOUND = (employee: RawBuilder<unknown>) => () => sql`${employee} in (select id from ${FOUND})`;

/** Each branch runs along (month, status, sort, id), and the merge sorts a few pages at most. */
const ofStatus = (status: Status): Source => ({
  list: REVIEW_LIST,
  columns: FROM_CLAIM,
  from: () => sql`expense_claims c`,
  where: (at) => [sql`c.month = ${at('month')} and c.status = ${sql.lit(status)}`],
  // The branch has its state already.
  filterColumns: { state: sql`c.status` },
  search: IS_FOUND(sql`c.employee_id`),
  key: ['claimId'],
  neverNull: ['claimId', 'submittedAt'],
});

/** Everybody employed in the month, with what they handed in, if anything. */
const along = (only: ReviewAsked['only']): Source => ({
  list: REVIEW_LIST,
  columns: FROM_PERSON,
  from: (at) => sql`employees e left join lateral (
    select * from expense_claims c where c.employee_id = e.id and c.month = ${at('month')}
      and c.status not in ('draft', 'cancelled')) c on true`,
  where: (at) => [
    sql`e.joined_on <= ${at('last')}::date and (e.left_on is null or e.left_on >= ${at('first')}::date)`,
    ...{
      everybody: [],
      missing: [sql`c.id is null`],
      'missing-and-statuses': [sql`(c.id is null or c.status = any(${at('statuses')}::text[]))`],
    }[only],
  ],
  // By what only claims have nobody is found who has none.
  filterColumns: { total: sql`c.total_yen`, submitted: sql`c.submitted_at` },
  search: IS_FOUND(sql`e.id`),
});

/**
 * The found rows, which PostgreSQL writes in about the time that sending single columns takes, and this process has half
 * the work.
 */
function written(found: RawBuilder<unknown>, at: Places<Record<string, unknown>>): RawBuilder<unknown> {
  const tag = reviewTagValue(at as unknown as Places<{ month: string }>);
  return besideTag(sql`select row_to_json(found)::text as row from (${found}) found`, tag, at('known'));
}

function rowsAlongClaims(statuses: readonly Status[], question: Question, at: Places<Record<string, unknown>>) {
  const branches = statuses.map((status) => sql`(${foundRows(ofStatus(status), question, at)})`);
  return sql`select * from (${sql.join(branches, sql` union all `)}) claims
    order by ${orderBy(question.terms, {})} limit ${sql.lit(question.fetched)}`;
}

const remembered = rememberShapes<TaggedRows>();

interface Place {
  readonly after: PageKey | undefined;
  readonly limit: number;
}

/** What the rows depend on besides what was asked: the masters, as the search and the filter by department read them. */
export interface ReviewMasters {
  readonly search: PeopleSearch | null;
  /** The departments asked for, with those below them. */
  readonly departments: readonly string[] | null;
}

/** One page of the month's review list after a key; without rows where `known` is still the month's tag. */
export async function findReviewPage(
  pool: Pool,
  span: MonthSpan,
  asked: ReviewAsked,
  { search, departments }: ReviewMasters,
  place: Place,
  known: string | null = null,
): Promise<TaggedPage> {
  const { statuses, only } = asked;
  // The state decides which branches there are, or stands in the condition of the rows along people.
  const { state: _state, ...filters } = asked.filters;
  const source = asked.along === 'people' ? along(only) : ofStatus('submitted');
  const question = questionOf(source, [span.month, asked.filters['state']], { ...asked, filters, ...place });
  const shape = JSON.stringify([question.shape, asked.along, only, statuses, search?.shape]);
  const prepared = remembered(shape, (at) => {
    const found = asked.along === 'people' ? foundRows(source, question, at) : rowsAlongClaims(statuses, question, at);
    const people = search === null ? sql`` : sql`with ${FOUND} as materialized (${search.found(at)})`;
    return sql`${people} ${written(found, at)}`;
  });
  const [page] = await run(pool, prepared, {
    ...span,
    statuses,
    known,
    ...question.sent,
    ...search?.values,
    ...(departments === null ? {} : { department: departments }),
  });
  return taggedPage(page, question);
}
