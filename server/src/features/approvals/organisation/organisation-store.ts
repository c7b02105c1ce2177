// The SQL of a day of the organisation: groups with their leaders, and of the people those whom the routes ask about.

import { type Role, rolesThatMay } from '@madoguchi/contract/access.ts';
import type { Group, Person, Post } from '@madoguchi/contract/approvals/organisation.ts';
import { sql } from 'kysely';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import { departmentsOn } from '../../classifications/public.ts';
import { postsOn } from '../../members/public.ts';

/** Whom routes ask about besides the leaders of groups. */
export interface OrganisationAsked {
  readonly on: string;
  /** Employees by id: the requester, and whom routes name. */
  readonly people: readonly string[];
  readonly positions: readonly string[];
  readonly roles: readonly Role[];
}

export interface OrganisationRow {
  readonly groups: readonly Group[];
  readonly people: readonly (Person & { readonly roles: readonly string[] })[];
  readonly posts: readonly Post[];
}

/** Whose account may call what approvers call: anybody else is as vacant as an empty chair. */
const MAY_DECIDE = sql`array[${sql.join(rolesThatMay('staff').map((role) => sql.lit(role)))}]::text[]`;

const organisation = statement<Omit<OrganisationAsked, 'roles'> & { roles: readonly string[] }, OrganisationRow>(
  (at) => sql`with groups as materialized (
      select g.code, g.name, nullif(g.extra ->> 'parent', '') as parent, head.id as head, deputy.id as deputy
      from (${departmentsOn(at('on'))}) g
        left join employees head on head.number = g.extra ->> 'head'
        left join employees deputy on deputy.number = g.extra ->> 'deputy'
    ), asked as materialized (
      select unnest(${at('people')}::uuid[]) as id
      union select head from groups union select deputy from groups
      union select p.employee_id from (${postsOn(at('on'))}) p where p.position_code = any(${at('positions')}::text[])
      union select a.employee_id from accounts a where a.roles && ${at('roles')}::text[] and a.status = 'active'
    ), posts as materialized (
      select p.employee_id, p.department_code, p.position_code, p.is_primary
      from (${postsOn(at('on'))}) p join asked on asked.id = p.employee_id
    )
    select
      (select coalesce(json_agg(json_build_object('code', g.code, 'name', g.name, 'parent', g.parent, 'head', g.head,
        'deputy', g.deputy)), '[]') from groups g) as groups,
      (select coalesce(json_agg(json_build_object('employeeId', e.id, 'name', rtrim(e.last_name || ' ' || e.first_name),
          'departmentName', coalesce((select g.name from posts p join groups g on g.code = p.department_code
            where p.employee_id = e.id and p.is_primary limit 1), ''),
          'isActive', e.joined_on <= ${at('on')}::date and (e.left_on is null or e.left_on >= ${at('on')}::date)
            and coalesce(a.status = 'active' and a.roles && ${MAY_DECIDE}, false),
          'roles', coalesce(a.roles, '{}')) order by e.number), '[]')
        from asked join employees e on e.id = asked.id left join accounts a on a.employee_id = e.id) as people,
      (select coalesce(json_agg(json_build_object('employeeId', p.employee_id, 'groupCode', p.department_code,
          'positionCode', p.position_code) order by p.is_primary desc, p.department_code, p.position_code), '[]')
        from posts p) as posts`,
);

/** Groups valid on the day with their leaders by id; the people asked about in the order of their numbers; their posts. */
export async function findOrganisation(executor: Executor, asked: OrganisationAsked): Promise<OrganisationRow> {
  const roles = [...new Set(asked.roles.flatMap((role) => rolesThatMay(role)))];
  const [row] = await run(executor, organisation, { ...asked, roles });
  return row ?? { groups: [], people: [], posts: [] };
}
