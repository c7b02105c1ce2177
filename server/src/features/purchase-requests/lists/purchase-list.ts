// The requests' list: its pages, and the whole of it as a file (S2-14).
import { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import {
  exportPurchaseRequests as exportOperation,
  listPurchaseRequests as listOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { listHandlers } from '../../../platform/list/list-handlers.ts';
import { masterData, withDepartmentsBelow } from '../../master-data/public.ts';
import { viewerOf } from '../viewer.ts';
import { nameCells } from './name-cells.ts';
import { purchasePages } from './purchase-list-store.ts';

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
