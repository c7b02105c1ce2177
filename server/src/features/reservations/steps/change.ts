// Changes a reservation: moved, longer or shorter, on other resources, or with other words. Of a series one date, this and those
// that follow, or all to come; a date keeps what it has of its own (B6-06).
import {
  type ChangedReservation,
  OWN_FIELDS,
  type OwnField,
  type Scope,
} from '@madoguchi/contract/reservations/model.ts';
import { changeReservation as operation } from '@madoguchi/contract/reservations/operations.ts';
import { minutesLater, minutesOf, type Span } from '@madoguchi/contract/reservations/rules.ts';
import { statusAt } from '@madoguchi/contract/reservations/states.ts';
import { addDays, daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { REPEAT_WEEKDAYS, type Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import { tokyoInstant, tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import type { Bookable } from '../../resources/public.ts';
import { movedApproval, type Turned } from '../approval/requests.ts';
import type { Wanted } from '../booking/free-time.ts';
import { peopleOf, refuseLicence, refuseLimits, refuseSelfOverlap, underLimits } from '../booking/making.ts';
import {
  bookables,
  isOpen,
  type Planner,
  plan,
  plannerOf,
  refuseFaults,
  refuseTaken,
  wantedOf,
} from '../booking/plan.ts';
import type { NewSeries, Quota, StoredReservation } from '../booking/write-store.ts';
import { holdsOf, isTaken, writeWithApprovals } from '../booking/writing.ts';
import { announceReservations, byActor, factsFor } from '../news.ts';
import type { FoundReservation } from '../store.ts';
import { promoteWaits } from '../waits/promote.ts';
import { settle } from '../waits/settle.ts';
import { reached } from './cancel.ts';
import { judged, overtaken, peopleIn, tellable } from './judged.ts';

/** A date as it was and as it is to be. */
interface Rewritten {
  readonly before: FoundReservation;
  readonly after: StoredReservation;
  readonly wanted: readonly Wanted[];
  readonly attendees: readonly string[];
  /** Other time or other resources: its rules and its places are looked at anew. */
  readonly isMoved: boolean;
  readonly fields: readonly OwnField[];
}

const TEXTS = ['title', 'purpose', 'note', 'visibility'] as const;

/** The former time of the date that somebody moved, and its new one: the others move by as many days, to the same time. */
interface Move {
  readonly from: Span;
  readonly to: Span;
}

function movedTime(span: Span, { from, to }: Move, isSelf: boolean): Span {
  if (isSelf) return to;
  const days = daysBetween(tokyoWall(from.start).day, tokyoWall(to.start).day);
  const start = tokyoInstant(addDays(tokyoWall(span.start).day, days), tokyoWall(to.start).time);
  return { start, end: minutesLater(start, minutesOf(to)) };
}

const sameResources = (one: readonly Wanted[], { resources }: FoundReservation) =>
  one.length === resources.length &&
  one.every(({ resource, quantity }) =>
    resources.some((held) => held.resourceId === resource.id && held.quantity === quantity),
  );

interface Reworking {
  readonly input: ChangedReservation;
  readonly found: FoundReservation;
  readonly known: ReadonlyMap<string, Bookable>;
  readonly move: Move | null;
  readonly now: string;
}

type Texts = Partial<Pick<StoredReservation, (typeof TEXTS)[number]>>;

interface Next {
  readonly span: Span;
  readonly wanted: readonly Wanted[];
  readonly texts: Texts;
  readonly attendees: readonly string[];
}

/** The fields in which the date will be another than it was. */
function differing(before: FoundReservation, { span, wanted, texts, attendees }: Next): OwnField[] {
  const former = new Set(before.attendees.map(({ employeeId }) => employeeId));
  const isOther: Partial<Record<OwnField, boolean>> = {
    time: span.start !== before.start || span.end !== before.end,
    resources: !sameResources(wanted, before),
    attendees: attendees.length !== former.size || attendees.some((id) => !former.has(id)),
  };
  const others = TEXTS.filter((field) => texts[field] !== undefined && texts[field] !== before[field]);
  return OWN_FIELDS.filter((field) => isOther[field] ?? others.some((other) => other === field));
}

/** Until when somebody must have checked in, where a resource asks for that. */
function releaseOf(wanted: readonly Wanted[], { start }: Span, now: string): string | null {
  const graces = wanted.flatMap(({ resource: { checksIn, graceMinutes } }) => (checksIn ? [graceMinutes] : []));
  return graces.length > 0 && start > now ? minutesLater(start, Math.min(...graces)) : null;
}

/** Rewrites one of the dates. */
function rewrite(before: FoundReservation, { input, found, known, move, now }: Reworking): Rewritten {
  const keeps = (field: OwnField) => input.scope !== 'one' && before.ownFields.includes(field);
  const former = wantedOf(before.resources, known);
  const wanted = input.resources === undefined || keeps('resources') ? former : wantedOf(input.resources, known);
  const span = move === null || keeps('time') ? before : movedTime(before, move, before.id === found.id);
  const formerAttendees = before.attendees.map(({ employeeId }) => employeeId);
  const attendees =
    input.attendees === undefined || keeps('attendees')
      ? formerAttendees
      : [...new Set(input.attendees)].filter((id) => id !== before.organizerId);
  const texts: Texts = Object.fromEntries(
    TEXTS.flatMap((field) => (input[field] === undefined || keeps(field) ? [] : [[field, input[field]]])),
  );
  const fields = differing(before, { span, wanted, texts, attendees });
  const isMoved = fields.includes('time') || fields.includes('resources');
  const needsYes = wanted.some(({ resource: { approval } }) => approval === 'always');
  const after: StoredReservation = {
    ...before,
    ...texts,
    start: span.start,
    end: span.end,
    destination: input.destination ?? before.destination,
    licenceUntil: input.licenceUntil === undefined ? before.licenceUntil : input.licenceUntil,
    releaseAt: isMoved ? releaseOf(wanted, span, now) : before.releaseAt,
    ...(isMoved ? movedApproval(before, { needsYes, span, isManager: found.isManager, now }) : {}),
    ownFields:
      input.scope === 'one' && before.seriesId !== null
        ? [...new Set([...before.ownFields, ...fields])]
        : before.ownFields,
    sequence: before.sequence + (isMoved ? 1 : 0),
  };
  return { before, after, wanted, attendees, isMoved, fields };
}

const turnedOf = ({ before, after, wanted }: Rewritten): Turned => ({
  before,
  after,
  resources: wanted.map(({ resource }) => resource),
});

const isOther = ({ before, after, fields }: Rewritten) =>
  fields.length > 0 || before.destination !== after.destination || before.licenceUntil !== after.licenceUntil;

/** The rule of the dates that go on by themselves, as many as there are, on their new days. */
function ruleOf(rule: Recurrence, days: number, count: number, firstDay: PlainDate): Recurrence {
  const ends = { by: 'count', count } as const;
  if (rule.every === 'week') {
    const shifted = rule.weekdays.map(
      (day) => REPEAT_WEEKDAYS[(REPEAT_WEEKDAYS.indexOf(day) + (days % 7) + 7) % 7] ?? day,
    );
    return { ...rule, weekdays: shifted, ends };
  }
  if (rule.every === 'month' && days !== 0)
    return { ...rule, monthly: { by: 'date', day: Number(firstDay.slice(8)) }, ends };
  return { ...rule, ends };
}

interface Reseries {
  readonly series: NewSeries | null;
  readonly rows: readonly Rewritten[];
}

/** Dates that leave their series, for other days or from one of them on, become a series of their own: the past stays as it was. */
function reseries(
  ground: Ground,
  scope: Scope,
  found: FoundReservation,
  rows: readonly Rewritten[],
  move: Move | null,
): Reseries {
  const { rule, seriesId, originalDay } = found;
  const isSplit = scope === 'following' || (scope === 'all' && move !== null);
  const [first] = rows;
  if (!isSplit || rule === null || seriesId === null || originalDay === null || first === undefined) {
    return { series: null, rows };
  }
  const days = move === null ? 0 : daysBetween(tokyoWall(move.from.start).day, tokyoWall(move.to.start).day);
  const dayOf = ({ before }: Rewritten) => addDays((before.originalDay ?? originalDay) as PlainDate, days);
  const firstDay = dayOf(first);
  const span = move?.to ?? found;
  const series = {
    id: uuidAt(ground.clock.now()),
    rule: ruleOf(rule, days, rows.length, firstDay),
    firstDay,
    starts: tokyoWall(span.start).time,
    minutes: minutesOf(span),
  };
  const moved = rows.map((row) => ({ ...row, after: { ...row.after, seriesId: series.id, originalDay: dayOf(row) } }));
  return { series, rows: moved };
}

/** The new time that is asked for, where it is another. */
function moveOf({ start, end }: ChangedReservation, found: FoundReservation, isRunning: boolean): Move | null {
  const to = {
    start: start ?? found.start,
    end: end ?? (start === undefined ? found.end : minutesLater(start, minutesOf(found))),
  };
  if (to.start === found.start && to.end === found.end) return null;
  if (isRunning && to.start !== found.start) {
    refuse('invalid', { fields: [{ field: 'start', code: 'booking-begun' }], values: { n: 1 } });
  }
  if (to.end <= to.start)
    refuse('invalid', { fields: [{ field: 'end', code: 'ends-before-start' }], values: { n: 1 } });
  return { from: { start: found.start, end: found.end }, to };
}

/** Rules, limits and others' reservations, for the dates that move alone (what stays is not judged again). */
async function judgeMoved(
  planner: Planner,
  rows: readonly Rewritten[],
  { scope, isRunning }: { scope: Scope; isRunning: boolean },
  language: 'ja' | 'en',
): Promise<readonly Quota[]> {
  const moved = rows.filter(({ isMoved }) => isMoved);
  if (moved.length === 0) return [];
  const without = moved.map(({ before }) => before.id);
  const dates = moved.map(({ after: { start, end }, wanted }) => ({ start, end, wanted, isRunning }));
  refuseSelfOverlap(dates.map((date) => ({ ...date, originalDay: tokyoWall(date.start).day })));
  const planned = await plan(planner, dates, without);
  if (planned.dates.some((date) => !isOpen(date))) {
    if (scope === 'one') refuseFaults(planned.dates.flatMap(({ faults }) => faults));
    await refuseTaken(planner, planned, language);
  }
  const [first] = moved;
  return first === undefined ? [] : refuseLimits(planner, first.before.organizerId, dates, without);
}

/** Those who came in, those who left, and those who stay are told different things, once for all dates. */
function newsOf(rows: readonly Rewritten[], by: ReturnType<typeof byActor>, now: string) {
  const [first] = rows;
  if (first === undefined) return [];
  const former = new Set(peopleIn(first.before));
  const next = new Set([first.before.organizerId, ...first.attendees]);
  const told = {
    ...tellable(first.before),
    ...first.after,
    resourceNames: first.wanted.map(({ resource }) => resource.name),
  };
  const dates = rows.length;
  const people = (of: Set<string>, isIn: (id: string) => boolean) => [...of].filter(isIn);
  return [
    ...factsFor(told, { kind: 'reservation-changed', to: people(next, (id) => former.has(id)), by, now, dates }),
    ...factsFor(told, {
      kind: 'reservation-booked-for-you',
      to: people(next, (id) => !former.has(id)),
      by,
      now,
      dates,
    }),
    ...factsFor(told, { kind: 'reservation-cancelled', to: people(former, (id) => !next.has(id)), by, now, dates }),
  ];
}

interface Changing {
  readonly found: FoundReservation;
  readonly scope: Scope;
  readonly isRunning: boolean;
  readonly move: Move | null;
  /** Every date that is reached, and those that become others. */
  readonly all: readonly Rewritten[];
  readonly changed: readonly Rewritten[];
  readonly places: readonly string[];
}

/** Understands what is asked for, date by date. */
async function changing(asking: Asking & { readonly input: ChangedReservation }): Promise<Changing> {
  const { ground, now, input } = asking;
  const found = await judged(asking, 'change');
  const isRunning = statusAt(found, now) === 'in_use';
  const scope = isRunning ? 'one' : input.scope;
  const dates = await reached(asking, found, scope);
  const asked = (input.resources ?? []).map(({ resourceId }) => resourceId);
  const held = dates.flatMap(({ resources }) => resources.map(({ resourceId }) => resourceId));
  const known = await bookables(ground, [...new Set([...asked, ...held])]);
  const move = moveOf(input, found, isRunning);
  const all = dates.map((date) => rewrite(date, { input, found, known, move, now }));
  const places = all.flatMap(({ wanted, before }) => [
    ...before.occupies,
    ...wanted.flatMap(({ resource }) => resource.parts),
  ]);
  return { found, scope, isRunning, move, all, changed: all.filter(isOther), places: [...new Set(places)] };
}

/** Refuses people who do not work here, and vehicles without a licence. */
async function refuseContent(
  { ground, input }: Asking & { readonly input: ChangedReservation },
  { found, changed }: Changing,
) {
  const added = input.attendees?.filter((id) => !found.attendees.some(({ employeeId }) => employeeId === id)) ?? [];
  if (added.length > 0) await peopleOf(ground, { organizer: found.organizerId, attendees: added, start: found.start });
  for (const { wanted, after } of changed) refuseLicence(wanted, after.licenceUntil, after.end);
}

/** Everything that the change writes, and the dates as they are written. */
function writingOf({ ground, now, actor }: Asking, { found, scope, move, all, changed, places }: Changing) {
  const moved = changed.filter(({ isMoved }) => isMoved);
  const gathered = changed.filter(({ fields }) => fields.includes('attendees'));
  const { series, rows } = reseries(ground, scope, found, scope === 'one' ? changed : all, move);
  const writing = {
    at: now,
    places,
    rewritten: rows.map(({ after }) => after),
    holds: moved.flatMap(({ after, wanted }) => holdsOf(after.id, wanted, after)),
    moved: moved.map(({ before }) => before.id),
    gathered: gathered.map(({ before }) => before.id),
    attendees: gathered.flatMap(({ before, attendees }) =>
      attendees.map((employee) => ({ reservation: before.id, employee })),
    ),
    series: series === null ? [] : [series],
    endedSeries: series === null || found.seriesId === null ? [] : [found.seriesId],
    facts: newsOf(changed, byActor({ actor }), now),
  };
  return { writing, rows };
}

const timesOf = ({ from, to }: Move) => ({
  time: [
    [from.start, from.end],
    [to.start, to.end],
  ],
});

export const changeReservation = handle(operation, async (context) => {
  const { ground, now, language, commit, standsAlready } = context;
  const how = await changing(context);
  const { found, scope, isRunning, move, all, changed, places } = how;
  const self = all.find(({ before }) => before.id === found.id)?.after ?? found;
  const kept = scope === 'one' ? [] : all.filter(({ before }) => before.ownFields.length > 0);
  const answer = {
    id: found.id,
    start: self.start,
    end: self.end,
    count: changed.length,
    kept: kept.map(({ before }) => ({ day: before.originalDay as PlainDate, fields: [...before.ownFields] })),
  };
  if (changed.length === 0) {
    return standsAlready({ ...answer, version: found.version, status: statusAt(found, now), isChanged: false });
  }
  await refuseContent(context, how);
  if (changed.some(({ isMoved }) => isMoved)) await settle(ground, now, places);
  const planner = plannerOf(context);
  const judge = () => judgeMoved(planner, changed, { scope, isRunning }, language);
  const { writing, rows } = writingOf(context, how);
  const version = found.version + Number(rows.some(({ before }) => before.id === found.id));
  const written = {
    target: ['reservation', found.id],
    difference: {
      fields: [...new Set(changed.flatMap(({ fields }) => fields))],
      ...(move === null ? {} : timesOf(move)),
      dates: changed.length,
    },
    answer: { ...answer, version, status: statusAt(self, now), isChanged: true },
  } as const;
  try {
    const done = await underLimits(ground, judge, (quotas) =>
      writeWithApprovals(context, { ...writing, quotas }, rows.map(turnedOf), (statement, values) =>
        commit(statement, values, written),
      ),
    );
    if (done === null) return overtaken(context, found.id);
    announceReservations(
      ground,
      rows.map(({ before }) => before.id),
    );
    await promoteWaits(ground, now, places);
    return done;
  } catch (error) {
    if (!isTaken(error)) throw error;
    // Somebody took the time in this moment: now it is seen who.
    await judge();
    return refuse('unavailable');
  }
});
