// The SQL of the figures over the decision list: how much stands in each tab, and how long decisions take.

import type { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { DecisionTab } from '@madoguchi/contract/purchase-requests/model.ts';
import { DECISION_TABS } from '@madoguchi/contract/purchase-requests/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run } from '../../../platform/db/statement.ts';
import { type AskedState, questionOf } from '../../../platform/list/list-question.ts';
import { rememberShapes, whereAsked } from '../../../platform/list/list-store.ts';
import { DECISION_FIELDS } from '../lists/row-columns-store.ts';
import { businessHoursBetween } from './business-days-store.ts';
import { type Decider, decisionSource } from './decision-store.ts';

type At = Places<Decider>;

export interface FiguresRow {
  tabs: { tab: DecisionTab; count: number; totalYen: number }[];
  decided: number;
  medianHours: number | null;
}

/** Decisions of so many days before today are looked at. */
const DAYS = sql.lit(90);

const remembered = rememberShapes<FiguresRow>();

export async function findFigures(
  pool: Pool,
  decider: Decider,
  asked: Omit<AskedState<typeof PURCHASE_DECISION_LIST>, 'sort'>,
): Promise<FiguresRow> {
  const question = questionOf({ list: DECISION_FIELDS }, [], { ...asked, sort: [], limit: 1 });
  const prepared = remembered(question.shape, (places) => {
    const at = places as unknown as At;
    const from = (tab: DecisionTab): RawBuilder<unknown> =>
      sql`from purchase_requests r ${whereAsked(decisionSource(tab, at), question, places)}`;
    const tabs = DECISION_TABS.map(
      (tab) =>
        sql`select json_build_object('tab', ${sql.lit(tab)}, 'count', count(*), 'totalYen', coalesce(sum(r.total_yen), 0)) ${from(tab)}`,
    );
    return sql`select json_build_array(${sql.join(tabs.map((one) => sql`(${one})`))}) as tabs, count(*)::int as decided,
      percentile_cont(0.5) within group (order by ${businessHoursBetween(sql`r.submitted_at`, sql`r.decided_at`, at('closed'))}) as "medianHours"
      ${from('decided')} and r.decided_at >= (${at('on')}::date - ${DAYS})::timestamp at time zone 'Asia/Tokyo'`;
  });
  const [row] = await run(pool, prepared, { ...decider, ...question.sent });
  return row ?? { tabs: [], decided: 0, medianHours: null };
}
