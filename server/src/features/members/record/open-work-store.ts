// The SQL of what a person would leave behind.
import type { OpenWork } from '@madoguchi/contract/members/model.ts';
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../../platform/db/statement.ts';

interface Asked {
  number: string;
  today: string;
}

/** Whether nobody but `e`, and those who leave as well, has an open turn in the step of the task `t`. */
const ALONE = sql`not exists (select from approval_tasks o join employees other on other.id = o.employee_id
  where o.approval_id = t.approval_id and o.round = t.round and o.step = t.step and o.status = 'pending'
    and other.id <> e.id and other.left_on is null)`;

/** What is bought and here, or never will be, is nobody's to hand over. */
const ENDED_PURCHASES = `{${(['closed', 'cancelled', 'rejected', 'expired'] satisfies PurchaseStatus[]).join()}}`;

const openWork = statement<Asked, OpenWork>(
  (at) => sql`select
      coalesce((select json_agg(json_build_object('id', c.id, 'month', c.month, 'status', c.status, 'number', c.number,
          'totalYen', c.total_yen) order by c.month desc, c.id)
        from expense_claims c where c.employee_id = e.id and c.status in ('draft', 'submitted', 'in_review', 'returned')),
        '[]'::json) as claims,
      coalesce((select json_agg(json_build_object('id', q.id, 'purchaseName', q.purchase_name, 'status', q.status,
          'number', q.number) order by q.updated_at desc, q.id)
        from purchase_requests q where q.employee_id = e.id and q.status <> all(${sql.lit(ENDED_PURCHASES)}::text[])),
        '[]'::json) as purchases,
      coalesce((select json_agg(json_build_object('id', p.subject_id, 'domain', p.domain, 'number', p.number,
          'title', p.title, 'titleEn', p.title_en, 'name', p.requester_name) order by p.domain, p.about, p.subject_id)
        from approval_tasks t join approvals p on p.id = t.approval_id
        where t.employee_id = e.id and t.status = 'pending' and t.round = p.round and t.step = p.current_step
          and ${ALONE}),
        '[]'::json) as reviews,
      coalesce((select json_agg(json_build_object('id', d.id,
          'as', case when d.from_employee = e.id then 'giver' else 'delegate' end,
          'name', o.last_name || ' ' || o.first_name, 'validFrom', d.valid_from, 'lastDay', d.valid_to - 1)
          order by d.valid_from, d.id)
        from delegations d join employees o on o.id = case when d.from_employee = e.id then d.to_employee else d.from_employee end
        where e.id in (d.from_employee, d.to_employee) and d.status in ('offered', 'accepted')
          and d.valid_to > ${at('today')}::date), '[]'::json) as delegations,
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
