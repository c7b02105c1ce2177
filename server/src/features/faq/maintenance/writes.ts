// What system people write of the FAQ (B1-07, B1-08).
import type { FaqContent, MaintainedFaqEntry } from '@madoguchi/contract/faq/model.ts';
import { FaqContent as Content } from '@madoguchi/contract/faq/model.ts';
import {
  changeFaq as changeOperation,
  createFaq as createOperation,
  publishFaq as publishOperation,
  unpublishFaq as unpublishOperation,
} from '@madoguchi/contract/faq/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { maintained, step } from './maintained.ts';
import { insertEntry, updateEntry } from './maintenance-store.ts';

function written({ answer, ...rest }: FaqContent) {
  return { ...rest, answerJa: answer };
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

const KEYS = Object.keys(Content.shape) as (keyof FaqContent)[];

/** What changed, each with its former and its new value. */
function differenceOf(before: MaintainedFaqEntry, content: FaqContent) {
  const changed = KEYS.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(content[key]));
  return Object.fromEntries(changed.map((key) => [key, [before[key], content[key]]]));
}

export const changeFaq = handle(changeOperation, async ({ ground, actor, input, now, commit }) => {
  const { id, version, ...content } = input;
  const before = await maintained(ground, id, version);
  const done = await commit(
    updateEntry,
    { ...written(content), id, version, by: actor.accountId, at: now },
    {
      target: ['faq-entry', id],
      difference: differenceOf(before, content),
      answer: { id, status: before.status, version: version + 1, updatedAt: now },
    },
  );
  return done ?? refuse('stale', { current: await maintained(ground, id) });
});

export const publishFaq = handle(publishOperation, (context) => step(context, 'publish'));

export const unpublishFaq = handle(unpublishOperation, (context) => step(context, 'unpublish'));
