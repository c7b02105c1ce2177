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
import { announcementPages, readerPages } from './lists-store.ts';
import { askedOf, maintained } from './maintained.ts';
import { countReaders as count } from './readers-store.ts';

export const listForMaintenance = handle(listOperation, async ({ ground, input }) => {
  const { after, limit } = input;
  const asked = { ...askedState(ANNOUNCEMENT_LIST, input), after, limit };
  return writtenPage(await announcementPages(ground.pool, { today: ground.clock.today() }, asked));
});

export const showForMaintenance = handle(showOperation, async ({ ground, input }) => maintained(ground, input.id));

export const countReaders = handle(countOperation, async ({ ground, input }) => {
  return count(ground.pool, await askedOf(ground, input.id));
});

export const listReaders = handle(readersOperation, async ({ ground, input }) => {
  const { id, after, limit } = input;
  const asked = await askedOf(ground, id);
  return writtenPage(await readerPages(ground.pool, asked, { ...askedState(READER_LIST, input), after, limit }));
});
