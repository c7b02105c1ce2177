// The SQL of what a person would leave behind.
import type { OpenWork } from '@madoguchi/contract/members/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../../platform/db/statement.ts';

interface Asked {
  number: string;
  today: string;
}

/** Whom reviews are left to: active accounts of admins who stay. Nobody decides their own claim. */
const OTHERS = sql`select a.employee_id from accounts a left join employees r on r.id = a.employee_id
  where a.status = 'active' and a.roles && array['admin', 'system'] and a.employee_id is distinct from e.id
    and r.left_on is null`;

const openWork = statement<Asked, OpenWork>(
  (at) => sql`select
      coalesce((select json_agg(json_build_object('id', c.id, 'month', c.month, 'status', c.status, 'number', c.number,
          'totalYen', c.total_yen) order by c.month desc, c.id)
        from expense_claims c where c.employee_id = e.id and c.status in ('draft', 'submitted', 'returned')),
        '[]'::json) as claims,
      coalesce((select json_agg(json_build_object('id', c.id, 'month', c.month, 'number', c.number,
          'name', c.employee_name) order by c.month, c.id)
        from expense_claims c where c.status = 'submitted' and c.employee_id <> e.id
          and exists (select from accounts a where a.employee_id = e.id and a.roles && array['admin', 'system'])
          and not exists (select from (${OTHERS}) others where others.employee_id is distinct from c.employee_id)),
        '[]'::json) as reviews,
      coalesce((select json_agg(json_build_object('code', g.code,
          'as', case when g.extra ->> 'head' = e.number then 'head' else 'deputy' end) order by g.sort_order, g.code)
        from classification_details g where g.classification_code = 'group' and g.active
          and (g.valid_to is null or g.valid_to >= ${at('today')}::date)
          and e.number in (g.extra ->> 'head', g.extra ->> 'deputy')), '[]'::json) as departments
    from employees e where e.number = ${at('number')}`,
);

/** `null` where nobody has the number. */
export async function findOpenWork(pool: Pool, asked: Asked): Promise<OpenWork | null> {
  return (await run(pool, openWork, asked))[0] ?? null;
}
