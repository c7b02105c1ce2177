// Plans what is asked for, date by date: the rules of each resource, who holds the time, and what could be had instead. Screen,
// API, series, import, waiting list and hand-over all plan here.
import { may } from '@madoguchi/contract/access.ts';
import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { say } from '@madoguchi/contract/message.ts';
import type { Conflict, DateReport } from '@madoguchi/contract/reservations/model.ts';
import { BUSY } from '@madoguchi/contract/reservations/names.ts';
import { type BookingFault, bookingFaults, minutesLater, type Span } from '@madoguchi/contract/reservations/rules.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import type { Ground } from '../../../platform/ground.ts';
import { refuse, type WrongField } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Bookable, findBookable, findClosed, findFitting } from '../../resources/public.ts';
import { findBusy } from '../ground-store.ts';
import { writtenSpan } from '../news.ts';
import { askerOf } from '../view.ts';
import {
  conflictsOf,
  isFree,
  type Moment,
  NEAR_DAYS,
  nearestFree,
  type Taken,
  takenOf,
  type Wanted,
} from './free-time.ts';

/** One date as it is asked for. */
export interface AskedDate extends Span {
  readonly wanted: readonly Wanted[];
  /** It has begun: only its end is judged. */
  readonly isRunning?: boolean;
}

/** One date with what stands against it. */
export interface PlannedDate extends AskedDate {
  readonly faults: readonly BookingFault[];
  readonly conflicts: readonly Conflict[];
}

export const isOpen = ({ faults, conflicts }: PlannedDate): boolean => faults.length === 0 && conflicts.length === 0;

/** The person who plans: rules depend on their role, and names in conflicts on what they may see. */
export interface Planner {
  readonly ground: Ground;
  readonly now: string;
  /** The employee for whom names are shown. */
  readonly asker: string;
  readonly isAdmin: boolean;
}

export const plannerOf = (asking: { ground: Ground; actor: Actor; now: string }): Planner => ({
  ground: asking.ground,
  now: asking.now,
  asker: askerOf(asking.actor),
  isAdmin: may(asking.actor, 'admin'),
});

export const momentOf = ({ ground, now, isAdmin }: Planner): Moment => ({ now, today: ground.clock.today(), isAdmin });

/** The resources by their ids; an unknown one is refused at its field. */
export async function bookables(ground: Ground, ids: readonly string[]): Promise<ReadonlyMap<string, Bookable>> {
  const found = await findBookable(ground.pool, ids);
  return new Map(found.map((resource) => [resource.id, resource]));
}

/** Resources that are asked for, with their rules; refuses unknown ones, and two that have a place in common. */
export function wantedOf(
  asked: readonly { readonly resourceId: string; readonly quantity: number }[],
  known: ReadonlyMap<string, Bookable>,
): Wanted[] {
  const fields: WrongField[] = [];
  const places = new Map<string, string>();
  const wanted = asked.flatMap(({ resourceId, quantity }, nth) => {
    const resource = known.get(resourceId);
    if (resource === undefined) {
      fields.push({ field: `resources.${nth}`, code: 'resource-unknown' });
      return [];
    }
    const shared = resource.parts.map((part) => places.get(part)).find((name) => name !== undefined);
    if (shared !== undefined) {
      fields.push({ field: `resources.${nth}`, code: 'resources-share-place', values: { resource: shared } });
    }
    for (const part of resource.parts) places.set(part, resource.name);
    return [{ resource, quantity }];
  });
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
  return wanted;
}

export async function takenBetween(
  { ground, now, asker }: Planner,
  resources: readonly Bookable[],
  span: { readonly from: string; readonly to: string; readonly without: readonly string[] },
): Promise<Taken> {
  const parts = [...new Set(resources.flatMap((resource) => resource.parts))];
  const [busy, closed] = await Promise.all([
    findBusy(ground.pool, { parts, ...span, now, asker }),
    findClosed(ground.pool, { parts, from: span.from, to: span.to }),
  ]);
  return takenOf(busy, closed);
}

/** Beyond any buffer: 240 minutes of the one and 240 of the other. */
const BUFFERS_MINUTES = 480;

export interface Plan {
  readonly dates: readonly PlannedDate[];
  /** Of the first date that cannot be had. */
  readonly free: readonly Span[];
}

