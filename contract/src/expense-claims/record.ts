import { defineRecord } from '../record/record.ts';
import { claimMachine } from './rules.ts';
import { STATUS_NAMES } from './state-names.ts';

export const EXPENSE_CLAIM = defineRecord({
  noun: 'expense-claim',
  name: { ja: '精算書', en: 'claim' },
  states: STATUS_NAMES,
  machine: claimMachine,
});
