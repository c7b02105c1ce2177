import { withdrawPurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { announceApprovals, planWithdrawal } from '../approvals/public.ts';
import { allowAction, headerOf, seenPurchase } from './seen-purchase.ts';
import { announce, factOf, refuseStale } from './transition.ts';
import { withdrawPurchase } from './transition-store.ts';

/** The requester takes the request back while nobody has decided (B3-06); its approval ends with it. */
export const withdrawPurchaseRequest = handle(operation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const request = await seenPurchase(ground, actor, input.id);
  allowAction(request, 'withdraw', actor, input.version, language);
  const [fact, planned] = await Promise.all([
    factOf(context, 'withdrawn'),
    planWithdrawal(context, 'purchase-requests', request.id),
  ]);
  const { id, status: from, version } = request;
  const done = await commit(
    withdrawPurchase,
    { ...planned.values, id, version, from, to: 'withdrawn', at: now, fact },
    {
      target: ['purchase-request', id],
      difference: { number: request.number, status: [from, 'withdrawn'] },
      answer: { ...headerOf(request), status: 'withdrawn', version: version + 1, updatedAt: now },
    },
  );
  if (done === null) return refuseStale(context, id);
  announce(ground, request, version + 1);
  announceApprovals(ground, ...planned.approvals);
  return done;
});
