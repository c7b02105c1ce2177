import { changeClassification as operation } from '@madoguchi/contract/classifications/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { changedFields } from '../../../platform/record/changed-fields.ts';
import { foundClassification } from '../details/found.ts';
import { updateClassification } from './classifications-store.ts';

/** A system person renames a classification, describes it anew, or stops one of the company's own. */
export const changeClassification = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { code, version, name, nameEn, description, active } = input;
  const before = await foundClassification(ground, code);
  if (before.version !== version) refuse('stale', { current: before });
  if (before.system && !active) {
    refuse('invalid', { fields: [{ field: 'active', code: 'system-classification' }], values: { n: 1 } });
  }
  const done = await commit(
    updateClassification,
    { ...input, by: actor.accountId, at: now },
    {
      target: ['classification', code],
      difference: changedFields(before, { name, nameEn, description, active }),
      answer: { code, version: version + 1 },
    },
  );
  return done ?? refuse('stale', { current: await foundClassification(ground, code) });
});
