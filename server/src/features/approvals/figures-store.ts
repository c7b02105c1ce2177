// Approvals as the analysis counts them: submissions, first decisions and how long a yes took, by the day of each.
import { sql } from 'kysely';
import { dayInTokyo } from '../../platform/db/instant.ts';
import type { FigureSource, Measure } from '../../platform/figures/figure-source.ts';

const isTakenBack = sql`exists (select from approval_acts b where b.approval_id = a.approval_id and b.task_id = a.task_id
  and b.kind = 'take-back' and (b.at, b.id) > (a.at, a.id))`;

/** Sent back to its requester, or rejected, for good: to an earlier step alone it is still on its way. */
const refuses = sql`(a.kind = 'reject' or (a.kind = 'return' and (p.round > a.round or p.status = 'returned')))
  and not ${isTakenBack}`;

const actAt = (best: 'min' | 'max', where: ReturnType<typeof sql>) =>
  sql`(select ${sql.raw(best)}(a.at) from approval_acts a where a.approval_id = p.id and ${where})`;

const measure = (name: Measure) => sql.lit(name);

/**
 * A request counts once: on the day of its first submission, on that of its first decision (passed: approved and never refused),
 * and on that of its approval, with the minutes since the first submission. A day is counted anew with all days of its requests.
 */
export const approvalFigures: FigureSource = {
  name: 'approvals',
  touched: (isSince) => sql`select distinct ${dayInTokyo(sql`a.at`)}::text as part from approval_acts a
    where a.approval_id in (select t.approval_id from approval_acts t where ${isSince(sql`t.change_xid`)})`,
  counted: (parts) => sql`with days as materialized (select part::date as day from ${parts}),
    met as materialized (select distinct a.approval_id as id from days d join approval_acts a on ${dayInTokyo(sql`a.at`)} = d.day),
    requests as materialized (
      select p.id, p.department_code as department, p.status = 'approved' as is_approved,
        p.first_submitted_at as begun, ${actAt('min', refuses)} as refused,
        ${actAt('max', sql`a.kind in ('submit', 'approve', 'check') and a.round = p.round`)} as newest
      from met m join approvals p on p.id = m.id),
    ends as (select *, case when is_approved then newest end as approved from requests)
    select d.day::text as part, d.day, v.measure, e.department, sum(v.value)::bigint as value
    from ends e cross join lateral (values
      (e.begun, ${measure('requests')}, 1::bigint),
      (coalesce(e.refused, e.approved), ${measure('decided')}, 1),
      (case when e.refused is null then e.approved end, ${measure('passed')}, 1),
      (e.approved, ${measure('approved')}, 1),
      (e.approved, ${measure('approval-minutes')}, floor(extract(epoch from e.approved - e.begun) / 60)::bigint)
    ) v (at, measure, value) join days d on d.day = ${dayInTokyo(sql`v.at`)}
    group by 1, 2, 3, 4`,
};
