// Reads of maintainers: announcements in any state, the readers of one, and both lists as files.
import { ANNOUNCEMENT_LIST, READER_LIST } from '@madoguchi/contract/announcements/lists.ts';
import {
  countReaders as countOperation,
  exportAnnouncements as exportOperation,
  exportReaders as exportReadersOperation,
  listForMaintenance as listOperation,
  listReaders as readersOperation,
  showForMaintenance as showOperation,
} from '@madoguchi/contract/announcements/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { type ListRequest, listHandlers } from '../../../platform/list/list-handlers.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { masterData, namesOf } from '../../master-data/public.ts';
import { type Asked, announcementPages, readerPages } from './lists-store.ts';
import { countReaders as count } from './readers-store.ts';
import { announcements } from './writes.ts';

const ANNOUNCEMENTS = listHandlers({
  list: ANNOUNCEMENT_LIST,
  pages: announcementPages,
  values: ({ ground }) => ({ today: ground.clock.today() }),
});

export const listForMaintenance = ANNOUNCEMENTS.page(listOperation);
export const exportAnnouncements = ANNOUNCEMENTS.file(exportOperation, {
  name: { ja: 'お知らせ一覧', en: 'announcements' },
});

export const showForMaintenance = handle(showOperation, (context) => announcements.seen(context, context.input.id));

/**
 * The audience that an announcement asks to confirm it today.
 * @throws Problem `not-found`
 */
async function askedOf(asking: Asking, id: string): Promise<Asked> {
  const { edition, audience, departments } = await announcements.seen(asking, id);
  return { id, edition, audience, departments, today: asking.ground.clock.today() };
}

export const countReaders = handle(countOperation, async (context) =>
  count(context.ground.pool, await askedOf(context, context.input.id)),
);

const READERS = listHandlers({
  list: READER_LIST,
  pages: readerPages,
  values: (request: ListRequest<{ id: string }>) => askedOf(request, request.input.id),
});

export const listReaders = READERS.page(readersOperation);
export const exportReaders = READERS.file(exportReadersOperation, {
  name: { ja: 'お知らせの既読状況', en: 'announcement-readers' },
  columns: async ({ ground }) => {
    const departmentName = namesOf((await masterData(ground)).lists.group);
    return listColumns(READER_LIST, {
      department: ({ department }, language) => department && departmentName(department, language),
    });
  },
  noted: ({ input }) => ({ target: ['announcement', input.id] }),
});
