// The one statement that writes reservations, whoever asks for it: new ones, changed ones, and the places that they take or give
// back. It takes the locks of its places first, in the order of their ids, so that two of them never wait for each other.
import type { OwnField, ReservationStatus, Visibility } from '@madoguchi/contract/reservations/model.ts';
import type { Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ChangeParts, change } from '../../../platform/db/change.ts';
import type { Places } from '../../../platform/db/statement.ts';
import { toldFactRows } from '../../../platform/facts/told-facts-store.ts';
import { type RequestValues, requestParts } from '../../approvals/public.ts';
import { lockedResources } from '../../resources/public.ts';

/** A reservation as it is stored. */
export interface StoredReservation {
  readonly id: string;
  readonly version: number;
  readonly seriesId: string | null;
  readonly originalDay: string | null;
  readonly ownFields: readonly OwnField[];
  readonly organizerId: string;
  readonly bookedById: string | null;
  readonly title: string;
  readonly purpose: string;
  readonly note: string;
  readonly visibility: Visibility;
  readonly start: string;
  readonly end: string;
  readonly status: ReservationStatus;
  readonly expiresAt: string | null;
  readonly releaseAt: string | null;
  /** Tentative until its approval says yes. */
  readonly awaitsApproval: boolean;
  /** Its last request for approval; another one asks anew. Null: it never asked for any. */
  readonly approvalRequestId: string | null;
  /** Given with its first request. */
  readonly number: string | null;
  readonly checkedInAt: string | null;
  readonly cancelledAt: string | null;
  readonly cancelReason: string;
  readonly sequence: number;
  readonly destination: string;
  readonly licenceUntil: string | null;
  readonly kilometresOut: number | null;
  readonly kilometresBack: number | null;
  readonly handedOutAt: string | null;
  readonly handedOutBy: string | null;
  readonly returnedAt: string | null;
  readonly returnedBy: string | null;
}

/** A place that a reservation takes, with the buffers of its resource. */
export interface Hold {
  readonly reservation: string;
  readonly resource: string;
  readonly part: string;
  readonly quantity: number;
  readonly exclusive: boolean;
  readonly start: string;
  readonly end: string;
  readonly heldFrom: string;
  readonly heldTo: string;
}

/** The person whose limits were looked at, and how often something was written under them until then. */
export interface Quota {
  readonly employee: string;
  readonly writes: number;
}

export interface NewSeries {
  readonly id: string;
  readonly rule: Recurrence;
  readonly firstDay: string;
  readonly starts: string;
  readonly minutes: number;
}

/** The values of the statement. Lists of objects are sent as JSON text. */
export interface WriteValues {
  at: string;
  /** Resources and parts whose locks it takes. */
  places: readonly string[];
  /** `StoredReservation[]` that are new. */
  inserted: string;
  /** `StoredReservation[]` as they will be, each at the version that was read. */
  rewritten: string;
  expected: number;
  /** `Hold[]` of new ones, and of those in `moved`, whose former places are given back. */
  holds: string;
  moved: readonly string[];
  /** They keep their places on record, and hold nothing. */
  released: readonly string[];
  /** `{ id, end }[]`: they end earlier, with the buffers that they had. */
  cut: string;
  /** `{ reservation, employee }[]`. */
  attendees: string;
  /** Whose attendees are written anew. */
  gathered: readonly string[];
  /** `NewSeries[]` */
  series: string;
  endedSeries: readonly string[];
  /** The place in a waiting list that this is for; null: none. */
  wait: string | null;
  /** `Quota[]`: of everybody whose limits were looked at. */
  quotas: string;
  quotaCount: number;
  /** The facts of `writtenFacts`. */
  facts: string;
}

const COLUMNS = sql`(id uuid, version int, "seriesId" uuid, "originalDay" date, "ownFields" text[], "organizerId" uuid,
  "bookedById" uuid, title text, purpose text, note text, visibility text, start timestamptz, "end" timestamptz, status text,
  "expiresAt" timestamptz, "releaseAt" timestamptz, "awaitsApproval" boolean, "checkedInAt" timestamptz, "cancelledAt" timestamptz, "cancelReason" text,
  sequence int, destination text, "licenceUntil" date, "kilometresOut" int, "kilometresBack" int, "handedOutAt" timestamptz,
  "handedOutBy" uuid, "returnedAt" timestamptz, "returnedBy" uuid, "approvalRequestId" uuid, number text)`;

const NAMES = sql`series_id, original_day, own_fields, organizer_id, booked_by_id, title, purpose, note, visibility, starts_at,
  ends_at, status, expires_at, release_at, awaits_approval, checked_in_at, cancelled_at, cancel_reason, sequence, destination, licence_until,
  kilometres_out, kilometres_back, handed_out_at, handed_out_by, returned_at, returned_by, approval_request_id, number`;

const valuesWith = (
  number: RawBuilder<unknown>,
) => sql`j."seriesId", j."originalDay", j."ownFields", j."organizerId", j."bookedById", j.title, j.purpose, j.note,
  j.visibility, j.start, j."end", j.status, j."expiresAt", j."releaseAt", j."awaitsApproval", j."checkedInAt", j."cancelledAt", j."cancelReason",
  j.sequence, j.destination, j."licenceUntil", j."kilometresOut", j."kilometresBack", j."handedOutAt", j."handedOutBy",
  j."returnedAt", j."returnedBy", j."approvalRequestId", ${number}`;

