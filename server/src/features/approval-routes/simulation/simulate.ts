import type { Simulation } from '@madoguchi/contract/approval-routes/model.ts';
import { simulate as operation } from '@madoguchi/contract/approval-routes/operations.ts';
import { chooseRoute } from '@madoguchi/contract/approvals/engine/choose-route.ts';
import { planApproval } from '@madoguchi/contract/approvals/engine/plan.ts';
import { type PublishedRoute, RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { organisationFor, positionsOf, whomToAsk } from '../../approvals/public.ts';
import { maintained } from '../maintenance/maintained.ts';
import { publishedRoutes } from '../public.ts';

/** The draft as if it were published: the next version, which takes the place of the others from its first day on. */
async function draftOf(ground: Ground, id: string): Promise<PublishedRoute> {
  const { draft, published } = await maintained(ground, id);
  const text = RouteText.parse(draft ?? refuse('not-found'));
  return { routeId: id, versionId: id, number: (published[0]?.number ?? 0) + 1, ...text };
}

/**
 * Which route and names a request would get on a day, and which condition each other route missed first (B3-08): by the
 * very rules by which requests are submitted.
 */
export const simulate = handle(operation, async ({ ground, input }): Promise<Simulation> => {
  const { domain, requester, amount, type, group, on, withDraftOf } = input;
  const published = await publishedRoutes(ground);
  const routes = withDraftOf === undefined ? published : [...published, await draftOf(ground, withDraftOf)];
  const organisation = await organisationFor(ground.pool, routes, [requester], on);
  if (!organisation.people.has(requester)) return refuseField('requester', 'not-employed');
  if (group !== undefined && !organisation.groups.has(group)) return refuseField('group', 'unknown-code');
  const own = organisation.posts.find(({ employeeId }) => employeeId === requester)?.groupCode ?? null;
  const asked = {
    domain,
    requesterId: requester,
    amount,
    type: type ?? null,
    groupCode: group ?? own,
    positionCodes: positionsOf(organisation, requester),
    on,
  };
  const { considered } = chooseRoute(routes, asked, organisation);
  const planned = planApproval(routes, asked, organisation);
  if ('plan' in planned) return { plan: planned.plan, refusal: null, ask: [], considered };
  return { plan: null, refusal: planned.refusal, ask: await whomToAsk(ground), considered };
});

function refuseField(field: string, code: string): never {
  return refuse('invalid', { fields: [{ field, code }], values: { n: 1 } });
}
