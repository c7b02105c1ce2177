// The floor's part of reservations: the portal's own SQL for what is read, bare inserts for a booking, and no rules at all.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { addDays, daysBetween } from '../../contract/src/values/calendar-days.ts';
import type { PlainDate } from '../../contract/src/values/plain-date.ts';
import { tokyoInstant } from '../../contract/src/values/tokyo-time.ts';
import { findBusyTimes } from '../../server/src/features/reservations/find/people-store.ts';
import { findBusy } from '../../server/src/features/reservations/ground-store.ts';
import { findRange } from '../../server/src/features/reservations/store.ts';
import { findBookable, findClosed, findClosures, findFitting } from '../../server/src/features/resources/public.ts';

interface Query {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The ground of every route of the floor. */
export interface Floor {
  readonly pool: Pool;
  readonly named: (text: string) => (values: unknown[]) => Query;
  readonly newId: () => string;
  readonly actorOf: (
    request: FastifyRequest,
  ) => Promise<{ id: string; employee_id: string; name: string; roles: string[] }>;
  readonly inTransaction: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;
  readonly audit: (request: FastifyRequest, by: unknown[], event: string, target: string, difference: object) => Query;
}

const MINUTE_MS = 60_000;
const MOST = { resources: 300, ofDay: 3, offers: 60 } as const;
const AFTERNOON = ['12:00', '18:00'] as const;

interface Span {
  readonly start: string;
  readonly end: string;
}

interface FinderBody {
  readonly people: number;
  readonly minutes: number;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly features: string[];
  readonly attendees: string[];
}

interface BookBody {
  readonly title: string;
  readonly resources: { resourceId: string }[];
  readonly start: string;
  readonly end: string;
}

const inNumbers = ({ start, end }: Span) => ({ start: Date.parse(start), end: Date.parse(end) });

/** The first free times of the window on the grid, each counted once. */
function freeIn(window: Span, slotMinutes: number, minutes: number, taken: readonly Span[]): Span[] {
  const { start: first, end: last } = inNumbers(window);
  const spans = taken.map(inNumbers);
  const [slot, length] = [slotMinutes * MINUTE_MS, minutes * MINUTE_MS];
  const isFree = (start: number, end: number) => !spans.some((one) => one.start < end && one.end > start);
  const found: Span[] = [];
  for (let start = first; found.length < MOST.ofDay && start + length <= last; start += slot) {
    if (!isFree(start, start + length)) continue;
    found.push({ start: new Date(start).toISOString(), end: new Date(start + length).toISOString() });
    while (start + slot <= last && isFree(start, start + length + slot)) start += slot;
  }
  return found;
}

async function find(pool: Pool, asker: string, body: FinderBody) {
  const { people, minutes, from, to, features, attendees } = body;
  const now = new Date().toISOString();
  const week = { from: tokyoInstant(from, '00:00'), to: tokyoInstant(addDays(to, 1), '00:00') };
  const fitting = { people, category: null, site: null, features, most: MOST.resources };
  const resources = await findFitting(pool, fitting);
  const busy = await findBusyTimes(pool, { employees: attendees, ...week, now });
  const parts = resources.flatMap((one) => one.parts);
  const offers: object[] = [];
  for (let nth = 0; nth <= daysBetween(from, to) && offers.length < MOST.offers; nth += 1) {
    const day = addDays(from, nth);
    const window = { start: tokyoInstant(day, AFTERNOON[0]), end: tokyoInstant(day, AFTERNOON[1]) };
    const [held, closed] = await Promise.all([
      findBusy(pool, { parts, from: window.start, to: window.end, now, asker, without: [] }),
      findClosed(pool, { parts, from: window.start, to: window.end }),
    ]);
    const byPart = Map.groupBy([...held, ...closed], ({ partId }) => partId);
    for (const { id, name, capacity, slotMinutes, parts: own } of resources) {
      const taken = [...busy, ...own.flatMap((part) => byPart.get(part) ?? [])];
      for (const span of freeIn(window, slotMinutes, minutes, taken))
        offers.push({ resourceId: id, name, capacity, ...span });
    }
  }
  return { offers: offers.slice(0, MOST.offers) };
}

export function addReservationRoutes(app: FastifyInstance, floor: Floor): void {
  const { pool, named, newId, actorOf, inTransaction, audit } = floor;
  const addReservation =
    named(`insert into reservations (id, version, organizer_id, title, purpose, note, visibility, starts_at,
      ends_at, status, release_at, destination, created_at, updated_at)
    values ($1, 1, $2, $3, '', '', 'public', $4, $5, 'confirmed', $6, '', now(), now())`);
  const addHold =
    named(`insert into reservation_holds (reservation_id, resource_id, part_id, quantity, exclusive, live, during, held)
    values ($1, $2, $3, 1, true, true, tstzrange($4, $5), tstzrange($4, $5))`);

  app.get<{ Querystring: { from: PlainDate; to: PlainDate } }>('/api/reservations/range', async (request) => {
    const { employee_id: asker } = await actorOf(request);
    const { from, to } = request.query;
    const range = { from: tokyoInstant(from, '00:00'), to: tokyoInstant(addDays(to, 1), '00:00'), resource: null };
    const now = new Date().toISOString();
    const [items, closures] = await Promise.all([findRange(pool, { ...range, asker, now }), findClosures(pool, range)]);
    return { items, closures };
  });
  app.post<{ Body: FinderBody }>('/api/reservations/find', async (request) => {
    const { employee_id: asker } = await actorOf(request);
    return find(pool, asker, request.body);
  });
  app.post<{ Body: BookBody }>('/api/reservations', async (request) => {
    const actor = await actorOf(request);
    const { title, resources, start, end } = request.body;
    const id = newId();
    const known = await findBookable(
      pool,
      resources.map(({ resourceId }) => resourceId),
    );
    const release = known.find(({ checksIn }) => checksIn);
    const releaseAt = release && new Date(Date.parse(start) + release.graceMinutes * MINUTE_MS);
    await inTransaction(async (client) => {
      await client.query(addReservation([id, actor.employee_id, title, start, end, releaseAt ?? null]));
      for (const resource of known) {
        for (const part of resource.parts) await client.query(addHold([id, resource.id, part, start, end]));
      }
      await client.query(audit(request, [actor.id, actor.name, actor.roles], 'reservation.booked', id, { title }));
    });
    return { seriesId: null, reservations: [{ id, version: 1, start, end, status: 'confirmed' }], skipped: [] };
  });
}
