// Time decides, not the job: what nobody confirmed or checked in is written down as released before anything is booked in its
// place, and by the daily round where nobody asks for the time (B6-04).
import { statusAt } from '@madoguchi/contract/reservations/states.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import type { Ground } from '../../../platform/ground.ts';
import { announceReservations, factsFor } from '../news.ts';
import { type FoundReservation, findOverdue, findReservations } from '../store.ts';
import { NOBODY } from '../view.ts';
import { writeByCalendar } from './writing.ts';

/** Writes one down as released. False where somebody else did it meanwhile. */
async function release(ground: Ground, found: FoundReservation, now: string): Promise<boolean> {
  const status = statusAt(found, now);
  const people = [found.organizerId, ...found.attendees.map(({ employeeId }) => employeeId)];
  const facts = factsFor(
    { ...found, resourceNames: found.resources.map(({ name }) => name) },
    { kind: 'reservation-released', to: people, by: { employeeId: null, name: '' }, now },
  );
  const released = { ...found, status, cancelledAt: now, sequence: found.sequence + 1 };
  return writeByCalendar(
    ground,
    { at: now, places: placesOf(found), rewritten: [released], released: [found.id], facts },
    {
      event: 'reservation.released',
      target: ['reservation', found.id],
      difference: { status: [found.status, status] },
    },
    [{ before: found, after: released }],
  );
}

const placesOf = ({ occupies }: FoundReservation) => occupies;

/** Releases what is overdue on the places, or anywhere. Answers the reservations that it released. */
export async function releaseOverdue(
  ground: Ground,
  now: string,
  parts: readonly string[] | null,
  executor: Executor = ground.pool,
): Promise<FoundReservation[]> {
  const ids = await findOverdue(executor, { parts, now });
  if (ids.length === 0) return [];
  const released: FoundReservation[] = [];
  for (const found of await findReservations(executor, { ids, asker: NOBODY })) {
    if (await release(ground, found, now)) released.push(found);
  }
  if (released.length > 0)
    announceReservations(
      ground,
      released.map(({ id }) => id),
    );
  return released;
}
