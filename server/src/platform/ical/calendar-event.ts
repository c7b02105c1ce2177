// An event as iCalendar knows it (RFC 5545), in the portal's own values.
import type { Instant } from '@madoguchi/contract/values/id.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Recurrence } from '@madoguchi/contract/values/recurrence.ts';

/** The zone in which the portal's events repeat, and in which times without a zone are meant. */
export const TOKYO = 'Asia/Tokyo';

/** The last day of an all-day event is its own; the files name the day after. */
export type EventTime =
  | { readonly allDay: true; readonly firstDay: PlainDate; readonly lastDay: PlainDate }
  | { readonly allDay: false; readonly start: Instant; readonly end: Instant };

/** Where one date of a series began before anybody moved it: a day of an all-day series, an instant of another. */
export type OriginalStart = PlainDate | Instant;

export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

export const ANSWERS = ['NEEDS-ACTION', 'ACCEPTED', 'DECLINED', 'TENTATIVE'] as const;

export interface CalendarAttendee extends CalendarPerson {
  readonly answer: (typeof ANSWERS)[number];
}

export const EVENT_STATUSES = ['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const;
export const EVENT_CLASSES = ['PUBLIC', 'PRIVATE', 'CONFIDENTIAL'] as const;
export const TRANSPARENCIES = ['OPAQUE', 'TRANSPARENT'] as const;

/** An event as it is written and read alike; an empty text is not written. */
export interface EventContent {
  /** The same for life, also of the changed dates of a series. */
  readonly uid: string;
  /** Grows with each change of time or place (RFC 5546 2.1.4). */
  readonly sequence: number;
  readonly time: EventTime;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Of http or https. */
  readonly url: string;
  readonly organizer: CalendarPerson | null;
  readonly attendees: readonly CalendarAttendee[];
  readonly status: (typeof EVENT_STATUSES)[number];
  readonly class: (typeof EVENT_CLASSES)[number];
  /** `TRANSPARENT` takes nobody's time. */
  readonly transparency: (typeof TRANSPARENCIES)[number];
  /** Dates of the series that do not take place, or are events of their own. */
  readonly exclusions: readonly OriginalStart[];
  /** Of an event that stands instead of one date of a series. */
  readonly recurrenceId: OriginalStart | null;
}

export interface CalendarEvent extends EventContent {
  /** When this version of it was made. */
  readonly stamp: Instant;
  readonly lastModified: Instant;
  readonly recurrence: Recurrence | null;
}

/** A mail tells a calendar to have the event, or to have it no more. All of one UID (RFC 5546); their people are those of the mail. */
export interface ToldCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly events: readonly CalendarEvent[];
  /** The recipient's answer: people answer in the portal, so that no mail asks for one. */
  readonly answer: 'ACCEPTED' | 'TENTATIVE';
}
