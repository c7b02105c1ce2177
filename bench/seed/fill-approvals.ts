// Adds requests in approval to a seeded database: each of two steps, a superior's and the admin's.
import type { ClientBase } from 'pg';
import { ACTOR, ADMIN, ID_HEADS, MEMBER } from './size.ts';
import { again } from './wait-again.ts';

/** Turns of the three databases; each request has two. */
export const TASK_COUNTS = [10_000, 100_000, 1_000_000] as const;

/** Of ten requests one waits for the superior, and one for the admin: the number of the latter among the ten. */
const STEP = 10;
const FOR_ADMIN = 1;

/** The next six of ten of the first 50,000 requests wait for the person who acts. */
const FOR_ACTOR = { from: 2, count: 6, below: 50_000 } as const;

/** How many of so many turns wait for that person. */
export const waitingToAct = (tasks: number): number => (Math.min(tasks / 2, FOR_ACTOR.below) / STEP) * FOR_ACTOR.count;

/** The number of the nth request that waits for that person. */
export const requestToAct = (nth: number): number =>
  Math.floor(nth / FOR_ACTOR.count) * STEP + FOR_ACTOR.from + (nth % FOR_ACTOR.count);

const id = (kind: keyof typeof ID_HEADS, n: string) =>
  `('${ID_HEADS[kind]}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const step = (name: string, routeStep: number) => ({
  ...{ routeStep, name, nameEn: 'Step', kind: 'approve', mode: { of: 'any' }, dueBusinessDays: 3 },
  ...{ onTimeout: 'remind', isSkipped: false },
});

const APPROVER = {
  name: '山田 太郎',
  departmentName: '営業部',
  foundBy: { by: 'superior', levelsUp: 0, groupCode: 'HQ', groupName: '本社' },
};

/** More than a page, however large the database is: a department does not grow with the years that lie behind it. */
const FOR_MEMBER = 60;

/** Every so many requests one waits for person 2. */
const memberEvery = (tasks: number) => Math.floor(tasks / 2 / FOR_MEMBER / STEP) * STEP;

const IS_FOR_ACTOR = `n < ${FOR_ACTOR.below} and n % ${STEP} between ${FOR_ACTOR.from} and ${FOR_ACTOR.from + FOR_ACTOR.count - 1}`;

/** All but person 1 and the last one ask; the next one of them is the superior, but for what waits for person 2. */
const DRAWN = `create temp table drawn as
  with version as (select id from approval_route_versions order by priority limit 1)
  select n, ${MEMBER} + n % asking as requester, case
      when n % $2::int = 0 and n % asking <> 0 then ${MEMBER}
      when n % ${STEP} = 0 and (n + 1) % asking = 0 then ${MEMBER + 1}
      else ${MEMBER} + (n + 1) % asking end as superior, version.id as version_id,
    case when n % ${STEP} = 0 then 0 when n % ${STEP} = ${FOR_ADMIN} or ${IS_FOR_ACTOR} then 1 end as current_step,
    case when ${IS_FOR_ACTOR} then ${ACTOR} else ${ADMIN} end as last,
    timestamptz '2026-01-05' + n * interval '20 seconds' as at
  from version, (select count(*)::int - 2 as asking from employees) counted, generate_series(0, $1::int / 2 - 1) n`;

/** The requests themselves, where an act moves them: a person has one for each month. */
const CLAIMS = `insert into expense_claims (id, employee_id, month, status, version, number, employee_number, employee_name,
    employee_kana, department_code, department_name, line_count, total_yen, warning_count, submitted_at, created_at, updated_at)
  select ${id('asked', 'n')}, ${id('employee', 'requester')}, to_char(date '1900-01-01' + n / 500 * interval '1 month', 'YYYYMM'),
    'submitted', 2, 'TE-1900-' || n, '', '', '', 'HQ', '', 1, n, 0, at, at, at
  from drawn where current_step = 1`;

const APPROVALS = `insert into approvals (id, domain, subject_id, requester_id, route_version_id, route_name, route_name_en,
    route_number, amount, status, round, version, current_step, steps, number, title, title_en, about, requester_number,
    requester_name, department_code, department_name, warnings, submitted_at, updated_at)
  select ${id('approval', 'n')}, 'travel-expenses', ${id('asked', 'n')}, ${id('employee', 'requester')}, version_id, '標準',
    'Standard', 1, n, case when current_step is null then 'approved' else 'in_progress' end, 1, 1 + coalesce(current_step, 2),
    current_step, $1, 'TE-1900-' || n, '2026年1月', 'January 2026', '202601', 'E' || requester, '佐藤 花子', 'HQ', '本社', n % 9 / 8,
    at, at
  from drawn`;

/** Nobody's turn is overdue: the calendar would act on the requests that the loads act on, and these would be refused as stale. */
const TASKS = `insert into approval_tasks (id, approval_id, requester_id, round, step, place, chair, is_past, employee_id,
    approver, status, arrived_at, due_on, done_at, done_by_employee, done_by_name)
  select ${id('turn', 'n * 2 + step')}, ${id('approval', 'n')}, ${id('employee', 'requester')}, 1, step, 0,
    ${id('turn', 'n * 2 + step')}, false, ${id('employee', 'approver')}, $1,
    case when step < coalesce(current_step, 2) then 'approved' when step = current_step then 'pending' else 'waiting' end,
    case when step <= coalesce(current_step, 2) then at end,
    case when step <= coalesce(current_step, 2) then current_date + 5 end,
    case when step < coalesce(current_step, 2) then at end,
    case when step < coalesce(current_step, 2) then ${id('employee', 'approver')} end,
    case when step < coalesce(current_step, 2) then '山田 太郎' end
  from drawn cross join lateral (values (0, superior), (1, last)) turn (step, approver)`;

/** Each began with its submission. Without any act there would be no tag of the lists that turns stand in. */
const ACTS = `insert into approval_acts (id, approval_id, requester_id, round, kind, account_id, employee_id, name,
    department_name, comment, at)
  select ${id('act', 'n')}, ${id('approval', 'n')}, ${id('employee', 'requester')}, 1, 'submit', ${id('account', 'requester')},
    ${id('employee', 'requester')}, '佐藤 花子', '本社', '', at
  from drawn`;

/** Adds so many turns. The client is a superuser's: foreign keys are not checked row by row. */
export async function fillApprovals(client: ClientBase, tasks: number): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(DRAWN, [tasks, memberEvery(tasks)]);
  await client.query(CLAIMS);
  await client.query(APPROVALS, [JSON.stringify([step('上長の承認', 0), step('管理者の承認', 1)])]);
  await client.query(TASKS, [JSON.stringify(APPROVER)]);
  await client.query(ACTS);
  await client.query('commit');
  await client.query('vacuum (freeze, analyze)');
}

/** Has the requests of the person who acts wait again. The client is a superuser's. */
export const claimsWaitAgain = again(
  `update expense_claims r set status = 'submitted', version = 2, change_xid = pg_current_xact_id()`,
);
