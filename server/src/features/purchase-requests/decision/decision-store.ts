// The SQL of the decision list (S2-15): everything that was submitted, by tab.
import type { DecisionTab } from '@madoguchi/contract/purchase-requests/model.ts';
import { DECIDED, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { PlacesOf } from '../../../platform/db/statement.ts';
import type { Question } from '../../../platform/list/list-question.ts';
import { type ListSource, listPagesOf } from '../../../platform/list/list-store.ts';
import { hasWords } from '../../../platform/list/search-store.ts';
import { rowsByWays, type Way, waysName } from '../../../platform/list/ways-store.ts';
import { waitingSubjects } from '../../approvals/public.ts';
import { DECISION_FIELDS, NAMED, rowColumns, turnsTag, typedName } from '../lists/purchase-list-store.ts';
import { isOverdue, overdueRequests, TURN_COLUMNS, waitsForMe, withTurns } from '../lists/turns-store.ts';
import { ofIds, waysOf } from '../lists/ways-store.ts';
import { alongWords, soughtGrams } from '../lists/words-store.ts';
import { businessDaysSince } from './business-days-store.ts';

/** The person who looks, the day, and the days on which nobody works. */
export interface Decider {
  readonly me: string | null;
  readonly on: string;
  readonly closed: readonly string[];
}

interface TabOf extends Decider {
  readonly tab: DecisionTab;
}

type At = PlacesOf<keyof Decider>;
type Source = ListSource<typeof DECISION_FIELDS, Decider>;

const among = (statuses: readonly string[]) =>
  sql`r.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

const WAS_SUBMITTED = sql`r.submitted_at is not null`;

interface Tab {
  /** The conditions for a request to be in the tab, besides having been submitted. */
  readonly conditions: (at: At) => readonly RawBuilder<unknown>[];
  /** How it is opened, where few stand in it. */
  readonly ways: readonly Way[];
}

const TABS: Record<DecisionTab, Tab> = {
  mine: {
    conditions: (at) => [waitsForMe(at('me'), at('on'))],
    ways: [{ by: 'mine', rows: (at) => ofIds(waitingSubjects('purchase-requests', at('me'), at('on'))) }],
  },
  all: { conditions: () => [], ways: [] },
  decided: { conditions: () => [among(DECIDED)], ways: [] },
  overdue: {
    conditions: (at) => [isOverdue(at('on'))],
    ways: [{ by: 'overdue', rows: (at) => ofIds(overdueRequests(at('on'))) }],
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
  search: (values) => hasWords(sql`r.search_text`, values),
});

/** Pages of a tab. */
export const decisionPages = listPagesOf<typeof DECISION_FIELDS, TabOf>({
  list: DECISION_FIELDS,
  tag: turnsTag,
  from: ({ tab }, asked) => {
    const grams = soughtGrams(asked.q, typedName(asked));
    const waysInto = (question: Question) => waysOf(DECISION_FIELDS, question, grams);
    return {
      name: tab,
      key: ['id'],
      neverNull: ['submittedAt'],
      nameOf: (question) => waysName(waysInto(question)),
      rows: (question, at) => {
        const source = decisionSource(tab, at);
        const openings = {
          first: TABS[tab].ways,
          ways: waysInto(question),
          everywhere: [WAS_SUBMITTED],
          alongWords: alongWords(source, question, grams),
        };
        return withTurns(rowsByWays(source, question, openings, at), question, TURN_COLUMNS.decision(at('on')));
      },
      sent: grams,
    };
  },
});
