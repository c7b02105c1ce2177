// Where the rows of the maintainers' list lie.
import { ROUTE_LIST } from '@madoguchi/contract/approval-routes/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../../../platform/db/statement.ts';
import { listPages } from '../../../platform/list/list-store.ts';
import { underWayBy } from '../../approvals/public.ts';

interface OnDay {
  today: string;
}

const HOLDS = (today: RawBuilder<unknown>) =>
  sql`(v.valid_from <= ${today}::date and (v.valid_to is null or v.valid_to > ${today}::date))`;

const IS_OPEN = (today: RawBuilder<unknown>) =>
  sql`(v.valid_to is null or v.valid_to > greatest(${today}::date, v.valid_from))`;

/** `phaseOn` of the contract's rules, over the published versions of the route `r`; a test compares the two. */
export const PHASE = (today: RawBuilder<unknown>) => sql`(select case
    when count(*) = 0 then 'draft'
    when bool_or(${HOLDS(today)}) then 'active'
    when bool_or(${IS_OPEN(today)}) then 'scheduled'
    else 'ended' end
  from approval_route_versions v where v.route_id = r.id)`;

/** Each route as its version of today says it, else its newest, else its draft. */
const routes = (at: Places<OnDay>) => sql`(select r.id, r.updated_at, r.updated_by, r.draft is not null as has_draft,
      ${PHASE(at('today'))} as phase, coalesce(v.number, 0) as number,
      coalesce(v.name, r.draft ->> 'name') as name, coalesce(v.name_en, r.draft ->> 'nameEn') as name_en,
      coalesce(v.domain, r.draft ->> 'domain') as domain, coalesce(v.priority, (r.draft ->> 'priority')::int) as priority,
      jsonb_array_length(coalesce(v.steps, r.draft -> 'steps')) as step_count,
      coalesce(v.valid_from, (r.draft ->> 'validFrom')::date) as valid_from,
      case when v.id is null then (r.draft ->> 'validTo')::date else v.valid_to end as valid_to
    from approval_routes r left join lateral (select v.* from approval_route_versions v where v.route_id = r.id
      order by ${HOLDS(at('today'))} desc, v.number desc limit 1) v on true
    where r.discarded_at is null)`;

/** Pages of all routes but those that were thrown away. */
export const routePages = listPages<typeof ROUTE_LIST, OnDay>({
  list: ROUTE_LIST,
  from: (at) => sql`${routes(at)} r left join accounts u on u.id = r.updated_by`,
  columns: {
    id: sql`r.id`,
    name: sql`r.name`,
    nameEn: sql`r.name_en`,
    domain: sql`r.domain`,
    phase: sql`r.phase`,
    number: sql`r.number`,
    hasDraft: sql`r.has_draft`,
    priority: sql`r.priority`,
    stepCount: sql`r.step_count`,
    validFrom: sql`r.valid_from`,
    validTo: sql`r.valid_to`,
    inProgress: sql`(select coalesce(sum(${underWayBy(sql`v.id`)}), 0)::int from approval_route_versions v where v.route_id = r.id)`,
    updatedAt: sql`r.updated_at`,
    updatedBy: sql`coalesce(u.display_name, '')`,
  },
  filterColumns: { draft: sql`r.has_draft` },
});
