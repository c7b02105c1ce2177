// Work of the queue on boards: what was deleted thirty days ago goes, and keys of order that grew long are made short.
import { KEPT_DAYS } from '@madoguchi/contract/scrumboard/choices.ts';
import { sql } from 'kysely';
import { type Executor, run, statement } from '../../platform/db/statement.ts';
import type { Ground } from '../../platform/ground.ts';
import { LONG_KEY, spacedOut } from './order-keys.ts';
import { findOrder } from './store.ts';

const purged = statement<{ before: string }>(
  (at) => sql`with boards_gone as (delete from boards where deleted_at < ${at('before')}::timestamptz returning id),
      lists_gone as (delete from board_lists l where l.deleted_at < ${at('before')}::timestamptz
        and not exists (select from boards b where b.id = l.board_id and b.deleted_at < ${at('before')}::timestamptz)),
      cards_gone as (delete from board_cards c where c.deleted_at < ${at('before')}::timestamptz
        and not exists (select from board_lists l join boards b on b.id = l.board_id where l.id = c.list_id
          and least(l.deleted_at, b.deleted_at) < ${at('before')}::timestamptz)),
      comments_gone as (delete from board_comments k where k.removed_at < ${at('before')}::timestamptz
        and not exists (select from board_cards c join board_lists l on l.id = c.list_id join boards b on b.id = c.board_id
          where c.id = k.card_id and least(c.deleted_at, l.deleted_at, b.deleted_at) < ${at('before')}::timestamptz))
    delete from board_attachments a where a.removed_at < ${at('before')}::timestamptz
      and not exists (select from board_cards c join board_lists l on l.id = c.list_id join boards b on b.id = c.board_id
        where c.id = a.card_id and least(c.deleted_at, l.deleted_at, b.deleted_at) < ${at('before')}::timestamptz)`,
);

/** Removes what was deleted before a moment, each once: what stands in a board or list that goes, goes with that. */
async function purge(executor: Executor, before: string): Promise<void> {
  await run(executor, purged, { before });
}

const MOST_AT_ONCE = 100;

const longOrders = statement<object, { listId: string; order: number }>(
  () => sql`select l.id as "listId", l.cards_order as "order" from board_lists l
    where exists (select from board_cards c where c.list_id = l.id and char_length(c.position) > ${sql.lit(LONG_KEY)})
    limit ${sql.lit(MOST_AT_ONCE)}`,
);

/** Lists with a key longer than `LONG_KEY`, along an index of those, with their order as it is now. */
async function findLongOrders(executor: Executor) {
  return run(executor, longOrders, {});
}

const spacing = statement<{ list: string; order: number; spaced: string }>(
  (at) => sql`with held as (update board_lists set cards_order = cards_order + 1
      where id = ${at('list')}::uuid and cards_order = ${at('order')}::int returning id)
    update board_cards c set position = s.position
    from json_to_recordset(${at('spaced')}::json) as s(id uuid, position text), held h
    where c.id = s.id and c.list_id = h.id and c.position <> s.position`,
);

/** Gives the cards of a list their new keys, unless its order was written since. */
async function spaceOut(
  executor: Executor,
  asked: { readonly list: string; readonly order: number; readonly spaced: string },
): Promise<void> {
  await run(executor, spacing, asked);
}

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
