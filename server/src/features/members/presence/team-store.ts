// The SQL of where the people of a department say that they are.
import type { TeamToday } from '@madoguchi/contract/information/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../../platform/db/statement.ts';
import { photoURL } from '../../profile/public.ts';
import { isPresent } from '../directory/member-pages-store.ts';

/** As many as a card has room for. */
const PEOPLE_MOST = sql.lit(20);

type Team = Pick<TeamToday, 'people' | 'others'>;

const team = statement<{ department: string; today: string }, Team>(
  (at) => sql`with here as materialized (
      select e.id, e.number, rtrim(e.last_name || ' ' || e.first_name) as name,
        e.last_name_kana || ' ' || e.first_name_kana as kana, w.presence, w.note
      from employees e left join presences w on w.employee_id = e.id and w.day = ${at('today')}::date
      where e.department_code = ${at('department')} and ${isPresent(at('today'))}),
    told as materialized (select * from here where presence is not null order by kana, number limit ${PEOPLE_MOST})
    select coalesce((select json_agg(json_build_object('employeeId', t.number, 'name', t.name,
        'photoURL', ${photoURL(sql`t.id`)}, 'presence', t.presence, 'note', t.note) order by t.kana, t.number) from told t),
        '[]'::json) as people,
      ((select count(*) from here) - (select count(*) from told))::int as others`,
);

/** Reads the people with their primary post in the department who said something for the day, and how many more work there. */
export async function findTeam(pool: Pool, department: string, today: string): Promise<Team> {
  return (await run(pool, team, { department, today }))[0] ?? { people: [], others: 0 };
}
