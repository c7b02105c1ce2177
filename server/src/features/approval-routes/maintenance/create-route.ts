import { createRoute as operation } from '@madoguchi/contract/approval-routes/operations.ts';
import { contradictions } from '@madoguchi/contract/approval-routes/rules.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { announceRoute, refuseFaults } from './maintained.ts';
import { insertRoute } from './routes-store.ts';

/** Begins a route: a draft that no request takes. */
export const createRoute = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { draft } = input;
  refuseFaults(contradictions(draft));
  const id = uuidAt(now);
  const done = await commit(
    insertRoute,
    { id, draft: JSON.stringify(draft), by: actor.accountId, at: now },
    {
      target: ['approval-route', id],
      difference: draft,
      answer: { id, version: 1, phase: 'draft', updatedAt: now, updatedBy: actor.displayName },
    },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  if (done === null) return refuse('unavailable');
  announceRoute(ground, id);
  return done;
});
