// Input of the steps on a reservation, as operations declare it and forms check it.
import * as z from 'zod';
import { Id, Version } from '../values/id.ts';
import { textLines } from '../values/text.ts';
import { ALCOHOL_PHASES, ALCOHOL_RESULTS, Moment, RESERVATION_LIMITS, SCOPES } from './model.ts';

export const CancelledReservation = z.strictObject({
  id: Id,
  version: Version,
  scope: z.enum(SCOPES).default('one'),
  reason: textLines(RESERVATION_LIMITS.reason).default(''),
});

export const ExtendedReservation = z.strictObject({ id: Id, version: Version, end: Moment });

const Kilometres = z.number().int().min(0).max(RESERVATION_LIMITS.kilometres).nullable();

export const DrivenReservation = z.strictObject({
  id: Id,
  version: Version,
  kilometresOut: Kilometres,
  kilometresBack: Kilometres,
});

export const NotedAlcohol = z.strictObject({
  id: Id,
  phase: z.enum(ALCOHOL_PHASES),
  result: z.enum(ALCOHOL_RESULTS),
  measured: z.number().int().min(0).max(999).nullable().default(null),
});

export const HandedOverReservations = z.strictObject({ from: Id, to: Id, ids: z.array(Id).max(500).optional() });
