// The finder: free times over everything that fits, and that the attendees have time for (B6-05).
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
import { conflictsOf, type Moment, type Taken } from '../booking/free-time.ts';
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
  /** The part of each day that is asked for, in the order of the days. */
  readonly windows: readonly Span[];
}

/** The first times of each window at which the resource is free for as long. */
function offersOf(resource: Bookable, { minutes, taken, busy, moment, windows }: Looking): FreeOffer[] {
  const slot = resource.slotMinutes;
  // A booking is a whole number of slots: 50 minutes on a grid of 15 are an hour of it.
  const length = Math.max(Math.ceil(minutes / slot) * slot, resource.shortestMinutes);
  const isFree = (span: Span) =>
    !busy.some((one) => overlaps(one, span)) &&
    bookingFaults(resource, 1, span, moment).length === 0 &&
    conflictsOf(resource, 1, span, taken).length === 0;
  return windows.flatMap((window) => {
    const offers: FreeOffer[] = [];
    let start = ceilToGrid(later(window.start, floorToGrid(moment.now, slot)), slot);
    while (offers.length < MOST.ofDay && minutesLater(start, length) <= window.end) {
      const end = minutesLater(start, length);
      if (isFree({ start, end })) {
        let freeUntil = end;
        while (minutesLater(freeUntil, slot) <= window.end && isFree({ start, end: minutesLater(freeUntil, slot) })) {
          freeUntil = minutesLater(freeUntil, slot);
        }
        offers.push({
          resourceId: resource.id,
          name: resource.name,
          capacity: resource.capacity,
          start,
          end,
          freeUntil,
        });
        start = freeUntil;
      } else start = minutesLater(start, slot);
    }
    return offers;
  });
}

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
  const resources = await findFitting(ground.pool, { people, category, site, features, most: MOST.resources });
  const span = { from: tokyoInstant(from, '00:00'), to: tokyoInstant(addDays(to, 1), '00:00') };
  const [taken, busy] = await Promise.all([
    takenBetween(planner, resources, { ...span, without: [] }),
    busyTimes(ground, { employeeIds: attendees, ...span }),
  ]);
  const looking = { minutes, taken, busy, moment: momentOf(planner), windows: windowsOf(from, to, partOfDay) };
  const order = new Map(resources.map(({ id }, nth) => [id, nth]));
  const placeOf = ({ resourceId }: FreeOffer) => order.get(resourceId) ?? 0;
  const offers = resources
    .flatMap((resource) => offersOf(resource, looking))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start) || placeOf(a) - placeOf(b));
  return { offers: offers.slice(0, MOST.offers) };
});
