// A reservation that somebody wants to do something with: found, and judged by the machine and by the version that they saw.
import type { ReservationAction } from '@madoguchi/contract/reservations/model.ts';
import { RESERVATION } from '@madoguchi/contract/reservations/record.ts';
import { isOverdue, statusAt, whyNot } from '@madoguchi/contract/reservations/states.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Asking, AtVersion } from '../../../platform/record/record-kit.ts';
import { type FoundReservation, findReservation } from '../store.ts';
import { askerOf, hasUse, partiesOf, viewOf } from '../view.ts';

/** @throws Problem `not-found` */
export async function seen({ ground, actor }: Pick<Asking, 'ground' | 'actor'>, id: string): Promise<FoundReservation> {
  return (await findReservation(ground.pool, { id, asker: askerOf(actor) })) ?? refuse('not-found');
}

const byWords = (values: Readonly<Record<string, string>>, current: unknown) => ({ values, current });

/** Refuses what may not be done now, and says why: it was released meanwhile, or stands in another state. */
export function allow(asking: Asking, found: FoundReservation, action: ReservationAction): void {
  const { actor, now, language } = asking;
  const rule = whyNot(found, action, { parties: partiesOf(found, actor), now });
  const refusal = rule === null && !hasUse(action, found) ? 'wrong-state' : rule;
  if (refusal === null) return;
  const current = viewOf(found, asking);
  const status = statusAt(found, now);
  const wasReleased = status === 'no_show' || (isOverdue(found, now) && status === 'cancelled');
  if (refusal === 'wrong-state' && wasReleased && (action === 'check-in' || action === 'confirm')) {
    const { time } = tokyoWall(found.releaseAt ?? found.expiresAt ?? found.start);
    refuse('reservation-released', byWords({ time }, current));
  }
  if (refusal === 'check-in-closed') {
    const { time } = tokyoWall(found.start);
    refuse('check-in-closed', byWords({ time }, current));
  }
  if (refusal === 'wrong-state') {
    refuse('wrong-state', {
      values: { thing: RESERVATION.name[language], status: RESERVATION.states[status][language] },
      current,
    });
  }
  refuse('not-allowed');
}

/** @throws Problem `stale` with the newer state where another version was seen */
export function sameVersion(asking: Asking, found: FoundReservation, version: number): void {
  if (found.version !== version) refuse('stale', { current: viewOf(found, asking) });
}

/** The reservation, once the caller may do it at the version that they saw. */
export async function judged(
  asking: Asking & { readonly input: AtVersion },
  action: ReservationAction,
): Promise<FoundReservation> {
  const found = await seen(asking, asking.input.id);
  allow(asking, found, action);
  sameVersion(asking, found, asking.input.version);
  return found;
}

/** Somebody was faster: refuses with what they made of it. */
export async function overtaken(asking: Asking, id: string): Promise<never> {
  return refuse('stale', { current: viewOf(await seen(asking, id), asking) });
}

/** Everybody whom a change of it concerns. */
export const peopleIn = ({ organizerId, attendees }: FoundReservation): string[] => [
  organizerId,
  ...attendees.map(({ employeeId }) => employeeId),
];

export const tellable = (found: FoundReservation) => ({
  ...found,
  resourceNames: found.resources.map(({ name }) => name),
});
