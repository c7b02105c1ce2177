// Who is told of a must-read announcement: everybody for whom it is, when it goes out, or on its first day (B0-08, B9-01).
import { may, ROLES } from '@madoguchi/contract/access.ts';
import { AUDIENCES } from '@madoguchi/contract/announcements/model.ts';
import { sql } from 'kysely';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import type { FactSource } from '../../../platform/facts/fact-source.ts';

/** Roles for which an audience is; none for chosen departments. */
export const rolesOf = (audience: (typeof AUDIENCES)[number]) =>
  audience === 'departments' ? [] : ROLES.filter((role) => may({ roles: [role] }, audience));

const AUDIENCE_ROLES = sql.join(
  AUDIENCES.map((audience) => {
    const roles = sql.join(rolesOf(audience).map((role) => sql.lit(role)));
    return sql`(${sql.lit(audience)}, array[${roles}]::text[])`;
  }),
);

/** The chosen departments and all below them, as `withDescendants` of the contract's rules. */
const BELOW = (departments: ReturnType<typeof sql>) => sql`with recursive below as (
    select unnest(${departments}) as code
    union
    select d.code from classification_details d join below on d.extra ->> 'parent' = below.code
    where d.classification_code = 'group')`;

/** The day in Japan of a moment. */
const DAY_OF = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Asia/Tokyo')::date`;

/** One that is not shown yet, or not any more, is no news: on its first day the calendar tells of it. */
const KIND = sql`case when a.must_read and a.status = 'published' and a.edition = p.edition
    and a.shown_from <= ${DAY_OF(sql`p.published_at`)}
    and (a.shown_until is null or a.shown_until > ${DAY_OF(sql`p.published_at`)}) then 'announcement-must-read' end`;

const SAID = sql`jsonb_build_object('title', a.title, 'titleEn', a.title_en)`;

export const announcementFacts: FactSource = {
  name: 'announcements',
  facts: ({ after, before, most }) => sql`select p.id, p.change_xid, ${KIND} as kind, p.published_at as at,
      p.announcement_id as subject, p.announcement_id::text as about, ${SAID} as said, a.audience, a.departments
    from (select * from announcement_publications p where p.change_xid > ${after} and p.change_xid < ${before}
      order by p.change_xid fetch first (${most}::int) rows with ties) p
    join announcements a on a.id = p.announcement_id`,
  recipients: sql`select a.id as account_id from accounts a join (values ${AUDIENCE_ROLES}) as audience (name, roles)
      on audience.name = f.audience and a.roles && audience.roles
    where a.status = 'active'
    union all
    (${BELOW(sql`f.departments`)} select a.id from employees e join accounts a on a.employee_id = e.id
      where f.audience = 'departments' and a.status = 'active' and e.department_code in (select code from below))`,
  settles: sql`null::uuid`,
};

export interface Beginning {
  id: string;
  edition: number;
  title: string;
  titleEn: string;
  audience: (typeof AUDIENCES)[number];
  /** Employees of the chosen departments. */
  employees: string[];
}

const beginning = statement<{ since: string; today: string }, Beginning>(
  (at) => sql`select a.id, a.edition, a.title, a.title_en as "titleEn", a.audience,
      array(${BELOW(sql`a.departments`)} select e.id from employees e
        where a.audience = 'departments' and e.department_code in (select code from below)) as employees
    from announcements a join announcement_publications p on p.announcement_id = a.id and p.edition = a.edition
    where a.status = 'published' and a.must_read and a.shown_from > ${at('since')}::date and a.shown_from <= ${at('today')}::date
      and (a.shown_until is null or a.shown_until > ${at('today')}::date)
      and ${DAY_OF(sql`p.published_at`)} < a.shown_from`,
);

/** Must-read announcements that went out earlier and whose first day lies after `since`, up to today. */
export function findBeginning(executor: Executor, since: string, today: string): Promise<Beginning[]> {
  return run(executor, beginning, { since, today });
}
