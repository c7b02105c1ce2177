// The list of one's own reservations, also as a file, and what is out beyond its time.
import { may } from '@madoguchi/contract/access.ts';
import { OWN_RESERVATION_LIST } from '@madoguchi/contract/reservations/lists.ts';
import {
  exportOwnReservations as exportOperation,
  listLate as lateOperation,
  listOwnReservations as listOperation,
} from '@madoguchi/contract/reservations/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { listHandlers } from '../../../platform/list/list-handlers.ts';
import { writtenSpan } from '../news.ts';
import { findLate } from '../store.ts';
import { askerOf, itemOf } from '../view.ts';
import { ownPages } from './own-store.ts';

const OWN = listHandlers({
  list: OWN_RESERVATION_LIST,
  pages: ownPages,
  values: ({ actor, now }) => ({ employee: askerOf(actor), now }),
});

export const listOwnReservations = OWN.page(listOperation);

/** With the times of the day, which a column of instants leaves out. */
export const exportOwnReservations = OWN.file(exportOperation, {
  name: { ja: '予約一覧', en: 'reservations' },
  isDated: true,
  columns: () =>
    listColumns(OWN_RESERVATION_LIST, {
      start: ({ start, end }) => `${writtenSpan({ start, end }).day} ${writtenSpan({ start, end }).time.split('–')[0]}`,
      end: ({ end }) => {
        const { day, time } = writtenSpan({ start: end, end });
        return `${day} ${time.split('–')[0]}`;
      },
    }),
});

export const listLate = handle(lateOperation, async ({ ground, actor, now }) => {
  const found = await findLate(ground.pool, { asker: askerOf(actor), now, all: may(actor, 'admin') });
  return { items: found.map((one) => itemOf(one, { actor, now })) };
});
