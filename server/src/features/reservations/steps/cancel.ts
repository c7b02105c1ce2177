// Gives time back: cancels what is to come, ends what is running. One date, those that follow, or all to come (B6-06).
import type { Scope } from '@madoguchi/contract/reservations/model.ts';
import {
  cancelReservation as cancelOperation,
  endReservation as endOperation,
} from '@madoguchi/contract/reservations/operations.ts';
import { ceilToGrid, earlier } from '@madoguchi/contract/reservations/rules.ts';
import { statusAt } from '@madoguchi/contract/reservations/states.ts';
import { handle } from '../../../platform/http/handler.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { bookables } from '../booking/plan.ts';
import { type StoredReservation, writeReservations } from '../booking/write-store.ts';
import { writeValues, writeWithApprovals } from '../booking/writing.ts';
import { announceReservations, byActor, factsFor } from '../news.ts';
import { type FoundReservation, findDatesAhead } from '../store.ts';
import { askerOf } from '../view.ts';
import { promoteWaits } from '../waits/promote.ts';
import { allow, judged, overtaken, peopleIn, sameVersion, seen, tellable } from './judged.ts';

/** The dates that a change of one of them reaches: itself, and of its series those that are still to come. */
export async function reached(
  { ground, actor, now }: Asking,
  found: FoundReservation,
  scope: Scope,
): Promise<FoundReservation[]> {
  const { seriesId, originalDay } = found;
  if (scope === 'one' || seriesId === null || originalDay === null) return [found];
  const from = scope === 'all' ? '0001-01-01' : originalDay;
  const ahead = await findDatesAhead(ground.pool, { series: seriesId, from, now, asker: askerOf(actor) });
  return ahead.some(({ id }) => id === found.id) ? ahead : [found, ...ahead];
}

const partsOf = (all: readonly FoundReservation[]) => [...new Set(all.flatMap(({ occupies }) => occupies))];

/** The row as it ends: with the slot that is under way. */
async function endedNow({ ground, now }: Asking, found: FoundReservation): Promise<StoredReservation> {
  const known = await bookables(
    ground,
    found.resources.map(({ resourceId }) => resourceId),
  );
  const slot = Math.max(...[...known.values()].map(({ slotMinutes }) => slotMinutes));
  const end = ceilToGrid(now, slot);
  return { ...found, status: 'finished', end: earlier(end, found.end), sequence: found.sequence + 1 };
}

export const endReservation = handle(endOperation, async (context) => {
  const { ground, now, commit } = context;
  const found = await judged(context, 'end');
  const ended = await endedNow(context, found);
  const { id, version, end } = ended;
  // Checked in ahead of its time and given back before it began: nothing was used.
  const isUnused = end <= found.start;
  const rewritten: StoredReservation = isUnused ? { ...found, status: 'cancelled', cancelledAt: now } : ended;
  const done = await commit(
    writeReservations,
    writeValues({
      at: now,
      places: found.occupies,
      rewritten: [rewritten],
      ...(isUnused ? { released: [id] } : { cut: [{ id, end }] }),
    }),
    {
      target: ['reservation', id],
      difference: { status: [statusAt(found, now), rewritten.status], end: [found.end, rewritten.end] },
      answer: { id, version: version + 1, status: rewritten.status, end: rewritten.end },
    },
  );
  if (done === null) return overtaken(context, id);
  announceReservations(ground, [id]);
  await promoteWaits(ground, now, partsOf([found]));
  return done;
});

export const cancelReservation = handle(cancelOperation, async (context) => {
  const { ground, now, input, commit } = context;
  const found = await seen(context, input.id);
  const isRunning = statusAt(found, now) === 'in_use';
  allow(context, found, isRunning ? 'end' : 'cancel');
  sameVersion(context, found, input.version);
  const dates = await reached(context, found, input.scope);
  const running = isRunning ? await endedNow(context, found) : null;
  const cancelled = dates.filter(({ id }) => running === null || id !== found.id);
  const rows = cancelled.map(
    (date): StoredReservation => ({
      ...date,
      status: 'cancelled',
      cancelledAt: now,
      cancelReason: input.reason,
      sequence: date.sequence + 1,
    }),
  );
  const facts = factsFor(tellable(found), {
    kind: 'reservation-cancelled',
    to: dates.flatMap(peopleIn),
    by: byActor(context),
    now,
    dates: dates.length,
  });
  const status = running === null ? 'cancelled' : 'finished';
  const done = await writeWithApprovals(
    context,
    {
      at: now,
      places: partsOf(dates),
      rewritten: running === null ? rows : [running, ...rows],
      released: rows.map(({ id }) => id),
      cut: running === null ? [] : [{ id: running.id, end: running.end }],
      endedSeries: input.scope === 'one' || found.seriesId === null ? [] : [found.seriesId],
      facts,
    },
    cancelled.map((before, nth) => ({ before, after: rows[nth] ?? before })),
    (statement, values) =>
      commit(statement, values, {
        target: ['reservation', found.id],
        difference: {
          status: [statusAt(found, now), status],
          reason: input.reason,
          dates: dates.map(({ start }) => start),
        },
        answer: { id: found.id, version: found.version + 1, status, count: dates.length },
      }),
  );
  if (done === null) return overtaken(context, found.id);
  announceReservations(
    ground,
    dates.map(({ id }) => id),
  );
  await promoteWaits(ground, now, partsOf(dates));
  return done;
});
