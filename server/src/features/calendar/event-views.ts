// Events as their readers see them. Pure.
import { type CalendarEvent, liesIn, type Occurrence, occurrencesOf } from '@madoguchi/contract/calendar/event.ts';
import type { BusyTime, CalendarItem, EventView } from '@madoguchi/contract/calendar/model.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { StoredEvent } from './store.ts';

export type Reader = Pick<Actor, 'accountId' | 'employee'>;

const isOwn = ({ ownerAccount }: CalendarEvent, { accountId }: Reader) => ownerAccount === accountId;

const invitationOf = ({ participants }: CalendarEvent, { employee }: Reader) =>
  participants.find(({ employeeId }) => employeeId === employee?.id) ?? null;

function itemOf(event: StoredEvent, occurrence: Occurrence, reader: Reader): CalendarItem {
  const { day, allDay, startsAt, endsAt, title, place, isException } = occurrence;
  return {
    eventId: event.id,
    version: event.version,
    day,
    allDay,
    startsAt,
    endsAt,
    title,
    place,
    visibility: event.visibility,
    isOwn: isOwn(event, reader),
    ownerName: event.ownerName,
    answer: invitationOf(event, reader)?.answer ?? null,
    participants: event.participants.length,
    isException,
  };
}

const byTime = (one: CalendarItem, other: CalendarItem) =>
  one.startsAt.localeCompare(other.startsAt) || one.eventId.localeCompare(other.eventId);

/** The dates of events between two instants, by time. */
export function itemsIn(events: readonly StoredEvent[], from: string, to: string, reader: Reader): CalendarItem[] {
  return events
    .flatMap((event) =>
      occurrencesOf(event)
        .filter((occurrence) => liesIn(occurrence, from, to))
        .map((occurrence) => itemOf(event, occurrence, reader)),
    )
    .sort(byTime);
}

export function viewOf(event: StoredEvent, reader: Reader): EventView {
  const { id, version, title, description, place, allDay, startsAt, endsAt, visibility, rule, ownerName } = event;
  return {
    id,
    version,
    title,
    description,
    place,
    allDay,
    startsAt,
    endsAt,
    visibility,
    rule,
    ownerName,
    exceptions: event.exceptions.map((one) => ({
      day: one.day,
      isRemoved: one.isRemoved,
      title: one.title,
      startsAt: one.startsAt,
    })),
    isOwn: isOwn(event, reader),
    answer: invitationOf(event, reader)?.answer ?? null,
    participants: event.participants.flatMap(({ employeeId, answer }) => {
      const person = event.people[employeeId];
      return person === undefined ? [] : [{ employeeId, ...person, answer }];
    }),
  };
}

/** The employees whom an event takes: its owner, and everybody invited who did not decline. */
function takenBy({ ownerEmployee, participants }: StoredEvent): string[] {
  const coming = participants.filter(({ answer }) => answer !== 'declined').map(({ employeeId }) => employeeId);
  return [...new Set([...(ownerEmployee === null ? [] : [ownerEmployee]), ...coming])];
}

/**
 * When events take each of the employees between two instants. A title is told of public events, and of those that concern the
 * reader anyway; private ones take nobody but in the eyes of their own people.
 */
export function busyTimesIn(
  events: readonly StoredEvent[],
  { employees, from, to, reader }: { employees: readonly string[]; from: string; to: string; reader: Reader | null },
): BusyTime[] {
  const times = events.flatMap((event) => {
    const isTheirs = reader !== null && (isOwn(event, reader) || invitationOf(event, reader) !== null);
    if (event.visibility === 'private' && !isTheirs) return [];
    const taken = takenBy(event).filter((employee) => employees.includes(employee));
    return occurrencesOf(event)
      .filter((occurrence) => liesIn(occurrence, from, to))
      .flatMap(({ startsAt, endsAt, allDay, title }) =>
        taken.map((employeeId) => ({
          employeeId,
          startsAt,
          endsAt,
          allDay,
          title: event.visibility === 'public' || isTheirs ? title : null,
        })),
      );
  });
  return times.sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}
