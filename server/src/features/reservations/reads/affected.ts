// Reservations that a decision about a resource concerns: those in a time that is to be closed, and those still to come.
import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { statusAt } from '@madoguchi/contract/reservations/states.ts';
import type { ToldFact } from '../../../platform/facts/told-facts-store.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { byActor, factsFor } from '../news.ts';
import { peopleIn, tellable } from '../steps/judged.ts';
import { type FoundReservation, findRange } from '../store.ts';
import { askerOf, itemOf } from '../view.ts';

interface AffectedTime {
  readonly resourceIds: readonly string[];
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Those under way or to come that have one of the resources, or share a place with it, in the time. */
async function findAffected({ ground, actor, now }: Asking, asked: AffectedTime): Promise<FoundReservation[]> {
  const { startsAt: from, endsAt: to } = asked;
  const ranges = asked.resourceIds.map((resource) =>
    findRange(ground.pool, { from, to, resource, asker: askerOf(actor), now }),
  );
  const found = new Map((await Promise.all(ranges)).flat().map((one) => [one.id, one]));
  return [...found.values()]
    .filter((one) => one.end > now && statusAt(one, now) !== 'finished')
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
}

/** The same as the caller may know them, in the order of their start. */
export async function affectedBy(asking: Asking, asked: AffectedTime): Promise<ReservationItem[]> {
  return (await findAffected(asking, asked)).map((one) => itemOf(one, asking));
}

/** The news for everybody in them that the place is closed, with the reason. Whoever closes it is not told. */
export async function closingFacts(
  asking: Asking,
  asked: AffectedTime & { readonly reason: string },
): Promise<ToldFact[]> {
  const { reason, ...time } = asked;
  const affected = await findAffected(asking, time);
  return affected.flatMap((one) =>
    factsFor(tellable(one), {
      kind: 'reservation-place-closed',
      to: peopleIn(one),
      by: byActor(asking),
      now: asking.now,
    }).map((fact) => ({ ...fact, said: { ...fact.said, reason } })),
  );
}
