// The SQL of what a booking stands on: the rules of resources, who holds which time, and what is closed.
import type { Visibility } from '@madoguchi/contract/reservations/model.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import type { Quota } from './booking/write-store.ts';

type Sql = RawBuilder<unknown>;

/** True where the reservation `r` is over without a word: nobody confirmed it, or nobody checked in. `isOverdue` of the contract. */
export const isOverdue = (
  r: Sql,
  now: Sql,
): Sql => sql`coalesce((${r}.status = 'tentative' and ${r}.expires_at <= ${now})
  or (${r}.status = 'confirmed' and ${r}.release_at <= ${now}), false)`;

/** `statusAt` of the contract. */
export const statusNow = (r: Sql, now: Sql): Sql => sql`case
  when ${r}.status = 'tentative' and ${r}.expires_at <= ${now} then 'cancelled'
  when ${r}.status = 'confirmed' and ${r}.release_at <= ${now} then 'no_show'
  when ${r}.status in ('confirmed', 'in_use') and ${r}.ends_at <= ${now} then 'finished'
  when ${r}.status = 'confirmed' and ${r}.starts_at <= ${now} and ${r}.release_at is null then 'in_use'
  else ${r}.status end`;

/** True where the employee is one of the people of the reservation `r`; a private one is theirs alone to see. */
export const isOneOf = (
  r: Sql,
  employee: Sql,
): Sql => sql`(${r}.organizer_id = ${employee} or ${r}.booked_by_id = ${employee}
  or exists (select from reservation_attendees w where w.reservation_id = ${r}.id and w.employee_id = ${employee}))`;

export const nameOf = (e: Sql): Sql => sql`rtrim(${e}.last_name || ' ' || ${e}.first_name)`;

/** A place that is taken for a time, buffers included. */
export interface Busy {
  readonly reservationId: string;
  readonly partId: string;
  readonly quantity: number;
  readonly exclusive: boolean;
  /** With the buffers of then. */
  readonly start: string;
  readonly end: string;
  /** Of the reservation itself. */
  readonly from: string;
  readonly to: string;
  readonly organizerName: string;
  readonly title: string;
  readonly visibility: Visibility;
  /** The caller is one of its people. */
  readonly isOwn: boolean;
}

interface BusyAsked {
  readonly parts: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly now: string;
  /** The employee who asks. */
  readonly asker: string;
  /** Reservations that are about to move. */
  readonly without: readonly string[];
}

const spanOf = (at: PlacesOf<'from' | 'to'>) => sql`tstzrange(${at('from')}::timestamptz, ${at('to')}::timestamptz)`;

/** Of the place `place`; each kind by its own index, which has place and time together. */
const heldAt = (at: PlacesOf<'from' | 'to'>, kind: Sql) => sql`select h.* from reservation_holds h
  where h.live and ${kind} and h.part_id = place.id and h.held && ${spanOf(at)}`;

const busy = statement<BusyAsked, Busy>(
  (at) => sql`select h.reservation_id as "reservationId", h.part_id as "partId", h.quantity, h.exclusive,
      ${instant(sql`lower(h.held)`)} as start, ${instant(sql`upper(h.held)`)} as "end",
      ${instant(sql`lower(h.during)`)} as "from", ${instant(sql`upper(h.during)`)} as "to",
      ${nameOf(sql`e`)} as "organizerName", r.title, r.visibility, ${isOneOf(sql`r`, sql`${at('asker')}::uuid`)} as "isOwn"
    from unnest(${at('parts')}::uuid[]) place(id)
      cross join lateral (${heldAt(at as PlacesOf<'from' | 'to'>, sql`h.exclusive`)}
        union all ${heldAt(at as PlacesOf<'from' | 'to'>, sql`not h.exclusive`)}) h
      join reservations r on r.id = h.reservation_id join employees e on e.id = r.organizer_id
    where r.id <> all(${at('without')}::uuid[]) and not ${isOverdue(sql`r`, sql`${at('now')}::timestamptz`)}
    order by lower(h.held), h.reservation_id`,
);

