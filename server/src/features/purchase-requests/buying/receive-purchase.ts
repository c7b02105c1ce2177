import { receivePurchase as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import type { WrongField } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { purchases } from '../purchase-record.ts';
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
  const { ground, actor, input, now } = context;
  const { id, receivedOn, lines, attachmentId, comment } = input;
  const request = await purchases.seen(context, id);
  purchases.allow(context, request, 'receive', input.version);
  const ordered = await findOrdered(ground.pool, id);
  refuseAny([
    ...wrongDay('receivedOn', receivedOn, ground.clock.today(), ordered.orderedOn, 'before-order'),
    ...wrongCounts(lines, ordered.lines),
    ...(await wrongFile(ground, actor, attachmentId)),
  ]);
  const receipt = { receiptId: uuidAt(now), receivedOn, attachment: attachmentId, comment };
  return purchases.move(context, request, {
    to: isAll(lines, ordered.lines) ? 'received' : 'partially_received',
    fact: 'received',
    comment,
    change: goodsReceipt,
    values: { ...receipt, lines: JSON.stringify(lines) },
    difference: { lines, ...receipt },
  });
});
