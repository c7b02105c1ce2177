import { withdrawClaim as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { announceApprovals, planWithdrawal } from '../approvals/public.ts';
import { allowAction, headerOf, seenClaim } from './claim-view.ts';
import { announce, factOf, refuseStale } from './transition.ts';
import { withdrawClaimRow } from './transition-store.ts';

/** The owner takes the claim back to a draft while nobody has decided (B4-03); its approval ends with it. */
export const withdrawClaim = handle(operation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const claim = await seenClaim(ground, actor, input.id);
  allowAction(claim, 'withdraw', actor, input.version, language);
  const [fact, planned] = await Promise.all([
    factOf(context, 'withdraw'),
    planWithdrawal(context, 'travel-expenses', claim.id),
  ]);
  const version = claim.version + 1;
  const done = await commit(
    withdrawClaimRow,
    {
      ...planned.values,
      id: claim.id,
      version: claim.version,
      from: claim.status,
      to: 'draft',
      at: now,
      fact: JSON.stringify(fact),
    },
    {
      target: ['expense-claim', claim.id],
      difference: { status: [claim.status, 'draft'] },
      answer: { ...headerOf(claim), status: 'draft', version, updatedAt: now },
    },
  );
  if (done === null) return refuseStale(context, claim.id);
  announce(ground, claim, version);
  announceApprovals(ground, ...planned.approvals);
  return done;
});
