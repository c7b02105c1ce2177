// Reservations that waited for their managers before there were approvals: the clock asks for them, so that none is stuck.
import type { Ground } from '../../../platform/ground.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { bookables } from '../booking/plan.ts';
import { writeByCalendar } from '../booking/writing.ts';
import { announceReservations } from '../news.ts';
import { findReservations } from '../store.ts';
import { NOBODY } from '../view.ts';
import { findUnasked } from './requests-store.ts';

/** Begins their approvals. One that cannot be asked for, for want of a route, leaves the others alone. */
export async function beginUnasked(ground: Ground, now: string): Promise<void> {
  const ids = await findUnasked(ground.pool, now);
  if (ids.length === 0) return;
  for (const found of await findReservations(ground.pool, { ids, asker: NOBODY })) {
    const known = await bookables(
      ground,
      found.resources.map(({ resourceId }) => resourceId),
    );
    const after = { ...found, approvalRequestId: uuidAt(now) };
    const turned = { before: found, after, resources: [...known.values()] };
    try {
      const done = await writeByCalendar(
        ground,
        { at: now, rewritten: [after] },
        { event: 'reservation.asked', target: ['reservation', found.id], difference: {} },
        [turned],
      );
      if (done) announceReservations(ground, [found.id]);
    } catch (error) {
      ground.log.warn(
        { err: error, reservation: found.id },
        'a reservation could not ask for its approval; it is tried again',
      );
    }
  }
}
