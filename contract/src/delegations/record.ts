import { defineRecord } from '../record/record.ts';
import { DELEGATION_STATUS_NAMES } from './names.ts';
import { delegationMachine } from './rules.ts';

export const DELEGATION = defineRecord({
  noun: 'delegation',
  name: { ja: '代理', en: 'delegation' },
  states: DELEGATION_STATUS_NAMES,
  machine: delegationMachine,
});
