// The two lists of those who maintain masters, a page at a time.
import { CLASSIFICATION_LIST, DETAIL_LIST } from '@madoguchi/contract/classifications/lists.ts';
import {
  listClassifications as classificationsOperation,
  listDetails as detailsOperation,
} from '@madoguchi/contract/classifications/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { writtenPage } from '../../../platform/list/list-store.ts';
import { foundClassification } from '../details/found.ts';
import { classificationPages, detailPages } from './lists-store.ts';

export const listClassifications = handle(classificationsOperation, async ({ ground, input }) => {
  const { after, limit } = input;
  const asked = { ...askedState(CLASSIFICATION_LIST, input), after, limit };
  return writtenPage(await classificationPages(ground.pool, { today: ground.clock.today() }, asked));
});

export const listDetails = handle(detailsOperation, async ({ ground, input }) => {
  const { classification, after, limit } = input;
  await foundClassification(ground, classification);
  const asked = { ...askedState(DETAIL_LIST, input), after, limit };
  return writtenPage(await detailPages(ground.pool, { classification, today: ground.clock.today() }, asked));
});
