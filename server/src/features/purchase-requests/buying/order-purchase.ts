import { orderPurchase as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { dayInJapan } from '../../../platform/clock.ts';
import { handle } from '../../../platform/http/handler.ts';
import { orderBy, purchases } from '../purchase-record.ts';
import { refuseAny, wrongDay } from './buying.ts';
import { orderOf } from './buying-store.ts';

/** A buyer keeps that it was ordered: not dearer than approved, and within the days that the approval holds (B5-03). */
export const orderPurchase = handle(operation, async (context) => {
  const { ground, input, language } = context;
  const { id, version, ...order } = input;
  const today = ground.clock.today();
  const request = await purchases.seen(context, id);
  purchases.allow(context, request, 'order', version);
  // After its last day it has expired, though the look at the day may still be to come.
  if (today > (orderBy(request) ?? today)) purchases.refuseState(request, language, 'expired');
  const approvedOn = request.approvedAt === null ? null : dayInJapan(request.approvedAt);
  const limit = Number(request.approvedYen);
  refuseAny([
    ...wrongDay('orderedOn', order.orderedOn, today, approvedOn, 'before-approval'),
    ...(order.orderedYen > limit ? [{ field: 'orderedYen', code: 'over-approved', values: { limit } }] : []),
    ...(order.expectedOn !== null && order.expectedOn < order.orderedOn
      ? [{ field: 'expectedOn', code: 'before-order' }]
      : []),
  ]);
  return purchases.move(context, request, {
    to: 'ordered',
    fact: 'ordered',
    comment: order.comment,
    change: orderOf,
    values: order,
    difference: order,
  });
});
