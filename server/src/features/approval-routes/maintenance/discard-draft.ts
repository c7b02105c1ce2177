import { discardDraft as operation } from '@madoguchi/contract/approval-routes/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { announceRoute, maintained, refuseState } from './maintained.ts';
import { discardRoute } from './routes-store.ts';

/** Throws the draft away, and with it a route that was never published. */
export const discardDraft = handle(operation, async ({ ground, actor, input, now, language, commit }) => {
  const { id, version } = input;
  const before = await maintained(ground, id, version);
  if (before.draft === null) refuseState(before, language);
  const done = await commit(
    discardRoute,
    { id, version, by: actor.accountId, at: now },
    {
      target: ['approval-route', id],
      difference: { draft: [before.draft, null] },
      answer: { id, version: version + 1, phase: before.phase, updatedAt: now, updatedBy: actor.displayName },
    },
  );
  if (done === null) return refuse('stale', { current: await maintained(ground, id) });
  announceRoute(ground, id);
  return done;
});
