// Books: all resources on all dates, or nothing; of a series, if that is asked for, the dates that are free.
import type { Language } from '@madoguchi/contract/message.ts';
import type { Booked, NewReservation } from '@madoguchi/contract/reservations/model.ts';
import {
  checkReservation as checkOperation,
  bookReservation as operation,
} from '@madoguchi/contract/reservations/operations.ts';
import { minutesOf } from '@madoguchi/contract/reservations/rules.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import type { Ground } from '../../../platform/ground.ts';
import { type Commit, type Committed, handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { announceReservations, byActor } from '../news.ts';
import { settle } from '../waits/settle.ts';
import {
  type Booking,
  type Dated,
  datesOf,
  type Made,
  madeOf,
  peopleOf,
  refuseLicence,
  refuseLimits,
  refuseSelfOverlap,
  turnedOf,
  underLimits,
  writingOf,
} from './making.ts';
import {
  type AskedDate,
  bookables,
  isOpen,
  type PlannedDate,
  type Planner,
  plan,
  plannerOf,
  refuseFaults,
  refuseTaken,
  reportOf,
  wantedOf,
} from './plan.ts';
import { isTaken, writeWithApprovals } from './writing.ts';

/** Skipped dates are looked at once more where somebody was faster, so often. */
const TRIES = 3;

interface Asking {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
}

/** Understands what is asked for: its people, its resources and its dates. */
async function understood({ ground, actor }: Asking, input: NewReservation): Promise<Booking> {
  const self = actor.employee?.id ?? null;
  const organizer = input.organizer ?? self ?? refuse('not-allowed');
  const attendees = [...new Set(input.attendees)].filter((id) => id !== organizer);
  const instead = input.series?.instead.map(({ resourceId }) => resourceId) ?? [];
  const known = await bookables(ground, [...input.resources.map(({ resourceId }) => resourceId), ...instead]);
  const wanted = wantedOf(input.resources, known);
  if (input.end <= input.start) {
    refuse('invalid', { fields: [{ field: 'end', code: 'ends-before-start' }], values: { n: 1 } });
  }
  const people = await peopleOf(ground, { organizer, attendees, start: input.start });
  const dates = datesOf(input, wanted, known);
  refuseSelfOverlap(dates);
  refuseLicence(wanted, input.licenceUntil, dates.at(-1)?.end ?? input.end);
  const { title, purpose, note, visibility, destination, licenceUntil, series } = input;
  const wall = tokyoWall(input.start);
  return {
    content: { title, purpose, note, visibility, destination, licenceUntil, attendees },
    organizer,
    bookedBy: self === organizer ? null : self,
    tentative: input.tentative,
    series: series && {
      id: uuidAt(ground.clock.now()),
      rule: series.rule,
      firstDay: wall.day,
      starts: wall.time,
      minutes: minutesOf(input),
    },
    dates,
    people,
  };
}

export const checkReservation = handle(checkOperation, async (asking) => {
  const planner = plannerOf(asking);
  const { dates } = await understood(asking, asking.input);
  const planned = await plan(planner, dates);
  return { dates: await Promise.all(planned.dates.map((date) => reportOf(planner, date, asking.language))) };
});

const placesOf = (dates: readonly AskedDate[]) => [
  ...new Set(dates.flatMap(({ wanted }) => wanted.flatMap(({ resource }) => resource.parts))),
];

const bookedOf = ({ reservation: { id, version, start, end, status } }: Made) => ({ id, version, start, end, status });

interface Committing extends Asking {
  readonly commit: Commit<Booked>;
}

/** The dates that can be had; refuses where that is none, or not all and that is asked for. */
async function openDates(
  planner: Planner,
  { dates, series }: Pick<Booking, 'dates' | 'series'>,
  onConflict: 'stop' | 'skip',
  language: Language,
) {
  const planned = await plan(planner, dates);
  const open = planned.dates.filter(isOpen) as (PlannedDate & Dated)[];
  const isRefused = onConflict === 'stop' ? open.length < planned.dates.length : open.length === 0;
  if (isRefused) {
    if (series === null) refuseFaults(planned.dates.flatMap(({ faults }) => faults));
    return refuseTaken(planner, planned, language);
  }
  const barred = planned.dates.filter((date) => !isOpen(date));
  return { open, skipped: await Promise.all(barred.map((date) => reportOf(planner, date, language))) };
}

/** Plans, writes, and plans again where somebody was faster: then it is refused with who that was, or the date is left out. */
async function bookAll(context: Committing, booking: Booking, onConflict: 'stop' | 'skip'): Promise<Committed<Booked>> {
  const { ground, now, language, commit } = context;
  const planner = plannerOf(context);
  for (let tried = 1; ; tried += 1) {
    const { open, skipped } = await openDates(planner, booking, onConflict, language);
    const made = madeOf(booking, open, now);
    const writing = writingOf(booking, made, byActor(context), now);
    try {
      const written = {
        target: ['reservation', made[0]?.reservation.id ?? ''],
        difference: differenceOf(booking, made),
        answer: { seriesId: booking.series?.id ?? null, reservations: made.map(bookedOf), skipped },
      } as const;
      const done = await underLimits(
        ground,
        () => refuseLimits(planner, booking.organizer, open),
        (quotas) =>
          writeWithApprovals(context, { ...writing, quotas }, turnedOf(made), (statement, values) =>
            commit(statement, values, written),
          ),
      );
      if (done === null) return refuse('unavailable');
      announceReservations(
        ground,
        made.map(({ reservation }) => reservation.id),
      );
      return done;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (tried === TRIES) refuse('unavailable');
    }
  }
}

/** For the audit trail: what was booked. The title of a private one stays out of it, as everywhere else. */
function differenceOf({ content, organizer, people, series }: Booking, made: readonly Made[]) {
  return {
    title: content.visibility === 'private' ? '' : content.title,
    organizer: people.get(organizer)?.name ?? '',
    resources: [...new Set(made.flatMap(({ date }) => date.wanted.map(({ resource }) => resource.name)))],
    dates: made.map(({ reservation: { start, end } }) => [start, end]),
    ...(series === null ? {} : { series: series.id }),
  };
}

export const bookReservation = handle(operation, async (context) => {
  const booking = await understood(context, context.input);
  await settle(context.ground, context.now, placesOf(booking.dates));
  return bookAll(context, booking, context.input.series?.onConflict ?? 'stop');
});
