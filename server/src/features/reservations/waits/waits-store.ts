// The SQL of waiting lists.
import type { NewWait, Wait } from '@madoguchi/contract/reservations/model.ts';
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import { takersOf, withResource } from '../../resources/public.ts';

/** A place in a waiting list whose time may have come. */
export interface Waiting {
  readonly id: string;
  readonly organizerId: string;
  readonly organizerName: string;
  readonly resourceId: string;
  readonly quantity: number;
  readonly start: string;
  readonly end: string;
  readonly asked: NewWait;
  readonly isAdmin: boolean;
}

const waiting = statement<{ parts: readonly string[] | null; now: string }, Waiting>(
  (
    at,
  ) => sql`select w.id, w.organizer_id as "organizerId", rtrim(e.last_name || ' ' || e.first_name) as "organizerName",
      w.resource_id as "resourceId", w.quantity, ${instant(sql`w.starts_at`)} as start, ${instant(sql`w.ends_at`)} as "end",
      w.asked, w.is_admin as "isAdmin"
    from reservation_waits w join employees e on e.id = w.organizer_id
    where w.state = 'waiting' and w.starts_at > ${at('now')}::timestamptz and (${at('parts')}::uuid[] is null
      or w.resource_id in (select t.resource_id from unnest(${at('parts')}::uuid[]) part(id)
        cross join lateral (${takersOf(sql`part.id`)}) t))
    order by w.waiting_since, w.id limit 200`,
);

/** Those who wait for a time on the places, or anywhere, in the order in which they came. */
export function findWaiting(
  executor: Executor,
  asked: { readonly parts: readonly string[] | null; readonly now: string },
) {
  return run(executor, waiting, asked);
}

const NOTHING = sql`'{}'::jsonb as patch`;

interface WaitValues {
  id: string;
  organizer: string;
  resource: string;
  quantity: number;
  start: string;
  end: string;
  asked: string;
  isAdmin: boolean;
  at: string;
}

/** The patch tells the place in the line. */
export const insertWait = change<WaitValues, { place: number }>((at) => ({
  changed: sql`insert into reservation_waits (id, version, state, organizer_id, resource_id, quantity, starts_at, ends_at, asked,
      is_admin, waiting_since)
    values (${at('id')}::uuid, 1, 'waiting', ${at('organizer')}::uuid, ${at('resource')}::uuid, ${at('quantity')}::int,
      ${at('start')}::timestamptz, ${at('end')}::timestamptz, ${at('asked')}::jsonb, ${at('isAdmin')}::boolean,
      ${at('at')}::timestamptz)
    returning jsonb_build_object('place', (select count(*) + 1 from reservation_waits o
      where o.resource_id = ${at('resource')}::uuid and o.state = 'waiting' and o.starts_at < ${at('end')}::timestamptz
        and o.ends_at > ${at('start')}::timestamptz)) as patch`,
}));

export const giveUp = change<{ id: string; version: number }>((at) => ({
  changed: sql`update reservation_waits set state = 'given_up', version = version + 1
    where id = ${at('id')}::uuid and version = ${at('version')}::int and state = 'waiting' returning ${NOTHING}`,
}));

const own = statement<{ organizer: string; now: string; id: string | null }, Wait>(
  (at) => sql`select w.id, w.version,
      case when w.state = 'waiting' and w.starts_at <= ${at('now')}::timestamptz then 'expired' else w.state end as state,
      w.resource_id as "resourceId", s.name as "resourceName", w.quantity, ${instant(sql`w.starts_at`)} as start,
      ${instant(sql`w.ends_at`)} as "end", w.asked ->> 'title' as title, w.reservation_id as "reservationId",
      case when w.state = 'waiting' and w.starts_at > ${at('now')}::timestamptz then (select count(*)::int + 1
        from reservation_waits o where o.resource_id = w.resource_id and o.state = 'waiting'
          and o.starts_at < w.ends_at and o.ends_at > w.starts_at
          and (o.waiting_since, o.id) < (w.waiting_since, w.id)) end as place
    from reservation_waits w ${withResource(sql`w.resource_id`)}
    where w.organizer_id = ${at('organizer')}::uuid and (${at('id')}::uuid is null or w.id = ${at('id')}::uuid)
      and (${at('id')}::uuid is not null or w.ends_at > ${at('now')}::timestamptz - interval '1 day')
    order by w.starts_at, w.id`,
);

/** The person's places, soonest first, or the one of the id. */
export function findOwnWaits(
  executor: Executor,
  asked: { readonly organizer: string; readonly now: string; readonly id: string | null },
): Promise<Wait[]> {
  return run(executor, own, asked);
}
