import { listNotifications as operation } from '@madoguchi/contract/notifications/operations.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { findNotifications } from './store.ts';

/** A page begins after the notification whose id is the key. Refuses a key that is none. */
function placeOf(key: string | undefined): string | null {
  if (key === undefined) return null;
  const id = Id.safeParse(key);
  return id.success ? id.data : refuse('invalid', { fields: [{ field: 'after', code: 'page-key' }], values: { n: 1 } });
}

/** The person's notifications, newest first. */
export const listOwn = handle(operation, async ({ ground, actor, input }) => {
  const { limit } = input;
  const found = await findNotifications(ground.pool, actor.accountId, placeOf(input.after), limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
});
