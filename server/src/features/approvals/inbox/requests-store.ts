// The SQL of all requests of a month: that of their first submission, by which the analysis counts them (S7-02).
import { REQUEST_LIST } from '@madoguchi/contract/approvals/lists.ts';
import { sql } from 'kysely';
import { midnightInTokyo } from '../../../platform/db/instant.ts';
import { listPages } from '../../../platform/list/list-store.ts';
import { newestChanges } from '../../../platform/list/list-tag-store.ts';
import { NEWEST_ACT } from '../acts-store.ts';
import { PRESENTED } from './inbox-store.ts';

/** The first and the last day of the month, in Japan. */
export interface RequestsOf {
  first: string;
  last: string;
}

/** A request and its state change by acts alone. */
export const requestPages = listPages<typeof REQUEST_LIST, RequestsOf>({
  list: REQUEST_LIST,
  from: () => sql`approvals a`,
  where: (at) => [
    sql`a.first_submitted_at >= ${midnightInTokyo(sql`${at('first')}::date`)}`,
    sql`a.first_submitted_at < ${midnightInTokyo(sql`(${at('last')}::date + 1)`)}`,
  ],
  columns: {
    id: sql`a.id`,
    domain: sql`a.domain`,
    ...PRESENTED,
    status: sql`a.status`,
    firstSubmittedAt: sql`a.first_submitted_at`,
  },
  tag: () => newestChanges([NEWEST_ACT]),
});
