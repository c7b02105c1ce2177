// Events as other calendars read them. Pure. Their stamps are those of the change, so that an unchanged calendar is
// the same to the byte.
import { type CalendarEvent, daysLater, firstDayOf, occurrenceOf } from '@madoguchi/contract/calendar/event.ts';
import { addDays, daysBetween, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { EventTime, CalendarEvent as ToldEvent } from '../../../platform/ical/calendar-event.ts';

interface Times {
  readonly allDay: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
}

function timeOf({ allDay, startsAt, endsAt }: Times): EventTime {
  if (!allDay) return { allDay, start: startsAt, end: endsAt };
  return {
    allDay,
    firstDay: tokyoDay(Date.parse(startsAt)),
    lastDay: addDays(tokyoDay(Date.parse(endsAt)), -1),
  };
}

/** Of another's event nobody learns who else comes: a published calendar has no attendees (RFC 5546 3.2.1). */
const PUBLISHED = { url: '', organizer: null, attendees: [], transparency: 'OPAQUE' } as const;
const ONCE = { exclusions: [], recurrenceId: null, recurrence: null } as const;

/** The start that the rule gives a date, as files name it. */
function originalStart({ allDay, startsAt }: CalendarEvent, first: PlainDate, day: PlainDate) {
  return allDay ? day : daysLater(startsAt, daysBetween(first, day));
}

/** A series is one event, and one more for each date with something of its own. */
export function toldEvents(event: CalendarEvent & { readonly changedAt: string }): ToldEvent[] {
  const { uid, sequence, changedAt, rule, allDay, removedAt } = event;
  const first = firstDayOf(event);
  const said = {
    ...PUBLISHED,
    uid,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    class: event.visibility === 'public' ? 'PUBLIC' : 'PRIVATE',
    status: removedAt === null ? 'CONFIRMED' : 'CANCELLED',
  } as const;
  const own = event.exceptions.flatMap(({ day, isRemoved }) => (isRemoved ? [] : (occurrenceOf(event, day) ?? [])));
  // A date that lasts all day in a series of hours, or the other way round, cannot be named in one series with it.
  const apart = own.filter((date) => date.allDay !== allDay);
  const excluded = event.exceptions.filter(({ isRemoved }) => isRemoved).map(({ day }) => day);
  const others = [...excluded, ...apart.flatMap(({ day }) => day ?? [])].sort();
  const master: ToldEvent = {
    ...said,
    time: timeOf(event),
    summary: event.title,
    description: event.description,
    location: event.place,
    recurrence: rule,
    exclusions: rule === null ? [] : others.map((day) => originalStart(event, first, day)),
    recurrenceId: null,
  };
  const dates = own.map((date): ToldEvent => {
    const isApart = date.allDay !== allDay;
    return {
      ...said,
      ...ONCE,
      uid: isApart ? `${date.day}.${uid}` : uid,
      time: timeOf(date),
      summary: date.title,
      description: date.description,
      location: date.place,
      recurrenceId: isApart ? null : originalStart(event, first, date.day ?? first),
    };
  });
  return [master, ...dates];
}
