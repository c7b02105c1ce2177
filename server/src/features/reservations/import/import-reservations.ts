// A file of reservations in two steps: what it would book and what is wrong with it, then all of it or nothing, by the statement of
// every booking (B6-03).
import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { say } from '@madoguchi/contract/message.ts';
import {
  type ImportedRow,
  type ImportFault,
  readReservationFile,
} from '@madoguchi/contract/reservations/import-file.ts';
import {
  checkReservationImport as checkOperation,
  importReservations as importOperation,
} from '@madoguchi/contract/reservations/operations.ts';
import {
  bookingFaults,
  earlier,
  heldSpan,
  later,
  limitFault,
  minutesLater,
  type Span,
} from '@madoguchi/contract/reservations/rules.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { type Bookable, findFitting } from '../../resources/public.ts';
import { conflictsOf, takenOf } from '../booking/free-time.ts';
import {
  type Booking,
  hasLimits,
  licenceFault,
  limitsOf,
  madeOf,
  turnedOf,
  underLimits,
  writingOf,
} from '../booking/making.ts';
import { momentOf, type Planner, plannerOf, saidConflict, takenBetween } from '../booking/plan.ts';
import type { Quota } from '../booking/write-store.ts';
import { isTaken, writeWithApprovals } from '../booking/writing.ts';
import { type Busy, findByNumbers, findQuotas, findUsed, type Used } from '../ground-store.ts';
import { announceReservations, byActor, writtenSpan } from '../news.ts';
import { settle } from '../waits/settle.ts';

/** So many faults are told one by one; nobody corrects more from one report. */
const FAULTS_TOLD = 100;
const MOST_RESOURCES = 5_000;
const BUFFERS_MINUTES = 480;

interface Judged {
  readonly bookings: readonly Booking[];
  /** Of everybody whose limits were looked at. */
  readonly quotas: readonly Quota[];
  readonly faults: readonly ImportFault[];
}

function bookingOf(row: ImportedRow, resource: Bookable, organizer: string, attendees: string[]): Booking {
  const { title, purpose, visibility, destination, licenceUntil, quantity, start, end } = row;
  return {
    content: { title, purpose, note: '', visibility, attendees, destination, licenceUntil },
    organizer,
    bookedBy: null,
    tentative: false,
    series: null,
    dates: [{ start, end, wanted: [{ resource, quantity }], originalDay: null }],
    people: new Map(),
  };
}

/** The line as the lines after it meet it. */
function busyOf({ start, end, title, visibility, quantity }: ImportedRow, resource: Bookable, name: string): Busy[] {
  const held = heldSpan({ start, end }, resource);
  return resource.parts.map((partId) => ({
    reservationId: '',
    partId,
    quantity,
    exclusive: resource.quantity === 1,
    ...held,
    from: start,
    to: end,
    organizerName: name,
    title,
    visibility,
    isOwn: true,
  }));
}

/** Reads the ground on which lines are judged: resources and people by what the file calls them, and who has the places. */
async function groundOf({ ground, ...planner }: Planner, rows: readonly ImportedRow[]) {
  const everything = { people: null, category: null, site: null, features: [], most: MOST_RESOURCES };
  const fitting = await findFitting(ground.pool, everything);
  const resources = new Map(fitting.map((resource) => [resource.name, resource]));
  const numbers = [...new Set(rows.flatMap(({ organizer, attendees }) => [organizer, ...attendees]))];
  const employed = await findByNumbers(ground.pool, numbers, ground.clock.today());
  const people = new Map(employed.map((one) => [one.number, one]));
  const used = [...new Set(rows.flatMap(({ resource }) => resources.get(resource) ?? []))];
  await settle(
    ground,
    planner.now,
    used.flatMap(({ parts }) => parts),
  );
  const limited = used.filter((resource) => hasLimits(limitsOf(resource, planner)));
  const names = new Set(limited.map(({ name }) => name));
  const organizers = rows.flatMap(({ resource, organizer }) => (names.has(resource) ? [organizer] : []));
  const under = [...new Set(organizers.flatMap((number) => people.get(number)?.employeeId ?? []))];
  const quotas = under.length === 0 ? [] : await findQuotas(ground.pool, under);
  const standing =
    under.length === 0
      ? []
      : await findUsed(ground.pool, {
          organizers: under,
          resources: limited.map(({ id }) => id),
          now: planner.now,
          without: [],
        });
  const from = rows.map(({ start }) => start).reduce(earlier, rows[0]?.start ?? planner.now);
  const to = rows.map(({ end }) => end).reduce(later, rows[0]?.end ?? planner.now);
  const around = { from: minutesLater(from, -BUFFERS_MINUTES), to: minutesLater(to, BUFFERS_MINUTES), without: [] };
  const taken = await takenBetween({ ground, ...planner }, used, around);
  return {
    resources,
    people,
    quotas,
    standing,
    busy: [...taken.busy.values()].flat(),
    closed: [...taken.closed.values()].flat(),
  };
}

/** The lines of one person on one resource so far, which count against their limits with what stands. */
class Limits {
  readonly #planner: Planner;
  readonly #standing: readonly Used[];
  readonly #asked = new Map<string, Span[]>();

  constructor(planner: Planner, standing: readonly Used[]) {
    this.#planner = planner;
    this.#standing = standing;
  }

