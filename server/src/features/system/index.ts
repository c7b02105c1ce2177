// What the portal says of itself.
import { describeApi, type SYSTEM_OPERATIONS, showHealth } from '@madoguchi/contract/system/operations.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { askDatabase } from './store.ts';

const health = handle(showHealth, async ({ ground }) => {
  await askDatabase(ground.pool);
  return { status: 'ok' as const, logServer: ground.logServer.standing };
});

const openapi = handle(describeApi, async ({ ground }) => ground.describeApi());

export const systemHandlers = {
  'system.health': health,
  'system.openapi': openapi,
} satisfies HandlersFor<typeof SYSTEM_OPERATIONS>;
