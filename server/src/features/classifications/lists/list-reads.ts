// The two lists of those who maintain masters, and both as files.
import { CLASSIFICATION_LIST, DETAIL_LIST } from '@madoguchi/contract/classifications/lists.ts';
import {
  listClassifications as classificationsOperation,
  listDetails as detailsOperation,
  exportClassifications as exportClassificationsOperation,
  exportDetails as exportDetailsOperation,
} from '@madoguchi/contract/classifications/operations.ts';
import { type ListRequest, listHandlers } from '../../../platform/list/list-handlers.ts';
import { foundClassification } from '../details/found.ts';
import { classificationPages, detailPages } from './lists-store.ts';
import { valueColumns } from './value-columns.ts';

const CLASSIFICATIONS = listHandlers({
  list: CLASSIFICATION_LIST,
  pages: classificationPages,
  values: ({ ground }) => ({ today: ground.clock.today() }),
});

export const listClassifications = CLASSIFICATIONS.page(classificationsOperation);
export const exportClassifications = CLASSIFICATIONS.file(exportClassificationsOperation, {
  name: { ja: '分類一覧', en: 'classifications' },
});

const DETAILS = listHandlers({
  list: DETAIL_LIST,
  pages: detailPages,
  values: async ({ ground, input: { classification } }: ListRequest<{ classification: string }>) => {
    await foundClassification(ground, classification);
    return { classification, today: ground.clock.today() };
  },
});

export const listDetails = DETAILS.page(detailsOperation);
export const exportDetails = DETAILS.file(exportDetailsOperation, {
  name: async ({ ground, input }) => {
    const { name, nameEn } = await foundClassification(ground, input.classification);
    return { ja: name, en: nameEn || name };
  },
  columns: ({ input }) => valueColumns(input.classification),
  noted: ({ input }) => ({ target: ['classification', input.classification] }),
});
