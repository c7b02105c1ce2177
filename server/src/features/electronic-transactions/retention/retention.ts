// Handlers of retention: what the settings are, and what is particular to a fiscal year.

import {
  type RetentionSettings,
  retentionOf,
  yearFaults,
} from '@madoguchi/contract/electronic-transactions/retention.ts';
import {
  declareFiscalYear as declareOperation,
  showRetention as showOperation,
} from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { changedFields } from '../../../platform/record/changed-fields.ts';
import { masterData } from '../../master-data/public.ts';
import { findYears, saveYear } from './retention-store.ts';

export async function retentionSettings(ground: Ground): Promise<RetentionSettings> {
  const [{ rates }, years] = await Promise.all([masterData(ground), findYears(ground.pool)]);
  return { rates, years };
}

export const showRetention = handle(showOperation, async ({ ground }) => {
  const [settings, years] = await Promise.all([retentionSettings(ground), findYears(ground.pool)]);
  return { today: retentionOf(ground.clock.today(), 0, settings), years };
});

export const declareYear = handle(declareOperation, async ({ ground, actor, input, now, commit }) => {
  const { version: seen, ...said } = input;
  const [settings, years] = await Promise.all([retentionSettings(ground), findYears(ground.pool)]);
  const fields = yearFaults(said, settings);
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
  const before = years.find(({ endsOn }) => endsOn === said.endsOn);
  if ((before?.version ?? 0) !== seen) return refuse('stale', { current: before });
  const { endsOn } = said;
  const done = await commit(
    saveYear,
    { ...said, seen, by: actor.accountId, name: actor.displayName, at: now },
    {
      target: ['fiscal-year', endsOn],
      difference: before === undefined ? said : { ...changedFields(before, said), reason: said.reason },
      answer: { endsOn, version: seen + 1 },
    },
  );
  if (done !== null) return done;
  const current = (await findYears(ground.pool)).find((one) => one.endsOn === endsOn);
  return refuse('stale', { current });
});
