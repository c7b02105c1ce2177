// The SQL of "waiting for me": the open turns of an employee, and of those in whose name they may decide today (B3-07).
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, type Places, run, statement } from '../../../platform/db/statement.ts';
import { type ListSource, listPagesOf, mergedRows } from '../../../platform/list/list-store.ts';
import { newestChanges } from '../../../platform/list/list-tag-store.ts';
import { holdingDelegations, holdingMark } from '../../delegations/public.ts';
import { NEWEST_ACT } from '../acts-store.ts';
import { mayNotDecide, mayNotStandIn } from '../decided-elsewhere-store.ts';

/** Whose inbox, on which day. */
export interface InboxOf {
  employee: string;
  on: string;
}

type At = Places<InboxOf>;
type Source = ListSource<typeof INBOX_LIST, InboxOf>;

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** As the engine has it: who has a part in a step themselves takes no other's turn there. */
const hasNoPart = (at: At) => sql`not exists (select from approval_tasks o
  where o.approval_id = t.approval_id and o.round = t.round and o.step = t.step
    and not o.is_past and o.status not in ('reassigned', 'taken_back')
    and (o.employee_id = ${at('employee')}::uuid or o.done_by_employee = ${at('employee')}::uuid))`;

const OWN = sql`approval_tasks t join approvals a on a.id = t.approval_id`;
const ownTurns = (at: At) => [
  sql`t.employee_id = ${at('employee')}::uuid`,
  sql`t.status = 'pending'`,
  sql`not ${mayNotDecide(sql`t.employee_id`)}`,
];

const delegatedFrom = (at: At) => sql`(${holdingDelegations(at('employee'), at('on'))}) d
  join approval_tasks t on t.employee_id = d.from_employee join approvals a on a.id = t.approval_id`;
const delegatedTurns = (at: At) => [
  sql`t.status = 'pending'`,
  sql`t.requester_id <> ${at('employee')}::uuid`,
  sql`(cardinality(d.domains) = 0 or a.domain = any(d.domains))`,
  sql`(d.amount_limit is null or a.amount <= d.amount_limit)`,
  hasNoPart(at),
  sql`not ${mayNotStandIn(sql`${at('employee')}::uuid`)}`,
];

/**
 * A select of the subjects of a domain that wait for the employee, or for somebody they stand in for: for its lists. Of one
 * subject alone where that is given. A subject may come more than once.
 */
export function waitingSubjects(
  domain: ApprovalDomain,
  employee: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
  subject?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const at = ((name: keyof InboxOf) => ({ employee, on })[name]) as At;
  const asked = [
    sql`a.domain = ${sql.lit(domain)}`,
    ...(subject === undefined ? [] : [sql`a.subject_id = ${subject}`]),
  ];
  return sql`select a.subject_id from ${OWN} where ${all([...ownTurns(at), ...asked])}
    union all select a.subject_id from ${delegatedFrom(at)} where ${all([...delegatedTurns(at), ...asked])}`;
}

const STEP = sql`(a.steps -> t.step)`;
const OVERDUE = sql`t.due_on < today.today`;

/** The day is a column beside the turns, so that what rests on it can be named like any other. */
const withDay = (turns: RawBuilder<unknown>, at: At) =>
  sql`${turns} cross join (select ${at('on')}::date as today) today`;

/** A request as it presents itself to its approvers, in whatever list. */
export const PRESENTED = {
  number: sql`a.number`,
  title: sql`a.title`,
  titleEn: sql`a.title_en`,
  about: sql`a.about`,
  requesterNumber: sql`a.requester_number`,
  requesterName: sql`a.requester_name`,
  departmentCode: sql`a.department_code`,
  departmentName: sql`a.department_name`,
  amount: sql`a.amount`,
  warnings: sql`a.warnings`,
};

const columns = (onBehalfOf: RawBuilder<unknown>): Source['columns'] => ({
  id: sql`t.id`,
  approvalId: sql`a.id`,
  approvalVersion: sql`a.version`,
  domain: sql`a.domain`,
  subjectId: sql`a.subject_id`,
  ...PRESENTED,
  stepName: sql`(${STEP} ->> 'name')`,
  stepNameEn: sql`(${STEP} ->> 'nameEn')`,
  kind: sql`(${STEP} ->> 'kind')`,
  arrivedAt: sql`t.arrived_at`,
  dueOn: sql`t.due_on`,
  isOverdue: sql`coalesce(${OVERDUE}, false)`,
  onBehalfOf,
});

/** One's own turns, along their index. */
const OWN_TURNS: Source = {
  list: INBOX_LIST,
  from: (at) => withDay(OWN, at),
  where: ownTurns,
  columns: columns(sql`null::text`),
  filterColumns: { overdue: OVERDUE },
};

/** Those of the people who gave the caller a delegation that covers the request. */
const DELEGATED_TURNS: Source = {
  ...OWN_TURNS,
  from: (at) => withDay(delegatedFrom(at), at),
  where: delegatedTurns,
  columns: columns(sql`(t.approver ->> 'name')`),
};

/** The tag of the inbox changes with what is done to approvals, and with the delegations to the person. */
const inboxTag = (at: At) => sql`(${newestChanges([NEWEST_ACT])} || '.' || ${holdingMark(at('employee'), at('on'))})`;

/** Each branch fetches a page in order, and the merge sorts two at most. */
export const inboxPages = listPagesOf<typeof INBOX_LIST, InboxOf>({
  list: INBOX_LIST,
  from: () => mergedRows('', [OWN_TURNS, DELEGATED_TURNS]),
  tag: inboxTag,
});

export interface InboxCount {
  waiting: number;
  overdue: number;
  since: string | null;
}

const counted = statement<InboxOf, InboxCount>(
  (at) => sql`select count(*)::int as waiting, (count(*) filter (where t.due_on < ${at('on')}::date))::int as overdue,
      ${instant(sql`min(t.arrived_at)`)} as since
    from (select t.arrived_at, t.due_on from approval_tasks t where ${all(ownTurns(at))}
      union all
      select t.arrived_at, t.due_on from ${delegatedFrom(at)} where ${all(delegatedTurns(at))}) t`,
);

export async function countWaiting(executor: Executor, of: InboxOf): Promise<InboxCount> {
  const [row] = await run(executor, counted, of);
  return row ?? { waiting: 0, overdue: 0, since: null };
}
