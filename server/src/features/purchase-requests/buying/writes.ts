// Buying after the approval: the order, goods receipts, invoices and the end (B5-03, B5-05).
import {
  closePurchaseRequest as closeOperation,
  noteInvoice as noteOperation,
  orderPurchase as orderOperation,
  receivePurchase as receiveOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { whyNotInvoice } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { mayKeepNumber, registrationNumberFault } from '@madoguchi/contract/values/registration-number.ts';
import { dayInJapan } from '../../../platform/clock.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse, type WrongField } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { callerOf } from '../../approvals/public.ts';
import { findOwnFiles } from '../../attachments/public.ts';
import { orderBy, purchases } from '../purchase-record.ts';
import { PURCHASE_TABLE } from '../transition-store.ts';
import { findOrdered, goodsReceipt, invoiceNote, type OrderedLine, orderOf } from './buying-store.ts';

/** @throws Problem `invalid` with these fields, where there are any */
function refuseAny(fields: readonly WrongField[]): void {
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
}

/** Only a file that the person added (B0-07): somebody else's is as unknown as none. */
async function wrongFile(ground: Ground, actor: Actor, attachmentId: string | null): Promise<WrongField[]> {
  if (attachmentId === null) return [];
  const own = await findOwnFiles(ground.pool, actor.accountId, [attachmentId]);
  return own.has(attachmentId) ? [] : [{ field: 'attachmentId', code: 'unknown-attachment' }];
}

/** A day that has come, and not before another one. `tooEarly` words the latter. */
function wrongDay(
  field: string,
  day: PlainDate,
  today: PlainDate,
  from: PlainDate | null,
  tooEarly: 'before-approval' | 'before-order',
): WrongField[] {
  if (day > today) return [{ field, code: 'after-today' }];
  return from !== null && day < from ? [{ field, code: tooEarly }] : [];
}

/** A buyer keeps that it was ordered: not dearer than approved, and within the days that the approval holds (B5-03). */
export const orderPurchase = handle(orderOperation, async (context) => {
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

/** True where this receipt completes every line. */
function isAll(counted: readonly Counted[], lines: readonly OrderedLine[]): boolean {
  const now = new Map(counted.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.every(({ id, quantity, receivedQuantity }) => receivedQuantity + (now.get(id) ?? 0) === quantity);
}

/** A buyer keeps what came and was found good, all of it or a part (B5-03, B5-05). */
export const receivePurchase = handle(receiveOperation, async (context) => {
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

/** A number that a supplier printed is kept with a reason even where its check digit is wrong; other text is no number. */
function wrongNumber(number: string, reason: string): WrongField[] {
  const code = number === '' ? null : registrationNumberFault(number);
  if (code === null || (mayKeepNumber(code) && reason.trim() !== '')) return [];
  const field = mayKeepNumber(code) ? 'comment' : 'registrationNumber';
  return [{ field, code, values: { number } }];
}

/** A buyer keeps a supplier's invoice, to be compared with what was requested and received (B5-05). It moves no state. */
export const noteInvoice = handle(noteOperation, async (context) => {
  const { ground, actor, input, now, language } = context;
  const { id, version, attachmentId, comment, ...invoice } = input;
  const request = await purchases.seen(context, id);
  purchases.judge(request, whyNotInvoice(request.status, callerOf(actor, request)), version, language);
  refuseAny([...wrongNumber(invoice.registrationNumber, comment), ...(await wrongFile(ground, actor, attachmentId))]);
  const noted = { ...invoice, invoiceId: uuidAt(now), attachment: attachmentId };
  return purchases.move(context, request, {
    fact: 'invoiced',
    comment,
    change: invoiceNote,
    values: noted,
    difference: comment === '' ? noted : { ...noted, comment },
  });
});

/** A buyer ends it: everything came, or the rest will not, and why (B5-03). */
export const closePurchaseRequest = handle(closeOperation, async (context) => {
  const { id, version, comment } = context.input;
  const request = await purchases.seen(context, id);
  const isComplete = request.status === 'received';
  purchases.allow(context, request, isComplete ? 'close' : 'close-incomplete', version);
  if (!isComplete && comment.trim() === '') refuseAny([{ field: 'comment', code: 'reason-needed' }]);
  return purchases.move(context, request, {
    to: 'closed',
    fact: 'closed',
    comment,
    change: PURCHASE_TABLE.step,
    values: {},
    difference: { comment },
  });
});
