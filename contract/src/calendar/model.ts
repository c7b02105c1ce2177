// Events of people's calendars (B9-03): the words for them, what is typed of one, and how one is shown.
import * as z from 'zod';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { Recurrence } from '../values/recurrence.ts';
import { requiredText, text, textLines } from '../values/text.ts';
import { TimeOfDay } from '../values/time-of-day.ts';
import { ANSWERS, SCOPES, VISIBILITIES } from './choices.ts';

export const TITLE_LIMIT = 200;
export const PLACE_LIMIT = 200;
export const DESCRIPTION_LIMIT = 4000;
export const MOST_PARTICIPANTS = 100;
/** A month view has six weeks; a list goes on for longer. */
export const LONGEST_RANGE_DAYS = 100;

/** An event as it is typed: days and times of the wall clock in Tokyo. */
export const EventContent = z.strictObject({
  title: requiredText(TITLE_LIMIT),
  description: textLines(DESCRIPTION_LIMIT).default(''),
  place: text(PLACE_LIMIT).default(''),
  allDay: z.boolean(),
  firstDay: PlainDate,
  /** Null where it lasts all day, else required. */
  startTime: TimeOfDay.nullable(),
  /** The last day, as people say it; the first one again where it ends on it, at 24:00 at the latest. */
  lastDay: PlainDate,
  endTime: TimeOfDay.nullable(),
  visibility: z.enum(VISIBILITIES).default('busy'),
  /** Employees who are invited. */
  participants: z
    .array(Id)
    .max(MOST_PARTICIPANTS)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'twice' })
    .default([]),
  rule: Recurrence.nullable().default(null),
});
export type EventContent = z.infer<typeof EventContent>;

/** The part of a series that a change is for. `day`: the date of the series that was opened, as the rule has it. */
export const InSeries = z.strictObject({
  id: Id,
  version: Version,
  day: PlainDate.nullable().default(null),
  scope: z.enum(SCOPES).default('all'),
});
export type InSeries = z.infer<typeof InSeries>;

/** A whole change of an event, as its form sends it. */
export const ChangedContent = EventContent.extend(InSeries.shape);

/** Where a drag, a pulled edge or a menu puts it. */
export const MovedTimes = InSeries.extend(
  EventContent.pick({ allDay: true, firstDay: true, startTime: true, lastDay: true, endTime: true }).shape,
);

/** One date of an event in a calendar, as far as its reader may know it. */
export const CalendarItem = z.object({
  eventId: Id,
  version: Version,
  /** The date of a series that the rule has, wherever it was moved since; null where the event does not repeat. */
  day: PlainDate.nullable(),
  allDay: z.boolean(),
  startsAt: Instant,
  /** The first moment after it. */
  endsAt: Instant,
  title: z.string(),
  place: z.string(),
  visibility: z.enum(VISIBILITIES),
  /** The reader's own, to be changed by them. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** The reader's answer, where they were invited. */
  answer: z.enum(ANSWERS).nullable(),
  /** How many were invited. */
  participants: z.number().int(),
  /** This date keeps a time or texts of its own. */
  isException: z.boolean(),
});
export type CalendarItem = z.infer<typeof CalendarItem>;

/** A time in which somebody is taken: of an event that is not public, that alone. */
export const BusyTime = z.object({
  employeeId: Id,
  startsAt: Instant,
  endsAt: Instant,
  allDay: z.boolean(),
  /** Null: it is nobody else's business. */
  title: z.string().nullable(),
});
export type BusyTime = z.infer<typeof BusyTime>;

export const Participant = z.object({
  employeeId: Id,
  /** By which people tell two of one name apart. */
  number: Code,
  name: z.string(),
  kana: z.string(),
  departmentCode: Code,
  answer: z.enum(ANSWERS),
});
export type Participant = z.infer<typeof Participant>;

/** A date that keeps changes of its own, or does not take place. */
const ExceptionView = z.object({
  day: PlainDate,
  isRemoved: z.boolean(),
  title: z.string().nullable(),
  startsAt: Instant.nullable(),
});

/** A whole event, for those it belongs to and those who are invited. The times are those of its first date. */
export const EventView = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  description: z.string(),
  place: z.string(),
  allDay: z.boolean(),
  startsAt: Instant,
  endsAt: Instant,
  visibility: z.enum(VISIBILITIES),
  rule: Recurrence.nullable(),
  exceptions: z.array(ExceptionView),
  ownerName: z.string(),
  isOwn: z.boolean(),
  /** The reader's answer, where they were invited. */
  answer: z.enum(ANSWERS).nullable(),
  participants: z.array(Participant),
});
export type EventView = z.infer<typeof EventView>;

/** After a change: how it is taken back, and the dates that kept changes of their own. */
export const Changed = z.object({
  /** The event that the change led to: the new series where one was split. */
  id: Id,
  version: Version,
  undo: Id,
  kept: z.array(PlainDate),
});
export type Changed = z.infer<typeof Changed>;
