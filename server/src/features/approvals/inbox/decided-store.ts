// The SQL of what somebody has decided: the acts by which they took a turn, and those by which it was taken in their name.
import { DECISIONS } from '@madoguchi/contract/approvals/approval.ts';
import { DECIDED_LIST } from '@madoguchi/contract/approvals/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ListSource, listPagesOf, mergedRows } from '../../../platform/list/list-store.ts';
import { newestChanges } from '../../../platform/list/list-tag-store.ts';
import { NEWEST_ACT } from '../acts-store.ts';
import { PRESENTED } from './inbox-store.ts';

/** Whose decisions. */
export interface DecidedBy {
  employee: string;
}

type Source = ListSource<typeof DECIDED_LIST, DecidedBy>;

const DECIDING = sql`x.kind in (${sql.join(DECISIONS.map((kind) => sql.lit(kind)))})`;

/** The turn is asked anew then, so that nothing was decided. */
const WAS_TAKEN_BACK = sql`exists (select from approval_acts b
  where b.approval_id = x.approval_id and b.task_id = x.task_id and b.kind = 'take-back')`;

const sourceOf = (person: RawBuilder<unknown>, isByDelegate: boolean): Source => ({
  list: DECIDED_LIST,
  from: () => sql`approval_acts x join approvals a on a.id = x.approval_id`,
  where: (at) => [sql`${person} = ${at('employee')}::uuid`, DECIDING, sql`not ${WAS_TAKEN_BACK}`],
  columns: {
    id: sql`x.id`,
    approvalId: sql`a.id`,
    domain: sql`a.domain`,
    ...PRESENTED,
    stepName: sql`coalesce(x.step_name, '')`,
    stepNameEn: sql`coalesce(x.step_name_en, '')`,
    decision: sql`x.kind`,
    decidedAt: sql`x.at`,
    status: sql`a.status`,
    onBehalfOf: isByDelegate ? sql`null::text` : sql`x.behalf_of_name`,
    by: isByDelegate ? sql`x.name` : sql`null::text`,
  },
});

/** Along the index of either, a page at most each. A decision and the state of its request change by acts alone. */
export const decidedPages = listPagesOf<typeof DECIDED_LIST, DecidedBy>({
  list: DECIDED_LIST,
  from: () => mergedRows('', [sourceOf(sql`x.employee_id`, false), sourceOf(sql`x.behalf_of_employee`, true)]),
  tag: () => newestChanges([NEWEST_ACT]),
});