  /** Null where the person may have it as well; then it counts for the lines after it. */
  faultOf(resource: Bookable, organizer: string, { start, end }: Span): ReturnType<typeof limitFault> {
    const key = `${organizer} ${resource.id}`;
    const asked = [...(this.#asked.get(key) ?? []), { start, end }];
    const own = this.#standing.find((one) => one.organizerId === organizer && one.resourceId === resource.id);
    const before = { open: own?.open ?? 0, minutesByWeek: own?.minutesByWeek ?? {} };
    const fault = limitFault({ ...limitsOf(resource, this.#planner), ...before, asked });
    if (fault === null) this.#asked.set(key, asked);
    return fault;
  }
}

/** Reads the file, and judges each line against the rules, what stands, and the lines before it. */
async function judge(planner: Planner, csv: string, language: Language): Promise<Judged> {
  const { rows, faults } = readReservationFile(csv, monthOf(planner.ground.clock.today()));
  const { resources, people, quotas, standing, busy, closed } = await groundOf(planner, rows);
  const limits = new Limits(planner, standing);
  const moment = momentOf(planner);
  const found: ImportFault[] = [...faults];
  const bookings: Booking[] = [];
  for (const row of rows) {
    const { line, start, end, quantity } = row;
    const [resource, person] = [resources.get(row.resource), people.get(row.organizer)];
    if (resource === undefined) found.push({ line, column: 'resource', code: 'resource-unknown' });
    if (person === undefined) found.push({ line, column: 'organizer', code: 'not-employed' });
    const unknown = row.attendees.filter((number) => !people.has(number));
    if (unknown.length > 0) {
      found.push({ line, column: 'attendees', code: 'people-unknown', values: { numbers: unknown.join(', ') } });
    }
    if (resource === undefined || person === undefined || unknown.length > 0) continue;
    const licence = licenceFault([{ resource }], row.licenceUntil, end);
    if (licence !== null) {
      found.push({ line, column: 'licenceUntil', code: licence });
      continue;
    }
    const attendees = row.attendees.flatMap((number) => people.get(number)?.employeeId ?? []);
    const rules = bookingFaults(resource, quantity, { start, end }, moment).map(
      ({ field, code, values = {} }): ImportFault => ({
        line,
        column: field === 'resources' ? 'resource' : field,
        code,
        values,
      }),
    );
    const [conflict] = rules.length > 0 ? [] : conflictsOf(resource, quantity, { start, end }, takenOf(busy, closed));
    found.push(...rules);
    if (conflict !== undefined) {
      const values = { resource: resource.name, ...writtenSpan(conflict), holder: saidConflict(conflict, language) };
      found.push({ line, column: 'start', code: 'booking-taken', values });
      continue;
    }
    if (rules.length > 0) continue;
    const limit = limits.faultOf(resource, person.employeeId, row);
    if (limit !== null) {
      const values = { ...limit.values, resource: resource.name };
      found.push({ line, column: 'organizer', code: limit.code, values });
      continue;
    }
    busy.push(...busyOf(row, resource, person.name));
    const others = attendees.filter((id) => id !== person.employeeId);
    bookings.push(bookingOf(row, resource, person.employeeId, others));
  }
  return { bookings, quotas, faults: found.sort((a, b) => a.line - b.line) };
}

export const checkReservationImport = handle(checkOperation, async (context) => {
  const { bookings, faults } = await judge(plannerOf(context), context.input.csv, context.language);
  return {
    reservations: bookings.length,
    faults: faults.slice(0, FAULTS_TOLD).map(({ line, column, code, values }) => ({
      line,
      column,
      code,
      message: say(INPUT_TEXTS[code], context.language, values),
    })),
    faultCount: faults.length,
  };
});

export const importReservations = handle(importOperation, async (context) => {
  const { ground, now, language, input, commit } = context;
  const planner = plannerOf(context);
  const refuseWrong = ({ faults }: Judged) => {
    if (faults.length === 0) return;
    const fields = faults.slice(0, FAULTS_TOLD).map(({ line, column, code, values = {} }) => ({
      field: `csv.${line}${column ? `.${column}` : ''}`,
      code,
      values,
    }));
    refuse('invalid', { fields, values: { n: faults.length } });
  };
  const by = byActor(context);
  let judged: Judged = { bookings: [], quotas: [], faults: [] };
  const judgeAnew = async () => {
    judged = await judge(planner, input.csv, language);
    refuseWrong(judged);
    return judged.quotas;
  };
  const write = (quotas: readonly Quota[]) => {
    const booked = judged.bookings.map((booking) => ({ booking, made: madeOf(booking, booking.dates, now) }));
    const writings = booked.map(({ booking, made }) => writingOf(booking, made, by, now));
    return writeWithApprovals(
      context,
      {
        at: now,
        inserted: writings.flatMap(({ inserted }) => inserted),
        holds: writings.flatMap(({ holds }) => holds),
        attendees: writings.flatMap(({ attendees }) => attendees),
        quotas,
        facts: writings.flatMap(({ facts }) => facts),
      },
      booked.flatMap(({ made }) => turnedOf(made)),
      (statement, values) =>
        commit(statement, values, {
          target: null,
          difference: { reservations: writings.flatMap(({ inserted }) => inserted.map(({ id }) => id)) },
          answer: { reservations: writings.length },
        }),
    );
  };
  try {
    const done = await underLimits(ground, judgeAnew, write);
    if (done === null) return refuse('unavailable');
    announceReservations(ground, []);
    return done;
  } catch (error) {
    if (!isTaken(error)) throw error;
    // Somebody took a time in this moment: it is told like one that was taken before.
    await judgeAnew();
    return refuse('unavailable');
  }
});
