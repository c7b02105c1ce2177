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

const busy = statement<{ employees: readonly string[]; from: string; to: string; now: string }, BusyTime>(
  (at) => sql`with own as (select r.id, r.organizer_id as employee from reservations r
        where r.organizer_id = any(${at('employees')}::uuid[])
      union select a.reservation_id, a.employee_id from reservation_attendees a
        where a.employee_id = any(${at('employees')}::uuid[]))
    select o.employee as "employeeId", ${instant(sql`r.starts_at`)} as start, ${instant(sql`r.ends_at`)} as "end"
    from own o join reservations r on r.id = o.id
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
