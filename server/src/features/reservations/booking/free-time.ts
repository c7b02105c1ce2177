// Reckons with what is taken and closed: conflicts of a time on resources, free times near it, free times in a range.
import type { Conflict } from '@madoguchi/contract/reservations/model.ts';
import {
  bookingFaults,
  ceilToGrid,
  floorToGrid,
  heldSpan,
  minutesLater,
  minutesOf,
  overlaps,
  type Span,
} from '@madoguchi/contract/reservations/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Bookable, Closed } from '../../resources/public.ts';
import type { Busy } from '../ground-store.ts';

/** Places that are taken or closed, by the place. */
export interface Taken {
  readonly busy: ReadonlyMap<string, readonly Busy[]>;
  readonly closed: ReadonlyMap<string, readonly Closed[]>;
}

export function takenOf(busy: readonly Busy[], closed: readonly Closed[]): Taken {
  return { busy: Map.groupBy(busy, ({ partId }) => partId), closed: Map.groupBy(closed, ({ partId }) => partId) };
}

/** The largest number of items that are out at one moment of the time. */
function mostTaken(busy: readonly Busy[], span: Span): number {
  const met = busy.filter((one) => !one.exclusive && overlaps(one, span));
  const moments = [span.start, ...met.map(({ start }) => start).filter((start) => start > span.start)];
  const takenAt = (moment: string) =>
    met.reduce((sum, { start, end, quantity }) => (start <= moment && moment < end ? sum + quantity : sum), 0);
  return Math.max(0, ...moments.map(takenAt));
}

/** The columns of a resource that decide if a time is taken. */
export type TimedResource = Pick<
  Bookable,
  'id' | 'name' | 'parts' | 'quantity' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'
>;

function conflictOf({ id, name }: TimedResource, busy: Busy): Conflict {
  const isShown = busy.visibility === 'public' || busy.isOwn;
  return {
    kind: 'reservation',
    resourceId: id,
    resourceName: name,
    start: busy.from,
    end: busy.to,
    holder: isShown ? busy.organizerName : null,
    title: isShown ? busy.title : null,
  };
}

/** Everything that keeps the resource from being booked in the time, in the order of its start. */
export function conflictsOf(resource: TimedResource, quantity: number, span: Span, taken: Taken): Conflict[] {
  const held = heldSpan(span, resource);
  const found = resource.parts.flatMap((part) => {
    const busy = (taken.busy.get(part) ?? []).filter((one) => overlaps(one, held));
    const closed = (taken.closed.get(part) ?? [])
      .filter((one) => overlaps(one, span))
      .map(
        ({ start, end }): Conflict => ({
          kind: 'closure',
          resourceId: resource.id,
          resourceName: resource.name,
          start,
          end,
          holder: null,
          title: null,
        }),
      );
    const isOut = resource.quantity > 1 && mostTaken(busy, held) + quantity > resource.quantity;
    const inTheWay = resource.quantity > 1 && !isOut ? [] : busy;
    const conflicts = inTheWay.map((one) => ({
      ...conflictOf(resource, one),
      ...(resource.quantity > 1 ? { kind: 'quantity' as const } : {}),
    }));
    return [...closed, ...conflicts];
  });
  const seen = new Set<string>();
  return found
    .filter(({ kind, start, end, title }) => {
      const key = `${kind} ${start} ${end} ${title}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
}

/** True where `conflictsOf` finds something, found out without saying what. */
export function isTakenAt(resource: TimedResource, quantity: number, span: Span, taken: Taken): boolean {
  const held = heldSpan(span, resource);
  const meets = (part: string) => (taken.busy.get(part) ?? []).filter((one) => overlaps(one, held));
  return resource.parts.some((part) => {
    if ((taken.closed.get(part) ?? []).some((one) => overlaps(one, span))) return true;
    if (resource.quantity === 1) return (taken.busy.get(part) ?? []).some((one) => overlaps(one, held));
    return mostTaken(meets(part), held) + quantity > resource.quantity && meets(part).length > 0;
  });
}

/** The asker's role and the time: the rules of a resource depend on both. */
export interface Moment {
  readonly now: string;
  readonly today: PlainDate;
  readonly isAdmin: boolean;
}

export interface Wanted {
  readonly resource: Bookable;
  readonly quantity: number;
}

/** True where all of it may be booked for the time. */
export function isFree(wanted: readonly Wanted[], span: Span, taken: Taken, moment: Moment): boolean {
  // Most times of a busy week are taken: that is found out sooner than what the rules say.
  const isTaken = wanted.some(({ resource, quantity }) => isTakenAt(resource, quantity, span, taken));
  if (isTaken) return false;
  return wanted.every(({ resource, quantity }) => bookingFaults(resource, quantity, span, moment).length === 0);
}

/** So many free times are offered beside a refusal. */
const NEAREST = 3;
/** How far they are looked for on either side. */
export const NEAR_DAYS = 7;

/** The nearest times at which all of it is free for as long, earliest first. */
export function nearestFree(wanted: readonly Wanted[], span: Span, taken: Taken, moment: Moment): Span[] {
  const slot = Math.max(...wanted.map(({ resource }) => resource.slotMinutes));
  const minutes = minutesOf(span);
  const first = minutesLater(span.start, -NEAR_DAYS * 1440);
  const from = ceilToGrid(first < moment.now ? floorToGrid(moment.now, slot) : first, slot);
  const asked = Date.parse(span.start);
  const last = asked + NEAR_DAYS * 86_400_000;
  const starts: number[] = [];
  for (let start = Date.parse(from); start <= last; start += slot * 60_000) starts.push(start);
  starts.sort((a, b) => Math.abs(a - asked) - Math.abs(b - asked));
  const found: Span[] = [];
  for (const at of starts) {
    const start = new Date(at).toISOString();
    const candidate = { start, end: minutesLater(start, minutes) };
    // Offers are to be different: one that meets an offered one is no choice.
    if (found.some((one) => overlaps(one, candidate))) continue;
    if (isFree(wanted, candidate, taken, moment)) found.push(candidate);
    if (found.length === NEAREST) break;
  }
  return found.sort((a, b) => (a.start < b.start ? -1 : 1));
}
