import type { countNotifications } from '@madoguchi/contract/notifications/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countUnread } from './store.ts';

/** How many of the person's notifications are unread, and the newest of them. */
export async function unreadOf({ pool, config }: Ground, actor: Actor): Promise<OutputOf<typeof countNotifications>> {
  return { ...(await countUnread(pool, actor.accountId)), sendsMail: config.mail !== null };
}