/** Every date with what stands against it at the moment. */
export async function plan(
  planner: Planner,
  asked: readonly AskedDate[],
  without: readonly string[] = [],
): Promise<Plan> {
  const resources = [
    ...new Map(asked.flatMap(({ wanted }) => wanted.map(({ resource }) => [resource.id, resource]))).values(),
  ];
  const starts = asked.map(({ start }) => start).sort();
  const ends = asked.map(({ end }) => end).sort();
  const within = (minutes: number) => ({
    from: minutesLater(starts[0] ?? planner.now, -minutes),
    to: minutesLater(ends.at(-1) ?? planner.now, minutes),
    without,
  });
  const taken = await takenBetween(planner, resources, within(BUFFERS_MINUTES));
  const moment = momentOf(planner);
  const dates = asked.map((date): PlannedDate => {
    const isRunning = date.isRunning ?? false;
    const faults = date.wanted.flatMap(({ resource, quantity }) =>
      bookingFaults(resource, quantity, date, { ...moment, isRunning }),
    );
    const conflicts = date.wanted.flatMap(({ resource, quantity }) => conflictsOf(resource, quantity, date, taken));
    return { ...date, faults, conflicts };
  });
  const [first] = asked;
  const isTakenAlone = asked.length === 1 && dates.some(({ conflicts }) => conflicts.length > 0);
  if (!isTakenAlone || first === undefined) return { dates, free: [] };
  // Days around it are read for whoever is refused alone: most are not.
  const near = await takenBetween(planner, resources, within(BUFFERS_MINUTES + NEAR_DAYS * 1440));
  return { dates, free: nearestFree(first.wanted, first, near, moment) };
}

/** So many others are looked at for one that could be had instead, and so many told. */
const LOOKED_AT = 100;
const INSTEAD = 5;

/** Resources of the same kind, as large, that are free in the time: those of the same site first. */
async function insteadOf(planner: Planner, { wanted, start, end }: PlannedDate): Promise<DateReport['instead']> {
  const [first] = wanted;
  if (first === undefined || end <= start) return [];
  const { resource, quantity } = first;
  const asked = {
    people: resource.capacity,
    category: resource.resourceCategory,
    site: null,
    features: [],
    most: LOOKED_AT,
  };
  const others = (await findFitting(planner.ground.pool, asked)).filter(
    ({ id }) => !wanted.some((one) => one.resource.id === id),
  );
  const around = { from: minutesLater(start, -BUFFERS_MINUTES), to: minutesLater(end, BUFFERS_MINUTES), without: [] };
  const taken = await takenBetween(planner, others, around);
  const moment = momentOf(planner);
  const isNear = ({ site }: Bookable) => Number(site !== resource.site);
  return others
    .filter((other) => isFree([{ resource: other, quantity }], { start, end }, taken, moment))
    .sort((a, b) => isNear(a) - isNear(b))
    .slice(0, INSTEAD)
    .map(({ id, name }) => ({ resourceId: id, name }));
}

function saidFault(code: BookingFault['code'], values: BookingFault['values'], language: Language): string {
  return say(INPUT_TEXTS[code], language, values);
}

/** The date as its asker is told of it. */
export async function reportOf(planner: Planner, date: PlannedDate, language: Language): Promise<DateReport> {
  const { start, end, faults, conflicts } = date;
  const state = faults.length > 0 ? 'refused' : conflicts.length > 0 ? 'taken' : 'free';
  return {
    day: tokyoWall(start).day,
    start,
    end,
    state,
    conflicts: [...conflicts],
    faults: faults.map(({ field, code, values }) => ({ field, code, message: saidFault(code, values, language) })),
    instead: state === 'free' ? [] : await insteadOf(planner, date),
  };
}

const HELD_BY = { ja: '{name}さんが予約しています', en: 'reserved by {name}' };
const CLOSED = { ja: '利用できません', en: 'closed' };
const TAKEN: Readonly<Record<Language, string>> = { ja: '予約できません', en: 'not available' };

/** Names the holder of the time, or says that somebody has it. */
export function saidConflict({ kind, holder }: Conflict, language: Language): string {
  if (kind === 'closure') return CLOSED[language];
  if (holder === null) return language === 'ja' ? `${BUSY.ja}です` : 'busy';
  return say(HELD_BY, language, { name: holder });
}

/** Refuses with everything that cannot be had: the first in words, all of it as data. */
export async function refuseTaken(planner: Planner, { dates, free }: Plan, language: Language): Promise<never> {
  const barred = dates.filter((date) => !isOpen(date));
  const reports = await Promise.all(barred.map((date) => reportOf(planner, date, language)));
  const [first] = barred;
  const [conflict] = first?.conflicts ?? [];
  const span = conflict ?? first;
  const { day, time } = span === undefined ? { day: '', time: '' } : writtenSpan(span);
  const reason =
    conflict === undefined ? (reports[0]?.faults[0]?.message ?? TAKEN[language]) : saidConflict(conflict, language);
  const resource = conflict?.resourceName ?? first?.wanted[0]?.resource.name ?? '';
  return refuse('reservation-taken', {
    values: { resource, day, time, holder: reason },
    current: { dates: reports, free: [...free] },
  });
}

/** Refuses a single date by the fields that its resources' rules name. */
export function refuseFaults(faults: readonly BookingFault[]): void {
  if (faults.length === 0) return;
  const seen = new Set<string>();
  const fields = faults.filter(({ field, code }) => !seen.has(`${field} ${code}`) && seen.add(`${field} ${code}`));
  refuse('invalid', { fields, values: { n: fields.length } });
}
