// The finder: free times over everything that fits, and that the attendees have time for (B6-05).
import { namesOfFeature } from '@madoguchi/contract/reservations/find-text.ts';
import { type FreeOffer, type PartOfDay, RESERVATION_LIMITS } from '@madoguchi/contract/reservations/model.ts';
import { findFree as operation } from '@madoguchi/contract/reservations/operations.ts';
import {
  bookingFaults,
  ceilToGrid,
  floorToGrid,
  later,
  minutesLater,
  overlaps,
  type Span,
} from '@madoguchi/contract/reservations/rules.ts';
import { addDays, daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { type Bookable, findFitting } from '../../resources/public.ts';
import { isTakenAt, type Moment, type Taken } from '../booking/free-time.ts';
import { momentOf, plannerOf, takenBetween } from '../booking/plan.ts';
import { busyTimes } from './busy-port.ts';

/** Resources that are looked at, the best fit first; offers of one of them a day, and of all. */
const MOST = { resources: 300, ofDay: 3, offers: 60 } as const;

const HOURS: Readonly<Record<PartOfDay, readonly [from: string, to: string]>> = {
  any: ['00:00', '24:00'],
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['17:00', '24:00'],
};

interface Looking {
  readonly minutes: number;
  readonly taken: Taken;
  readonly busy: readonly Span[];
  readonly moment: Moment;
  /** The part of a day that is asked for. */
  readonly window: Span;
}

/** The first times of the window at which the resource is free for as long. */
function offersOf(resource: Bookable, { minutes, taken, busy, moment, window }: Looking): FreeOffer[] {
  const slot = resource.slotMinutes;
  // A booking is a whole number of slots: 50 minutes on a grid of 15 are an hour of it.
  const length = Math.max(Math.ceil(minutes / slot) * slot, resource.shortestMinutes);
  // Most times of a busy week are taken: that is found out sooner than what the rules say.
  const isFree = (span: Span) =>
    !busy.some((one) => overlaps(one, span)) &&
    !isTakenAt(resource, 1, span, taken) &&
    bookingFaults(resource, 1, span, moment).length === 0;
  const offers: FreeOffer[] = [];
  let start = ceilToGrid(later(window.start, floorToGrid(moment.now, slot)), slot);
  while (offers.length < MOST.ofDay && minutesLater(start, length) <= window.end) {
    const end = minutesLater(start, length);
    if (isFree({ start, end })) {
      let freeUntil = end;
      while (minutesLater(freeUntil, slot) <= window.end && isFree({ start, end: minutesLater(freeUntil, slot) })) {
        freeUntil = minutesLater(freeUntil, slot);
      }
      offers.push({ resourceId: resource.id, name: resource.name, capacity: resource.capacity, start, end, freeUntil });
      start = freeUntil;
    } else start = minutesLater(start, slot);
  }
  return offers;
}

/** The window with everything that a time in it could meet: what stands has its own buffers, these are those of what is to come. */
const around = ({ start, end }: Span, resources: readonly Bookable[]) => ({
  from: minutesLater(start, -Math.max(0, ...resources.map(({ bufferBeforeMinutes }) => bufferBeforeMinutes))),
  to: minutesLater(end, Math.max(0, ...resources.map(({ bufferAfterMinutes }) => bufferAfterMinutes))),
  without: [],
});

function windowsOf(from: PlainDate, to: PlainDate, part: PartOfDay): Span[] {
  const [first, last] = HOURS[part];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => {
    const day = addDays(from, nth);
    return { start: tokyoInstant(day, first), end: tokyoInstant(day, last) };
  });
}

export const findFree = handle(operation, async (context) => {
  const { ground, input } = context;
  const { people, minutes, from, to, partOfDay, features, category, site, attendees } = input;
  const max = RESERVATION_LIMITS.findDays;
  if (to < from) refuse('invalid', { fields: [{ field: 'to', code: 'last-before-first' }], values: { n: 1 } });
  if (daysBetween(from, to) >= max) {
    refuse('invalid', { fields: [{ field: 'to', code: 'range-too-long', values: { max } }], values: { n: 1 } });
  }
  const planner = plannerOf(context);
  const named = features.map((feature) => namesOfFeature(feature).join('\n'));
  const resources = await findFitting(ground.pool, {
    people,
    category: category || null,
    site: site || null,
    features: named,
    most: MOST.resources,
  });
  const span = { from: tokyoInstant(from, '00:00'), to: tokyoInstant(addDays(to, 1), '00:00') };
  const busy = await busyTimes(ground, { employeeIds: attendees, ...span });
  const moment = momentOf(planner);
  const offers: FreeOffer[] = [];
  for (const window of windowsOf(from, to, partOfDay)) {
    // Day by day, as the first days of a month mostly have offers enough.
    const taken = await takenBetween(planner, resources, around(window, resources));
    const met = busy.filter((one) => overlaps(one, window));
    const looking = { minutes, taken, busy: met, moment, window };
    const ofDay = resources.flatMap((resource) => offersOf(resource, looking));
    // Resources come with the best fit first, and the order of equal starts stays.
    offers.push(...ofDay.sort((a, b) => Date.parse(a.start) - Date.parse(b.start)));
    if (offers.length >= MOST.offers) break;
  }
  return { offers: offers.slice(0, MOST.offers) };
});
