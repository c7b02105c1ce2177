import { moveDetail as operation } from '@madoguchi/contract/classifications/operations.ts';
import { moved } from '@madoguchi/contract/classifications/rules.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { standingValue, writeList } from './write-list.ts';

/** A system person moves a value one place up or down; whoever gives way for it is written anew as well. */
export const moveDetail = handle(operation, async ({ input, ...context }) => {
  const { classification, code, version, move } = input;
  return writeList<typeof operation>(context, classification, async (list) => {
    await standingValue(context.ground, list, input);
    const places = new Map(moved(list.values, code, move).map((one) => [one.code, one.order]));
    if (places.size === 0) refuse('invalid', { fields: [{ field: 'move', code: 'no-further' }], values: { n: 1 } });
    const values = list.values.flatMap((value) => {
      const order = places.get(value.code);
      return order === undefined ? [] : [{ ...value, order }];
    });
    return {
      values,
      target: ['classification-detail', `${classification}/${code}`],
      difference: { move, order: Object.fromEntries(places) },
      answer: { classification, code, version: places.has(code) ? version + 1 : version },
    };
  });
});
