import type { ClassificationRow } from '@madoguchi/contract/classifications/model.ts';
import { changeClassification as operation } from '@madoguchi/contract/classifications/operations.ts';
import type { ParsedInputOf } from '@madoguchi/contract/operation.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { foundClassification } from '../details/found.ts';
import { updateClassification } from './classifications-store.ts';

const KEYS = ['name', 'nameEn', 'description', 'active'] as const;

function differenceOf(before: ClassificationRow, input: ParsedInputOf<typeof operation>) {
  return Object.fromEntries(
    KEYS.filter((key) => before[key] !== input[key]).map((key) => [key, [before[key], input[key]]]),
  );
}

/** A system person renames a classification, describes it anew, or stops one of the company's own. */
export const changeClassification = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { code, version, active } = input;
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
      difference: differenceOf(before, input),
      answer: { code, version: version + 1 },
    },
  );
  return done ?? refuse('stale', { current: await foundClassification(ground, code) });
});
