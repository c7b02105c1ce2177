// The SQL of assignments, of who is asked by them, and of the report.
import { REPORT_LIST } from '@madoguchi/contract/academy/lists.ts';
import type { Assignment } from '@madoguchi/contract/academy/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type RawBuilder, sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type Places, run, statement } from '../../platform/db/statement.ts';
import { listPages } from '../../platform/list/list-store.ts';
import { isOffOn } from '../members/public.ts';
import { ACCOUNTS, type Asking, isMeant, mayTake, withAsked, withLive } from './asked-store.ts';

interface OfDay {
  today: string;
  roles: readonly string[];
}

const asking = (at: Places<OfDay>): Asking => ({ day: sql`${at('today')}::date`, roles: sql`${at('roles')}::text[]` });
const NAME = sql`coalesce(rtrim(e.last_name || ' ' || e.first_name), c.display_name)`;

const assignments = statement<OfDay & { id: string }, Assignment>((at) => {
  const day = asking(at as unknown as Places<OfDay>);
  return sql`with ${withLive(day.day)} select a.id, a.assigned_to as "assignedTo", to_json(a.departments) as departments,
      (select coalesce(json_agg(rtrim(p.last_name || ' ' || p.first_name) order by p.last_name_kana, p.number), '[]')
        from employees p where p.id = any(a.people)) as people,
      to_char(a.due_on, 'YYYY-MM-DD') as "dueOn", ${instant(sql`a.assigned_at`)} as "assignedAt",
      u.display_name as "assignedBy", n.asked, n.completed
    from course_assignments a join courses k on k.id = a.course_id join accounts u on u.id = a.assigned_by
      cross join lateral (select count(*)::int as asked, (count(f.id))::int as completed
        from live s cross join (${ACCOUNTS}) ${withAsked(day)}
        where s.id = a.id and ${isMeant(day.roles)} and ${mayTake(day)}) n
    where a.course_id = ${at('id')}::uuid and a.ended_at is null order by a.due_on, a.id`;
});

/** The live assignments of a course, the next deadline first. */
export function findAssignments(executor: Executor, asked: OfDay & { id: string }): Promise<Assignment[]> {
  return run(executor, assignments, asked);
}

interface NewRow {
  id: string;
  course: string;
  assignedTo: string;
  departments: readonly string[];
  people: readonly string[];
  dueOn: string;
  by: string;
  at: string;
}

export const insertAssignment = change<NewRow>((at) => ({
  changed: sql`insert into course_assignments (id, course_id, assigned_to, departments, people, due_on, assigned_by, assigned_at)
    values (${at('id')}::uuid, ${at('course')}::uuid, ${at('assignedTo')}, ${at('departments')}::text[], ${at('people')}::uuid[],
      ${at('dueOn')}::date, ${at('by')}::uuid, ${at('at')}::timestamptz)
    returning '{}'::jsonb as patch`,
}));

export const endRow = change<{ id: string; by: string; at: string }>((at) => ({
  changed: sql`update course_assignments set ended_by = ${at('by')}::uuid, ended_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and ended_at is null returning '{}'::jsonb as patch`,
}));

const named = statement<OfDay & { people: readonly string[] }, { name: string; isOpen: boolean }>(
  (at) => sql`select ${NAME} as name, ${mayTake(asking(at as unknown as Places<OfDay>))} as "isOpen"
    from (${ACCOUNTS}) where e.id = any(${at('people')}::uuid[]) order by e.last_name_kana, e.number`,
);

/** The people of these ids who have an account, and whether they may use the tool. */
export function findNamed(
  executor: Executor,
  asked: OfDay & { people: readonly string[] },
): Promise<{ readonly name: string; readonly isOpen: boolean }[]> {
  return run(executor, named, asked);
}

/** Somebody who is asked to take a course and has not completed it. */
export interface OpenCourse {
  readonly account: string;
  readonly course: string;
  readonly title: string;
  readonly titleEn: string;
  readonly dueOn: PlainDate;
}

