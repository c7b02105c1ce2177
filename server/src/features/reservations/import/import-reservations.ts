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
import { bookingFaults, earlier, heldSpan, later, minutesLater } from '@madoguchi/contract/reservations/rules.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { type Bookable, findFitting } from '../../resources/public.ts';
import { conflictsOf, takenOf } from '../booking/free-time.ts';
import { type Booking, type Made, madeOf, writingOf } from '../booking/making.ts';
import { momentOf, type Planner, plannerOf, saidConflict, takenBetween } from '../booking/plan.ts';
import { writeReservations } from '../booking/write-store.ts';
import { isTaken, writeValues } from '../booking/writing.ts';
import { type Busy, findByNumbers } from '../ground-store.ts';
import { announceReservations, byActor, writtenSpan } from '../news.ts';
import { settle } from '../waits/settle.ts';

/** So many faults are told one by one; nobody corrects more from one report. */
const FAULTS_TOLD = 100;
const MOST_RESOURCES = 5_000;
const BUFFERS_MINUTES = 480;

interface Judged {
  readonly bookings: readonly Booking[];
  readonly faults: readonly ImportFault[];
}

function bookingOf(row: ImportedRow, resource: Bookable, organizer: string): Booking {
  const { title, purpose, visibility, quantity, start, end } = row;
  return {
    content: { title, purpose, note: '', visibility, attendees: [], destination: '', licenceUntil: null },
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
  const numbers = rows.map(({ organizer }) => organizer);
  const employed = await findByNumbers(ground.pool, numbers, ground.clock.today());
  const used = [...new Set(rows.flatMap(({ resource }) => resources.get(resource) ?? []))];
  await settle(
    ground,
    planner.now,
    used.flatMap(({ parts }) => parts),
  );
  const from = rows.map(({ start }) => start).reduce(earlier, rows[0]?.start ?? planner.now);
  const to = rows.map(({ end }) => end).reduce(later, rows[0]?.end ?? planner.now);
  const around = { from: minutesLater(from, -BUFFERS_MINUTES), to: minutesLater(to, BUFFERS_MINUTES), without: [] };
  const taken = await takenBetween({ ground, ...planner }, used, around);
  return {
    resources,
    people: new Map(employed.map((one) => [one.number, one])),
    busy: [...taken.busy.values()].flat(),
    closed: [...taken.closed.values()].flat(),
  };
}

/** Reads the file, and judges each line against the rules, what stands, and the lines before it. */
async function judge(planner: Planner, csv: string, language: Language): Promise<Judged> {
  const { rows, faults } = readReservationFile(csv, monthOf(planner.ground.clock.today()));
  const { resources, people, busy, closed } = await groundOf(planner, rows);
  const moment = momentOf(planner);
  const found: ImportFault[] = [...faults];
  const bookings: Booking[] = [];
  for (const row of rows) {
    const { line, start, end, quantity } = row;
    const [resource, person] = [resources.get(row.resource), people.get(row.organizer)];
    if (resource === undefined) found.push({ line, column: 'resource', code: 'resource-unknown' });
    if (person === undefined) found.push({ line, column: 'organizer', code: 'not-employed' });
    if (resource === undefined || person === undefined) continue;
    // Its driver has to look at the licence: a file cannot say that somebody did.
    if (resource.resourceCategory === 'vehicle') {
      found.push({ line, column: 'resource', code: 'licence-needed' });
      continue;
    }
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
    } else if (rules.length === 0) {
      busy.push(...busyOf(row, resource, person.name));
      bookings.push(bookingOf(row, resource, person.employeeId));
    }
  }
  return { bookings, faults: found.sort((a, b) => a.line - b.line) };
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
  const judged = await judge(planner, input.csv, language);
  refuseWrong(judged);
  const by = byActor(context);
  const writings = judged.bookings.map((booking) => {
    const made: readonly Made[] = madeOf(booking, booking.dates, now);
    return writingOf(booking, made, by, now);
  });
  try {
    const done = await commit(
      writeReservations,
      writeValues({
        at: now,
        inserted: writings.flatMap(({ inserted }) => inserted),
        holds: writings.flatMap(({ holds }) => holds),
        facts: writings.flatMap(({ facts }) => facts),
      }),
      {
        target: null,
        difference: { reservations: writings.flatMap(({ inserted }) => inserted.map(({ id }) => id)) },
        answer: { reservations: writings.length },
      },
    );
    if (done === null) return refuse('unavailable');
    announceReservations(ground, []);
    return done;
  } catch (error) {
    if (!isTaken(error)) throw error;
    // Somebody took a time in this moment: it is told like one that was taken before.
    refuseWrong(await judge(planner, input.csv, language));
    return refuse('unavailable');
  }
});
