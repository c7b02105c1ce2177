// Many requests at once, as years of work leave them: most are approved, some wait for a superior, some for the admins.
import type { Pool } from 'pg';
import { addCrowd } from '../crowd.ts';
import { ADMINS, SUPERIOR } from './routes.ts';

const PEOPLE = 200;

const headOf = ({ approvers: _rules, fromAmount: _from, ...head }: typeof SUPERIOR, routeStep: number) => ({
  ...head,
  routeStep,
  isSkipped: false,
});

/** As many requests of a crowd, each with the turn of a colleague and that of the admin of the tests; a fiftieth waits for each. */
export async function fillApprovals(pool: Pool, requests: number): Promise<void> {
  await addCrowd(pool, PEOPLE);
  await pool.query(
    `create temp table drawn as
     with people as (select id, row_number() over (order by number) - 1 as nth from employees where number > '10000'),
       version as (select id from approval_route_versions order by priority limit 1)
     select n, gen_random_uuid() as id, requester.id as requester_id, superior.id as superior_id,
       version.id as version_id, case n % 50 when 0 then 0 when 1 then 1 end as current_step,
       timestamptz '2026-11-01' + n * interval '1 minute' as at
     from generate_series(1, $1::int) n cross join version
       join people requester on requester.nth = n % ${PEOPLE}
       join people superior on superior.nth = (n + 1) % ${PEOPLE}`,
    [requests],
  );
  await pool.query(
    `insert into approvals (id, domain, subject_id, requester_id, route_version_id, route_name, route_name_en, route_number,
       amount, status, round, version, current_step, steps, number, title, title_en, about, requester_number, requester_name,
       department_code, department_name, warnings, submitted_at, updated_at)
     select id, 'travel-expenses', gen_random_uuid(), requester_id, version_id, '', '', 1, n * 10,
       case when current_step is null then 'approved' else 'in_progress' end, 1, 1 + coalesce(current_step, 2),
       current_step, $1, 'TE-2026-' || n, '2026年11月', 'November 2026', '202611', '', '佐藤 ' || n, 'HQ', '本社', 0, at, at
     from drawn`,
    [JSON.stringify([headOf(SUPERIOR, 0), headOf(ADMINS, 1)])],
  );
  await pool.query(
    `insert into approval_tasks (id, approval_id, requester_id, round, step, place, chair, is_past, employee_id, approver,
       status, arrived_at, due_on)
     select t.id, d.id, d.requester_id, 1, t.step, 0, t.id, false, t.employee_id,
       '{"name": "", "departmentName": "", "foundBy": {"by": "superior", "levelsUp": 0, "groupCode": null, "groupName": null}}',
       case when d.current_step is null or t.step < d.current_step then 'approved'
         when t.step = d.current_step then 'pending' else 'waiting' end,
       case when t.step <= coalesce(d.current_step, 2) then d.at end, d.at::date + 5
     from drawn d cross join (select id from employees where number = '00002') admin
       cross join lateral (values (gen_random_uuid(), 0, d.superior_id), (gen_random_uuid(), 1, admin.id)) t (id, step, employee_id)`,
  );
  await pool.query(
    `insert into approval_acts (id, approval_id, requester_id, round, kind, employee_id, name, department_name, comment, at)
     select gen_random_uuid(), id, requester_id, 1, 'submit', requester_id, '', '', '', at from drawn`,
  );
  await pool.query('analyze');
}
