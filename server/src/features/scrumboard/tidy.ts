// Work of the queue on boards: what was deleted thirty days ago goes, and keys of order that grew long are made short.
import { KEPT_DAYS } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Executor } from '../../platform/db/statement.ts';
import type { Ground } from '../../platform/ground.ts';
import { spacedOut } from './order-keys.ts';
import { findOrder } from './store.ts';
import { findLongOrders, purge, spaceOut } from './tidy-store.ts';

const DAY_MS = 86_400_000;

/** Removes for good what can no longer be restored. It is no news for anybody. */
export async function purgeBoards({ clock }: Ground, executor: Executor): Promise<number> {
  await purge(executor, new Date(Date.parse(clock.now()) - KEPT_DAYS * DAY_MS).toISOString());
  return 0;
}

/** Spaces out lists whose keys grew long; one that is written meanwhile is left for the next time. */
export async function shortenKeys(_ground: Ground, executor: Executor): Promise<number> {
  for (const { listId, order } of await findLongOrders(executor)) {
    const cards = await findOrder(executor, listId);
    const keys = spacedOut(cards, [], null);
    const spaced = cards.map(({ id }) => ({ id, position: keys.get(id) ?? '' }));
    await spaceOut(executor, { list: listId, order, spaced: JSON.stringify(spaced) });
  }
  return 0;
}
