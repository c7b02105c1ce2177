// One's own places in waiting lists: begun, given up, listed.
import {
  giveUpWait as giveUpOperation,
  listWaits as listOperation,
  waitForReservation as waitOperation,
} from '@madoguchi/contract/reservations/operations.ts';
import { RESERVATION } from '@madoguchi/contract/reservations/record.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { peopleOf, refuseLicence } from '../booking/making.ts';
import { bookables, isOpen, plan, plannerOf, refuseFaults, wantedOf } from '../booking/plan.ts';
import { askerOf } from '../view.ts';
import { settle } from './settle.ts';
import { findOwnWaits, giveUp, insertWait } from './waits-store.ts';

/** Waits for a time that is taken; one that is free is booked instead. */
export const waitForReservation = handle(waitOperation, async (context) => {
  const { ground, actor, now, input, commit } = context;
  const organizer = actor.employee?.id ?? refuse('not-allowed');
  const { resource: asked, start, end, ...content } = input;
  const wanted = wantedOf([asked], await bookables(ground, [asked.resourceId]));
  const [first] = wanted;
  if (first === undefined) return refuse('invalid');
  if (end <= start) refuse('invalid', { fields: [{ field: 'end', code: 'ends-before-start' }], values: { n: 1 } });
  const attendees = [...new Set(content.attendees)].filter((id) => id !== organizer);
  await peopleOf(ground, { organizer, attendees, start });
  refuseLicence(wanted, content.licenceUntil, end);
  await settle(ground, now, first.resource.parts);
  const planner = plannerOf(context);
  const planned = await plan(planner, [{ start, end, wanted }]);
  refuseFaults(planned.dates.flatMap(({ faults }) => faults));
  if (start <= now) refuse('invalid', { fields: [{ field: 'start', code: 'booking-past' }], values: { n: 1 } });
  if (planned.dates.every(isOpen)) refuse('reservation-free');
  const id = uuidAt(now);
  const done = await commit(
    insertWait,
    {
      id,
      organizer,
      resource: asked.resourceId,
      quantity: asked.quantity,
      start,
      end,
      asked: JSON.stringify({ ...input, attendees }),
      isAdmin: planner.isAdmin,
      at: now,
    },
    {
      target: ['reservation-wait', id],
      difference: { resource: first.resource.name, start, end },
      answer: {
        id,
        version: 1,
        state: 'waiting',
        resourceId: asked.resourceId,
        resourceName: first.resource.name,
        quantity: asked.quantity,
        start,
        end,
        title: content.title,
        reservationId: null,
      },
    },
  );
  return done ?? refuse('unavailable');
});

export const giveUpWait = handle(giveUpOperation, async ({ ground, actor, now, input, language, commit }) => {
  const { id, version } = input;
  const find = async () => (await findOwnWaits(ground.pool, { organizer: askerOf(actor), now, id }))[0];
  const found = (await find()) ?? refuse('not-found');
  if (found.state !== 'waiting') {
    const status = {
      ja: found.state === 'promoted' ? '予約済み' : '終了',
      en: found.state === 'promoted' ? 'booked' : 'over',
    };
    refuse('wrong-state', { values: { thing: RESERVATION.name[language], status: status[language] }, current: found });
  }
  if (found.version !== version) refuse('stale', { current: found });
  const done = await commit(
    giveUp,
    { id, version },
    {
      target: ['reservation-wait', id],
      difference: { state: ['waiting', 'given_up'] },
      answer: { ...found, version: version + 1, state: 'given_up', place: null },
    },
  );
  return done ?? refuse('stale', { current: await find() });
});

export const listWaits = handle(listOperation, async ({ ground, actor, now }) => ({
  waits: await findOwnWaits(ground.pool, { organizer: askerOf(actor), now, id: null }),
}));
