import { orderPurchase as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { dayInJapan } from '../../../platform/clock.ts';
import { handle } from '../../../platform/http/handler.ts';
import { allowOrder, headerOf, seenPurchase } from '../seen-purchase.ts';
import { announce, factOf, refuseStale } from '../transition.ts';
import { refuseAny, wrongDay } from './buying.ts';
import { orderOf } from './buying-store.ts';

/** A buyer keeps that it was ordered: not dearer than approved, and within the days that the approval holds (B5-03). */
export const orderPurchase = handle(operation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const { id, version: seen, ...order } = input;
  const today = ground.clock.today();
  const request = await seenPurchase(ground, actor, id);
  allowOrder(request, actor, seen, today, language);
  const approvedOn = request.approvedAt === null ? null : dayInJapan(request.approvedAt);
  const limit = Number(request.approvedYen);
  refuseAny([
    ...wrongDay('orderedOn', order.orderedOn, today, approvedOn, 'before-approval'),
    ...(order.orderedYen > limit ? [{ field: 'orderedYen', code: 'over-approved', values: { limit } }] : []),
    ...(order.expectedOn !== null && order.expectedOn < order.orderedOn
      ? [{ field: 'expectedOn', code: 'before-order' }]
      : []),
  ]);
  const version = request.version + 1;
  const fact = await factOf(context, 'ordered', order.comment);
  const done = await commit(
    orderOf,
    { ...order, id, version: request.version, from: request.status, to: 'ordered', at: now, fact },
    {
      target: ['purchase-request', id],
      difference: { number: request.number, status: [request.status, 'ordered'], ...order },
      answer: { ...headerOf(request), status: 'ordered' as const, version, updatedAt: now },
    },
  );
  if (done === null) return refuseStale(context, id);
  announce(ground, request, version);
  return done;
});
