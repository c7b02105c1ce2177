import * as z from 'zod';
import { read, write } from '../operation.ts';
import { CorrectedRate, DatedRate, NewRate, RateHeader } from './model.ts';

/** Every dated rate, by key, newest first (B1-06). */
export const listRates = read('dated-rates.list', {
  at: ['GET', '/api/dated-rates'],
  access: 'staff',
  shows: ['master-data'],
  input: z.strictObject({}),
  output: z.array(DatedRate),
  refuses: [],
});

/** A new value, from a day to come on. */
export const addRate = write('dated-rates.add', {
  at: ['POST', '/api/dated-rates'],
  access: 'system',
  touches: ['master-data'],
  input: NewRate,
  output: RateHeader,
  refuses: [],
  records: 'dated-rate.added',
});

/** Corrects a value that has not begun. */
export const correctRate = write('dated-rates.correct', {
  at: ['POST', '/api/dated-rates/:key/:validFrom/correct'],
  access: 'system',
  touches: ['master-data'],
  input: CorrectedRate,
  output: RateHeader,
  refuses: ['not-found', 'wrong-state', 'stale'],
  records: 'dated-rate.corrected',
});

export const DATED_RATE_OPERATIONS = [listRates, addRate, correctRate] as const;
