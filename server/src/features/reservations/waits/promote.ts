// Whoever waits gets the time once it is free, the first first, by the same statement as every booking (B6-06).
import type { Ground } from '../../../platform/ground.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Booking, madeOf, refuseLimits, turnedOf, writingOf } from '../booking/making.ts';
import { bookables, isOpen, type Planner, plan } from '../booking/plan.ts';
import type { Quota } from '../booking/write-store.ts';
import { isTaken, writeByCalendar } from '../booking/writing.ts';
import { announceReservations, factsFor } from '../news.ts';
import { findWaiting, type Waiting } from './waits-store.ts';

/** The booking, where the rules and their limits let the person have it now. */
async function mayHave(
  planner: Planner,
  waiting: Waiting,
): Promise<(Booking & { readonly quotas: readonly Quota[] }) | null> {
  const known = await bookables(planner.ground, [waiting.resourceId]);
  const resource = known.get(waiting.resourceId);
  if (resource === undefined) return null;
  const { start, end, quantity, organizerId, asked } = waiting;
  const date = { start, end, wanted: [{ resource, quantity }], originalDay: null };
  const { dates } = await plan(planner, [date]);
  if (!dates.every(isOpen)) return null;
  let quotas: readonly Quota[];
  try {
    quotas = await refuseLimits(planner, organizerId, [date]);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
  const { title, purpose, note, visibility, attendees, destination, licenceUntil } = asked;
  return {
    content: { title, purpose, note, visibility, attendees, destination, licenceUntil },
    organizer: organizerId,
    bookedBy: null,
    tentative: false,
    series: null,
    dates: [date],
    people: new Map(),
    quotas,
  };
}

async function promote(ground: Ground, now: string, waiting: Waiting): Promise<void> {
  const booking = await mayHave({ ground, now, asker: waiting.organizerId, isAdmin: waiting.isAdmin }, waiting);
  if (booking === null) return;
  const made = madeOf(booking, booking.dates, now);
  const [first] = made;
  if (first === undefined) return;
  const { reservation, date } = first;
  const told = { ...reservation, resourceNames: date.wanted.map(({ resource }) => resource.name) };
  const by = { employeeId: null, name: waiting.organizerName };
  const facts = [
    ...factsFor(told, { kind: 'reservation-promoted', to: [waiting.organizerId], by, now }),
    ...factsFor(told, { kind: 'reservation-booked-for-you', to: booking.content.attendees, by, now }),
  ];
  const writing = { ...writingOf(booking, made, by, now), wait: waiting.id, quotas: booking.quotas, facts };
  const done = await writeByCalendar(
    ground,
    writing,
    {
      event: 'reservation-wait.promoted',
      target: ['reservation', reservation.id],
      difference: { wait: waiting.id, dates: [[reservation.start, reservation.end]] },
    },
    turnedOf(made),
  );
  if (done) announceReservations(ground, [reservation.id]);
}

/** Looks at the waiting lists of the places, or at all of them. */
export async function promoteWaits(ground: Ground, now: string, parts: readonly string[] | null): Promise<void> {
  for (const waiting of await findWaiting(ground.pool, { parts, now })) {
    try {
      await promote(ground, now, waiting);
    } catch (error) {
      // Somebody took the time in this moment, or nobody could approve it: it is waited for further.
      if (!isTaken(error) && !(error instanceof Problem)) throw error;
    }
  }
}
