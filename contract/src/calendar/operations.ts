// The calendar: the source's four calls over a person's own events (S7-04), and ours, which know series, people and undo (B9-03).
import * as z from 'zod';
import { tool } from '../access.ts';
import { LONGEST_SEARCH } from '../list/list-state.ts';
import { read, write } from '../operation.ts';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { Recurrence } from '../values/recurrence.ts';
import { text } from '../values/text.ts';
import { GIVEN_ANSWERS } from './choices.ts';
import { EXCHANGE_OPERATIONS } from './exchange-operations.ts';
import {
  BusyTime,
  CalendarItem,
  Changed,
  ChangedContent,
  EventContent,
  EventView,
  InSeries,
  MOST_PARTICIPANTS,
  MovedTimes,
} from './model.ts';
import { NewSourceEvent, SourceEvent } from './source-event.ts';

const MAY_USE = tool('calendar');

const Days = z.strictObject({ from: PlainDate, to: PlainDate });

/** The caller's own events, each once. */
export const listSourceEvents = read('calendar.source-events', {
  at: ['GET', '/api/calendar-app/events'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: z.array(SourceEvent),
  refuses: [],
});

/** The server gives the id. */
export const addSourceEvent = write('calendar.source-add', {
  at: ['POST', '/api/calendar-app/add-event'],
  access: MAY_USE,
  input: z.strictObject({ newEvent: NewSourceEvent }),
  output: SourceEvent,
  refuses: ['invalid'],
  records: 'calendar-event.added',
});

/** The call knows no versions: it holds for the newest state, whatever the caller has seen of it. */
export const updateSourceEvent = write('calendar.source-update', {
  at: ['POST', '/api/calendar-app/update-event'],
  access: MAY_USE,
  input: z.strictObject({ event: SourceEvent }),
  output: SourceEvent,
  refuses: ['invalid', 'not-found'],
  records: 'calendar-event.changed',
});

export const removeSourceEvent = write('calendar.source-remove', {
  at: ['POST', '/api/calendar-app/remove-event'],
  access: MAY_USE,
  input: z.strictObject({ eventId: Id }),
  output: z.object({ eventId: Id }),
  refuses: ['not-found'],
  records: 'calendar-event.removed',
});

/** The dates of the days from the first to the last, of the caller's own events and of those to which they are invited. */
export const listItems = read('calendar.range', {
  at: ['GET', '/api/calendar/range'],
  access: MAY_USE,
  input: Days,
  output: z.object({ items: z.array(CalendarItem) }),
  refuses: ['invalid'],
});

/** The coming dates of the caller's own whose title or place has the words, the next first. */
export const searchEvents = read('calendar.search', {
  at: ['GET', '/api/calendar/search'],
  access: MAY_USE,
  input: z.strictObject({ q: text(LONGEST_SEARCH) }),
  output: z.object({ items: z.array(CalendarItem) }),
  refuses: [],
});

/** A whole event, of the caller or to which they are invited. */
export const showEvent = read('calendar.show', {
  at: ['GET', '/api/calendar/events/:id'],
  access: MAY_USE,
  input: z.strictObject({ id: Id, day: PlainDate.optional() }),
  output: EventView.extend({
    /** The date that was asked for, as it takes place; null where it does not. */
    date: CalendarItem.pick({ day: true, allDay: true, startsAt: true, endsAt: true, title: true, place: true })
      .extend({ description: z.string() })
      .nullable(),
  }),
  refuses: ['not-found'],
});

export const addEvent = write('calendar.add', {
  at: ['POST', '/api/calendar/events'],
  access: MAY_USE,
  input: EventContent,
  output: Changed,
  refuses: ['invalid'],
  records: 'calendar-event.added',
});

/** Changes one date of the caller's own event, it and those that follow, or all. */
export const changeEvent = write('calendar.change', {
  at: ['POST', '/api/calendar/events/:id'],
  access: MAY_USE,
  input: ChangedContent,
  output: Changed,
  refuses: ['invalid', 'not-found', 'not-allowed', 'stale'],
  records: 'calendar-event.changed',
});

/** Moves or resizes, as a drag does. Times alone change; dropped where it was, nothing does. */
export const moveEvent = write('calendar.move', {
  at: ['POST', '/api/calendar/events/:id/move'],
  access: MAY_USE,
  input: MovedTimes,
  output: Changed,
  refuses: ['invalid', 'not-found', 'not-allowed', 'stale'],
  records: 'calendar-event.moved',
});

/** It is gone from every calendar; those who were invited are told, and 30 days long it can be had back. */
export const removeEvent = write('calendar.remove', {
  at: ['POST', '/api/calendar/events/:id/remove'],
  access: MAY_USE,
  input: InSeries,
  output: Changed,
  refuses: ['invalid', 'not-found', 'not-allowed', 'stale'],
  records: 'calendar-event.removed',
});

/** Takes one change of the caller back, where nobody has changed the same since. */
export const undoChange = write('calendar.undo', {
  at: ['POST', '/api/calendar/changes/:id/undo'],
  access: MAY_USE,
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id, version: Version }),
  refuses: ['not-found', 'stale'],
  records: 'calendar-event.change-undone',
});

/** Somebody who is invited says whether they take part. */
export const answerInvitation = write('calendar.answer', {
  at: ['POST', '/api/calendar/events/:id/answer'],
  access: MAY_USE,
  input: z.strictObject({ id: Id, version: Version, answer: z.enum(GIVEN_ANSWERS) }),
  output: z.object({ id: Id, version: Version }),
  refuses: ['not-found', 'not-allowed', 'stale'],
  records: 'calendar-event.answered',
});

/** The dates that a rule has from a day on, before it is saved. */
export const previewDates = read('calendar.dates', {
  at: ['POST', '/api/calendar/dates'],
  access: MAY_USE,
  shows: [],
  input: z.strictObject({ firstDay: PlainDate, rule: Recurrence }),
  output: z.object({ days: z.array(PlainDate) }),
  refuses: ['invalid'],
});

/** When the caller and others are taken in a span: what a new event would meet. */
export const listBusyTimes = read('calendar.busy', {
  at: ['POST', '/api/calendar/busy'],
  access: MAY_USE,
  input: z.strictObject({
    employees: z.array(Id).max(MOST_PARTICIPANTS),
    startsAt: Instant,
    endsAt: Instant,
    /** The event that is being changed meets itself nowhere. */
    except: Id.optional(),
  }),
  output: z.object({
    times: z.array(BusyTime.extend({ name: z.string() })),
  }),
  refuses: ['invalid'],
});

/** The people of a department, the caller's own without a code, and when each is taken. */
export const showTeamWeek = read('calendar.team', {
  at: ['GET', '/api/calendar/team'],
  access: MAY_USE,
  input: Days.extend({ department: Code.optional() }),
  output: z.object({
    departmentCode: Code.nullable(),
    people: z.array(
      z.object({
        employeeId: Id,
        name: z.string(),
        /** The caller, whose own events say more. */
        isReader: z.boolean(),
        times: z.array(BusyTime),
      }),
    ),
  }),
  refuses: ['invalid'],
});

export const CALENDAR_OPERATIONS = [
  listSourceEvents,
  addSourceEvent,
  updateSourceEvent,
  removeSourceEvent,
  listItems,
  searchEvents,
  showEvent,
  addEvent,
  changeEvent,
  moveEvent,
  removeEvent,
  undoChange,
  answerInvitation,
  previewDates,
  listBusyTimes,
  showTeamWeek,
  ...EXCHANGE_OPERATIONS,
] as const;
