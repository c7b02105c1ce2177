// What maintainers see: the announcements in any state, and who has confirmed one of them.
import { ANNOUNCEMENT_LIST, READER_LIST } from '@madoguchi/contract/announcements/lists.ts';
import {
  countReaders as countOperation,
  listForMaintenance as listOperation,
  listReaders as readersOperation,
  showForMaintenance as showOperation,
} from '@madoguchi/contract/announcements/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { writtenPage } from '../../../platform/list/list-store.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { type Asked, announcementPages, readerPages } from './lists-store.ts';
import { countReaders as count } from './readers-store.ts';
import { maintainedAnnouncements } from './writes.ts';

export const listForMaintenance = handle(listOperation, async ({ ground, input }) => {
  const { after, limit } = input;
  const asked = { ...askedState(ANNOUNCEMENT_LIST, input), after, limit };
  return writtenPage(await announcementPages(ground.pool, { today: ground.clock.today() }, asked));
});

export const showForMaintenance = handle(showOperation, (context) =>
  maintainedAnnouncements.seen(context, context.input.id),
);

/**
 * Whose confirmation an announcement asks for today.
 * @throws Problem `not-found`
 */
export async function askedOf(asking: Asking, id: string): Promise<Asked> {
  const { edition, audience, departments } = await maintainedAnnouncements.seen(asking, id);
  return { id, edition, audience, departments, today: asking.ground.clock.today() };
}

export const countReaders = handle(countOperation, async (context) =>
  count(context.ground.pool, await askedOf(context, context.input.id)),
);

export const listReaders = handle(readersOperation, async (context) => {
  const { ground, input } = context;
  const { id, after, limit } = input;
  const asked = await askedOf(context, id);
  return writtenPage(await readerPages(ground.pool, asked, { ...askedState(READER_LIST, input), after, limit }));
});
