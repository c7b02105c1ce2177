// What the reader may do with a request now, by the same rules as the server's (B0-05).
import { may } from '@madoguchi/contract/access.ts';
import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { INVOICEABLE, type PurchaseAction, partiesOf, whyNot } from '@madoguchi/contract/purchase-requests/rules.ts';
import { useUser } from '../../../platform/session.ts';

export interface WhatMay {
  /** Whether they may do it now. */
  readonly now: (action: PurchaseAction) => boolean;
  /** Whether it would be theirs to do, in another state. */
  readonly ever: (action: PurchaseAction) => boolean;
  readonly noteInvoice: boolean;
}

export function useWhatMay({ mine, status }: Pick<PurchaseRequest, 'mine' | 'status'>): WhatMay {
  const user = useUser();
  const actor = { isOwner: mine, isAdmin: may({ roles: user.role }, 'admin') };
  return {
    now: (action) => whyNot(status, action, actor) === null,
    ever: (action) => whyNot(status, action, actor) !== 'not-allowed',
    noteInvoice: INVOICEABLE.includes(status) && partiesOf(actor).includes('buyer'),
  };
}
