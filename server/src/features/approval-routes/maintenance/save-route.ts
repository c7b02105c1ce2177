import { saveRoute as operation } from '@madoguchi/contract/approval-routes/operations.ts';
import { contradictions } from '@madoguchi/contract/approval-routes/rules.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { announceRoute, isSameText, maintained, refuseFaults, textDifference } from './maintained.ts';
import { updateDraft } from './routes-store.ts';

/** Writes the next version. One that says what is published is no draft. */
export const saveRoute = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { id, version, draft } = input;
  refuseFaults(contradictions(draft));
  const before = await maintained(ground, id, version);
  const newest = before.published[0]?.text ?? null;
  const isPublished = newest !== null && isSameText(newest, draft);
  const done = await commit(
    updateDraft,
    { id, version, draft: isPublished ? null : JSON.stringify(draft), by: actor.accountId, at: now },
    {
      target: ['approval-route', id],
      difference: textDifference(before.draft ?? newest, draft),
      answer: { id, version: version + 1, phase: before.phase, updatedAt: now, updatedBy: actor.displayName },
    },
  );
  if (done === null) return refuse('stale', { current: await maintained(ground, id) });
  announceRoute(ground, id);
  return done;
});
