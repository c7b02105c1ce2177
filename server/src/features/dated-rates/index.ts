// Handlers of the dated rates.
import { RATE_KEYS } from '@madoguchi/contract/dated-rates/keys.ts';
import { type DATED_RATE_OPERATIONS, listRates as listOperation } from '@madoguchi/contract/dated-rates/operations.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { addRate } from './add-rate.ts';
import { correctRate } from './correct-rate.ts';
import { findRates } from './store.ts';

const listRates = handle(listOperation, async ({ ground }) => findRates(ground.pool, RATE_KEYS));

const datedRateHandlers = {
  'dated-rates.list': listRates,
  'dated-rates.add': addRate,
  'dated-rates.correct': correctRate,
} satisfies HandlersFor<typeof DATED_RATE_OPERATIONS>;

export const datedRatesFeature = { handlers: datedRateHandlers };
