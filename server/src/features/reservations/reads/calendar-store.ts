// The SQL of a person's reservations as a calendar shows them: those that they organize or take part in.
import { sql } from 'kysely';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import { withResource } from '../../resources/public.ts';
import { isOverdue } from '../ground-store.ts';

export interface ReservationEntry {
  readonly id: string;
  readonly title: string;
  /** Purpose and note, each on lines of its own. */
  readonly note: string;
  readonly start: string;
  readonly end: string;
  readonly isPrivate: boolean;
  readonly resourceNames: readonly string[];
  /** As calendars know it; a time that is nobody's any more is cancelled, whatever became of it. */
  readonly state: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly sequence: number;
  readonly changedAt: string;
}

interface Asked {
  employee: string;
  now: string;
  /** Reservations that were over before this are told no more. */
  since: string;
  /** Those whose time was given up before this are forgotten. */
  cancelledSince: string;
}

const entries = statement<Asked, ReservationEntry>((at) => {
  const overdue = isOverdue(sql`r`, sql`${at('now')}::timestamptz`);
  const changedAt = sql`case when over.due then least(r.expires_at, r.release_at) else r.updated_at end`;
  return sql`select r.id, r.title, concat_ws(E'\n', nullif(r.purpose, ''), nullif(r.note, '')) as note,
      ${instant(sql`r.starts_at`)} as start, ${instant(sql`r.ends_at`)} as "end", r.visibility = 'private' as "isPrivate",
      array(select s.name from (select distinct resource_id from reservation_holds where reservation_id = r.id) h
        ${withResource(sql`h.resource_id`)} order by s.name, s.id) as "resourceNames",
      case when over.due or r.status in ('cancelled', 'rejected', 'no_show') then 'CANCELLED'
        when r.status = 'tentative' then 'TENTATIVE' else 'CONFIRMED' end as state,
      r.sequence + over.due::int as sequence, ${instant(changedAt)} as "changedAt"
    from reservations r, lateral (select ${overdue} as due) over
    where r.ends_at > ${at('since')}::timestamptz
      and (r.organizer_id = ${at('employee')}::uuid or r.id in
        (select a.reservation_id from reservation_attendees a where a.employee_id = ${at('employee')}::uuid))
      and (not (over.due or r.status in ('cancelled', 'rejected', 'no_show'))
        or ${changedAt} >= ${at('cancelledSince')}::timestamptz)
    order by r.starts_at, r.id`;
});

/** By time. Private ones are among them: they are the person's own. */
export function calendarEntries(executor: Executor, asked: Asked): Promise<ReservationEntry[]> {
  return run(executor, entries, asked);
}
