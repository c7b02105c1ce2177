// Whose turn it is, beside the rows of a page: looked up for the rows that are shown, in the one statement, and of those in
// approval only.
import { UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Question } from '../../../platform/list/list-question.ts';
import { orderBy } from '../../../platform/list/order-store.ts';
import { openTurns, overdueSubjects, waitingSubjects } from '../../approvals/public.ts';

export const IN_APPROVAL = sql.join(UNDER_APPROVAL.map((status) => sql.lit(status)));

/** The open turns of the request, with its approval; no row where it is not in approval. */
const turns = (request: RawBuilder<unknown>, status: RawBuilder<unknown>) =>
  sql`select * from (${openTurns('purchase-requests', request)}) open where ${status} in (${IN_APPROVAL})`;

/** True when the request `r` waits for somebody longer than its step gives. `today`: the day. */
export const isOverdue = (today: RawBuilder<unknown>) => sql`r.status in (${IN_APPROVAL})
  and (select turns.due_on < ${today}::date from (${turns(sql`r.id`, sql`r.status`)}) turns)`;

/** The ids of those that do, some more than once. */
export const overdueRequests = (today: RawBuilder<unknown>) => overdueSubjects('purchase-requests', today);

/** True when the request `r` waits for `me`, or for somebody they stand in for on the day. */
export const waitsForMe = (me: RawBuilder<unknown>, on: RawBuilder<unknown>) => sql`r.status in (${IN_APPROVAL})
  and (select count(*) > 0 from (${waitingSubjects('purchase-requests', me, on, sql`r.id`)}) waiting)`;

const WAITS_FOR = sql`coalesce(turns.waits_for, '[]'::json) as "waitsFor"`;

/** The columns of the turns that each list shows. */
export const TURN_COLUMNS = {
  list: () => WAITS_FOR,
  decision: (today: RawBuilder<unknown>) => sql`${WAITS_FOR}, turns.due_on as "dueOn",
    coalesce(turns.due_on < ${today}::date, false) as "isOverdue",
    case when turns.id is not null then json_build_object('id', turns.id, 'version', turns.version) end as approval`,
} as const;

/** The rows of a page with their turns, in order. `found`: the `select` of the page without them. */
export function withTurns(
  found: RawBuilder<unknown>,
  { terms }: Question,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select found.*, ${columns}
    from (${found}) found left join lateral (${turns(sql`found.id`, sql`found.status`)}) turns on true
    order by ${orderBy(terms, {})}`;
}
