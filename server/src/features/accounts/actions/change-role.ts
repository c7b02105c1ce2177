import { changeRole as operation } from '@madoguchi/contract/accounts/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { administer } from '../administered.ts';
import { updateRole } from '../store.ts';

/** A system person gives another account another role; it holds from the very next request of its sessions. */
export const changeRole = handle(operation, (context) =>
  administer(context, {
    action: 'change-role',
    prepared: updateRole,
    values: { role: context.input.newRole, today: context.ground.clock.today() },
    becomes: ({ state }) => state,
    noted: ({ role }) => ({ role: [role, context.input.newRole] }),
  }),
);
