// The SQL of resources for those who book them: how each may be booked, its places, who manages it, and when it is closed.
import type { BookingRules } from '@madoguchi/contract/reservations/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type PlacesOf, run, statement } from '../../platform/db/statement.ts';

type Part = RawBuilder<unknown>;

/** A select of the resources of the ids, whose locks it takes in their order. */
export const lockedResources = (ids: Part): Part =>
  sql`select s.id from resources s where s.id = any(${ids}) order by s.id for no key update`;

/** A join of the resource `s` by its id. */
export const withResource = (id: Part): Part => sql`join resources s on s.id = ${id}`;

/** A select of the places that the resource takes: itself, or its units. */
export const placesOf = (resource: Part): Part =>
  sql`select p.part_id from resource_parts p where p.resource_id = ${resource}`;

/** A select of the resources that take the place. */
export const takersOf = (place: Part): Part =>
  sql`select p.resource_id from resource_parts p where p.part_id = ${place}`;

/** True where the employee manages the resource. */
export const isManagedBy = (resource: Part, employee: Part): Part => sql`exists (select from resource_managers m
  where m.resource_id = ${resource} and m.employee_id = ${employee})`;

/** A resource as its bookings are ruled, with its places. */
export interface Bookable extends BookingRules {
  readonly site: string;
  readonly capacity: number | null;
  readonly features: readonly string[];
  readonly parts: readonly string[];
  /** Employees. */
  readonly managers: readonly string[];
  readonly mostOpenStaff: number | null;
  readonly mostOpenAdmin: number | null;
  readonly weekHoursStaff: number | null;
  readonly weekHoursAdmin: number | null;
}

const BOOKABLE = sql`s.id, s.name, s.status, s.category as "resourceCategory", s.quantity, s.slot_minutes as "slotMinutes",
  s.shortest_minutes as "shortestMinutes", s.longest_minutes as "longestMinutes", s.lead_minutes as "leadMinutes",
  s.ahead_days_staff as "aheadDaysStaff", s.ahead_days_admin as "aheadDaysAdmin",
  s.buffer_before_minutes as "bufferBeforeMinutes", s.buffer_after_minutes as "bufferAfterMinutes", s.approval,
  s.checks_in as "checksIn", s.grace_minutes as "graceMinutes", s.hours, s.in_use_from as "inUseFrom",
  s.ends_on as "endsOn", s.site, s.capacity, s.features, s.most_open_staff as "mostOpenStaff",
  s.most_open_admin as "mostOpenAdmin", s.week_hours_staff as "weekHoursStaff", s.week_hours_admin as "weekHoursAdmin",
  array(select p.part_id from resource_parts p where p.resource_id = s.id order by p.part_id) as parts,
  array(select m.employee_id from resource_managers m where m.resource_id = s.id order by m.employee_id) as managers`;

const byIds = statement<{ ids: readonly string[] }, Bookable>(
  (at) => sql`select ${BOOKABLE} from resources s where s.id = any(${at('ids')}::uuid[]) order by s.id`,
);

export function findBookable(executor: Executor, ids: readonly string[]): Promise<Bookable[]> {
  return run(executor, byIds, { ids });
}

export interface Fitting {
  readonly people: number | null;
  readonly category: string | null;
  readonly site: string | null;
  /** All of them, each by all names that it may have, a line a name. */
  readonly features: readonly string[];
  readonly most: number;
}

const fitting = statement<Fitting, Bookable>(
  (at) => sql`with asked as materialized (select nth, folded(name) as name
      from unnest(${at('features')}::text[]) with ordinality w(names, nth), unnest(string_to_array(w.names, e'\\n')) name)
    select ${BOOKABLE} from resources s
    where s.status = 'active' and (${at('people')}::int is null or s.capacity >= ${at('people')}::int)
      and (${at('category')}::text is null or s.category = ${at('category')}::text)
      and (${at('site')}::text is null or s.site = ${at('site')}::text)
      and (select count(*) from (select distinct a.nth
          from (select folded(feature) as feature from unnest(s.features) feature limit 100) f
            join asked a on f.feature like '%' || a.name || '%') found) = cardinality(${at('features')}::text[])
    order by s.capacity nulls last, s.name, s.id limit ${at('most')}::int`,
);

/** Resources in use that fit, the smallest first. */
export function findFitting(executor: Executor, asked: Fitting): Promise<Bookable[]> {
  return run(executor, fitting, asked);
}

interface Span {
  from: string;
  to: string;
}
interface ClosedAsked extends Span {
  parts: readonly string[];
}
interface RangeAsked extends Span {
  resource: string | null;
}

const spanOf = (at: PlacesOf<'from' | 'to'>) => sql`tstzrange(${at('from')}::timestamptz, ${at('to')}::timestamptz)`;

export interface Closed {
  readonly partId: string;
  readonly start: string;
  readonly end: string;
}

const closed = statement<ClosedAsked, Closed>(
  (at) => sql`select distinct p.part_id as "partId", ${instant(sql`lower(c.closed)`)} as start,
      ${instant(sql`upper(c.closed)`)} as "end"
    from resource_closures c join resource_parts p on p.resource_id = c.resource_id
    where c.lifted_at is null and p.part_id = any(${at('parts')}::uuid[])
      and c.closed && ${spanOf(at)}
    order by 2, 1`,
);

/** Times in which the places are closed; a closure of a whole closes its units. */
export function findClosed(executor: Executor, asked: ClosedAsked): Promise<Closed[]> {
  return run(executor, closed, asked);
}

/** A resource that cannot be used in a time. */
export interface ClosedResource {
  readonly resourceId: string;
  readonly start: string;
  readonly end: string;
  readonly reason: string;
}

const closures = statement<RangeAsked, ClosedResource>(
  (at) => sql`select distinct o.resource_id as "resourceId", ${instant(sql`lower(c.closed)`)} as start,
      ${instant(sql`upper(c.closed)`)} as "end", c.reason
    from resource_closures c join resource_parts p on p.resource_id = c.resource_id
      join resource_parts o on o.part_id = p.part_id
    where c.lifted_at is null and c.closed && ${spanOf(at)}
      and (${at('resource')}::uuid is null or o.resource_id = ${at('resource')}::uuid)
    order by 2, 1`,
);

/** Closures in the range, for each resource that cannot be used because of it. */
export function findClosures(executor: Executor, asked: RangeAsked): Promise<ClosedResource[]> {
  return run(executor, closures, asked);
}
