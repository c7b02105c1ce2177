import type { DatedRate } from '@madoguchi/contract/dated-rates/model.ts';
import { correctRate as operation } from '@madoguchi/contract/dated-rates/operations.ts';
import { isCorrectable } from '@madoguchi/contract/dated-rates/rules.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { findRates, updateRate } from './store.ts';

async function foundRate(ground: Ground, { key, validFrom }: Pick<DatedRate, 'key' | 'validFrom'>): Promise<DatedRate> {
  const rates = await findRates(ground.pool, [key]);
  return rates.find((rate) => rate.validFrom === validFrom) ?? refuse('not-found');
}

const THING = { ja: '改定日のある設定値', en: 'dated rate' } as const;
const BEGUN = { ja: '適用中または終了', en: 'valid or over' } as const;

/** A system person corrects a figure that has not begun; what was ever valid stays as it was. */
export const correctRate = handle(operation, async ({ ground, actor, input, now, language, commit }) => {
  const { key, validFrom, version, value, source } = input;
  const before = await foundRate(ground, input);
  if (!isCorrectable(before, ground.clock.today())) {
    refuse('wrong-state', { values: { thing: THING[language], status: BEGUN[language] }, current: before });
  }
  if (before.version !== version) refuse('stale', { current: before });
  const done = await commit(
    updateRate,
    { ...input, rate: key, by: actor.accountId, at: now },
    {
      target: ['dated-rate', `${key}/${validFrom}`],
      difference: { value: [before.value, value], source: [before.source, source] },
      answer: { key, validFrom, version: version + 1 },
    },
  );
  return done ?? refuse('stale', { current: await foundRate(ground, input) });
});
