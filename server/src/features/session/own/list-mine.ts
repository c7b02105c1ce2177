import { deviceOf } from '@madoguchi/contract/session/device.ts';
import { listMySessions as operation } from '@madoguchi/contract/session/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { findOwnSessions } from './store.ts';

export const listMySessions = handle(operation, async ({ ground, actor, now }) => {
  const idleMinutes = ground.config.sessionIdleMinutes;
  const unusedSince = idleMinutes === null ? null : new Date(Date.parse(now) - idleMinutes * 60_000).toISOString();
  const rows = await findOwnSessions(ground.pool, actor.accountId, now, unusedSince);
  return {
    sessions: rows.map(({ id, ip, user_agent, provider, begun_at, used_at }) => ({
      id,
      ip,
      device: deviceOf(user_agent),
      provider,
      begunAt: begun_at,
      usedAt: used_at,
      isThis: id === actor.sessionId,
    })),
  };
});
