import { suspendAccount as operation } from '@madoguchi/contract/accounts/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { administer } from '../administered.ts';
import { suspendRow } from '../store.ts';

/** Nobody logs in with the account any more: its sessions end at once, its link is good no more. */
export const suspendAccount = handle(operation, (context) =>
  administer(context, {
    action: 'suspend',
    prepared: suspendRow,
    values: { today: context.ground.clock.today() },
    becomes: () => 'suspended',
    noted: ({ state }) => ({ status: [state, 'suspended'] }),
  }),
);
