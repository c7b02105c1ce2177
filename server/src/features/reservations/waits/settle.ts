// Before anything is booked, time is given its due: what is overdue is released.
import type { Ground } from '../../../platform/ground.ts';
import { releaseOverdue } from '../booking/overdue.ts';

/** Releases what is overdue on the places. */
export async function settle(ground: Ground, now: string, parts: readonly string[]): Promise<void> {
  await releaseOverdue(ground, now, parts);
}
