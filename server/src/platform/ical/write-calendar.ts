// Events as a file of iCalendar. ical-generator folds, escapes and orders; it is given times with their zone, and what it would
// write as it comes is made safe here.
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEvent,
  ICalEventClass,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { type CalendarAttendee, type CalendarEvent, type CalendarPerson, TOKYO } from './calendar-event.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { basicDay, rruleText } from './rrule-text.ts';

/** Japan has been nine hours ahead of UTC, without summer time, since 1952. */
const TOKYO_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TOKYO}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

export interface CalendarFile {
  /** As the reader's list of calendars shows it. */
  readonly name: string;
  /** `PUBLISH` in a feed; in mails an invitation and its withdrawal (RFC 5546). */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  readonly events: readonly CalendarEvent[];
}

/** The library writes a calendar's name as it comes. */
const escaped = (text: string) => cleanLine(text).replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** An address is no text: signs that the library would escape are written as addresses have them. `null` where it is none. */
function written(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  return new URL(url).href.replace(/[,;\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

const inTokyo = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(TOKYO);
const basicTime = (instant: string) =>
  inTokyo(instant).toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

const person = ({ name, email }: CalendarPerson) => ({
  email: cleanLine(email),
  name: cleanLine(name) || cleanLine(email),
});
const attendee = (who: CalendarAttendee) => ({
  ...person(who),
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus[who.answer === 'NEEDS-ACTION' ? 'NEEDSACTION' : who.answer],
  rsvp: who.answer === 'NEEDS-ACTION',
});

/** The rule and its exclusions as the lines that the library takes as they are; of an all-day series it takes no days else. */
function repeating({ recurrence, exclusions, time }: CalendarEvent): string | null {
  if (recurrence === null) return null;
  const rule = `RRULE:${rruleText(recurrence, time.allDay)}`;
  if (exclusions.length === 0) return rule;
  const excluded = time.allDay
    ? `EXDATE;VALUE=DATE:${exclusions.map(basicDay).join(',')}`
    : `EXDATE;TZID=${TOKYO}:${exclusions.map(basicTime).join(',')}`;
  return `${rule}\r\n${excluded}`;
}

/** The library names the date of an all-day series that an event replaces by a time, which no reader finds. */
class EventOfDays extends ICalEvent {
  override toString(): string {
    return super.toString().replace(/^RECURRENCE-ID:(\d{8})T.*$/m, 'RECURRENCE-ID;VALUE=DATE:$1');
  }
}

function timesOf({ time, recurrenceId }: CalendarEvent): ICalEventData {
  const day = Temporal.PlainDate.from;
  if (time.allDay) {
    return {
      allDay: true,
      start: day(time.firstDay),
      end: day(addDays(time.lastDay, 1)),
      recurrenceId: recurrenceId === null ? null : day(recurrenceId),
    };
  }
  return {
    timezone: TOKYO,
    start: inTokyo(time.start),
    end: inTokyo(time.end),
    recurrenceId: recurrenceId === null ? null : inTokyo(recurrenceId),
  };
}

function dataOf(event: CalendarEvent): ICalEventData {
  return {
    ...timesOf(event),
    id: cleanLine(event.uid),
    sequence: event.sequence,
    stamp: Temporal.Instant.from(event.stamp),
    lastModified: Temporal.Instant.from(event.lastModified),
    repeating: repeating(event),
    summary: cleanText(event.summary),
    description: event.description === '' ? null : cleanText(event.description),
    location: event.location === '' ? null : cleanText(event.location),
    url: written(event.url),
    organizer: event.organizer === null ? null : person(event.organizer),
    attendees: event.attendees.map(attendee),
    status: ICalEventStatus[event.status],
    class: ICalEventClass[event.class],
    transparency: ICalEventTransparency[event.transparency],
  };
}

/** Bytes of UTF-8, lines of at most 75 octets that end by CRLF; the same wherever the server stands. */
export function writeCalendar({ name, method, events }: CalendarFile): Buffer {
  const calendar = new ICalCalendar({
    prodId: '//Madoguchi//Madoguchi//JA',
    name: escaped(name),
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: () => TOKYO_ZONE },
  });
  for (const event of events) {
    const data = dataOf(event);
    if (event.time.allDay) calendar.createEvent(new EventOfDays(data, calendar));
    else calendar.createEvent(data);
  }
  return Buffer.from(`${calendar.toString()}\r\n`);
}
