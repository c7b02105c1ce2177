// The one statement that writes events: whole, at the versions that were read, with what takes the change back.
import { type CalendarEvent, spanOf } from '@madoguchi/contract/calendar/event.ts';
import { sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';
import type { KeptState } from './store.ts';

export interface EventWrite {
  /** The account that writes. */
  by: string;
  at: string;
  events: string;
  undo: string;
  states: string;
  /** The change that is taken back, if this does. */
  undoes: string | null;
  /** Changes before this can no longer be taken back. */
  forgotten: string;
  facts: string;
}

/** Each event in full, at the version that was read: 0 where there was none. */
export function writtenEvents(events: readonly CalendarEvent[]): string {
  return JSON.stringify(
    events.map((event) => {
      const span = spanOf(event);
      return {
        ...event,
        // One without length still has its moment.
        spanned: span === null ? 'empty' : `[${span.from},${span.to}${span.from === span.to ? ']' : ')'}`,
      };
    }),
  );
}

export const writtenStates = (states: readonly KeptState[]): string => JSON.stringify(states);

const GIVEN = sql`json_to_recordset`;

/** Nothing is written where an event is at another version by now, or where a change was taken back already. */
export const writeEvents = change<EventWrite>((at) => ({
  before: {
    given: sql`select * from ${GIVEN}(${at('events')}::json) as g(id uuid, version int, "ownerAccount" uuid, title text,
        description text, place text, "allDay" boolean, "startsAt" timestamptz, "endsAt" timestamptz, visibility text,
        rule jsonb, days jsonb, spanned tstzrange, uid text, sequence int, "removedAt" timestamptz, exceptions json,
        participants json)`,
    locked: sql`select e.id from calendar_events e join given g on g.id = e.id and g.version = e.version
      order by e.id for no key update of e`,
    undoing: sql`select c.id from calendar_changes c
      where c.id = ${at('undoes')}::uuid and c.undone_at is null for update of c`,
    held: sql`select where (select count(*) from locked) = (select count(*) from given where version > 0)
      and (${at('undoes')}::uuid is null or exists (select from undoing))`,
    written: sql`insert into calendar_events as e (id, version, owner_account, title, description, place, all_day, starts_at,
        ends_at, visibility, rule, days, span, uid, sequence, created_at, changed_at, removed_at)
      select g.id, 1, g."ownerAccount", g.title, g.description, g.place, g."allDay", g."startsAt", g."endsAt",
        g.visibility, nullif(g.rule, 'null'::jsonb),
        (select coalesce(array_agg(d::date order by d), '{}') from jsonb_array_elements_text(g.days) d), g.spanned, g.uid,
        g.sequence, ${at('at')}::timestamptz, ${at('at')}::timestamptz, g."removedAt"
      from given g, held
      on conflict (id) do update set version = e.version + 1, title = excluded.title, description = excluded.description,
        place = excluded.place, all_day = excluded.all_day, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        visibility = excluded.visibility, rule = excluded.rule, days = excluded.days, span = excluded.span,
        sequence = excluded.sequence, changed_at = excluded.changed_at, removed_at = excluded.removed_at
      returning e.id`,
  },
  changed: sql`select '{}'::jsonb as patch from held where exists (select from written)`,
  after: {
    lost_dates: sql`delete from calendar_exceptions x using given g, changed where x.event_id = g.id
      and not exists (select from ${GIVEN}(g.exceptions) as n(day date) where n.day = x.day)`,
    kept_dates: sql`insert into calendar_exceptions (event_id, day, is_removed, title, description, place, all_day, starts_at,
        ends_at)
      select g.id, n.day, n."isRemoved", n.title, n.description, n.place, n."allDay", n."startsAt", n."endsAt"
      from changed, given g, ${GIVEN}(g.exceptions) as n(day date, "isRemoved" boolean, title text, description text,
        place text, "allDay" boolean, "startsAt" timestamptz, "endsAt" timestamptz)
      on conflict (event_id, day) do update set is_removed = excluded.is_removed, title = excluded.title,
        description = excluded.description, place = excluded.place, all_day = excluded.all_day,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    lost_people: sql`delete from calendar_participants p using given g, changed where p.event_id = g.id
      and not exists (select from ${GIVEN}(g.participants) as n("employeeId" uuid) where n."employeeId" = p.employee_id)`,
    kept_people: sql`insert into calendar_participants (event_id, employee_id, answer, answered_at)
      select g.id, n."employeeId", n.answer, n."answeredAt"
      from changed, given g, ${GIVEN}(g.participants) as n("employeeId" uuid, answer text, "answeredAt" timestamptz)
      on conflict (event_id, employee_id) do update set answer = excluded.answer, answered_at = excluded.answered_at`,
    undone: sql`update calendar_changes c set undone_at = ${at('at')}::timestamptz from changed
      where c.id = ${at('undoes')}::uuid`,
    forgot: sql`delete from calendar_changes c using changed
      where c.account_id = ${at('by')}::uuid and c.changed_at < ${at('forgotten')}::timestamptz
        and c.id is distinct from ${at('undoes')}::uuid`,
    undoable: sql`insert into calendar_changes (id, account_id, changed_at, states)
      select ${at('undo')}::uuid, ${at('by')}::uuid, ${at('at')}::timestamptz, ${at('states')}::jsonb from changed`,
    told: toldFactRows(at('facts'), sql`exists (select from changed)`),
  },
}));

/** A file that was looked at, or had nothing new: there is its record, and nothing else. */
export const noChange = change<object>(() => ({ changed: sql`select '{}'::jsonb as patch` }));
