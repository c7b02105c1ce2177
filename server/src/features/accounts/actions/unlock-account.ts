import { unlockAccount as operation } from '@madoguchi/contract/accounts/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { administer } from '../administered.ts';
import { unlockRow } from '../store.ts';

/** Opens an account that guessing has locked: the failures so far count no more. */
export const unlockAccount = handle(operation, (context) =>
  administer(context, {
    action: 'unlock',
    prepared: unlockRow,
    values: {},
    becomes: () => 'active',
    noted: ({ failures }) => ({ status: ['locked', 'active'], failures: [failures, 0] }),
  }),
);
