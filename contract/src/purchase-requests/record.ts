import { defineRecord } from '../record/record.ts';
import { STATUS_NAMES } from './names.ts';
import { purchaseMachine } from './rules.ts';

export const PURCHASE_REQUEST = defineRecord({
  noun: 'purchase-request',
  name: { ja: '購買申請', en: 'purchase request' },
  states: STATUS_NAMES,
  machine: purchaseMachine,
});
