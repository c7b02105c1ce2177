import { markAnnouncementRead as operation } from '@madoguchi/contract/announcements/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { hearingOf } from './hearer.ts';
import { confirmRead, findSeen } from './store.ts';

/** A twin's confirmation of the same moment is seen only by the next statement: that one finds it. */
const TRIES = 2;

/** Somebody confirms having read an announcement (B9-01). */
export const markRead = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { id, edition } = input;
  const hearing = await hearingOf(ground, actor);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const done = await commit(
      confirmRead,
      { ...hearing, id, edition, by: actor.accountId, at: now },
      { target: ['announcement', id], difference: { edition }, answer: { id, edition, readAt: null } },
    );
    if (done !== null) return done;
    const current = await findSeen(ground.pool, hearing, id);
    if (current === null) return refuse('not-found');
    if (current.edition !== edition) return refuse('stale', { current });
  }
  return refuse('unavailable');
});
