// The requests' list: its pages, and the whole of it as a file (S2-14); and requests by their numbers.
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import {
  exportPurchaseRequests as exportOperation,
  findPurchasesByNumber as findOperation,
  listPurchaseRequests as listOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { purchaseNumbersMeant } from '@madoguchi/contract/purchase-requests/rules.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { listHandlers } from '../../../platform/list/list-handlers.ts';
import { masterData, namesOf, withDepartmentsBelow } from '../../master-data/public.ts';
import { viewerOf } from '../purchase-record.ts';
import { findNumbered, purchasePages } from './purchase-list-store.ts';

type Masters = Pick<MasterData, 'group' | 'purchase_type'>;

/** Cells of either list whose row says too little by itself: names from the masters, and who is waited for. */
export function nameCells({ group, purchase_type: categories }: Masters) {
  const [departmentName, categoryName] = [namesOf(group), namesOf(categories)];
  return {
    department: (row: PurchaseRow, language: Language) => departmentName(row.departmentCode, language),
    category: ({ purchaseCategory }: PurchaseRow, language: Language) =>
      purchaseCategory === null ? null : categoryName(purchaseCategory, language),
    'waits-for': ({ waitsFor }: PurchaseRow, language: Language) =>
      waitsFor.map(({ name }) => name).join(language === 'ja' ? '、' : ', '),
  };
}

const REQUESTS = listHandlers({
  list: PURCHASE_LIST,
  pages: purchasePages,
  widened: withDepartmentsBelow,
  values: async ({ ground, actor }) => {
    const { employee: me, led, isAdmin } = await viewerOf(ground, actor);
    return { me, led, isAdmin };
  },
  keeps: 2_000_000,
});

export const listPurchaseRequests = REQUESTS.page(listOperation);

export const exportPurchaseRequests = REQUESTS.file(exportOperation, {
  name: { ja: '購買申請', en: 'purchase-requests' },
  isDated: true,
  columns: async ({ ground }) => listColumns(PURCHASE_LIST, nameCells((await masterData(ground)).lists)),
});

/** Requests of these numbers, as far as the caller may see them (B9-02). */
export const findPurchasesByNumber = handle(findOperation, async ({ ground, actor, input }) => {
  const numbers = purchaseNumbersMeant(input.number, fiscalYear(ground.clock.today()));
  if (numbers.length === 0) return { requests: [] };
  return { requests: await findNumbered(ground.pool, { ...(await viewerOf(ground, actor)), numbers }) };
});
