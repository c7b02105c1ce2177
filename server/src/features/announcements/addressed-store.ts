// The audience of an announcement as SQL, over accounts `c` of employees `e`. Must agree with `isFor` of the contract; a test compares them.
import { may, ROLES } from '@madoguchi/contract/access.ts';
import { AUDIENCES } from '@madoguchi/contract/announcements/model.ts';
import { type RawBuilder, sql } from 'kysely';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';
import { departmentsOn, type UsagePort } from '../classifications/public.ts';

type Sql = RawBuilder<unknown>;

/** The tables that `isAddressed` reads. */
export const ACCOUNTS = sql`accounts c left join employees e on e.id = c.employee_id`;

const BY_ROLE = AUDIENCES.filter((one) => one !== 'departments').map((name) => {
  const roles = ROLES.filter((role) => may({ roles: [role] }, name));
  return { name, roles: sql`array[${sql.join(roles.map((role) => sql.lit(role)))}]::text[]` };
});

/** The SQL that `of` gives for the audience; null for chosen departments. */
const byAudience = (audience: Sql, of: (one: (typeof BY_ROLE)[number]) => Sql) =>
  sql`case ${audience} ${sql.join(
    BY_ROLE.map((one) => sql`when ${sql.lit(one.name)} then ${of(one)}`),
    sql` `,
  )} end`;

/** An array of the chosen departments and all below them that are valid on the day; to be asked once an announcement. */
export const withThoseBelow = (departments: Sql, day: Sql) => sql`array(with recursive below as (
    select unnest(${departments}) as code
    union
    select d.code from (${departmentsOn(day)}) d join below on d.extra ->> 'parent' = below.code)
  select code from below)`;

/** True where the account is in the audience and may log in on the day. `below`: its departments `withThoseBelow`. */
export const isAddressed = ({ audience, below, day }: Readonly<Record<'audience' | 'below' | 'day', Sql>>) =>
  sql`(${mayLogIn(sql`c`, day)} and (c.roles && ${byAudience(audience, ({ roles }) => roles)}
    or ${audience} = 'departments' and e.department_code = any(${below})))`;

/** A row `n` of how many may log in on the day, for each audience that goes by role: the same for all announcements. */
export const headcounts = (day: Sql) =>
  sql`(select ${sql.join(
    BY_ROLE.map(({ name, roles }) => sql`(count(*) filter (where c.roles && ${roles}))::int as ${sql.id(name)}`),
  )} from accounts c where ${mayLogIn(sql`c`, day)}) n`;

/** The one of them that is the audience's; null for chosen departments. */
export const headcountOf = (audience: Sql) => byAudience(audience, ({ name }) => sql`n.${sql.id(name)}`);

/** Announcements that are for a department. */
export const announcementUses: UsagePort = {
  group: {
    announcements: (at) =>
      sql`announcements a where a.audience = 'departments' and a.departments @> array[${at('code')}::text]`,
  },
};
