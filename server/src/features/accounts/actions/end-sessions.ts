import { endSessions as operation } from '@madoguchi/contract/accounts/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { administer } from '../administered.ts';
import { endSessionsRows } from '../store.ts';

/** Logs the person out on every device; they may log in again. */
export const endSessions = handle(operation, (context) =>
  administer(context, {
    action: 'end-sessions',
    prepared: endSessionsRows,
    values: {},
    becomes: ({ state }) => state,
    noted: ({ sessions }) => ({ sessions: [sessions, 0] }),
  }),
);
