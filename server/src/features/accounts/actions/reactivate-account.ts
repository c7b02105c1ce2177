import { reactivateAccount as operation } from '@madoguchi/contract/accounts/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { administer } from '../administered.ts';
import { reactivateRow } from '../store.ts';

/** Its person may log in again, with the password of before; who never had one is sent a link. */
export const reactivateAccount = handle(operation, (context) =>
  administer(context, {
    action: 'reactivate',
    prepared: reactivateRow,
    values: {},
    becomes: () => 'active',
    noted: ({ state }) => ({ status: [state, 'active'] }),
  }),
);
