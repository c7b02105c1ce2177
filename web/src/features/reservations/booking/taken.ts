import { Taken } from '@madoguchi/contract/reservations/model.ts';
import type { z } from 'zod';
import { ProblemError } from '../../../platform/http/refusals.ts';

/** What stands in the way of a booking and what is free instead; null of any other refusal. */
export function takenOf(refusal: unknown): z.infer<typeof Taken> | null {
  if (!(refusal instanceof ProblemError) || refusal.body.code !== 'reservation-taken') return null;
  const read = Taken.safeParse(refusal.body.data.current);
  return read.success ? read.data : null;
}
