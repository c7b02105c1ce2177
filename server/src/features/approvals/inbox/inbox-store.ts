// The SQL of "waiting for me": the open turns of an employee, and of those in whose name they may decide today (B3-07).
import { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, type Places, run, statement } from '../../../platform/db/statement.ts';
import { listPages } from '../../../platform/list/list-store.ts';
import { holdingDelegations } from '../../delegations/public.ts';

/** Whose inbox, on which day. */
export interface InboxOf {
  employee: string;
  on: string;
}

type At = Places<InboxOf>;

/** As the engine has it: who has a part in a step themselves takes no other's turn there. */
const hasNoPart = (at: At) => sql`not exists (select from approval_tasks o
  where o.approval_id = t.approval_id and o.round = t.round and o.step = t.step
    and not o.is_past and o.status not in ('reassigned', 'taken_back')
    and (o.employee_id = ${at('employee')}::uuid or o.done_by_employee = ${at('employee')}::uuid))`;

const covers = sql`(cardinality(d.domains) = 0 or a.domain = any(d.domains))
  and (d.amount_limit is null or a.amount <= d.amount_limit)`;

const COLUMNS = sql`t.id, t.approval_id, t.step, t.arrived_at, t.due_on`;

/** Own turns along their index, and those of the givers of delegations; merged in the order of their arrival. */
const turns = (at: At) => sql`(
  select ${COLUMNS}, null::text as on_behalf_of from approval_tasks t
    where t.employee_id = ${at('employee')}::uuid and t.status = 'pending'
  union all
  select ${COLUMNS}, t.approver ->> 'name' from (${holdingDelegations(at('employee') as RawBuilder<unknown>, at('on'))}) d
    join approval_tasks t on t.employee_id = d.from_employee and t.status = 'pending'
    join approvals a on a.id = t.approval_id
    where t.requester_id <> ${at('employee')}::uuid and ${covers} and ${hasNoPart(at)}
) t`;

const STEP = sql`(a.steps -> t.step)`;
const isOverdue = (at: At) => sql`coalesce(t.due_on < ${at('on')}::date, false)`;

/** Pages of the inbox. The day is a column of its own, so that what rests on it can be named beside the rows. */
export const inboxPages = listPages<typeof INBOX_LIST, InboxOf>({
  list: INBOX_LIST,
  from: (at) => sql`${turns(at)} join approvals a on a.id = t.approval_id
    cross join (select ${at('on')}::date as today) today`,
  columns: {
    id: sql`t.id`,
    approvalId: sql`a.id`,
    approvalVersion: sql`a.version`,
    domain: sql`a.domain`,
    subjectId: sql`a.subject_id`,
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
    stepName: sql`(${STEP} ->> 'name')`,
    stepNameEn: sql`(${STEP} ->> 'nameEn')`,
    kind: sql`(${STEP} ->> 'kind')`,
    arrivedAt: sql`t.arrived_at`,
    dueOn: sql`t.due_on`,
    isOverdue: sql`coalesce(t.due_on < today.today, false)`,
    onBehalfOf: sql`t.on_behalf_of`,
  },
  filterColumns: { overdue: sql`t.due_on < today.today` },
});

export interface InboxCount {
  waiting: number;
  overdue: number;
  since: string | null;
}

const counted = statement<InboxOf, InboxCount>(
  (at) => sql`select count(*)::int as waiting, (count(*) filter (where ${isOverdue(at)}))::int as overdue,
      ${instant(sql`min(t.arrived_at)`)} as since
    from ${turns(at)}`,
);

export async function countWaiting(executor: Executor, of: InboxOf): Promise<InboxCount> {
  const [row] = await run(executor, counted, of);
  return row ?? { waiting: 0, overdue: 0, since: null };
}
