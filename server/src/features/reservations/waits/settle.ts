// Gives time its due: what is overdue is released, and whoever waits for it gets it. Before each booking on its places, and by a
// clock for the places that nobody asks for.
import type { Ground } from '../../../platform/ground.ts';
import { beginUnasked } from '../approval/begin-unasked.ts';
import { releaseOverdue } from '../booking/overdue.ts';
import { promoteWaits } from './promote.ts';

/** Releases what is overdue on the places, and promotes who waits for them. */
export async function settle(ground: Ground, now: string, parts: readonly string[]): Promise<void> {
  const released = await releaseOverdue(ground, now, parts);
  if (released.length === 0) return;
  await promoteWaits(ground, now, [...new Set(released.flatMap(({ occupies }) => occupies))]);
}

/** Nobody waits longer than this for a time that was released without anybody asking for it. */
const LOOK_MS = 30_000;

/** Begins to look now and then; the returned function ends it, once a look under way is over. */
export function startReservations(ground: Ground): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const now = ground.clock.now();
    try {
      await releaseOverdue(ground, now, null);
      await beginUnasked(ground, now);
      await promoteWaits(ground, now, null);
    } catch (error) {
      ground.log.warn({ err: error }, 'overdue reservations could not be released; it is tried again in half a minute');
    }
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}
