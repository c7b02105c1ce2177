// Reads of the FAQ's maintenance, and the list as a file (B1-08).
import { FAQ_LIST } from '@madoguchi/contract/faq/lists.ts';
import {
  exportFaq as exportOperation,
  listFaqForMaintenance as listOperation,
  listMissedSearches as missedOperation,
  showFaqForMaintenance as showOperation,
} from '@madoguchi/contract/faq/operations.ts';
import { maintainsFaq, readersFor } from '@madoguchi/contract/faq/rules.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listHandlers } from '../../../platform/list/list-handlers.ts';
import { faqPages, findMissed } from './maintenance-store.ts';
import { faqEntries } from './writes.ts';

const FAQ = listHandlers({
  list: FAQ_LIST,
  pages: faqPages,
  values: ({ actor }) => ({ maintains: maintainsFaq(actor), seenBy: readersFor(actor) }),
});

export const listFaqForMaintenance = FAQ.page(listOperation);
export const exportFaq = FAQ.file(exportOperation, { name: { ja: 'よくある質問', en: 'faq' } });

export const showFaqForMaintenance = handle(showOperation, (context) => faqEntries.seen(context, context.input.id));

export const listMissedSearches = handle(missedOperation, async ({ ground }) => ({
  searches: await findMissed(ground.pool),
}));
