import { unlinkProvider as operation } from '@madoguchi/contract/accounts/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { administer } from '../administered.ts';
import { unlinkProviderRows } from '../store.ts';

/** Parts the account from its login at the identity provider; the next one that comes with its address is linked anew. */
export const unlinkProvider = handle(operation, (context) =>
  administer(context, {
    action: 'unlink-provider',
    prepared: unlinkProviderRows,
    values: {},
    becomes: ({ state }) => state,
    noted: ({ providerEmail, sessions }) => ({ providerEmail: [providerEmail, null], sessions: [sessions, 0] }),
  }),
);
