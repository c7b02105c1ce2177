// The SQL of the decision list (S2-15): everything that was submitted, by tab.
import type { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { DecisionTab } from '@madoguchi/contract/purchase-requests/model.ts';
import { DECIDED, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Places, run } from '../../../platform/db/statement.ts';
import { type AskedPage, type ListPage, pageOf, questionOf } from '../../../platform/list/list-question.ts';
import { type ListSource, rememberShapes } from '../../../platform/list/list-store.ts';
import { hasWords, type SearchValues } from '../../../platform/list/search-store.ts';
import { waitingSubjects } from '../../approvals/public.ts';
import { NAMED } from '../lists/purchase-list-store.ts';
import { DECISION_FIELDS, rowColumns } from '../lists/row-columns-store.ts';
import { isOverdue, TURN_COLUMNS, withTurns } from '../lists/turns-store.ts';
import { rowsByWays, waysShape } from '../lists/ways-store.ts';
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

/** What stands in a tab, besides having been submitted. */
const TABS: Record<DecisionTab, (at: At) => readonly RawBuilder<unknown>[]> = {
  mine: (at) => [sql`r.id in (${waitingSubjects('purchase-requests', at('me'), at('on'))})`],
  all: () => [],
  decided: () => [among(DECIDED)],
  overdue: (at) => [isOverdue(at('on'))],
};

const waitingDays = (at: At) => {
  const since = (until: RawBuilder<unknown>) => businessDaysSince(sql`r.submitted_at`, until, at('closed'));
  return sql`case when ${among(UNDER_APPROVAL)} then ${since(sql`${at('on')}::date`)}
    when r.decided_at is not null then ${since(sql`(r.decided_at at time zone 'Asia/Tokyo')::date`)} end`;
};

export const decisionSource = (tab: DecisionTab, at: At): Source => ({
  list: DECISION_FIELDS,
  from: () => sql`purchase_requests r`,
  where: () => [sql`r.submitted_at is not null`, ...TABS[tab](at)],
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

const remembered = rememberShapes<{ row: string }>();

export async function decisionPages(
  executor: Executor,
  tab: DecisionTab,
  decider: Decider,
  asked: AskedPage<typeof PURCHASE_DECISION_LIST>,
): Promise<ListPage> {
  const question = questionOf(ORDER, [tab, decider.me], asked);
  const prepared = remembered(JSON.stringify([tab, question.shape, waysShape(DECISION_FIELDS, question)]), (at) => {
    const found = rowsByWays(decisionSource(tab, at as unknown as At), question, at);
    return withTurns(found, question, TURN_COLUMNS.decision(at('on')));
  });
  const found = await run(executor, prepared, { ...decider, ...question.sent });
  return pageOf(
    found.map(({ row }) => row),
    question,
  );
}
