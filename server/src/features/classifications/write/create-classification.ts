import { createClassification as operation } from '@madoguchi/contract/classifications/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { insertClassification } from './classifications-store.ts';

/** A system person begins a list of the company's own. */
export const createClassification = handle(operation, async ({ actor, input, now, commit }) => {
  const { code, ...said } = input;
  const done = await commit(
    insertClassification,
    { ...input, by: actor.accountId, at: now },
    { target: ['classification', code], difference: said, answer: { code, version: 1 } },
  );
  return done ?? refuse('invalid', { fields: [{ field: 'code', code: 'code-taken' }], values: { n: 1 } });
});
