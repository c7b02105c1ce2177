// The FAQ as its maintainers keep it: read in any state, as a list and a file, and written (B1-07, B1-08).

import { FAQ_LIST } from '@madoguchi/contract/faq/lists.ts';
import type { FaqDraft } from '@madoguchi/contract/faq/model.ts';
import {
  changeFaq as changeOperation,
  createFaq as createOperation,
  exportFaq as exportOperation,
  listFaqForMaintenance as listOperation,
  listMissedSearches as missedOperation,
  publishFaq as publishOperation,
  showFaqForMaintenance as showOperation,
  unpublishFaq as unpublishOperation,
} from '@madoguchi/contract/faq/operations.ts';
import { FAQ_ENTRY } from '@madoguchi/contract/faq/record.ts';
import { entryFaults, maintainsFaq, readersFor, seesEntry } from '@madoguchi/contract/faq/rules.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import { changedFields } from '../../platform/record/changed-fields.ts';
import { recordKit } from '../../platform/record/record-kit.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { faqPages, findMaintained, findMissed, insertEntry, stepEntry, updateEntry } from './store.ts';

/** Entries in any state, as their maintainers write them. */
const faqEntries = recordKit({
  record: FAQ_ENTRY,
  find: ({ ground }, id) => findMaintained(ground.pool, id),
  maySee: ({ actor }, entry) => seesEntry(actor, entry),
  whyNot: ({ status }, action) => FAQ_ENTRY.machine.whyNot(status, action, ['maintainer']),
  current: (entry) => entry,
  answer: ({ id }, moved) => ({ id, ...moved }),
});

function written({ answer, ...rest }: FaqDraft) {
  return { ...rest, answerJa: answer };
}

/** @throws Problem `invalid` where an entry that is published, or is to be, lacks something */
function refuseUnfinished(entry: FaqDraft): void {
  const fields = entryFaults(entry);
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
}

export const createFaq = handle(createOperation, async ({ actor, input, now, commit }) => {
  const id = uuidAt(now);
  const done = await commit(
    insertEntry,
    { ...written(input), fromQuestion: input.fromQuestion, id, by: actor.accountId, at: now },
    { target: ['faq-entry', id], difference: input, answer: { id, status: 'draft', version: 1, updatedAt: now } },
  );
  return done ?? refuse('not-found');
});

export const changeFaq = handle(changeOperation, async (context) => {
  const { id: _id, version: _version, ...content } = context.input;
  const before = await faqEntries.seenAt(context, context.input);
  if (before.status === 'published') refuseUnfinished(content);
  const difference = changedFields(before, content);
  return faqEntries.move(context, before, { change: updateEntry, values: written(content), difference });
});

export const publishFaq = handle(publishOperation, (context) =>
  faqEntries.step(context, 'publish', (before) => {
    refuseUnfinished(before);
    return { change: stepEntry, values: {} };
  }),
);

export const unpublishFaq = handle(unpublishOperation, (context) =>
  faqEntries.step(context, 'unpublish', () => ({ change: stepEntry, values: {} })),
);

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
