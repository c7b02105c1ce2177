// The SQL of posts that begin: whose primary post of the day is another than their record says.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { run, statement } from '../../../platform/db/statement.ts';

export interface DuePost {
  id: string;
  number: string;
  departmentCode: string;
  positionCode: string;
  formerDepartment: string;
  formerPosition: string;
}

const DUE = sql`p.employee_id = e.id and p.is_primary and p.withdrawn_at is null
  and (p.department_code, p.position_code) is distinct from (e.department_code, e.position_code)`;

const due = statement<{ today: string }, DuePost>(
  (at) => sql`select e.id, e.number, p.department_code as "departmentCode", p.position_code as "positionCode",
      e.department_code as "formerDepartment", e.position_code as "formerPosition"
    from employees e join employee_posts p on ${DUE} and p.valid_from <= ${at('today')}::date
      and (p.valid_to is null or p.valid_to > ${at('today')}::date)
    order by e.number`,
);

/** Everybody whose record lags behind their posts. */
export async function findDue(pool: Pool, today: string): Promise<DuePost[]> {
  return run(pool, due, { today });
}

/**
 * Brings one record in step. Its version stays: nobody has changed what its keepers see. Somebody else was faster: nothing
 * happens.
 */
export const beginPost = change<{ id: string; today: string; at: string }>((at) => ({
  changed: sql`update employees e set department_code = p.department_code, position_code = p.position_code,
      change_xid = pg_current_xact_id(), updated_at = ${at('at')}::timestamptz
    from employee_posts p where e.id = ${at('id')}::uuid and ${DUE} and p.valid_from <= ${at('today')}::date
      and (p.valid_to is null or p.valid_to > ${at('today')}::date)
    returning '{}'::jsonb as patch`,
}));

/** A select of the posts of the day: `employee_id, department_code, position_code, is_primary`. */
export const postsOn = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select employee_id, department_code, position_code, is_primary from employee_posts
    where withdrawn_at is null and valid_from <= ${day}::date and (valid_to is null or valid_to > ${day}::date)`;
