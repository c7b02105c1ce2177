import { noteInvoice as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { isRegistrationNumber } from '@madoguchi/contract/values/registration-number.ts';
import { handle } from '../../../platform/http/handler.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { allowInvoice, headerOf, seenPurchase } from '../seen-purchase.ts';
import { announce, factOf, refuseStale } from '../transition.ts';
import { refuseAny, wrongFile } from './buying.ts';
import { invoiceNote } from './buying-store.ts';

/** A buyer keeps a supplier's invoice, to be compared with what was requested and received (B5-05). It moves no state. */
export const noteInvoice = handle(operation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const { id, version: seen, attachmentId, ...invoice } = input;
  const request = await seenPurchase(ground, actor, id);
  allowInvoice(request, actor, seen, language);
  const { registrationNumber } = invoice;
  refuseAny([
    ...(registrationNumber !== '' && !isRegistrationNumber(registrationNumber)
      ? [{ field: 'registrationNumber', code: 'registration-number' }]
      : []),
    ...(await wrongFile(ground, actor, attachmentId)),
  ]);
  const version = request.version + 1;
  const noted = { ...invoice, invoiceId: uuidAt(now), attachment: attachmentId };
  const fact = await factOf(context, 'invoiced');
  const done = await commit(
    invoiceNote,
    { ...noted, id, version: request.version, from: request.status, to: request.status, at: now, fact },
    {
      target: ['purchase-request', id],
      difference: { number: request.number, ...noted },
      answer: { ...headerOf(request), version, updatedAt: now },
    },
  );
  if (done === null) return refuseStale(context, id);
  announce(ground, request, version);
  return done;
});
