// The port of announcements: those that a person has still to confirm, and the files that belong to one.
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { hearingOf } from './hearer.ts';
import { findUnread, type UnreadRow } from './store.ts';

export { withThoseBelow } from './addressed-store.ts';
export { isOfAnnouncement } from './files-store.ts';
export { auditedAnnouncements } from './store.ts';

/** The oldest announcement that the person has still to confirm, and how many there are; `null` where none is. */
export async function unreadOf(ground: Ground, actor: Actor): Promise<UnreadRow | null> {
  return findUnread(ground.pool, await hearingOf(ground, actor));
}