/** Reservations that hold the places in the time. */
export function findBusy(executor: Executor, asked: BusyAsked): Promise<Busy[]> {
  return run(executor, busy, asked);
}

/** Somebody who is named in a reservation. */
export interface Named {
  readonly employeeId: string;
  readonly name: string;
  /** Works here on the day. */
  readonly isEmployed: boolean;
}

const named = statement<{ ids: readonly string[]; day: string }, Named>(
  (at) => sql`select e.id as "employeeId", ${nameOf(sql`e`)} as name,
      e.joined_on <= ${at('day')}::date and (e.left_on is null or e.left_on >= ${at('day')}::date) as "isEmployed"
    from employees e where e.id = any(${at('ids')}::uuid[])`,
);

export function findNamed(executor: Executor, ids: readonly string[], day: string): Promise<Named[]> {
  return run(executor, named, { ids, day });
}

/** A person's bookings of a resource that are to come, and their minutes by the Monday of the week. */
export interface Used {
  readonly organizerId: string;
  readonly resourceId: string;
  readonly open: number;
  readonly minutesByWeek: Readonly<Record<string, number>>;
}

const used = statement<
  { organizers: readonly string[]; resources: readonly string[]; now: string; without: readonly string[] },
  Used
>(
  (at) => sql`with own as (select distinct r.organizer_id, h.resource_id, r.id, r.starts_at, r.ends_at
      from reservations r join reservation_holds h on h.reservation_id = r.id
      where r.organizer_id = any(${at('organizers')}::uuid[]) and h.live and h.resource_id = any(${at('resources')}::uuid[])
        and r.starts_at >= ${at('now')}::timestamptz - interval '8 days' and r.id <> all(${at('without')}::uuid[])
        and not ${isOverdue(sql`r`, sql`${at('now')}::timestamptz`)}),
    weeks as (select organizer_id, resource_id, date_trunc('week', starts_at at time zone 'Asia/Tokyo')::date as week,
      (extract(epoch from sum(ends_at - starts_at)) / 60)::int as minutes from own group by 1, 2, 3)
    select o.organizer_id as "organizerId", o.resource_id as "resourceId", count(*) filter (where o.ends_at > ${at('now')}::timestamptz)::int as open,
      (select json_object_agg(w.week, w.minutes) from weeks w
        where w.organizer_id = o.organizer_id and w.resource_id = o.resource_id) as "minutesByWeek"
    from own o group by o.organizer_id, o.resource_id`,
);

/** Bookings and minutes that the organizers have of the resources already; nothing where one has none. */
export function findUsed(
  executor: Executor,
  asked: {
    readonly organizers: readonly string[];
    readonly resources: readonly string[];
    readonly now: string;
    readonly without: readonly string[];
  },
): Promise<Used[]> {
  return run(executor, used, asked);
}

const quotas = statement<{ employees: readonly string[] }, Quota>(
  (at) => sql`select e.id as employee, coalesce(q.writes, 0) as writes
    from unnest(${at('employees')}::uuid[]) as e(id) left join reservation_quotas q on q.employee_id = e.id`,
);

/** How often something was written under limits of each person: to be read before their bookings are counted. */
export function findQuotas(executor: Executor, employees: readonly string[]): Promise<Quota[]> {
  return run(executor, quotas, { employees });
}

const byNumbers = statement<{ numbers: readonly string[]; day: string }, Named & { number: string }>(
  (at) => sql`select e.id as "employeeId", e.number, ${nameOf(sql`e`)} as name, true as "isEmployed"
    from employees e where e.number = any(${at('numbers')}::text[]) and e.joined_on <= ${at('day')}::date
      and (e.left_on is null or e.left_on >= ${at('day')}::date)`,
);

/** Those of the numbers who work here on the day. */
export function findByNumbers(executor: Executor, numbers: readonly string[], day: string) {
  return run(executor, byNumbers, { numbers, day });
}
