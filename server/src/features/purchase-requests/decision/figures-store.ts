// The SQL of the figures over the decision list: how much stands in each tab, and how long decisions take.

import type { DecisionTab } from '@madoguchi/contract/purchase-requests/decision-tabs.ts';
import type { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { DECIDED } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run } from '../../../platform/db/statement.ts';
import { type AskedState, questionOf } from '../../../platform/list/list-question.ts';
import { rememberShapes, whereAsked } from '../../../platform/list/list-store.ts';
import { waitingSubjects } from '../../approvals/public.ts';
import { DECISION_FIELDS } from '../lists/row-columns-store.ts';
import { overdueRequests } from '../lists/turns-store.ts';
import { AS_MANY_AS_THERE_ARE } from '../lists/ways-store.ts';
import { soughtPairs, withPairs } from '../lists/words-store.ts';
import { businessHoursBetween } from './business-days-store.ts';
import { type Decider, decisionSource } from './decision-store.ts';

type At = Places<Decider>;

export interface FiguresRow {
  tabs: { tab: DecisionTab; count: number; totalYen: number }[];
  decided: number;
  /** A number in the exact digits of the database. */
  medianHours: string | null;
}

/** Decisions of so many days up to today are looked at, and of them the newest: a median of more says no more. */
const DAYS = sql.lit(90);
const NEWEST = sql.lit(5_000);

const decisions = (at: At) => sql`purchase_requests r
  where r.decided_at >= (${at('on')}::date - ${DAYS})::timestamp at time zone 'Asia/Tokyo'`;

const hours = (at: At) => businessHoursBetween(sql`r.submitted_at`, sql`r.decided_at`, at('closed'));

const medianHours = (at: At) => sql`select percentile_cont(0.5) within group (order by ${hours(at)})
  from (select submitted_at, decided_at from ${decisions(at)} order by r.decided_at desc limit ${NEWEST}) r`;

const COUNTED = sql`count(*) as count, coalesce(sum(r.total_yen), 0) as total_yen`;
const among = (statuses: readonly string[]) => sql.join(statuses.map((status) => sql.lit(status)));

/** The tabs as JSON. What was submitted is counted in one go, by state; what waits is looked up by its turns. */
function tabs(of: (ids?: RawBuilder<unknown>) => RawBuilder<unknown>, at: At): RawBuilder<unknown> {
  const sums = sql`sum(count)::int as count, coalesce(sum(total_yen), 0) as total_yen`;
  return sql`with by_state as materialized (select r.status, ${COUNTED} ${of()} group by r.status)
    select json_agg(json_build_object('tab', tab, 'count', coalesce(count, 0), 'totalYen', total_yen)) from (
      select 'mine' as tab, ${COUNTED} ${of(waitingSubjects('purchase-requests', at('me'), at('on')))}
      union all select 'all', ${sums} from by_state
      union all select 'decided', ${sums} from by_state where status in (${among(DECIDED)})
      union all select 'overdue', ${COUNTED} ${of(overdueRequests(at('on')))}) tabs`;
}

const remembered = rememberShapes<FiguresRow>();

export async function findFigures(
  pool: Pool,
  decider: Decider,
  asked: Omit<AskedState<typeof PURCHASE_DECISION_LIST>, 'sort'>,
): Promise<FiguresRow> {
  const question = questionOf({ list: DECISION_FIELDS }, [], { ...asked, sort: [], limit: 1 });
  const pairs = soughtPairs(asked.q, '');
  const isIndexed = pairs.wordPairs.length > 0;
  const prepared = remembered(JSON.stringify([question.shape, isIndexed]), (places) => {
    const at = places as unknown as At;
    const all = decisionSource('all', at);
    const of = (ids?: RawBuilder<unknown>) => {
      const where = () => [...(all.where?.(at) ?? []), ...(ids === undefined ? [] : [sql`r.id in (${ids})`])];
      const requests =
        isIndexed && ids === undefined
          ? sql`(${withPairs(places('wordPairs'), AS_MANY_AS_THERE_ARE)})`
          : sql`purchase_requests`;
      return sql`from ${requests} r ${whereAsked({ ...all, where }, question, places)}`;
    };
    return sql`select (${tabs(of, at)}) as tabs, (select count(*)::int from ${decisions(at)}) as decided,
      (${medianHours(at)}) as "medianHours"`;
  });
  const [row] = await run(pool, prepared, { ...decider, ...question.sent, ...pairs });
  return row ?? { tabs: [], decided: 0, medianHours: null };
}
