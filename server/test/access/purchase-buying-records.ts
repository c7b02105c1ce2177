// Buying operations reach only those who may see the request: a stranger's draft is unknown to buyers too.

import { randomUUID } from 'node:crypto';
import type { PURCHASE_BUYING_OPERATIONS } from '@madoguchi/contract/purchase-requests/operations.ts';
import { invoiceOf, orderOf } from '../bought-purchases.ts';
import type { Entry } from './hidden-record.ts';
import { request } from './purchase-records.ts';

type Id = (typeof PURCHASE_BUYING_OPERATIONS)[number]['id'];

const goods = {
  receivedOn: '2026-11-21',
  lines: [{ lineId: randomUUID(), quantity: 1 }],
  attachmentId: null,
  comment: '',
};

export const PURCHASE_BUYING_RECORDS: { readonly [Each in Id]: Entry } = {
  'purchase-requests.order': request({ version: 1, ...orderOf() }),
  'purchase-requests.receive': request({ version: 1, ...goods }),
  'purchase-requests.note-invoice': request({ version: 1, ...invoiceOf() }),
  'purchase-requests.close': request({ version: 1, comment: '残りは製造中止のため。' }),
};
