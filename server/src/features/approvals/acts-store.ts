// The SQL of what was done to a request, in all its rounds.
import type { ApprovalActView } from '@madoguchi/contract/approvals/model.ts';
import { sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../platform/db/statement.ts';

const acts = statement<{ id: string }, ApprovalActView>(
  (at) => sql`select id, kind, round, step_name as "stepName", step_name_en as "stepNameEn", ${instant(sql`at`)} as at,
      case when employee_id is not null
        then json_build_object('employeeId', employee_id, 'name', name, 'departmentName', department_name) end as by,
      case when behalf_of_employee is not null
        then json_build_object('employeeId', behalf_of_employee, 'name', behalf_of_name) end as "onBehalfOf",
      reason, comment,
      case when kind = 'change-amount' then json_build_object('before', amount_before, 'after', amount_after) end as amounts
    from approval_acts where approval_id = ${at('id')}::uuid order by approval_acts.at, id`,
);

/** Oldest first. */
export async function findActs(executor: Executor, approvalId: string): Promise<ApprovalActView[]> {
  return run(executor, acts, { id: approvalId });
}

/** The newest thing done to any approval, for the tags of lists that show whose turn it is: none changes without an act. */
export const NEWEST_ACT = sql`select a.change_xid from approval_acts a order by a.change_xid desc limit 1`;
