import { receivePurchase as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import type { WrongField } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { allowAction, headerOf, seenPurchase } from '../seen-purchase.ts';
import { announce, factOf, refuseStale } from '../transition.ts';
import { refuseAny, wrongDay, wrongFile } from './buying.ts';
import { findOrdered, goodsReceipt, type OrderedLine } from './buying-store.ts';

interface Counted {
  readonly lineId: string;
  readonly quantity: number;
}

/** Lines that are not of the request, stand there twice, or are counted beyond what is still to come. */
function wrongCounts(counted: readonly Counted[], lines: readonly OrderedLine[]): WrongField[] {
  return counted.flatMap(({ lineId, quantity }, index) => {
    const field = `lines.${index}.`;
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) return [{ field: `${field}lineId`, code: 'unknown-entry' }];
    if (counted.findIndex((other) => other.lineId === lineId) < index)
      return [{ field: `${field}lineId`, code: 'line-twice' }];
    const max = line.quantity - line.receivedQuantity;
    return quantity > max ? [{ field: `${field}quantity`, code: 'over-ordered', values: { max } }] : [];
  });
}

/** Whether nothing is to come any more. */
function isAll(counted: readonly Counted[], lines: readonly OrderedLine[]): boolean {
  const now = new Map(counted.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.every(({ id, quantity, receivedQuantity }) => receivedQuantity + (now.get(id) ?? 0) === quantity);
}

/** A buyer keeps what came and was found good, all of it or a part (B5-03, B5-05). */
export const receivePurchase = handle(operation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const { id, receivedOn, lines, attachmentId, comment } = input;
  const request = await seenPurchase(ground, actor, id);
  allowAction(request, 'receive', actor, input.version, language);
  const ordered = await findOrdered(ground.pool, id);
  refuseAny([
    ...wrongDay('receivedOn', receivedOn, ground.clock.today(), ordered.orderedOn, 'before-order'),
    ...wrongCounts(lines, ordered.lines),
    ...(await wrongFile(ground, actor, attachmentId)),
  ]);
  const to = isAll(lines, ordered.lines) ? 'received' : 'partially_received';
  const version = request.version + 1;
  const receipt = { receiptId: uuidAt(now), receivedOn, attachment: attachmentId, comment };
  const done = await commit(
    goodsReceipt,
    {
      ...{ id, version: request.version, from: request.status, to, at: now },
      ...receipt,
      lines: JSON.stringify(lines),
      fact: await factOf(context, 'received', comment),
    },
    {
      target: ['purchase-request', id],
      difference: { number: request.number, status: [request.status, to], lines, ...receipt },
      answer: { ...headerOf(request), status: to, version, updatedAt: now },
    },
  );
  if (done === null) return refuseStale(context, id);
  announce(ground, request, version);
  return done;
});
