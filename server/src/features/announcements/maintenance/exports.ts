// The maintainers' lists as files; each is recorded (B0-09, B0-10).
import { ANNOUNCEMENT_LIST, READER_LIST } from '@madoguchi/contract/announcements/lists.ts';
import type { MaintenanceRow, ReaderRow } from '@madoguchi/contract/announcements/model.ts';
import {
  exportAnnouncements as listOperation,
  exportReaders as readersOperation,
} from '@madoguchi/contract/announcements/operations.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { everyRow } from '../../../platform/list/list-store.ts';
import { masterData } from '../../master-data/public.ts';
import { announcementPages, readerPages } from './lists-store.ts';
import { askedOf } from './maintenance-reads.ts';

export const exportAnnouncements = handle(listOperation, async ({ ground, input, language, record }) => {
  const { encoding, ...narrowing } = input;
  const asked = askedState(ANNOUNCEMENT_LIST, narrowing);
  const today = ground.clock.today();
  const rows = everyRow<MaintenanceRow>((place) => announcementPages(ground.pool, { today }, { ...asked, ...place }));
  const file = await csvFile(listColumns(ANNOUNCEMENT_LIST), rows, { language, encoding });
  const recorded = await record({
    target: null,
    difference: { ...writeListState(ANNOUNCEMENT_LIST, asked), encoding },
  });
  return csvAnswer(file, language === 'ja' ? 'お知らせ一覧.csv' : 'announcements.csv', recorded);
});

/** With the department's name of today; one that has ended is named by its code. */
function readerColumns({ group }: Pick<MasterData, 'group'>) {
  const byCode = new Map<string, (typeof group)[number]>(group.map((one) => [one.code, one]));
  return listColumns(READER_LIST, {
    department: ({ department }, language) =>
      byCode.get(department ?? '')?.[language === 'ja' ? 'name' : 'nameEn'] ?? department,
  });
}

export const exportReaders = handle(readersOperation, async (context) => {
  const { ground, input, language, record } = context;
  const { id, encoding, ...narrowing } = input;
  const asked = askedState(READER_LIST, narrowing);
  const readers = await askedOf(context, id);
  const rows = everyRow<ReaderRow>((place) => readerPages(ground.pool, readers, { ...asked, ...place }));
  const columns = readerColumns((await masterData(ground)).lists);
  const file = await csvFile(columns, rows, { language, encoding });
  const difference = { ...writeListState(READER_LIST, asked), encoding };
  const recorded = await record({ target: ['announcement', id], difference });
  return csvAnswer(file, language === 'ja' ? 'お知らせの既読状況.csv' : 'announcement-readers.csv', recorded);
});
