// Handlers of the delegations.
import type { DELEGATION_OPERATIONS } from '@madoguchi/contract/delegations/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { openDelegations } from './holding-store.ts';
import { listDelegations } from './list-own.ts';
import { tellDelegationDays } from './news/delegation-days.ts';
import { offerDelegation } from './offer-delegation.ts';
import { acceptDelegation, declineDelegation, endDelegation } from './own-delegation.ts';

const delegationHandlers = {
  'delegations.list': listDelegations,
  'delegations.offer': offerDelegation,
  'delegations.accept': acceptDelegation,
  'delegations.decline': declineDelegation,
  'delegations.end': endDelegation,
} satisfies HandlersFor<typeof DELEGATION_OPERATIONS>;

export const delegationsFeature = {
  handlers: delegationHandlers,
  daily: tellDelegationDays,
  openWork: openDelegations,
};