const open = statement<OfDay & { since: string | null }, OpenCourse>((at) => {
  const day = asking(at as unknown as Places<OfDay>);
  return sql`with ${withLive(day.day)} select c.id as account, k.id as course, x.title, x.title_en as "titleEn",
      to_char(d.due_on, 'YYYY-MM-DD') as "dueOn"
    from courses k join course_editions x on x.course_id = k.id and x.edition = k.edition
      cross join (${ACCOUNTS}) ${withAsked(day)}
    where k.status = 'published' and d.due_on is not null and f.id is null and ${mayTake(day)}
      and (${at('since')}::timestamptz is null or d.assigned_at >= ${at('since')}::timestamptz)
      and exists (select from course_assignments o where o.course_id = k.id and o.ended_at is null)
    order by d.due_on, k.id, c.id`;
});

/** `since`: of what was assigned from that moment on alone. */
export function findOpen(executor: Executor, asked: OfDay & { since: string | null }): Promise<OpenCourse[]> {
  return run(executor, open, asked);
}

const LATE_UNTIL = (moment: ReturnType<typeof sql>) =>
  sql`greatest(0, (${moment} at time zone 'Asia/Tokyo')::date - r.due_on)`;

const TITLE_EN = sql`coalesce(nullif(r.title_en, ''), r.title)`;
const contains = (title: RawBuilder<unknown>) => (said: RawBuilder<unknown>) =>
  sql`strpos(folded(${title}), folded(${said})) > 0`;

/** Everybody who is asked to take a published course, and everybody who has completed one: once for each completion. */
export const reportPages = listPages<typeof REPORT_LIST, OfDay & { at: string }>({
  list: REPORT_LIST,
  from: (at) => {
    const day = asking(at as unknown as Places<OfDay>);
    const person = sql`${NAME} as name, coalesce(e.last_name_kana || ' ' || e.first_name_kana, c.kana) as kana, e.number,
      e.department_code, case when e.left_on < ${day.day} then 'left' when not ${mayTake(day)} then 'closed'
        when ${isOffOn(sql`e.id`, day.day)} then 'off' else 'active' end as standing`;
    return sql`(with ${withLive(day.day)} select coalesce(f.id, md5(k.id::text || c.id)::uuid) as id, x.title, x.title_en, ${person}, coalesce(f.due_on, d.due_on) as due_on,
        f.id as completion_id, f.completed_at, f.edition, f.fiscal_year, ${at('at')}::timestamptz as now,
        exists (select from course_takings t where t.account_id = c.id and t.course_id = k.id
          and t.round_edition = k.required_edition) as has_begun
      from courses k join course_editions x on x.course_id = k.id and x.edition = k.edition
        cross join (${ACCOUNTS}) ${withAsked(day)}
      where f.id is not null or (k.status = 'published' and d.due_on is not null)
      union all
      select m.id, x.title, x.title_en, ${person}, m.due_on, m.id, m.completed_at, m.edition, m.fiscal_year,
        ${at('at')}::timestamptz, true
      from course_completions m join courses k on k.id = m.course_id
        join course_editions x on x.course_id = m.course_id and x.edition = m.edition
        join (${ACCOUNTS}) on c.id = m.account_id
        ${withAsked(day)}
      where f.id is distinct from m.id) r`;
  },
  typedConditions: { course: contains(sql`r.title`), courseEn: contains(TITLE_EN) },
  columns: {
    id: sql`r.id`,
    courseTitle: sql`r.title`,
    courseTitleEn: TITLE_EN,
    employeeId: sql`r.number`,
    name: sql`r.name`,
    kana: sql`r.kana`,
    department: sql`r.department_code`,
    standing: sql`r.standing`,
    state: sql`case when r.completed_at is not null
      then case when ${LATE_UNTIL(sql`r.completed_at`)} > 0 then 'completed-late' else 'completed' end
      when r.due_on < (r.now at time zone 'Asia/Tokyo')::date then 'overdue'
      when r.has_begun then 'in-progress' else 'not-started' end`,
    dueOn: sql`r.due_on`,
    completedAt: sql`r.completed_at`,
    edition: sql`r.edition`,
    fiscalYear: sql`r.fiscal_year`,
    daysLate: sql`case when r.due_on is not null then ${LATE_UNTIL(sql`coalesce(r.completed_at, r.now)`)} end`,
    completionId: sql`r.completion_id`,
  },
});
