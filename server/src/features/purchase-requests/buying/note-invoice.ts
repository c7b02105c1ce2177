import { noteInvoice as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { whyNotInvoice } from '@madoguchi/contract/purchase-requests/rules.ts';
import { isRegistrationNumber } from '@madoguchi/contract/values/registration-number.ts';
import { handle } from '../../../platform/http/handler.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { callerOf } from '../../approvals/public.ts';
import { purchases } from '../purchase-record.ts';
import { refuseAny, wrongFile } from './buying.ts';
import { invoiceNote } from './buying-store.ts';

/** A buyer keeps a supplier's invoice, to be compared with what was requested and received (B5-05). It moves no state. */
export const noteInvoice = handle(operation, async (context) => {
  const { ground, actor, input, now, language } = context;
  const { id, version, attachmentId, ...invoice } = input;
  const request = await purchases.seen(context, id);
  purchases.judge(request, whyNotInvoice(request.status, callerOf(actor, request)), version, language);
  const { registrationNumber } = invoice;
  refuseAny([
    ...(registrationNumber !== '' && !isRegistrationNumber(registrationNumber)
      ? [{ field: 'registrationNumber', code: 'registration-number' }]
      : []),
    ...(await wrongFile(ground, actor, attachmentId)),
  ]);
  const noted = { ...invoice, invoiceId: uuidAt(now), attachment: attachmentId };
  return purchases.move(context, request, { fact: 'invoiced', change: invoiceNote, values: noted, difference: noted });
});
