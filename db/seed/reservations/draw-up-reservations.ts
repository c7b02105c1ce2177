// Three months of reservations for the sample's resources: two behind the day, one ahead. Nobody holds what another has, nor a time
// that is closed: the database would refuse it.
import { addDays, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { identity, momentOf } from '../moments.ts';
import type { Random } from '../random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Things that came due so lately may still be out. */
const LATE_MS = 3 * DAY_MS;
const NINE = '09:00';
const DAYS_BEHIND = 60;
const DAYS_AHEAD = 30;

export interface BookableResource {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  readonly slot: number;
  readonly before: number;
  readonly after: number;
  readonly checksIn: boolean;
  readonly grace: number;
  readonly approval: string;
  /** Employees who decide where it is not given without a yes. */
  readonly managers: readonly string[];
  readonly hours: readonly ({ readonly opens: string; readonly closes: string } | null)[];
  readonly endsOn: string | null;
  readonly parts: readonly string[];
  /** Moments from and to which it is closed. */
  readonly closed: readonly (readonly [from: number, to: number])[];
}

export interface SampleReservation {
  readonly id: string;
  readonly resource: BookableResource;
  readonly quantity: number;
  readonly start: number;
  readonly end: number;
  readonly organizer: string;
  readonly bookedBy: string | null;
  readonly attendees: readonly string[];
  readonly title: string;
  readonly isPrivate: boolean;
  readonly status: string;
  readonly expiresAt: number | null;
  readonly releaseAt: number | null;
  readonly checkedInAt: number | null;
  readonly awaitsApproval: boolean;
  readonly createdAt: number;
  readonly series: { readonly id: string; readonly day: PlainDate } | null;
  readonly handedOutAt: number | null;
  readonly returnedAt: number | null;
  readonly kilometres: readonly [out: number, back: number] | null;
  readonly destination: string;
}

interface SampleSeries {
  readonly id: string;
  readonly firstDay: PlainDate;
  readonly weekday: string;
  readonly starts: string;
  readonly minutes: number;
  readonly count: number;
}

interface Taken {
  readonly part: string;
  readonly from: number;
  readonly to: number;
  readonly quantity: number;
}

const TITLES = [
  '部内定例',
  '顧客打ち合わせ',
  '企画会議',
  '予算の確認',
  '採用の打ち合わせ',
  '勉強会',
  '進捗確認',
  '来客対応',
  'システム説明会',
];
const THINGS = ['外出', '出張', '貸出', '説明会の準備'];
const PLACES = ['横浜支社', '千葉の顧客', '川崎倉庫', '成田空港', '本社と大阪の往復'];
const NAMES = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Remembers who has which place when, so that nobody is given a time that is taken or closed. */
class Places {
  readonly #taken: Taken[] = [];

  isFree({ parts, before, after, quantity, closed }: BookableResource, start: number, end: number): boolean {
    const [from, to] = [start - before * MINUTE_MS, end + after * MINUTE_MS];
    if (closed.some(([closes, opens]) => start < opens && end > closes)) return false;
    return parts.every((part) => {
      const out = this.#taken.filter((one) => one.part === part && one.from < to && one.to > from);
      return out.reduce((sum, one) => sum + one.quantity, 0) < quantity;
    });
  }

  take({ resource: { parts, before, after }, start, end, quantity }: SampleReservation): void {
    for (const part of parts) {
      this.#taken.push({ part, from: start - before * MINUTE_MS, to: end + after * MINUTE_MS, quantity });
    }
  }
}

interface Drawing {
  readonly people: readonly string[];
  readonly today: PlainDate;
  readonly now: number;
  readonly random: Random;
  readonly places: Places;
}

interface More {
  readonly title?: string;
  readonly series?: SampleReservation['series'];
  readonly organizer?: string;
}

/** Draws its state at the moment. */
function stateOf(
  { checksIn, approval }: BookableResource,
  start: number,
  end: number,
  { now, random }: Drawing,
): string {
  const chance = random.unit();
  const isAhead = start > now;
  if (checksIn && end <= now && chance < 0.08) return 'no_show';
  if (isAhead && (approval === 'always' || chance < 0.05)) return 'tentative';
  if (chance > 0.95) return 'cancelled';
  if (isAhead) return 'confirmed';
  return end <= now ? 'finished' : 'in_use';
}

/** Things go out and come back; a few are out beyond their time. */
function goings(resource: BookableResource, status: string, start: number, end: number, { now, random }: Drawing) {
  const { category, checksIn } = resource;
  const isThing = category === 'vehicle' || category === 'equipment';
  const isUsed = status === 'finished' || status === 'in_use';
  const isLate = end > now - LATE_MS && random.chance(0.3);
  const kilometres = 12_000 + random.integer(0, 30_000);
  const driven = random.integer(5, 160);
  return {
    checkedInAt: isUsed && checksIn ? start : null,
    handedOutAt: isThing && isUsed ? start : null,
    returnedAt: isThing && status === 'finished' && !isLate ? end : null,
    kilometres: category === 'vehicle' && status === 'finished' ? ([kilometres, kilometres + driven] as const) : null,
    destination: category === 'vehicle' ? random.pick(PLACES) : '',
  };
}

/** The reservation, where the time is free. */
function drawn(
  drawing: Drawing,
  resource: BookableResource,
  [start, end]: readonly [start: number, end: number],
  more: More = {},
): SampleReservation | null {
  const { people, now, random, places } = drawing;
  if (!places.isFree(resource, start, end)) return null;
  const status = stateOf(resource, start, end, drawing);
  const organizer = more.organizer ?? random.pick(people);
  const others = random.some(people, random.integer(0, 4)).filter((one) => one !== organizer);
  const createdAt = Math.min(now, start) - random.integer(1, 10) * DAY_MS;
  const isAsked = resource.approval === 'always';
  const reservation: SampleReservation = {
    id: identity(createdAt, random),
    resource,
    quantity: 1,
    start,
    end,
    organizer,
    bookedBy: random.chance(0.1) ? (others[0] ?? null) : null,
    attendees: resource.category === 'room' ? others : [],
    title: more.title ?? random.pick(resource.category === 'room' ? TITLES : THINGS),
    isPrivate: random.chance(0.08),
    status,
    expiresAt: status === 'tentative' ? Math.min(start, isAsked ? start : now + DAY_MS) : null,
    releaseAt: resource.checksIn ? start + resource.grace * MINUTE_MS : null,
    awaitsApproval: status === 'tentative' && isAsked,
    createdAt,
    series: more.series ?? null,
    ...goings(resource, status, start, end, drawing),
  };
  if (status !== 'cancelled' && status !== 'no_show') places.take(reservation);
  return reservation;
}

const isWorkday = (day: PlainDate) => weekday(day) % 6 !== 0;
const openOn = ({ hours, endsOn }: BookableResource, day: PlainDate) =>
  isWorkday(day) && (endsOn === null || day <= endsOn) ? (hours[(weekday(day) + 6) % 7] ?? null) : null;

/** A weekly meeting at nine in one of the rooms, eight weeks behind and four ahead. */
function weekly(drawing: Drawing, resource: BookableResource, nth: number) {
  const { today, people, random } = drawing;
  const firstDay = addDays(today, -((weekday(today) - (nth + 1) + 7) % 7) - 56);
  const id = identity(momentOf(firstDay), random);
  const organizer = random.pick(people);
  const days = Array.from({ length: 12 }, (_, week) => addDays(firstDay, week * 7));
  const reservations = days.flatMap((day) => {
    const start = momentOf(day, minutesOf(NINE));
    const more = { title: '朝の定例', organizer, series: { id, day } };
    return openOn(resource, day) === null ? [] : (drawn(drawing, resource, [start, start + HOUR_MS], more) ?? []);
  });
  const series = {
    id,
    firstDay,
    weekday: NAMES[(weekday(firstDay) + 6) % 7] ?? 'mo',
    starts: NINE,
    minutes: 60,
    count: 12,
  };
  return { reservations, series };
}

/** A few reservations of a resource on a day. */
function ofDay(drawing: Drawing, resource: BookableResource, day: PlainDate): SampleReservation[] {
  const open = openOn(resource, day);
  if (open === null) return [];
  const { random } = drawing;
  const isRoom = resource.category === 'room';
  const first = Math.max(minutesOf(open.opens), 8 * 60);
  const last = Math.min(minutesOf(open.closes), 20 * 60);
  const step = Math.max(resource.slot, 30);
  return Array.from({ length: random.integer(isRoom ? 1 : 0, isRoom ? 4 : 1) }).flatMap(() => {
    const minutes = random.pick(isRoom ? [60, 60, 90, 120] : [120, 180, 240]);
    const start = momentOf(day, first + random.integer(0, Math.floor((last - first - minutes) / step)) * step);
    return drawn(drawing, resource, [start, start + minutes * MINUTE_MS]) ?? [];
  });
}

/** Draws what was and will be reserved; `now` is the last moment of the sample. */
export function drawUpReservations(
  resources: readonly BookableResource[],
  people: readonly string[],
  { today, now }: { readonly today: PlainDate; readonly now: number },
  random: Random,
): { readonly reservations: readonly SampleReservation[]; readonly series: readonly SampleSeries[] } {
  const drawing = { people, today, now, random, places: new Places() };
  const rooms = resources.filter(({ category, parts }) => category === 'room' && parts.length === 1).slice(0, 3);
  const meetings = rooms.map((room, nth) => weekly(drawing, room, nth)).filter((one) => one.reservations.length > 0);
  const days = Array.from({ length: DAYS_BEHIND + DAYS_AHEAD + 1 }, (_, nth) => addDays(today, nth - DAYS_BEHIND));
  const others = days.flatMap((day) => resources.flatMap((resource) => ofDay(drawing, resource, day)));
  return {
    reservations: [...meetings.flatMap(({ reservations }) => reservations), ...others],
    series: meetings.map(({ series }) => series),
  };
}
