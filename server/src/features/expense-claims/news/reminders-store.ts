// Who still has something to do in a month: people who handed nothing in, claims that wait for a decision too long.
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import { type Executor, type Places, run, statement } from '../../../platform/db/statement.ts';
import { toldFactRows } from '../../../platform/facts/told-facts-store.ts';

interface OfMonth {
  month: string;
  first: string;
  last: string;
}

export interface Claimant {
  /** The employee's id. */
  id: string;
  number: string;
}

/** The same people as those of the review list's state "not submitted". */
const HAS_HANDED_IN = (employee: ReturnType<typeof sql>, at: Places<{ month: string }>) => sql`exists (
  select from expense_claims c where c.employee_id = ${employee} and c.month = ${at('month')}
    and c.status not in ('draft', 'cancelled'))`;

const notSubmitted = statement<OfMonth, Claimant>(
  (at) => sql`select e.id, e.number from employees e
    where e.joined_on <= ${at('last')}::date and (e.left_on is null or e.left_on >= ${at('first')}::date)
      and not ${HAS_HANDED_IN(sql`e.id`, at)}
    order by e.number`,
);

/** Everybody employed in the month who has handed nothing in. */
export function findNotSubmitted(executor: Executor, month: OfMonth): Promise<Claimant[]> {
  return run(executor, notSubmitted, month);
}

/** Tells the reminders of those who still have handed nothing in; the answer counts who was not reminded today already. */
export const remindClaimants = change<{ facts: string; month: string }>((at) => ({
  before: { told: toldFactRows(at('facts'), sql`not ${HAS_HANDED_IN(sql`f.to_employee`, at)}`) },
  changed: sql`select jsonb_build_object('reminded', (select count(*) from told)) as patch`,
}));

export interface WaitingClaim {
  id: string;
  month: string;
  number: string;
  name: string;
  /** The fact of its submission. */
  submission: string;
}

const waiting = statement<{ since: string; before: string; most: number }, WaitingClaim>(
  (at) => sql`with recursive months as (
      (select month from expense_claims order by month limit 1)
      union all
      select (select n.month from expense_claims n where n.month > months.month order by n.month limit 1)
      from months where months.month is not null)
    select c.id, c.month, c.number, c.employee_name as name, d.id as submission
    from months cross join lateral (select * from expense_claims c
        where c.month = months.month and c.status = 'submitted' and c.submitted_at >= ${at('since')}::timestamptz
          and c.submitted_at < ${at('before')}::timestamptz) c
      cross join lateral (select d.id from expense_claim_decisions d
        where d.claim_id = c.id and d.decision = 'submitted' order by d.decided_at desc, d.id desc limit 1) d
    where not exists (select from told_facts t where t.key = 'claim-overdue:' || d.id)
    order by c.submitted_at limit ${at('most')}::int`,
);

/**
 * The oldest claims submitted in a span of time that nobody has decided and of which nobody was told, at most so many.
 * Goes month by month along the index of the review list.
 */
export function findWaiting(
  executor: Executor,
  span: { readonly since: string; readonly before: string },
  most: number,
): Promise<WaitingClaim[]> {
  return run(executor, waiting, { ...span, most });
}
