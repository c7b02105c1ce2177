// Where the lists of resources and of closures lie.
import { CLOSURE_LIST, RESOURCE_LIST } from '@madoguchi/contract/resources/lists.ts';
import { sql } from 'kysely';
import type { Places } from '../../platform/db/statement.ts';
import { listPages } from '../../platform/list/list-store.ts';
import { hasWords } from '../../platform/list/search-store.ts';
import { CONTENT, TOGETHER } from './store.ts';

/** Everybody who may open it sees all of them: the portal has a few hundred. */
export const resourcePages = listPages<typeof RESOURCE_LIST, object>({
  list: RESOURCE_LIST,
  from: () => sql`resources r join accounts a on a.id = r.updated_by`,
  columns: {
    ...CONTENT,
    ...TOGETHER,
    id: sql`r.id`,
    version: sql`r.version`,
    status: sql`r.status`,
    updatedAt: sql`r.updated_at`,
    updatedBy: sql`a.display_name`,
  },
  search: (at) => hasWords(sql`r.search_text || e'\\n' || folded(array_to_string(r.features, e'\\n'))`, at),
});

export interface AtInstant {
  /** `now` is a value of every change; this one is of a read. */
  readonly asOf: string;
}

/** `closureStateAt` of the contract's rules. */
const STATE = (at: Places<AtInstant>) => sql`case when max(c.lifted_at) is not null then 'lifted'
  when upper(c.closed) <= ${at('asOf')}::timestamptz then 'over'
  when lower(c.closed) > ${at('asOf')}::timestamptz then 'coming' else 'current' end`;

/** Resources that were closed at once are one row. */
export const closurePages = listPages<typeof CLOSURE_LIST, AtInstant>({
  list: CLOSURE_LIST,
  from: (
    at,
  ) => sql`(select c.group_id, max(c.version) as version, lower(c.closed) as starts_at, upper(c.closed) as ends_at,
      c.reason, c.closed_by, c.closed_at, max(c.lifted_at) as lifted_at, max(c.lifted_by::text)::uuid as lifted_by,
      string_agg(r.name, '; ' order by r.name) as resources, ${STATE(at)} as status
    from resource_closures c join resources r on r.id = c.resource_id
    group by c.group_id, c.closed, c.reason, c.closed_by, c.closed_at) c
    join accounts a on a.id = c.closed_by left join accounts l on l.id = c.lifted_by`,
  columns: {
    id: sql`c.group_id`,
    version: sql`c.version`,
    status: sql`c.status`,
    resources: sql`c.resources`,
    startsAt: sql`c.starts_at`,
    endsAt: sql`c.ends_at`,
    reason: sql`c.reason`,
    closedBy: sql`a.display_name`,
    closedAt: sql`c.closed_at`,
    liftedBy: sql`l.display_name`,
    liftedAt: sql`c.lifted_at`,
  },
});
