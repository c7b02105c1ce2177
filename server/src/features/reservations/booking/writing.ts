// Puts together what the one statement writes, and runs it for a person or for the calendar.
import type { AuditEvent } from '@madoguchi/contract/audit/event-names.ts';
import type { TargetKind } from '@madoguchi/contract/audit/target-names.ts';
import { heldSpan, type Span } from '@madoguchi/contract/reservations/rules.ts';
import { calendarRecord } from '../../../platform/audit/calendar-record.ts';
import { type Change, refusedBy, runChange } from '../../../platform/db/change.ts';
import { type ToldFact, writtenFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { forgetRoutes } from '../../approval-routes/public.ts';
import { announceRequests } from '../../approvals/public.ts';
import { planApprovals, type Turned, type Writer } from '../approval/requests.ts';
import type { Wanted } from './free-time.ts';
import {
  type Hold,
  type NewSeries,
  type Quota,
  type StoredReservation,
  type WriteValues,
  writeAskingReservations,
  writeReservations,
} from './write-store.ts';

/** Everything that one statement writes; whatever is left out is none. */
export interface Writing {
  readonly at: string;
  readonly places?: readonly string[];
  readonly inserted?: readonly StoredReservation[];
  readonly rewritten?: readonly StoredReservation[];
  readonly holds?: readonly Hold[];
  readonly moved?: readonly string[];
  readonly released?: readonly string[];
  readonly cut?: readonly { readonly id: string; readonly end: string }[];
  readonly attendees?: readonly { readonly reservation: string; readonly employee: string }[];
  readonly gathered?: readonly string[];
  readonly series?: readonly NewSeries[];
  readonly endedSeries?: readonly string[];
  readonly wait?: string | null;
  readonly quotas?: readonly Quota[];
  readonly facts?: readonly ToldFact[];
}

export function writeValues(writing: Writing): WriteValues {
  const { holds = [], rewritten = [], quotas = [] } = writing;
  const places = new Set([...(writing.places ?? []), ...holds.flatMap(({ resource, part }) => [resource, part])]);
  return {
    at: writing.at,
    places: [...places],
    inserted: JSON.stringify(writing.inserted ?? []),
    rewritten: JSON.stringify(rewritten),
    expected: rewritten.length,
    holds: JSON.stringify(holds),
    moved: writing.moved ?? [],
    released: writing.released ?? [],
    cut: JSON.stringify(writing.cut ?? []),
    attendees: JSON.stringify(writing.attendees ?? []),
    gathered: writing.gathered ?? [],
    series: JSON.stringify(writing.series ?? []),
    endedSeries: writing.endedSeries ?? [],
    wait: writing.wait ?? null,
    quotas: JSON.stringify(quotas),
    quotaCount: quotas.length,
    facts: writtenFacts(writing.facts ?? []),
  };
}

/** The places that a reservation takes of the resources in its time. */
export function holdsOf(reservation: string, wanted: readonly Wanted[], span: Span): Hold[] {
  return wanted.flatMap(({ resource, quantity }) => {
    const held = heldSpan(span, resource);
    return resource.parts.map((part) => ({
      reservation,
      resource: resource.id,
      part,
      quantity,
      exclusive: resource.quantity === 1,
      ...span,
      heldFrom: held.start,
      heldTo: held.end,
    }));
  });
}

const OF_HOLDS = new Set([
  'reservation_holds_exclusive',
  'reservation_holds_quantity',
  'reservation_holds_closed',
  'reservation_holds_counted',
]);

/** True where the database refused because a place is taken, or closed. */
export const isTaken = (error: unknown): boolean => OF_HOLDS.has(refusedBy(error) ?? '');

interface ByCalendar {
  readonly event: AuditEvent;
  readonly target: readonly [kind: TargetKind, id: string];
  readonly difference: Readonly<Record<string, unknown>>;
}

/** An approver, or whoever publishes a route, may be faster in this moment: then it is planned and written once more. */
const TRIES = 2;

/**
 * Writes, and begins and ends the approvals of the rows in the same statement. `write` runs it, and answers null where it did
 * nothing.
 * @throws Problem `no-approval-route`
 */
export async function writeWithApprovals<Done>(
  writer: Writer,
  writing: Writing,
  rows: readonly Turned[],
  write: <Values extends WriteValues>(statement: Change<Values>, values: Values) => Promise<Done | null>,
): Promise<Done | null> {
  const values = writeValues(writing);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const planned = await planApprovals(writer, rows);
    if (planned === null) return write(writeReservations, values);
    const done = await write(writeAskingReservations, { ...values, ...planned.values });
    if (done !== null) {
      announceRequests(writer.ground, planned);
      return done;
    }
    forgetRoutes(writer.ground);
  }
  return null;
}

/** Writes what follows from time alone. False where somebody else was faster. */
export async function writeByCalendar(
  ground: Ground,
  writing: Writing,
  record: ByCalendar,
  rows: readonly Turned[],
): Promise<boolean> {
  const writer = { ground, actor: null, now: writing.at, language: 'ja' } as const;
  const done = await writeWithApprovals(writer, writing, rows, (statement, values) =>
    runChange(ground.pool, statement, { ...values, ...calendarRecord(writing.at, record) }),
  );
  if (done !== null) ground.facts.ring();
  return done !== null;
}
