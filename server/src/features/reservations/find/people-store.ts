// The SQL of people's own reservations, as times in which they are busy.
import { sql } from 'kysely';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import { isOverdue } from '../ground-store.ts';

/** A time in which somebody is busy; nothing is said of what they do. */
export interface BusyTime {
  readonly employeeId: string;
  readonly start: string;
  readonly end: string;
}

/**
 * From the time, not from the people: what they had over the years is many times what stands in the range. Each reservation is
 * looked up by itself, as the planner, which knows neither people nor range, would read the whole table.
 */
const busy = statement<{ employees: readonly string[]; from: string; to: string; now: string }, BusyTime>(
  (at) => sql`with here as materialized (select distinct h.reservation_id as id from reservation_holds h
        where h.live and h.during && tstzrange(${at('from')}::timestamptz, ${at('to')}::timestamptz)),
    own as (select r.id, r.organizer_id as employee from reservations r
        where r.organizer_id = any(${at('employees')}::uuid[]) and r.id in (select id from here)
      union select a.reservation_id, a.employee_id from reservation_attendees a
        where a.employee_id = any(${at('employees')}::uuid[]) and a.reservation_id in (select id from here))
    select o.employee as "employeeId", ${instant(sql`r.starts_at`)} as start, ${instant(sql`r.ends_at`)} as "end"
    from own o cross join lateral (select r.* from reservations r where r.id = o.id limit 1) r
    where r.starts_at < ${at('to')}::timestamptz and r.ends_at > ${at('from')}::timestamptz
      and r.status in ('tentative', 'confirmed', 'in_use', 'finished')
      and not ${isOverdue(sql`r`, sql`${at('now')}::timestamptz`)}
    order by r.starts_at, r.id`,
);

/** The times of their reservations in the range, as organizers or attendees. */
export function findBusyTimes(
  executor: Executor,
  asked: { readonly employees: readonly string[]; readonly from: string; readonly to: string; readonly now: string },
): Promise<BusyTime[]> {
  return run(executor, busy, asked);
}
