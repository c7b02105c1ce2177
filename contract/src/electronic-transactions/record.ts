// An electronic transaction as the kit of records moves it: one that counts is corrected, verified or deleted, and deleted once.
import { type Machine, machine } from '../record/machine.ts';
import { defineRecord } from '../record/record.ts';
import type { VersionState } from './choices.ts';
import { VERSION_STATE_NAMES } from './names.ts';

export type TransactionAction = 'correct' | 'delete' | 'verify';

const transactionMachine: Machine<VersionState, TransactionAction, 'keeper'> = machine<VersionState, 'keeper'>()({
  correct: { from: ['live'], to: 'live', by: 'keeper' },
  verify: { from: ['live'], to: 'live', by: 'keeper' },
  delete: { from: ['live'], to: 'deleted', by: 'keeper' },
});

export const TRANSACTION = defineRecord({
  noun: 'electronic-transaction',
  name: { ja: '電子取引データ', en: 'electronic transaction' },
  states: VERSION_STATE_NAMES,
  machine: transactionMachine,
});
