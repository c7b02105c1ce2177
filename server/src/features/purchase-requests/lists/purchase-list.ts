// The requests' list: its pages, and the whole of it as a file (S2-14).
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import {
  exportPurchaseRequests as exportOperation,
  listPurchaseRequests as listOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import { handle } from '../../../platform/http/handler.ts';
import { KeptPages } from '../../../platform/list/kept-pages.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { everyRow } from '../../../platform/list/list-store.ts';
import { masterData, withDepartmentsBelow } from '../../master-data/public.ts';
import { seerOf } from '../seer.ts';
import { fileName, nameCells } from './list-file.ts';
import { purchasePages } from './purchase-list-store.ts';
import { purchasesTag } from './purchase-tag-store.ts';

const PAGES = new KeptPages(2_000_000);

export const listPurchaseRequests = handle(listOperation, async (asking) => {
  const { ground, actor, input } = asking;
  const { after, limit } = input;
  const seer = await seerOf(ground, actor);
  const asked = { ...(await withDepartmentsBelow(ground, askedState(PURCHASE_LIST, input))), after, limit };
  return PAGES.answer(asking, [seer, asked], {
    tag: () => purchasesTag(ground.pool, {}),
    page: (known) => purchasePages(ground.pool, seer, asked, known),
  });
});

const FILE = { ja: '購買申請', en: 'purchase-requests' } as const;

export const exportPurchaseRequests = handle(exportOperation, async ({ ground, actor, input, language, record }) => {
  const { encoding, ...narrowing } = input;
  const asked = askedState(PURCHASE_LIST, narrowing);
  const wide = await withDepartmentsBelow(ground, asked);
  const seer = await seerOf(ground, actor);
  const rows = everyRow<PurchaseRow>((place) => purchasePages(ground.pool, seer, { ...wide, ...place }));
  const { lists } = await masterData(ground);
  const file = await csvFile(listColumns(PURCHASE_LIST, nameCells(lists)), rows, { language, encoding });
  const recorded = await record({ target: null, difference: { ...writeListState(PURCHASE_LIST, asked), encoding } });
  return csvAnswer(file, fileName(FILE, language, ground.clock.today()), recorded);
});
