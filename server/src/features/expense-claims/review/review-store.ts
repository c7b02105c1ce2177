// The SQL of the review list: along everybody, or along claims, a branch a state; a page by its key in one statement.
import { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { sortParts } from '@madoguchi/contract/list/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { PlacesOf } from '../../../platform/db/statement.ts';
import type { Question } from '../../../platform/list/list-question.ts';
import { type ListSource, listPagesOf, mergedRows, type RowsFrom } from '../../../platform/list/list-store.ts';
import { openTurns } from '../../approvals/public.ts';
import { inNumberOrder, mostly, type PeopleSearch } from './people-search-store.ts';
import { type ReviewAsked, reviewAsked, type Status } from './review-asked.ts';
import { reviewTag } from './review-tag-store.ts';

/** A month with its first and last day. */
export interface MonthSpan {
  readonly month: string;
  readonly first: string;
  readonly last: string;
}

export interface ReviewOf extends MonthSpan {
  readonly search: PeopleSearch | null;
}

type Source = ListSource<typeof REVIEW_LIST, ReviewOf>;
type Columns = Readonly<Record<keyof ReviewRow, RawBuilder<unknown>>>;

/** Whose decision it waits for, in its approval: looked up for the rows that are shown, and of those in approval only. */
const APPROVAL = sql`case when c.status in ('submitted', 'in_review') then (
  select json_build_object('id', turns.id, 'version', turns.version, 'waitsFor', turns.waits_for)
  from (${openTurns('travel-expenses', sql`c.id`)}) turns) end`;

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
  employeeName: sql`rtrim(e.last_name || ' ' || e.first_name)`,
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

/** The rows that read from `FOUND`, behind the people whom the search finds. */
const amongFound = (from: RowsFrom<ReviewOf>, search: PeopleSearch | null): RowsFrom<ReviewOf> =>
  search === null
    ? from
    : {
        ...from,
        name: `${from.name} ${search.shape}`,
        rows: (question, at) =>
          sql`with ${FOUND} as materialized (${search.found(at)}) select * from (${from.rows(question, at)}) found`,
        sent: search.values,
      };

/** Each branch runs along (month, status, sort, id), and the merge sorts a few pages at most. */
const ofStatus = (status: Status): Source => ({
  list: REVIEW_LIST,
  columns: FROM_CLAIM,
  from: () => sql`expense_claims c`,
  where: (at) => [sql`c.month = ${at('month')} and c.status = ${sql.lit(status)}`],
  settled: ['state'],
  search: IS_FOUND(sql`c.employee_id`),
  key: ['claimId'],
  neverNull: ['claimId', 'submittedAt'],
});

type At = PlacesOf<keyof MonthSpan>;

/** The claim that the person `e` handed in, if any. */
const claimIfAny = (at: At) => sql`left join lateral (
    select * from expense_claims c where c.employee_id = e.id and c.month = ${at('month')}
      and c.status not in ('draft', 'cancelled')) c on true`;

const claimOfMonth = (at: At) => sql`cross join lateral (
    select * from expense_claims c where c.employee_id = e.id and c.month = ${at('month')} offset 0) c`;

/** Everybody employed in the month, with what they handed in, if anything. */
const alongPeople = (only: ReviewAsked['only'], statuses: readonly Status[]): Source => ({
  list: REVIEW_LIST,
  columns: FROM_PERSON,
  from: (at) => sql`employees e ${claimIfAny(at)}`,
  where: (at) => [
    sql`e.joined_on <= ${at('last')}::date and (e.left_on is null or e.left_on >= ${at('first')}::date)`,
    ...{
      everybody: [],
      missing: [sql`c.id is null`],
      'missing-and-statuses': [
        sql`(c.id is null or c.status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`,
      ],
    }[only],
  ],
  settled: ['state'],
  // By what only claims have nobody is found who has none.
  filterColumns: { total: sql`c.total_yen`, submitted: sql`c.submitted_at` },
  search: IS_FOUND(sql`e.id`),
});

const FROM_SOUGHT = { employeeId: sql`e.sought_number` };

/** A source along the people whom a search finds, in the order of their numbers. */
const alongSought = (source: Source, question: Question, claims: (at: At) => RawBuilder<unknown>): Source => ({
  ...source,
  from: (at) => sql`(${inNumberOrder(question, at as PlacesOf<string>)}) e ${claims(at)}`,
  columns: { ...source.columns, ...FROM_SOUGHT },
  where: (at) => [mostly(source.where?.(at) ?? [])],
  search: () => sql`true`,
});

/** Pages of a month's review list. */
export const reviewPages = listPagesOf<typeof REVIEW_LIST, ReviewOf>({
  list: REVIEW_LIST,
  tag: reviewTag,
  from: ({ search }, state) => {
    const { along, only, statuses } = reviewAsked(state);
    const sources = along === 'people' ? [alongPeople(only, statuses)] : statuses.map(ofStatus);
    const name = `${along} ${only} ${statuses}`;
    const rows = mergedRows(name, sources);
    if (search?.gram === undefined || sortParts(state.sort[0] ?? '').field !== 'employee')
      return amongFound(rows, search);
    const claims = along === 'people' ? claimIfAny : claimOfMonth;
    return {
      ...rows,
      name: `${name} sought`,
      rows: (question, at) =>
        mergedRows(
          name,
          sources.map((source) => alongSought(source, question, claims)),
        ).rows(question, at),
      sent: { gram: search.gram },
    };
  },
});
