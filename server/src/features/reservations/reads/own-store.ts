// The SQL of the list of one's own reservations.
import { OWN_RESERVATION_LIST } from '@madoguchi/contract/reservations/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import { listPages } from '../../../platform/list/list-store.ts';
import { withResource } from '../../resources/public.ts';
import { nameOf, statusNow } from '../ground-store.ts';

interface Values {
  employee: string;
  now: string;
}

/** A select of the reservations that the employee organizes, typed, or attends: each part by an index of its own. */
const ofPerson = (
  employee: RawBuilder<unknown>,
) => sql`select o.id from reservations o where o.organizer_id = ${employee}
  union select b.id from reservations b where b.booked_by_id = ${employee}
  union select a.reservation_id from reservation_attendees a where a.employee_id = ${employee}`;

/** Those that the employee organizes, booked for somebody, or attends; the state is that of the moment. */
export const ownPages = listPages<typeof OWN_RESERVATION_LIST, Values>({
  list: OWN_RESERVATION_LIST,
  from: (
    at,
  ) => sql`(select r.id, r.version, r.title, r.starts_at, r.ends_at, r.visibility, r.series_id, r.awaits_approval,
      ${statusNow(sql`r`, sql`${at('now')}::timestamptz`)} as status, ${nameOf(sql`e`)} as organizer_name,
      (select string_agg(s.name, '、' order by s.name, s.id)
        from (select distinct h.resource_id from reservation_holds h where h.reservation_id = r.id) h
          ${withResource(sql`h.resource_id`)}) as resource_names,
      case when r.organizer_id = ${at('employee')}::uuid then 'organizer'
        when r.booked_by_id = ${at('employee')}::uuid then 'booked-by' else 'attendee' end as part
    from reservations r join employees e on e.id = r.organizer_id
    where r.id in (${ofPerson(sql`${at('employee')}::uuid`)})) r`,
  columns: {
    id: sql`r.id`,
    version: sql`r.version`,
    title: sql`r.title`,
    resourceNames: sql`r.resource_names`,
    start: sql`r.starts_at`,
    end: sql`r.ends_at`,
    status: sql`case when r.status = 'tentative' and r.awaits_approval then 'awaiting_approval' else r.status end`,
    visibility: sql`r.visibility`,
    organizerName: sql`r.organizer_name`,
    part: sql`r.part`,
    isRepeated: sql`r.series_id is not null`,
  },
});
