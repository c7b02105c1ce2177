import { RATE_KEYS } from '@madoguchi/contract/dated-rates/keys.ts';
import { addRate as operation } from '@madoguchi/contract/dated-rates/operations.ts';
import { additionFaults } from '@madoguchi/contract/dated-rates/rules.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { findRates, insertRate } from './store.ts';

/** A system person adds what a figure will be from a day on; what it was stays (B1-06). */
export const addRate = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { key, validFrom, value, source } = input;
  const [fault] = additionFaults(await findRates(ground.pool, RATE_KEYS), input, ground.clock.today());
  if (fault !== undefined) refuse('invalid', { fields: [fault], values: { n: 1 } });
  const done = await commit(
    insertRate,
    { ...input, rate: key, by: actor.accountId, at: now },
    {
      target: ['dated-rate', `${key}/${validFrom}`],
      difference: { value, source },
      answer: { key, validFrom, version: 1 },
    },
  );
  // Somebody added a value of this key in the same moment.
  return done ?? refuse('invalid', { fields: [{ field: 'validFrom', code: 'rate-order' }], values: { n: 1 } });
});
