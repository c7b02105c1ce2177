import { publishRoute as operation } from '@madoguchi/contract/approval-routes/operations.ts';
import { phaseOn } from '@madoguchi/contract/approval-routes/phases.ts';
import { publicationFaults } from '@madoguchi/contract/approval-routes/rules.ts';
import { RouteText } from '@madoguchi/contract/approvals/route.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { forgetRoutes } from '../public.ts';
import { announceRoute, maintained, refuseFaults, refuseState, textDifference } from './maintained.ts';
import { nameableIn } from './nameable.ts';
import { publishDraft } from './routes-store.ts';

/**
 * Makes the draft the next version, from its first day on; until then the former one holds. Requests under way keep the
 * version that they began with: it stays, but for its end.
 */
export const publishRoute = handle(operation, async ({ ground, actor, input, now, language, commit }) => {
  const { id, version } = input;
  const before = await maintained(ground, id, version);
  if (before.draft === null) return refuseState(before, language);
  const text = RouteText.parse(before.draft);
  refuseFaults(publicationFaults(text, await nameableIn(ground, text)));
  const newest = before.published[0] ?? null;
  const versionId = uuidAt(now);
  const done = await commit(
    publishDraft,
    { id, version, versionId, day: text.validFrom, text: JSON.stringify(text), by: actor.accountId, at: now },
    {
      target: ['approval-route', id],
      difference: {
        number: [newest?.number ?? 0, (newest?.number ?? 0) + 1],
        ...textDifference(newest?.text ?? null, text),
      },
      answer: {
        id,
        version: version + 1,
        phase: phaseOn([...before.published.map((one) => one.text), text], ground.clock.today()),
        updatedAt: now,
        updatedBy: actor.displayName,
      },
    },
  );
  if (done === null) return refuse('stale', { current: await maintained(ground, id) });
  forgetRoutes(ground);
  announceRoute(ground, id);
  return done;
});
