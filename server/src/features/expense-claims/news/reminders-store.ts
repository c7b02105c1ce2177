// The people who still have something to do in a month, and may log in to do it: they handed nothing in.
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import { type Executor, type Places, run, statement } from '../../../platform/db/statement.ts';
import { toldFactRows } from '../../../platform/facts/told-facts-store.ts';
import { mayLogIn } from '../../../platform/session/may-log-in-store.ts';

interface OfMonth {
  month: string;
  first: string;
  last: string;
  today: string;
}

export interface Claimant {
  /** The employee's id. */
  id: string;
  number: string;
}

/** As the review list's state "not submitted" has it. */
const HAS_HANDED_IN = (employee: ReturnType<typeof sql>, at: Places<{ month: string }>) => sql`exists (
  select from expense_claims c where c.employee_id = ${employee} and c.month = ${at('month')}
    and c.status not in ('draft', 'cancelled'))`;

const notSubmitted = statement<OfMonth, Claimant>(
  (at) => sql`select e.id, e.number from employees e
    where e.joined_on <= ${at('last')}::date and (e.left_on is null or e.left_on >= ${at('first')}::date)
      and not ${HAS_HANDED_IN(sql`e.id`, at)}
      and exists (select from accounts a where a.employee_id = e.id and ${mayLogIn(sql`a`, sql`${at('today')}::date`)})
    order by e.number`,
);

/** Everybody employed in the month who has handed nothing in, without those who may not log in today: none of them could. */
export function findNotSubmitted(executor: Executor, month: OfMonth): Promise<Claimant[]> {
  return run(executor, notSubmitted, month);
}

/** Tells the reminders of those who still have handed nothing in; the answer counts who was not reminded today already. */
export const remindClaimants = change<{ facts: string; month: string }>((at) => ({
  before: { told: toldFactRows(at('facts'), sql`not ${HAS_HANDED_IN(sql`f.to_employee`, at)}`) },
  changed: sql`select jsonb_build_object('reminded', (select count(*) from told)) as patch`,
}));
