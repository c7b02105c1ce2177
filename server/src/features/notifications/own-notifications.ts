// A person's own notifications: their pages, the count of unread ones, and what the person does with them.
import {
  type countNotifications,
  type dismissNotifications,
  listNotifications as listOperation,
  type markNotificationsRead,
} from '@madoguchi/contract/notifications/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import type { Ground } from '../../platform/ground.ts';
import { type Committed, handle, type WriteContext } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countUnread, findNotifications, type readRows } from './store.ts';

/** A page begins after the notification whose id is the key. Refuses a key that is none. */
function placeOf(key: string | undefined): string | null {
  if (key === undefined) return null;
  const id = Id.safeParse(key);
  return id.success ? id.data : refuse('invalid', { fields: [{ field: 'after', code: 'page-key' }], values: { n: 1 } });
}

/** The person's notifications, newest first. */
export const listOwn = handle(listOperation, async ({ ground, actor, input }) => {
  const { limit } = input;
  const found = await findNotifications(ground.pool, actor.accountId, placeOf(input.after), limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
});

/** How many of the person's notifications are unread, and the newest of them. */
export async function unreadOf({ pool, config }: Ground, actor: Actor): Promise<OutputOf<typeof countNotifications>> {
  return { ...(await countUnread(pool, actor.accountId)), sendsMail: config.mail !== null };
}

/** Changes some of the person's own notifications, and tells their other pages. */
export async function changeOwn(
  { ground, actor, input, now, commit }: WriteContext<typeof markNotificationsRead | typeof dismissNotifications>,
  rows: typeof readRows,
): Promise<Committed<{ changed: number }>> {
  const { ids = [], upTo = null } = input;
  const done = await commit(
    rows,
    { account: actor.accountId, ids, upTo, at: now },
    {
      target: ['account', actor.accountId],
      difference: { ids, upTo },
      answer: { changed: 0 },
    },
  );
  ground.live.announce(
    { kind: 'changed', noun: 'notifications', id: null, version: null },
    { rule: null, employeeId: null, accountId: actor.accountId },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
}
