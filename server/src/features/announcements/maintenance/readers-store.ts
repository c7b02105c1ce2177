// The SQL of how many have confirmed an announcement, by department; the people themselves are a list (lists-store.ts).
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../../platform/db/statement.ts';
import type { Addressed } from './lists-store.ts';

export interface ReaderCount {
  department: string | null;
  read: number;
  unread: number;
}

const counts = statement<Addressed, ReaderCount>(
  (at) => sql`select e.department_code as department, count(r.read_at)::int as read,
      count(*) filter (where r.read_at is null)::int as unread
    from accounts c left join employees e on e.id = c.employee_id
      left join announcement_reads r on r.announcement_id = ${at('id')}::uuid and r.edition = ${at('edition')}::int
        and r.account_id = c.id
    where c.status = 'active'
      and (${at('roles')}::text[] is null or c.roles && ${at('roles')}::text[])
      and (${at('departments')}::text[] is null or e.department_code = any(${at('departments')}::text[]))
    group by e.department_code order by e.department_code nulls last`,
);

/** By department, those without one last; who may not log in is not asked. */
export async function countReaders(pool: Pool, addressed: Addressed): Promise<ReaderCount[]> {
  return run(pool, counts, addressed);
}
