import { changeDetail as operation } from '@madoguchi/contract/classifications/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { asWritten, recorded } from './asked-value.ts';
import { checkValue, standingValue, writeList } from './write-list.ts';

/** A system person writes a value anew. Requests keep the names they were made with (B1-04). */
export const changeDetail = handle(operation, async ({ input, ...context }) => {
  const { classification, code, version } = input;
  return writeList<typeof operation>(context, classification, async (list) => {
    const before = await standingValue(context.ground, list, input);
    const value = asWritten(classification, input, list);
    await checkValue(context.ground, classification, value, list);
    return {
      values: [value],
      target: ['classification-detail', `${classification}/${code}`],
      difference: recorded(before, value),
      answer: { classification, code, version: version + 1 },
    };
  });
});
