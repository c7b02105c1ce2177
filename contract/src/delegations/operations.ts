// One's own delegations: those one gave, and those one was offered (B3-07).
import * as z from 'zod';
import { read, write } from '../operation.ts';
import { Id, Version } from '../values/id.ts';
import { DelegationView, NewDelegation } from './model.ts';

const AtVersion = z.strictObject({ id: Id, version: Version });

/** Given and received, newest days first; those that ended over a year ago stay out. */
export const listDelegations = read('delegations.list', {
  at: ['GET', '/api/delegations'],
  access: 'staff',
  input: z.strictObject({}),
  output: z.object({ given: z.array(DelegationView), received: z.array(DelegationView) }),
  refuses: [],
});

/** Offers; it holds once the other has accepted. Never to oneself, and never two that overlap in days and domain. */
export const offerDelegation = write('delegations.offer', {
  at: ['POST', '/api/delegations'],
  access: 'staff',
  input: NewDelegation,
  output: DelegationView,
  refuses: ['invalid'],
  records: 'delegation.offered',
});

export const acceptDelegation = write('delegations.accept', {
  at: ['POST', '/api/delegations/:id/accept'],
  access: 'staff',
  input: AtVersion,
  output: DelegationView,
  refuses: ['not-found', 'not-allowed', 'stale', 'wrong-state'],
  records: 'delegation.accepted',
});

export const declineDelegation = write('delegations.decline', {
  at: ['POST', '/api/delegations/:id/decline'],
  access: 'staff',
  input: AtVersion,
  output: DelegationView,
  refuses: ['not-found', 'not-allowed', 'stale', 'wrong-state'],
  records: 'delegation.declined',
});

/** Either of the two ends it, at once. What was done in its name stays done. */
export const endDelegation = write('delegations.end', {
  at: ['POST', '/api/delegations/:id/end'],
  access: 'staff',
  input: AtVersion,
  output: DelegationView,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'delegation.ended',
});

export const DELEGATION_OPERATIONS = [
  listDelegations,
  offerDelegation,
  acceptDelegation,
  declineDelegation,
  endDelegation,
] as const;
