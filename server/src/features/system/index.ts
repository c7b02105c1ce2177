// The portal's description of itself, its health and its API, and its press.
import { describeApi, readyPress, type SYSTEM_OPERATIONS, showHealth } from '@madoguchi/contract/system/operations.ts';
import { readWaitingSince } from '../../platform/audit/chain-store.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { pressOf } from '../../platform/paper/press/press-of.ts';

const health = handle(showHealth, async ({ ground }) => {
  // Where the database does not answer, the edge says 503.
  const waitingSince = await readWaitingSince(ground.pool);
  const waitedMs = waitingSince === null ? 0 : Date.parse(ground.clock.now()) - Date.parse(waitingSince);
  const unnumberedSeconds = Math.max(0, Math.floor(waitedMs / 1_000));
  return { status: 'ok' as const, unnumberedSeconds, logServer: ground.logServer.standing };
});

const openapi = handle(describeApi, async ({ ground }) => ground.describeApi(await ground.tools.rules()));

const press = handle(readyPress, async ({ ground }) => {
  pressOf(ground).warm();
  return {};
});

const systemHandlers = {
  'system.health': health,
  'system.openapi': openapi,
  'system.ready-press': press,
} satisfies HandlersFor<typeof SYSTEM_OPERATIONS>;

export const systemFeature = { handlers: systemHandlers };
