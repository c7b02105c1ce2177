// A reservation as calendars have it: in the feed of its people, and in the mails that tell them of it. Pure.
import type { CalendarEvent, ToldCalendar } from '../../platform/ical/calendar-event.ts';
import type { StoredReservation } from './booking/write-store.ts';
import type { ReservationEntry } from './reads/calendar-store.ts';

/** The name of a reservation in calendar files, for life: not of the portal's host, which may move. */
const uidOf = (id: string) => `${id}@madoguchi`;

/** Of another's reservation nobody learns who else comes: a published calendar has no attendees (RFC 5546 3.2.1). */
export function calendarEventOf(entry: ReservationEntry): CalendarEvent {
  const { id, sequence, changedAt, start, end, title, note, resourceNames, isPrivate, state } = entry;
  return {
    uid: uidOf(id),
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    time: { allDay: false, start, end },
    summary: title,
    description: note,
    location: resourceNames.join('、'),
    url: '',
    organizer: null,
    attendees: [],
    transparency: 'OPAQUE',
    class: isPrivate ? 'PRIVATE' : 'PUBLIC',
    status: state,
    exclusions: [],
    recurrenceId: null,
    recurrence: null,
  };
}

/** News by which whoever hears of them has the reservation, and those by which they have it no more. */
const ASKS: Readonly<Record<string, ToldCalendar['method']>> = {
  'reservation-booked-for-you': 'REQUEST',
  'reservation-changed': 'REQUEST',
  'reservation-promoted': 'REQUEST',
  'reservation-approved': 'REQUEST',
  'reservation-cancelled': 'CANCEL',
  'reservation-released': 'CANCEL',
  'reservation-rejected': 'CANCEL',
};

export type Reserved = Pick<
  StoredReservation,
  'id' | 'sequence' | 'title' | 'purpose' | 'note' | 'visibility' | 'start' | 'end' | 'status'
> & { readonly resourceNames: readonly string[] };

/**
 * The calendar part of the mail with such news, as the reservation is at the moment; null where it has none. A cancellation counts one
 * more than the reservation that it ends (RFC 5546 3.2.5), also for somebody who alone was taken out of it.
 */
export function toldReservation(kind: string, reserved: Reserved, now: string): ToldCalendar | null {
  const method = ASKS[kind];
  if (method === undefined) return null;
  const { purpose, note, visibility, status, sequence } = reserved;
  const isTentative = status === 'tentative' && kind !== 'reservation-approved';
  const event = calendarEventOf({
    ...reserved,
    note: [purpose, note].filter((said) => said !== '').join('\n'),
    isPrivate: visibility === 'private',
    state: method === 'CANCEL' ? 'CANCELLED' : isTentative ? 'TENTATIVE' : 'CONFIRMED',
    sequence: method === 'CANCEL' ? sequence + 1 : sequence,
    changedAt: now,
  });
  return { method, events: [event], answer: 'ACCEPTED' };
}
