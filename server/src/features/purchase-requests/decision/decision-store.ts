// The SQL of the decision list (S2-15): everything that was submitted, by tab.

import type { DecisionTab } from '@madoguchi/contract/purchase-requests/decision-tabs.ts';
import type { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { DECIDED, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Places, run } from '../../../platform/db/statement.ts';
import { type TaggedPage, taggedPage } from '../../../platform/list/kept-pages.ts';
import { type AskedPage, questionOf } from '../../../platform/list/list-question.ts';
import { type ListSource, rememberShapes } from '../../../platform/list/list-store.ts';
import { besideTag, type TaggedRows } from '../../../platform/list/list-tag-store.ts';
import { hasWords, type SearchValues } from '../../../platform/list/search-store.ts';
import { waitingSubjects } from '../../approvals/public.ts';
import { NAMED, typedName } from '../lists/purchase-list-store.ts';
import { turnsTag } from '../lists/purchase-tag-store.ts';
import { DECISION_FIELDS, rowColumns } from '../lists/row-columns-store.ts';
import { isOverdue, overdueRequests, TURN_COLUMNS, waitsForMe, withTurns } from '../lists/turns-store.ts';
import { type Openings, ofIds, rowsByWays, type Way, waysShape } from '../lists/ways-store.ts';
import { soughtGrams } from '../lists/words-store.ts';
import { businessDaysSince } from './business-days-store.ts';

/** Who looks, on which day, and on which days nobody works. Named as no filter is: both are sent with one statement. */
export interface Decider {
  readonly me: string | null;
  readonly on: string;
  readonly closed: readonly string[];
}

type At = Places<Decider>;
type Source = ListSource<typeof DECISION_FIELDS, Decider>;

const among = (statuses: readonly string[]) =>
  sql`r.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

const WAS_SUBMITTED = sql`r.submitted_at is not null`;

interface Tab {
  /** What stands in it, besides having been submitted. */
  readonly conditions: (at: At) => readonly RawBuilder<unknown>[];
  /** How it is opened, where few stand in it. */
  readonly ways: readonly Way[];
}

const TABS: Record<DecisionTab, Tab> = {
  mine: {
    conditions: (at) => [waitsForMe(at('me'), at('on'))],
    ways: [{ by: 'mine', requests: (at) => ofIds(waitingSubjects('purchase-requests', at('me'), at('on'))) }],
  },
  all: { conditions: () => [], ways: [] },
  decided: { conditions: () => [among(DECIDED)], ways: [] },
  overdue: {
    conditions: (at) => [isOverdue(at('on'))],
    ways: [{ by: 'overdue', requests: (at) => ofIds(overdueRequests(at('on'))) }],
  },
};

const waitingDays = (at: At) => {
  const since = (until: RawBuilder<unknown>) => businessDaysSince(sql`r.submitted_at`, until, at('closed'));
  return sql`case when ${among(UNDER_APPROVAL)} then ${since(sql`${at('on')}::date`)}
    when r.decided_at is not null then ${since(sql`(r.decided_at at time zone 'Asia/Tokyo')::date`)} end`;
};

export const decisionSource = (tab: DecisionTab, at: At): Source => ({
  list: DECISION_FIELDS,
  from: () => sql`purchase_requests r`,
  where: () => [WAS_SUBMITTED, ...TABS[tab].conditions(at)],
  columns: {
    ...rowColumns(sql`coalesce(r.employee_id = ${at('me')}::uuid, false)`),
    lastDeciderId: sql`r.last_decider_number`,
    lastDeciderName: sql`r.last_decider_name`,
    waitingDays: waitingDays(at),
    quoteCount: sql`r.quote_count`,
  },
  typedConditions: NAMED,
  search: (values) => hasWords(sql`r.search_text`, values as Places<SearchValues>),
});

const ORDER = { list: DECISION_FIELDS, key: ['id'], neverNull: ['submittedAt'] };

const remembered = rememberShapes<TaggedRows>();

/** A page of a tab; without rows where `known` is still its tag. */
export async function decisionPages(
  executor: Executor,
  tab: DecisionTab,
  decider: Decider,
  asked: AskedPage<typeof PURCHASE_DECISION_LIST>,
  known: string | null = null,
): Promise<TaggedPage> {
  const question = questionOf(ORDER, [tab, decider.me], asked);
  const openings: Openings = {
    first: TABS[tab].ways,
    ways: [],
    everywhere: [WAS_SUBMITTED],
    grams: soughtGrams(asked.q, typedName(asked)),
  };
  const prepared = remembered(
    JSON.stringify([tab, question.shape, waysShape(DECISION_FIELDS, question, openings)]),
    (at) => {
      const found = rowsByWays(decisionSource(tab, at as unknown as At), question, openings, at);
      return besideTag(
        withTurns(found, question, TURN_COLUMNS.decision(at('on'))),
        turnsTag(at as unknown as At),
        at('known'),
      );
    },
  );
  const [found] = await run(executor, prepared, { ...decider, ...question.sent, ...openings.grams, known });
  return taggedPage(found, question);
}