/**
 * Refused by the constraints `reservation_holds_exclusive`, `reservation_holds_quantity` and `reservation_holds_closed` where a
 * place is taken; its guard fails where a version is older, the place in the waiting list is gone, or somebody has written under
 * the limits of the same person since they were looked at.
 */
export const writeReservations = change<WriteValues>((at) => partsOf(at, null));

/** The same where approvals begin with it, or lapse: they are held before everything else, as every act on one holds them. */
export const writeAskingReservations = change<WriteValues & RequestValues>((at) =>
  partsOf(
    at as unknown as Places<WriteValues>,
    requestParts(at as unknown as Places<RequestValues>, { prefix: 'RS', guarded: sql`guard` }),
  ),
);

function partsOf(at: Places<WriteValues>, requests: ReturnType<typeof requestParts> | null): ChangeParts {
  const places = sql`${at('places')}::uuid[]`;
  const values = valuesWith(
    requests === null
      ? sql`j.number`
      : sql`coalesce(j.number, (select n.number from numbers n where n.id = j."approvalRequestId"))`,
  );
  return {
    before: {
      ...requests?.before,
      locked: lockedResources(
        requests === null ? places : sql`(case when (select count(*) from lapsing) >= 0 then ${places} end)`,
      ),
      seen: sql`select r.id from reservations r
      where (r.id, r.version) in (select j.id, j.version from json_to_recordset(${at('rewritten')}::json) as j(id uuid, version int))
        and (select count(*) from locked) >= 0
      order by r.id for update`,
      waited: sql`update reservation_waits set state = 'promoted', version = version + 1,
        reservation_id = (select j.id from json_to_recordset(${at('inserted')}::json) as j(id uuid) limit 1)
      where id = ${at('wait')}::uuid and state = 'waiting' returning id`,
      // The row lasts to the commit: whoever comes next under the same limits waits here, and then finds another count.
      counted: sql`insert into reservation_quotas as q (employee_id, writes)
      select j.employee, j.writes + 1 from json_to_recordset(${at('quotas')}::json) as j(employee uuid, writes int)
      where (select count(*) from seen) >= 0 order by j.employee
      on conflict (employee_id) do update set writes = q.writes + 1 where q.writes = excluded.writes - 1
      returning 1`,
      guard: sql`select 1 where ${requests?.guard ?? sql`true`} and (select count(*) from locked) >= 0 and (select count(*) from seen) = ${at('expected')}::int
      and (${at('wait')}::uuid is null or exists (select from waited))
      and (select count(*) from counted) = ${at('quotaCount')}::int`,
      ...requests?.numbered,
      new_series: sql`insert into reservation_series (id, rule, first_day, starts, minutes, created_at)
      select j.id, j.rule, j."firstDay", j.starts, j.minutes, ${at('at')}::timestamptz
      from guard, json_to_recordset(${at('series')}::json) as j(id uuid, rule jsonb, "firstDay" date, starts text, minutes int)`,
      ended_series: sql`update reservation_series set ended_at = ${at('at')}::timestamptz, version = version + 1
      where id = any(${at('endedSeries')}::uuid[]) and exists (select from guard)`,
      booked: sql`insert into reservations (id, version, created_at, updated_at, ${NAMES})
      select j.id, 1, ${at('at')}::timestamptz, ${at('at')}::timestamptz, ${values}
      from guard, json_to_recordset(${at('inserted')}::json) as j ${COLUMNS}`,
      written: sql`update reservations r set (version, change_xid, updated_at, ${NAMES})
        = (select j.version + 1, pg_current_xact_id(), ${at('at')}::timestamptz, ${values})
      from guard, json_to_recordset(${at('rewritten')}::json) as j ${COLUMNS} where r.id = j.id`,
      given_back: sql`delete from reservation_holds h where h.reservation_id = any(${at('moved')}::uuid[]) and exists (select from guard)
      returning 1`,
      released: sql`update reservation_holds h set live = false
      where h.reservation_id = any(${at('released')}::uuid[]) and exists (select from guard)`,
      cut_short: sql`update reservation_holds h set during = tstzrange(lower(h.during), j."end"),
        held = tstzrange(lower(h.held), j."end" + (upper(h.held) - upper(h.during)))
      from guard, json_to_recordset(${at('cut')}::json) as j(id uuid, "end" timestamptz)
      where h.reservation_id = j.id`,
      taken: sql`insert into reservation_holds (reservation_id, resource_id, part_id, quantity, exclusive, live, during, held)
      select j.reservation, j.resource, j.part, j.quantity, j.exclusive, true, tstzrange(j.start, j."end"),
        tstzrange(j."heldFrom", j."heldTo")
      from guard, (select count(*) from given_back) former, json_to_recordset(${at('holds')}::json) as j(reservation uuid,
        resource uuid, part uuid, quantity int, exclusive boolean, start timestamptz, "end" timestamptz,
        "heldFrom" timestamptz, "heldTo" timestamptz)`,
      parted: sql`delete from reservation_attendees a where a.reservation_id = any(${at('gathered')}::uuid[])
      and exists (select from guard) returning 1`,
      joined: sql`insert into reservation_attendees (reservation_id, employee_id)
      select j.reservation, j.employee from guard, (select count(*) from parted) former,
        json_to_recordset(${at('attendees')}::json) as j(reservation uuid, employee uuid)`,
    },
    changed: sql`select '{}'::jsonb as patch from guard`,
    after: { told: toldFactRows(at('facts'), sql`exists (select from changed)`), ...requests?.after },
  };
}
