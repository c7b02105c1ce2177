// The ports of boards: cards that are due, for whoever tells people what waits for them, and the names of boards and cards.
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countDueCards } from './reads-store.ts';

export { auditedBoards } from './public-store.ts';

/** The person's open cards that are due by today; null where there are none, or the tool is closed to them. */
export async function dueCards(
  ground: Ground,
  actor: Actor,
): Promise<{ readonly count: number; readonly since: string } | null> {
  if (!(await ground.tools.isOpenTo(actor, 'scrumboard'))) return null;
  const asked = { account: actor.accountId, today: ground.clock.today() };
  const { count, since } = await countDueCards(ground.pool, asked);
  return since === null ? null : { count, since: new Date(`${since}T00:00:00+09:00`).toISOString() };
}
