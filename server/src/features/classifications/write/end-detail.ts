import { endDetail as operation } from '@madoguchi/contract/classifications/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { recorded } from './asked-value.ts';
import { checkValue, standingValue, writeList } from './write-list.ts';

/** A system person sets the last day of a value, used or not, or takes the end back (B1-03). */
export const endDetail = handle(operation, async ({ input, ...context }) => {
  const { classification, code, version, validTo } = input;
  return writeList<typeof operation>(context, classification, async (list) => {
    const before = await standingValue(context.ground, list, input);
    if (validTo !== null && validTo < before.validFrom) {
      refuse('invalid', { fields: [{ field: 'validTo', code: 'last-before-first' }], values: { n: 1 } });
    }
    const value = { ...before, validTo };
    await checkValue(context.ground, classification, value, list);
    return {
      values: [value],
      target: ['classification-detail', `${classification}/${code}`],
      difference: recorded(before, value),
      answer: { classification, code, version: version + 1 },
    };
  });
});
