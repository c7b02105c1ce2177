import { createAnnouncement as operation } from '@madoguchi/contract/announcements/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { insertAnnouncement } from './maintenance-store.ts';

/** An admin begins an announcement: a draft that only its maintainers see. */
export const createAnnouncement = handle(operation, async ({ actor, input, now, commit }) => {
  const id = uuidAt(now);
  const done = await commit(
    insertAnnouncement,
    { ...input, id, by: actor.accountId, at: now },
    {
      target: ['announcement', id],
      difference: input,
      answer: { id, status: 'draft', version: 1, edition: 1, updatedAt: now },
    },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});
