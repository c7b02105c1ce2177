// The short steps of a reservation: confirmed, checked in, extended; equipment out and back, vehicles driven.

import type { ReservationAction, ReservationHeader } from '@madoguchi/contract/reservations/model.ts';
import {
  noteAlcohol as alcoholOperation,
  checkInReservation as checkInOperation,
  confirmReservation as confirmOperation,
  noteDrive as driveOperation,
  extendReservation as extendOperation,
  handOutReservation as handOutOperation,
  takeBackReservation as takeBackOperation,
} from '@madoguchi/contract/reservations/operations.ts';
import { statusAt } from '@madoguchi/contract/reservations/states.ts';
import { type Committed, handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { AtVersion, Writing } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { bookables, isOpen, plan, plannerOf, refuseFaults, refuseTaken, wantedOf } from '../booking/plan.ts';
import { type StoredReservation, writeReservations } from '../booking/write-store.ts';
import { holdsOf, isTaken, writeValues } from '../booking/writing.ts';
import { announceReservations } from '../news.ts';
import { type FoundReservation, insertAlcohol } from '../store.ts';
import { settle } from '../waits/settle.ts';
import { allow, judged, overtaken, seen } from './judged.ts';

type Stepping = Writing<ReservationHeader> & { readonly input: AtVersion };

interface Step {
  readonly after: Partial<StoredReservation>;
}

/** Takes the reservation through an action that rewrites some of its columns. */
async function step(
  context: Stepping,
  action: ReservationAction,
  how: (found: FoundReservation) => Step,
): Promise<Committed<ReservationHeader>> {
  const { ground, now, commit } = context;
  const found = await judged(context, action);
  const { after } = how(found);
  const row = { ...found, ...after };
  const status = statusAt(row, now);
  const done = await commit(writeReservations, writeValues({ at: now, places: found.occupies, rewritten: [row] }), {
    target: ['reservation', found.id],
    difference: Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, [found[name as keyof StoredReservation] ?? null, value]]),
    ),
    answer: { id: found.id, version: found.version + 1, status },
  });
  if (done === null) return overtaken(context, found.id);
  announceReservations(ground, [found.id]);
  return done;
}

export const confirmReservation = handle(confirmOperation, (context) =>
  step(context, 'confirm', () => ({ after: { status: 'confirmed', expiresAt: null } })),
);

export const checkInReservation = handle(checkInOperation, (context) =>
  step(context, 'check-in', () => ({ after: { status: 'in_use', checkedInAt: context.now } })),
);

export const handOutReservation = handle(handOutOperation, (context) =>
  step(context, 'hand-out', () => ({ after: { handedOutAt: context.now, handedOutBy: context.actor.accountId } })),
);

export const takeBackReservation = handle(takeBackOperation, (context) =>
  step(context, 'take-back', () => ({ after: { returnedAt: context.now, returnedBy: context.actor.accountId } })),
);

export const noteDrive = handle(driveOperation, async (context) => {
  const { kilometresOut, kilometresBack } = context.input;
  if (kilometresBack !== null && (kilometresOut === null || kilometresBack < kilometresOut)) {
    refuse('invalid', { fields: [{ field: 'kilometresBack', code: 'kilometres-less' }], values: { n: 1 } });
  }
  return step(context, 'drive', () => ({ after: { kilometresOut, kilometresBack } }));
});

export const noteAlcohol = handle(alcoholOperation, async (context) => {
  const { actor, now, input, commit, ground } = context;
  const found = await seen(context, input.id);
  allow(context, found, 'alcohol');
  const { id, phase, result, measured } = input;
  const done = await commit(
    insertAlcohol,
    { id: uuidAt(now), reservation: id, phase, result, measured, by: actor.accountId, name: actor.displayName },
    {
      target: ['reservation', id],
      difference: { phase, result, measured },
      answer: { id, version: found.version, status: statusAt(found, now) },
    },
  );
  if (done === null) return refuse('unavailable');
  announceReservations(ground, [id]);
  return done;
});

/** Longer, while the time after it is free: judged by the rules of its end alone. */
export const extendReservation = handle(extendOperation, async (context) => {
  const { ground, now, input, language, commit } = context;
  const found = await judged(context, 'extend');
  const { id, version, start } = found;
  const { end } = input;
  if (end <= found.end) {
    refuse('invalid', { fields: [{ field: 'end', code: 'extension-not-longer' }], values: { n: 1 } });
  }
  const known = await bookables(
    ground,
    found.resources.map(({ resourceId }) => resourceId),
  );
  const wanted = wantedOf(found.resources, known);
  await settle(ground, now, found.occupies);
  const planner = plannerOf(context);
  const judge = async () => {
    const planned = await plan(planner, [{ start, end, wanted, isRunning: true }], [id]);
    if (planned.dates.every(isOpen)) return;
    refuseFaults(planned.dates.flatMap(({ faults }) => faults));
    await refuseTaken(planner, planned, language);
  };
  await judge();
  const row = { ...found, end, sequence: found.sequence + 1 };
  try {
    const done = await commit(
      writeReservations,
      writeValues({ at: now, places: found.occupies, rewritten: [row], moved: [id], holds: holdsOf(id, wanted, row) }),
      {
        target: ['reservation', id],
        difference: { end: [found.end, end] },
        answer: { id, version: version + 1, status: statusAt(row, now), end },
      },
    );
    if (done === null) return overtaken(context, id);
    announceReservations(ground, [id]);
    return done;
  } catch (error) {
    if (!isTaken(error)) throw error;
    await judge();
    return refuse('unavailable');
  }
});
