// Reservations of somebody who leaves go to a colleague in one go: nothing is orphaned (B2-04).
import { handOverReservations as operation } from '@madoguchi/contract/reservations/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { isAsking } from '../approval/requests.ts';
import { peopleOf } from '../booking/making.ts';
import { bookables } from '../booking/plan.ts';
import type { StoredReservation } from '../booking/write-store.ts';
import { writeWithApprovals } from '../booking/writing.ts';
import { announceReservations, byActor, factsFor } from '../news.ts';
import { findAhead, findReservations } from '../store.ts';
import { askerOf } from '../view.ts';
import { peopleIn, tellable } from './judged.ts';

/** Times and resources stay as they are, so that no rule and no other reservation can stand against it. */
export const handOverReservations = handle(operation, async (context) => {
  const { ground, actor, now, input, commit } = context;
  const { from, to, ids = null } = input;
  if (from === to) refuse('invalid', { fields: [{ field: 'to', code: 'own-successor' }], values: { n: 1 } });
  const people = await peopleOf(ground, { organizer: to, attendees: [], start: now }, 'to');
  const ahead = await findAhead(ground.pool, { organizer: from, now });
  const wanted = ahead.filter((id) => ids === null || ids.includes(id));
  const found = await findReservations(ground.pool, { ids: wanted, asker: askerOf(actor) });
  const rows = found.map(
    (one): StoredReservation => ({
      ...one,
      organizerId: to,
      bookedById: null,
      // Somebody else asks, whom others may have to decide on.
      ...(isAsking(one) ? { approvalRequestId: uuidAt(now) } : {}),
    }),
  );
  const known = await bookables(ground, [
    ...new Set(found.filter(isAsking).flatMap(({ resources }) => resources.map(({ resourceId }) => resourceId))),
  ]);
  const turned = found.map((before, nth) => ({
    before,
    after: rows[nth] ?? before,
    resources: before.resources.flatMap(({ resourceId }) => known.get(resourceId) ?? []),
  }));
  const without = found.map((one) => ({
    ...one,
    attendees: one.attendees.filter(({ employeeId }) => employeeId !== to),
  }));
  const [first] = found;
  const facts =
    first === undefined
      ? []
      : [
          ...factsFor(tellable(first), {
            kind: 'reservation-booked-for-you',
            to: [to],
            by: byActor(context),
            now,
            dates: found.length,
          }),
          ...found.flatMap((one) =>
            factsFor(tellable(one), {
              kind: 'reservation-changed',
              to: peopleIn(one).filter((id) => id !== from && id !== to),
              by: byActor(context),
              now,
            }),
          ),
        ];
  const done = await writeWithApprovals(
    context,
    {
      at: now,
      rewritten: rows,
      gathered: rows.map(({ id }) => id),
      attendees: without.flatMap(({ id, attendees }) =>
        attendees.map(({ employeeId }) => ({ reservation: id, employee: employeeId })),
      ),
      facts,
    },
    turned,
    (statement, values) =>
      commit(statement, values, {
        target: null,
        difference: { to: people.get(to)?.name ?? '', reservations: rows.map(({ id }) => id) },
        answer: { count: rows.length },
      }),
  );
  if (done === null) return refuse('unavailable');
  announceReservations(
    ground,
    rows.map(({ id }) => id),
  );
  return done;
});
