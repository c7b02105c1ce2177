// The SQL of reservations as they stand: one, those of a series, and those of a range of days.
import type { AlcoholCheck, ReservationPerson } from '@madoguchi/contract/reservations/model.ts';
import type { Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import { foldedText, hasWords, type SearchValues } from '../../platform/list/search-store.ts';
import type { OpenWorkPort } from '../members/public.ts';
import { isManagedBy, placesOf, takersOf, withResource } from '../resources/public.ts';
import type { StoredReservation } from './booking/write-store.ts';
import { isOneOf, isOverdue, nameOf } from './ground-store.ts';

/** A reservation with its people and resources, and the caller's part in it. */
export interface FoundReservation extends StoredReservation {
  readonly organizerName: string;
  readonly bookedByName: string | null;
  readonly attendees: readonly ReservationPerson[];
  readonly resources: readonly {
    readonly resourceId: string;
    readonly name: string;
    readonly quantity: number;
    readonly category: string;
  }[];
  readonly occupies: readonly string[];
  /** The caller manages one of its resources. */
  readonly isManager: boolean;
  readonly rule: Recurrence | null;
}

type Sql = RawBuilder<unknown>;

const STORED = sql`r.id, r.version, r.series_id as "seriesId", r.original_day as "originalDay", r.own_fields as "ownFields",
  r.organizer_id as "organizerId", r.booked_by_id as "bookedById", r.title, r.purpose, r.note, r.visibility,
  ${instant(sql`r.starts_at`)} as start, ${instant(sql`r.ends_at`)} as "end", r.status, ${instant(sql`r.expires_at`)} as "expiresAt",
  ${instant(sql`r.release_at`)} as "releaseAt", r.awaits_approval as "awaitsApproval", ${instant(sql`r.checked_in_at`)} as "checkedInAt",
  ${instant(sql`r.cancelled_at`)} as "cancelledAt", r.cancel_reason as "cancelReason", r.sequence, r.destination,
  r.licence_until as "licenceUntil", r.kilometres_out as "kilometresOut", r.kilometres_back as "kilometresBack",
  ${instant(sql`r.handed_out_at`)} as "handedOutAt", r.handed_out_by as "handedOutBy",
  ${instant(sql`r.returned_at`)} as "returnedAt", r.returned_by as "returnedBy",
  r.approval_request_id as "approvalRequestId", r.number`;

/**
 * The reservations that `chosen` names as `r`. People, resources and managers are gathered for all of them at once: a week of two
 * hundred rooms has thousands, and a look-up for each took half a second.
 */
const found = (asker: Sql, chosen: Sql, order: Sql) => sql`with
  chosen as materialized (select r.* from reservations r where ${chosen}),
  held as materialized (select h.reservation_id, h.resource_id, h.part_id, h.quantity from reservation_holds h
    where h.reservation_id in (select id from chosen)),
  attended as (select a.reservation_id, json_agg(json_build_object('employeeId', e.id, 'name', ${nameOf(sql`e`)})
      order by e.last_name_kana, e.id) as attendees
    from reservation_attendees a join employees e on e.id = a.employee_id
    where a.reservation_id in (select id from chosen) group by a.reservation_id),
  resourced as (select h.reservation_id, json_agg(json_build_object('resourceId', s.id, 'name', s.name, 'quantity', h.quantity,
      'category', s.category) order by s.name, s.id) as resources
    from (select distinct reservation_id, resource_id, quantity from held) h ${withResource(sql`h.resource_id`)}
    group by h.reservation_id),
  occupied as (select h.reservation_id, array_agg(distinct o.resource_id) as occupies
    from held h cross join lateral (${takersOf(sql`h.part_id`)}) o group by h.reservation_id)
  select ${STORED}, ${nameOf(sql`o`)} as "organizerName", ${nameOf(sql`b`)} as "bookedByName",
    coalesce(p.attendees, '[]') as attendees, g.resources, coalesce(t.occupies, '{}') as occupies,
    r.id in (select h.reservation_id from held h where ${isManagedBy(sql`h.resource_id`, asker)}) as "isManager", q.rule
  from chosen r left join employees o on o.id = r.organizer_id left join employees b on b.id = r.booked_by_id
    left join attended p on p.reservation_id = r.id left join resourced g on g.reservation_id = r.id
    left join occupied t on t.reservation_id = r.id left join reservation_series q on q.id = r.series_id
  order by ${order}`;

const one = statement<{ id: string; asker: string }, FoundReservation>((at) =>
  found(sql`${at('asker')}::uuid`, sql`r.id = ${at('id')}::uuid`, sql`r.id`),
);

/** The reservation, whoever may see it; `asker` is the caller's employee. */
export async function findReservation(
  executor: Executor,
  asked: { readonly id: string; readonly asker: string },
): Promise<FoundReservation | null> {
  return (await run(executor, one, asked))[0] ?? null;
}

const many = statement<{ ids: readonly string[]; asker: string }, FoundReservation>((at) =>
  found(sql`${at('asker')}::uuid`, sql`r.id = any(${at('ids')}::uuid[])`, sql`r.starts_at, r.id`),
);

export function findReservations(
  executor: Executor,
  asked: { readonly ids: readonly string[]; readonly asker: string },
): Promise<FoundReservation[]> {
  return run(executor, many, asked);
}

interface OfSeries {
  series: string;
  /** Those whose day by the rule is this one or later. */
  from: string;
  now: string;
  asker: string;
}

const ofSeries = statement<OfSeries, FoundReservation>((at) =>
  found(
    sql`${at('asker')}::uuid`,
    sql`r.series_id = ${at('series')}::uuid and r.original_day >= ${at('from')}::date
        and r.starts_at > ${at('now')}::timestamptz and r.status in ('tentative', 'confirmed')
        and not ${isOverdue(sql`r`, sql`${at('now')}::timestamptz`)}`,
    sql`r.original_day, r.id`,
  ),
);

/** The dates of a series that are still to come, in order. */
export function findDatesAhead(executor: Executor, asked: OfSeries): Promise<FoundReservation[]> {
  return run(executor, ofSeries, asked);
}

interface Ranged {
  from: string;
  to: string;
  resource: string | null;
  asker: string;
  now: string;
}

const spanOf = (at: PlacesOf<'from' | 'to'>) => sql`tstzrange(${at('from')}::timestamptz, ${at('to')}::timestamptz)`;

const ranged = statement<Ranged, FoundReservation>((at) =>
  found(
    sql`${at('asker')}::uuid`,
    sql`r.id in (select h.reservation_id from reservation_holds h
          where h.live and h.during && ${spanOf(at as PlacesOf<'from' | 'to'>)}
            and (${at('resource')}::uuid is null
              or h.part_id in (${placesOf(sql`${at('resource')}::uuid`)})))
        and not ${isOverdue(sql`r`, sql`${at('now')}::timestamptz`)}`,
    sql`r.starts_at, r.id`,
  ),
);

/** Reservations that hold a time in the range, in the order of their start. */
export function findRange(executor: Executor, asked: Ranged): Promise<FoundReservation[]> {
  return run(executor, ranged, asked);
}

interface Sought extends SearchValues {
  asker: string;
  now: string;
  from: string;
  to: string;
  limit: number;
}

const sought = statement<Sought, FoundReservation>((at) => {
  const within = at as PlacesOf<'from' | 'to'>;
  const words = at as PlacesOf<keyof SearchValues>;
  return found(
    sql`${at('asker')}::uuid`,
    sql`r.id in (select s.id from (select r.*, ${nameOf(sql`e`)} as organizer,
            (select string_agg(s.name, ' ') from reservation_holds h ${withResource(sql`h.resource_id`)}
              where h.reservation_id = r.id) as resources
          from reservations r join employees e on e.id = r.organizer_id
          where r.id in (select h.reservation_id from reservation_holds h where h.live and h.during && ${spanOf(within)})
            and not ${isOverdue(sql`r`, sql`${at('now')}::timestamptz`)}
            and (r.visibility = 'public' or ${isOneOf(sql`r`, sql`${at('asker')}::uuid`)})) s
        where ${hasWords(foldedText([sql`s.title`, sql`s.resources`, sql`s.organizer`]), words)}
        order by s.starts_at, s.id limit ${at('limit')}::int)`,
    sql`r.starts_at, r.id`,
  );
});

/** Reservations that hold a time in the range and that the asker may read, soonest first: each has every word. */
export function searchReservations(executor: Executor, asked: Sought): Promise<FoundReservation[]> {
  return run(executor, sought, asked);
}

const overdue = statement<{ parts: readonly string[] | null; now: string }, { id: string }>(
  (at) => sql`select r.id from reservations r
    where (r.status = 'tentative' or (r.status = 'confirmed' and r.release_at is not null))
      and least(r.expires_at, r.release_at) <= ${at('now')}::timestamptz
      and ${isOverdue(sql`r`, sql`${at('now')}::timestamptz`)}
      and (${at('parts')}::uuid[] is null
        or exists (select from reservation_holds h where h.reservation_id = r.id and h.part_id = any(${at('parts')}::uuid[])))
    order by least(r.expires_at, r.release_at), r.id limit 200`,
);

/** Reservations that are over without a word and not written down as such yet; on these places, or anywhere. */
export async function findOverdue(
  executor: Executor,
  asked: { readonly parts: readonly string[] | null; readonly now: string },
): Promise<string[]> {
  return (await run(executor, overdue, asked)).map(({ id }) => id);
}

const alcohol = statement<{ id: string }, z.infer<typeof AlcoholCheck>>(
  (at) => sql`select c.phase, c.result, c.measured, c.by_name as by, ${instant(sql`c.checked_at`)} as at
    from alcohol_checks c where c.reservation_id = ${at('id')}::uuid order by c.checked_at, c.id`,
);

/** Whom somebody checked before and after the drive, oldest first. */
export function findAlcohol(executor: Executor, id: string) {
  return run(executor, alcohol, { id });
}

export const insertAlcohol = change<{
  id: string;
  reservation: string;
  phase: string;
  result: string;
  measured: number | null;
  by: string;
  name: string;
}>((at) => ({
  changed: sql`insert into alcohol_checks (id, reservation_id, phase, result, measured, checked_by, by_name, checked_at)
    values (${at('id')}::uuid, ${at('reservation')}::uuid, ${at('phase')}, ${at('result')}, ${at('measured')}::int,
      ${at('by')}::uuid, ${at('name')}, ${at('now')}::timestamptz)
    returning '{}'::jsonb as patch`,
}));

const late = statement<{ asker: string; now: string; all: boolean }, FoundReservation>((at) =>
  found(
    sql`${at('asker')}::uuid`,
    sql`r.handed_out_at is not null and r.returned_at is null and r.ends_at < ${at('now')}::timestamptz
        and (${at('all')}::boolean or exists (select from reservation_holds h
          where h.reservation_id = r.id and ${isManagedBy(sql`h.resource_id`, sql`${at('asker')}::uuid`)}))
        order by r.ends_at, r.id limit 500`,
    sql`r.ends_at, r.id`,
  ),
);

/** Things that are out beyond their time, the longest first: all, or those on resources that the asker manages. */
export function findLate(
  executor: Executor,
  asked: { readonly asker: string; readonly now: string; readonly all: boolean },
): Promise<FoundReservation[]> {
  return run(executor, late, asked);
}

const aheadOf = statement<{ organizer: string; now: string }, { id: string }>(
  (at) => sql`select r.id from reservations r
    where r.organizer_id = ${at('organizer')}::uuid and r.ends_at > ${at('now')}::timestamptz
      and r.status in ('tentative', 'confirmed', 'in_use') and not ${isOverdue(sql`r`, sql`${at('now')}::timestamptz`)}
    order by r.starts_at, r.id limit 500`,
);

/** Reservations of the organizer that are not over, soonest first. */
export async function findAhead(
  executor: Executor,
  asked: { readonly organizer: string; readonly now: string },
): Promise<string[]> {
  return (await run(executor, aheadOf, asked)).map(({ id }) => id);
}

/** Reservations of a leaver that are still to come; of a private one the title is nobody else's business. */
export const openReservations: OpenWorkPort = {
  kind: 'reservations',
  rows: ({ id, today }) => sql`select json_agg(json_build_object('id', r.id,
      'title', case when r.visibility = 'private' then '' else r.title end,
      'start', ${instant(sql`r.starts_at`)}, 'end', ${instant(sql`r.ends_at`)}) order by r.starts_at, r.id)
    from reservations r
    where r.organizer_id = ${id} and (r.ends_at at time zone 'Asia/Tokyo')::date >= ${today}
      and r.status in ('tentative', 'confirmed', 'in_use')`,
};
