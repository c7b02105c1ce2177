// The SQL of the organisation: the departments of a day with those who lead them, and who holds a post in one.
import type { OrganisationUnit, UnitMember } from '@madoguchi/contract/members/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, statement } from '../../../platform/db/statement.ts';
import { departmentsOn, withValueOf } from '../../classifications/public.ts';
import { photoURL } from '../../profile/public.ts';
import { isPresent } from '../directory/member-pages-store.ts';

interface OnDay {
  today: string;
}

/** Of those who work here on the day: whoever has left leads nothing. */
const leader = (extra: string, at: Places<OnDay>) => sql`(select json_build_object('employeeId', e.number,
    'name', rtrim(e.last_name || ' ' || e.first_name), 'photoURL', ${photoURL(sql`e.id`)})
  from employees e where e.number = g.extra ->> ${sql.lit(extra)} and ${isPresent(at('today'))})`;

const units = statement<OnDay, OrganisationUnit>(
  (at) => sql`select g.code, ${leader('head', at)} as head, ${leader('deputy', at)} as deputy,
      coalesce(counted.people, 0) as people
    from (${departmentsOn(at('today'))}) g
      left join (select e.department_code, count(*)::int as people from employees e where ${isPresent(at('today'))}
        group by e.department_code) counted on counted.department_code = g.code
    order by g.sort_order, g.code`,
);

/** Every department of the day, in the order of the masters: one statement, whatever their number. */
export async function findUnits(pool: Pool, today: string): Promise<OrganisationUnit[]> {
  return run(pool, units, { today });
}

interface InDepartment extends OnDay {
  department: string;
  limit: number;
}

const holdsPost = (at: Places<InDepartment>): RawBuilder<unknown> => sql`p.department_code = ${at('department')}
  and p.withdrawn_at is null and p.valid_from <= ${at('today')}::date
  and (p.valid_to is null or p.valid_to > ${at('today')}::date) and ${isPresent(at('today'))}`;

const unitMembers = statement<InDepartment, UnitMember & { total: number }>(
  (at) => sql`select e.number as "employeeId", rtrim(e.last_name || ' ' || e.first_name) as name,
      e.last_name_kana || ' ' || e.first_name_kana as kana, ${photoURL(sql`e.id`)} as "photoURL", p.position_code as "positionCode",
      p.is_primary as "isPrimary", (count(*) over ())::int as total
    from employee_posts p join employees e on e.id = p.employee_id
      ${withValueOf('position', sql`p.position_code`)}
    where ${holdsPost(at)}
    order by position.sort_order nulls last, e.last_name_kana || ' ' || e.first_name_kana, e.number, p.id
    limit ${at('limit')}::int`,
);

/** The first `limit` of those who hold a post in this very department on the day, and how many more there are. */
export async function findUnitMembers(
  pool: Pool,
  asked: InDepartment,
): Promise<{ people: UnitMember[]; rest: number }> {
  const found = await run(pool, unitMembers, asked);
  const people = found.map(({ total: _total, ...person }) => person);
  return { people, rest: (found[0]?.total ?? 0) - found.length };
}
