import type { dismissNotifications, markNotificationsRead } from '@madoguchi/contract/notifications/operations.ts';
import type { Committed, WriteContext } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { readRows } from './store.ts';

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
