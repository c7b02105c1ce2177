// Whom assignments ask, as SQL over a course `k`, an account `c` and its employee `e`. Must agree with the contract's rules; a test compares.
import { type RawBuilder, sql } from 'kysely';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';
import { withThoseBelow } from '../announcements/public.ts';

type Sql = RawBuilder<unknown>;

/** The tables that `asking` reads. */
export const ACCOUNTS = sql`accounts c left join employees e on e.id = c.employee_id`;

/** Of a day: April to March. */
const fiscalYearOf = (day: Sql) => sql`extract(year from (${day} - interval '3 months'))::int`;

export interface Asking {
  readonly day: Sql;
  /** Roles to which the tool is open on that day, as an array. */
  readonly roles: Sql;
}

/** True when the account may use the academy on the day. */
export const mayTake = ({ day, roles }: Asking) => sql`(${mayLogIn(sql`c`, day)} and c.roles && ${roles})`;

/**
 * The live assignments as the common table expression `live`, which stands before every statement that joins `withAsked`: the
 * departments below those of each are looked for once, and not for every account.
 */
export const withLive = (
  day: Sql,
) => sql`live as materialized (select s.id, s.course_id, s.assigned_to, s.people, s.due_on,
    s.assigned_at, ${withThoseBelow(sql`s.departments`, day)} as below
  from course_assignments s where s.ended_at is null)`;

/**
 * True when the assignment `s` is for the account. Of everybody and of departments those are meant to whom the tool is open, and who
 * had not left when it was made; who is named is meant in any case, and the report says what keeps them.
 */
export const isMeant = (roles: Sql) => sql`(s.assigned_to = 'people' and e.id = any(s.people)
  or c.roles && ${roles} and (e.left_on is null or e.left_on >= (s.assigned_at at time zone 'Asia/Tokyo')::date)
    and (s.assigned_to = 'everybody' or s.assigned_to = 'departments' and e.department_code = any(s.below)))`;

/** The deadline of the assignment `s` in the round of the day (`dueIn`). */
const dueOf = (day: Sql) => sql`(case when k.renews_yearly
  then (s.due_on + make_interval(years => greatest(0, ${fiscalYearOf(day)} - ${fiscalYearOf(sql`s.due_on`)})))::date
  else s.due_on end)`;

/** True when the completion `m` of the course and the account counts in the round of the day (`countsIn`). */
const counts = (day: Sql) => sql`(m.edition >= k.required_edition
  and (not k.renews_yearly or m.fiscal_year = ${fiscalYearOf(day)}))`;

const OWN = sql`m.course_id = k.id and m.account_id = c.id`;

/** Lateral joins: `d` with the deadline that holds for the account, null where nobody asks; `f` with the completion that counts. */
export const withAsked = ({ day, roles }: Asking) => sql`
  left join lateral (select min(${dueOf(day)}) as due_on, min(s.assigned_at) as assigned_at
    from live s where s.course_id = k.id and ${isMeant(roles)}) w on true
  left join lateral (select w.assigned_at, case when w.due_on < k.retake_by and exists (select from course_completions m
      where ${OWN} and m.edition < k.required_edition) then k.retake_by else w.due_on end as due_on) d on true
  left join lateral (select m.* from course_completions m where ${OWN} and ${counts(day)}
    order by m.completed_at desc, m.id desc limit 1) f on true`;
