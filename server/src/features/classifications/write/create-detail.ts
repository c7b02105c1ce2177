import { createDetail as operation } from '@madoguchi/contract/classifications/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { asWritten, recorded } from './asked-value.ts';
import { checkValue, writeList } from './write-list.ts';

/** A system person adds a value; its code stays with it for good. */
export const createDetail = handle(operation, async ({ input, ...context }) => {
  const { classification, code } = input;
  return writeList<typeof operation>(context, classification, async (list) => {
    if (list.values.some((value) => value.code === code)) {
      refuse('invalid', { fields: [{ field: 'code', code: 'code-taken' }], values: { n: 1 } });
    }
    const value = asWritten(classification, input, list);
    await checkValue(context.ground, classification, value, list);
    return {
      values: [value],
      target: ['classification-detail', `${classification}/${code}`],
      difference: recorded(null, value),
      answer: { classification, code, version: 1 },
    };
  });
});
