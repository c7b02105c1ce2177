// The SQL of what the calendar does to requests under way: which turns are overdue, which belong to nobody any more, and
// the statement of what follows.
import { rolesThatMay } from '@madoguchi/contract/access.ts';
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import {
  type ApprovalWrite,
  changedApproval,
  heldApproval,
  writtenAct,
  writtenTasks,
} from '../approval-writes-store.ts';
import { mayNotDecide } from '../decided-elsewhere-store.ts';

const MAY_DECIDE = sql`array[${sql.join(rolesThatMay('staff').map((role) => sql.lit(role)))}]::text[]`;

/** A turn of the step whose turn it is, in a request under way. */
const CURRENT = sql`a.id = t.approval_id and a.status = 'in_progress' and t.round = a.round and not t.is_past`;

/** Of a turn that was asked about once it is overdue, nobody is asked again: whoever is added has a day of their own. */
const WAS_ASKED = sql`exists (select from approval_acts x where x.approval_id = t.approval_id and x.task_id = t.id
  and x.kind in ('remind', 'escalate'))`;

export interface OverdueTurn {
  readonly approvalId: string;
  readonly taskId: string;
}

const overdue = statement<{ today: string; most: number }, OverdueTurn>(
  (at) => sql`select t.approval_id as "approvalId", t.id as "taskId"
    from approval_tasks t join approvals a on ${CURRENT} and t.step = a.current_step
    where t.status = 'pending' and t.due_on < ${at('today')}::date and not ${WAS_ASKED}
    order by t.due_on, t.id limit ${at('most')}::int`,
);

/** Pending turns whose last day has passed and about which nobody was asked yet; the longest overdue first. */
export function findOverdue(executor: Executor, today: string, most: number): Promise<OverdueTurn[]> {
  return run(executor, overdue, { today, most });
}

const vacant = statement<{ today: string; most: number }, { id: string }>(
  (at) => sql`select distinct t.approval_id as id
    from employees e join approval_tasks t on t.employee_id = e.id and t.status = 'pending' join approvals a on ${CURRENT}
    where e.left_on < ${at('today')}::date or not exists (select from accounts c
      where c.employee_id = e.id and c.status = 'active' and c.roles && ${MAY_DECIDE})
      or (t.step = a.current_step and ${mayNotDecide(sql`e.id`)})
    order by 1 limit ${at('most')}::int`,
);

/** Requests where it is the turn of somebody who works here no more, whose account may not decide, or who has decided elsewhere. */
export async function findVacant(executor: Executor, today: string, most: number): Promise<string[]> {
  return (await run(executor, vacant, { today, most })).map(({ id }) => id);
}

export interface CalendarAct extends ApprovalWrite {
  /** The overdue turn; null where the act is not about one. */
  readonly overdueTask: string | null;
}

/** Writes the act, unless the request moved on meanwhile or another portal asked about the turn before. */
export const actOfCalendar = change<CalendarAct>((at) => {
  const isNew = sql`(${at('overdueTask')}::uuid is null or not exists (select from approval_acts x
    where x.approval_id = a.id and x.task_id = ${at('overdueTask')}::uuid and x.kind in ('remind', 'escalate')))`;
  return {
    before: { held: heldApproval(at) },
    changed: changedApproval(at, sql`held`, isNew),
    after: { tasks: writtenTasks(at, sql`changed`), fact: writtenAct(at, sql`changed`) },
  };
});
