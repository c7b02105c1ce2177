import type { Executor } from '../../../platform/db/statement.ts';
import type { Ground } from '../../../platform/ground.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findAsked, tellAsked } from './announcement-facts-store.ts';

/**
 * Tells of the must-read announcements that show on this day whoever was not told yet: where it begins today, and where
 * somebody has joined or came to a department since. Answers how many were told.
 */
export async function tellAnnouncementDays({ clock }: Ground, executor: Executor): Promise<number> {
  let told = 0;
  for (const { id } of await findAsked(executor, clock.today())) {
    const at = clock.now();
    told += await tellAsked(executor, { id, at, fact: uuidAt(at) });
  }
  return told;
}
