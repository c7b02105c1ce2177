// An event in the source's shape (S7-04): `start` and `end` are instants, or days where it lasts all day. Pure.
import * as z from 'zod';
import { isPlainDate, tokyoDay } from '../values/calendar-days.ts';
import { Id } from '../values/id.ts';
import { requiredText, textLines } from '../values/text.ts';
import { timesOfSpan } from './content.ts';
import type { CalendarEvent } from './event.ts';
import { DESCRIPTION_LIMIT, type EventContent, TITLE_LIMIT } from './model.ts';

/** A day, or a moment; one without a zone is by the clocks of Tokyo. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** The instant that the text says; a day is its first moment. `NaN` where it says none. */
function epochOf(text: string): number {
  if (!MOMENT.test(text) || !isPlainDate(text.slice(0, 10))) return Number.NaN;
  if (text.length === 10) return Date.parse(`${text}T00:00:00+09:00`);
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}+09:00`);
}

const Moment = z.string().refine((value) => !Number.isNaN(epochOf(value)), { error: 'moment' });

export const NewSourceEvent = z.strictObject({
  title: requiredText(TITLE_LIMIT),
  allDay: z.boolean(),
  start: Moment,
  /** Of an event that lasts all day, its last day. */
  end: Moment,
  extendedProps: z.strictObject({ desc: textLines(DESCRIPTION_LIMIT).default('') }).default({ desc: '' }),
});
export type NewSourceEvent = z.infer<typeof NewSourceEvent>;

export const SourceEvent = NewSourceEvent.extend({ id: Id });
export type SourceEvent = z.infer<typeof SourceEvent>;

/** The times of a sent event, as our own calls take them. */
export function timesOfSource({ allDay, start, end }: NewSourceEvent) {
  const [first, last] = [epochOf(start), epochOf(end)];
  if (allDay) return { allDay, firstDay: tokyoDay(first), startTime: null, lastDay: tokyoDay(last), endTime: null };
  return timesOfSpan({ startsAt: new Date(first).toISOString(), endsAt: new Date(last).toISOString() }, false);
}

/** An event of ours in that shape, which knows no repetition: a series is told by its first date. */
export function sourceEventOf(
  event: Pick<CalendarEvent, 'id' | 'title' | 'description' | 'allDay' | 'startsAt' | 'endsAt'>,
): SourceEvent {
  const { id, title, description, allDay, startsAt, endsAt } = event;
  const times = timesOfSpan({ startsAt, endsAt }, allDay);
  const [start, end]: [string, string] = allDay ? [times.firstDay, times.lastDay] : [startsAt, endsAt];
  return { id, title, allDay, start, end, extendedProps: { desc: description } };
}

/** The content of a sent event, over what the call cannot say: place, people and repetition stay as they are. */
export function contentOfSource(
  sent: NewSourceEvent,
  kept: Pick<EventContent, 'place' | 'visibility' | 'participants' | 'rule'>,
): EventContent {
  return { ...kept, title: sent.title, description: sent.extendedProps.desc, ...timesOfSource(sent) };
}
