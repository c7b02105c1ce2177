// Previews a submission of the request today: its route with names, and where the amount asks for more (B3-05).
import { stepBands } from '@madoguchi/contract/approvals/engine/step-bands.ts';
import type { ApprovalPreview } from '@madoguchi/contract/approvals/model.ts';
import type { Ground } from '../../../platform/ground.ts';
import { findPublishedRoutes } from '../../approval-routes/public.ts';
import { organisationFor, positionsOf } from '../organisation/organisation-of-day.ts';
import type { AskedApproval } from '../subject-port.ts';
import { planFor } from './plan-submission.ts';
import { whomToAsk } from './whom-to-ask-store.ts';

/** A request that need not be stored yet. */
type Asked = Omit<AskedApproval, 'subjectId'>;

/** The route with names, or why there is none and who can help. */
export async function previewOf(
  ground: Ground,
  asked: Asked,
): Promise<Pick<ApprovalPreview, 'ask'> & Awaited<ReturnType<typeof planFor>>> {
  const planned = await planFor({ ground }, asked);
  return { ...planned, ask: planned.refusal === null ? [] : await whomToAsk(ground) };
}

/** Amounts from which on a request of the kind goes through one step more; ascending. */
export async function stepBandsOf(ground: Ground, asked: Omit<Asked, 'amount'>): Promise<readonly number[]> {
  const on = ground.clock.today();
  const routes = await findPublishedRoutes(ground, asked.domain, on);
  const organisation = await organisationFor(ground.pool, routes, [asked.requesterId], on);
  const { domain, type, groupCode } = asked;
  const positionCodes = positionsOf(organisation, asked.requesterId);
  return stepBands(routes, { domain, type, groupCode, positionCodes, on }, organisation);
}
