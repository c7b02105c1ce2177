// What staff see of the FAQ's maintenance, and the list as a file (B1-08).
import { FAQ_LIST } from '@madoguchi/contract/faq/lists.ts';
import type { FaqRow } from '@madoguchi/contract/faq/model.ts';
import {
  exportFaq as exportOperation,
  listFaqForMaintenance as listOperation,
  listMissedSearches as missedOperation,
  showFaqForMaintenance as showOperation,
} from '@madoguchi/contract/faq/operations.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { everyRow, writtenPage } from '../../../platform/list/list-store.ts';
import { faqPages, findMissed } from './maintenance-store.ts';
import { maintainedEntries } from './writes.ts';

export const listFaqForMaintenance = handle(listOperation, async ({ ground, input }) => {
  const { after, limit } = input;
  return writtenPage(await faqPages(ground.pool, {}, { ...askedState(FAQ_LIST, input), after, limit }));
});

export const exportFaq = handle(exportOperation, async ({ ground, input, language, record }) => {
  const { encoding, ...narrowing } = input;
  const asked = askedState(FAQ_LIST, narrowing);
  const rows = everyRow<FaqRow>((place) => faqPages(ground.pool, {}, { ...asked, ...place }));
  const file = await csvFile(listColumns(FAQ_LIST), rows, { language, encoding });
  const recorded = await record({ target: null, difference: { ...writeListState(FAQ_LIST, asked), encoding } });
  return csvAnswer(file, language === 'ja' ? 'よくある質問.csv' : 'faq.csv', recorded);
});

export const showFaqForMaintenance = handle(showOperation, (context) =>
  maintainedEntries.seen(context, context.input.id),
);

export const listMissedSearches = handle(missedOperation, async ({ ground }) => ({
  searches: await findMissed(ground.pool),
}));
