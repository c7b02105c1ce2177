// What happened to a claim: its own steps, and beside them what its approvers did.
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';

/** What acts are called as decisions on a claim; those that decide nothing are none. */
const DECISION_OF_ACT = sql`case a.kind when 'approve' then 'approved' when 'check' then 'checked'
    when 'take-back' then 'taken-back' when 'return' then 'returned' when 'reject' then 'rejected' end`;

/** A select of all decisions in their order, with the columns of the contract. Of old claims every one is their own. */
export function decisionsOf(claim: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select f.decision, f.by, f.department, f."onBehalfOf", f.step, f."stepEn", ${instant(sql`f.moment`)} as at, f.comment
    from (select d.id, d.at as moment, d.fact as decision, d.by_name as by, d.by_department as department,
        null as "onBehalfOf", null as step, null as "stepEn", d.comment
      from record_facts d where d.record_id = ${claim}
      union all
      select a.id, a.at, ${DECISION_OF_ACT}, a.name, a.department_name, a.behalf_of_name, a.step_name, a.step_name_en,
        a.comment
      from approvals p join approval_acts a on a.approval_id = p.id
      where p.domain = 'travel-expenses' and p.subject_id = ${claim}
        and a.kind in ('approve', 'check', 'take-back', 'return', 'reject')) f
    order by f.moment, f.id`;
}
