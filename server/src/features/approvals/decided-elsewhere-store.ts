// The SQL of "nobody decides in two steps by a delegation", as the engine has it (contract/…/steps/decided-elsewhere.ts).
import { type RawBuilder, sql } from 'kysely';

/**
 * True when the employee has said yes in another deciding step of the round, where that of the turn `t` decides as well. As a
 * count it is looked up for each turn, along the index of its request; as a condition all turns were read for a few.
 */
const decidedElsewhere = (employee: RawBuilder<unknown>, further: RawBuilder<unknown>) => sql`(
  select count(*) > 0 from approval_tasks o join approvals x on x.id = o.approval_id
  where o.approval_id = t.approval_id and o.round = t.round and o.step <> t.step and not o.is_past
    and o.status = 'approved' and o.done_by_employee = ${employee} ${further}
    and x.steps -> t.step ->> 'kind' = 'approve')`;

/** After a decision in whatever name nobody takes a turn of another's. */
export const mayNotStandIn = (employee: RawBuilder<unknown>) => decidedElsewhere(employee, sql``);

/** After a decision in another's name nobody takes even their own turn. */
export const mayNotDecide = (employee: RawBuilder<unknown>) =>
  decidedElsewhere(employee, sql`and o.employee_id <> o.done_by_employee`);
