// The SQL of how much resources are used.
import { sql } from 'kysely';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import { withResource } from '../../resources/public.ts';

/** A resource's use in a month, by the month in Tokyo in which a reservation begins. */
export interface Use {
  readonly month: string;
  readonly resourceId: string;
  readonly reservations: number;
  readonly usedMinutes: number;
  readonly noShows: number;
}

const use = statement<{ from: string; to: string; now: string }, Use>(
  (at) => sql`with own as (select h.resource_id, r.id, r.starts_at, r.ends_at,
        case when r.status = 'no_show' or (r.status = 'confirmed' and r.release_at <= ${at('now')}::timestamptz) then 'no_show'
          when r.status in ('confirmed', 'in_use', 'finished') then 'used' else 'none' end as came_to
      from reservations r
        cross join lateral (select distinct h.resource_id from reservation_holds h where h.reservation_id = r.id limit 1000) h
        ${withResource(sql`h.resource_id`)}
      where r.starts_at >= ${at('from')}::timestamptz and r.starts_at < ${at('to')}::timestamptz)
    select to_char(o.starts_at at time zone 'Asia/Tokyo', 'YYYYMM') as month, o.resource_id as "resourceId",
      count(*) filter (where o.came_to = 'used')::int as reservations,
      coalesce(extract(epoch from sum(o.ends_at - o.starts_at) filter (where o.came_to = 'used')) / 60, 0)::int as "usedMinutes",
      count(*) filter (where o.came_to = 'no_show')::int as "noShows"
    from own o group by 1, 2`,
);

/** Uses from an instant to another; reservations to come count as used. */
export function findUse(
  executor: Executor,
  asked: { readonly from: string; readonly to: string; readonly now: string },
) {
  return run(executor, use, asked);
}
