// The records of resources: a resource, and a time in which some of them are closed.
import { defineRecord } from '../record/record.ts';
import { CLOSURE_STATE_NAMES, RESOURCE_STATUS_NAMES } from './names.ts';
import { closureMachine, resourceMachine } from './rules.ts';

export const RESOURCE = defineRecord({
  noun: 'resource',
  name: { ja: '設備', en: 'resource' },
  states: RESOURCE_STATUS_NAMES,
  machine: resourceMachine,
});

export const RESOURCE_CLOSURE = defineRecord({
  noun: 'resource-closure',
  name: { ja: '利用休止', en: 'closure' },
  states: CLOSURE_STATE_NAMES,
  machine: closureMachine,
});
