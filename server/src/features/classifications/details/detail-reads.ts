// The reads of one classification or one value: its present state, where it is used, and its history.
import {
  showClassification as classificationOperation,
  showDetail as detailOperation,
  showHistory as historyOperation,
  showUsage as usageOperation,
} from '@madoguchi/contract/classifications/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { findVersions } from './details-store.ts';
import { foundClassification, foundDetail } from './found.ts';
import { countUsage } from './usage-store.ts';

export const showClassification = handle(classificationOperation, async ({ ground, input }) =>
  foundClassification(ground, input.classification),
);

export const showDetail = handle(detailOperation, async ({ ground, input: { classification, code } }) =>
  foundDetail(ground, classification, code),
);

export const showUsage = handle(usageOperation, async ({ ground, input: { classification, code } }) => {
  await foundDetail(ground, classification, code);
  return countUsage(ground, classification, { code, today: ground.clock.today() });
});

export const showHistory = handle(historyOperation, async ({ ground, input }) => {
  await foundDetail(ground, input.classification, input.code);
  return findVersions(ground.pool, input);
});
