// The port of to-dos: what is due, for whoever tells people what waits for them.
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countDue } from './store.ts';

/** The person's open to-dos that are due by today; null where there are none, or the tool is closed to them (TD8). */
export async function dueTodos(
  ground: Ground,
  actor: Actor,
): Promise<{ readonly count: number; readonly since: string } | null> {
  if (!(await ground.tools.isOpenTo(actor, 'to-dos'))) return null;
  const { count, since } = await countDue(ground.pool, { account: actor.accountId, today: ground.clock.today() });
  return since === null ? null : { count, since: new Date(`${since}T00:00:00+09:00`).toISOString() };
}
