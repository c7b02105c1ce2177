// The SQL of the figures over the decision list: how much stands in each tab, and how long decisions take.
import type { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { DecisionTab } from '@madoguchi/contract/purchase-requests/model.ts';
import { DECIDED, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type PlacesOf, run } from '../../../platform/db/statement.ts';
import { type AskedState, questionOf } from '../../../platform/list/list-question.ts';
import { rememberShapes, whereAsked } from '../../../platform/list/list-store.ts';
import { AS_MANY_AS_THERE_ARE } from '../../../platform/list/ways-store.ts';
import { waitingSubjects } from '../../approvals/public.ts';
import { DECISION_FIELDS } from '../lists/purchase-list-store.ts';
import { isOverdue, overdueRequests, waitsForMe } from '../lists/turns-store.ts';
import { soughtGrams, withGrams } from '../lists/words-store.ts';
import { businessHoursBetween } from './business-days-store.ts';
import { type Decider, decisionSource } from './decision-store.ts';

type At = PlacesOf<keyof Decider>;

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

/** Where what is counted comes from: each a `from … where …` of requests `r`. */
interface Counted {
  /** Parts that the others read from, each with a comma behind it. */
  readonly parts: RawBuilder<unknown>;
  readonly all: RawBuilder<unknown>;
  readonly mine: RawBuilder<unknown>;
  readonly overdue: RawBuilder<unknown>;
}

/** The tabs as JSON. What was submitted is counted in one go, by state; what waits is looked up by its turns. */
function tabs({ parts, all, mine, overdue }: Counted): RawBuilder<unknown> {
  const sums = sql`sum(count)::int as count, coalesce(sum(total_yen), 0) as total_yen`;
  return sql`with ${parts} by_state as materialized (select r.status, ${COUNTED} ${all} group by r.status)
    select json_agg(json_build_object('tab', tab, 'count', coalesce(count, 0), 'totalYen', total_yen)) from (
      select 'mine' as tab, ${COUNTED} ${mine}
      union all select 'all', ${sums} from by_state
      union all select 'decided', ${sums} from by_state where status in (${among(DECIDED)})
      union all select 'overdue', ${COUNTED} ${overdue}) tabs`;
}

/** Fewer in approval are asked one by one whose turn it is; else all turns are looked up, and kept of those what was found. */
const FEW = sql.lit(5_000);

/** Of what a search found. */
function countedAmong(found: RawBuilder<unknown>, at: At): Counted {
  const either = (one: RawBuilder<unknown>, ids: RawBuilder<unknown>) => sql`from (
    select r.total_yen from found r where (select are_few from size) and ${one}
    union all select r.total_yen from found r where not (select are_few from size) and r.id in (${ids})) r`;
  return {
    parts: sql`found as materialized (select r.id, r.status, r.total_yen ${found}),
      size as materialized (select count(*) < ${FEW} as are_few from found r where r.status in (${among(UNDER_APPROVAL)})),`,
    all: sql`from found r`,
    mine: either(waitsForMe(at('me'), at('on')), waitingSubjects('purchase-requests', at('me'), at('on'))),
    overdue: either(isOverdue(at('on')), overdueRequests(at('on'))),
  };
}

const remembered = rememberShapes<FiguresRow>();

export async function findFigures(
  pool: Pool,
  decider: Decider,
  asked: Omit<AskedState<typeof PURCHASE_DECISION_LIST>, 'sort'>,
): Promise<FiguresRow> {
  const question = questionOf({ list: DECISION_FIELDS }, { ...asked, sort: [], limit: 1, scope: '' });
  const grams = soughtGrams(asked.q, '');
  const isIndexed = grams.wordGrams.length > 0;
  const prepared = remembered(JSON.stringify([question.shape, isIndexed]), (at) => {
    const source = decisionSource('all', at);
    const of = (requests: RawBuilder<unknown>, ids?: RawBuilder<unknown>) => {
      const where: typeof source.where = (own) => [
        ...(source.where?.(own) ?? []),
        ...(ids === undefined ? [] : [sql`r.id in (${ids})`]),
      ];
      return sql`from ${requests} r ${whereAsked({ ...source, where }, question, at)}`;
    };
    const requests = sql`purchase_requests`;
    const counted: Counted = isIndexed
      ? countedAmong(of(sql`(${withGrams(at('wordGrams'), AS_MANY_AS_THERE_ARE)})`), at)
      : {
          parts: sql``,
          all: of(requests),
          mine: of(requests, waitingSubjects('purchase-requests', at('me'), at('on'))),
          overdue: of(requests, overdueRequests(at('on'))),
        };
    return sql`select (${tabs(counted)}) as tabs, (select count(*)::int from ${decisions(at)}) as decided,
      (${medianHours(at)}) as "medianHours"`;
  });
  const [row] = await run(pool, prepared, { ...decider, ...question.sent, ...grams });
  return row ?? { tabs: [], decided: 0, medianHours: null };
}
