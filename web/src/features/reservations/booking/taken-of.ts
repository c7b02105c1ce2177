import { Taken } from '@madoguchi/contract/reservations/model.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';

/** Names the obstacles to a booking and its ways out; null of any other refusal. */
export function takenOf(refusal: unknown): Taken | null {
  if (!(refusal instanceof ProblemError) || refusal.body.code !== 'reservation-taken') return null;
  const read = Taken.safeParse(refusal.body.data.current);
  return read.success ? read.data : null;
}
