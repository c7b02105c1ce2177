// An event as it is kept, and the dates on which it takes place. Pure.
import { daysBetween, tokyoDay } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { Recurrence } from '../values/recurrence.ts';
import type { Answer, Visibility } from './choices.ts';

const DAY_MS = 86_400_000;

/** A date of a series that does not take place, or keeps something of its own; null is as the series has it. */
export interface EventException {
  /** The date that the rule has. */
  readonly day: PlainDate;
  readonly isRemoved: boolean;
  readonly title: string | null;
  readonly description: string | null;
  readonly place: string | null;
  /** These three stand together: a date that was moved has times of its own. */
  readonly allDay: boolean | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export interface Invited {
  readonly employeeId: string;
  readonly answer: Answer;
  readonly answeredAt: string | null;
}

/** Instants are UTC texts with milliseconds; an event of whole days begins and ends at midnight in Tokyo. */
export interface CalendarEvent {
  readonly id: string;
  /** 0: not kept yet. */
  readonly version: number;
  readonly ownerAccount: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly allDay: boolean;
  /** Of the first date. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly visibility: Visibility;
  readonly rule: Recurrence | null;
  /** The dates that the rule has, in order; without a rule the first day alone. */
  readonly days: readonly PlainDate[];
  readonly exceptions: readonly EventException[];
  readonly participants: readonly Invited[];
  /** One for life, whatever changes. */
  readonly uid: string;
  readonly sequence: number;
  readonly removedAt: string | null;
}

/** One date on which an event takes place. */
export interface Occurrence {
  /** The date that the rule has; null without a rule. */
  readonly day: PlainDate | null;
  readonly allDay: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly isException: boolean;
}

export const firstDayOf = ({ startsAt }: Pick<CalendarEvent, 'startsAt'>): PlainDate => tokyoDay(Date.parse(startsAt));

/** So many days later, at the same time: clocks in Tokyo never change. */
export function daysLater(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

function occurrenceOn(event: CalendarEvent, day: PlainDate): Occurrence | null {
  const own = event.exceptions.find((one) => one.day === day);
  if (own?.isRemoved) return null;
  const after = daysBetween(firstDayOf(event), day);
  return {
    day: event.rule === null ? null : day,
    allDay: own?.allDay ?? event.allDay,
    startsAt: own?.startsAt ?? daysLater(event.startsAt, after),
    endsAt: own?.endsAt ?? daysLater(event.endsAt, after),
    title: own?.title ?? event.title,
    description: own?.description ?? event.description,
    place: own?.place ?? event.place,
    isException: own !== undefined,
  };
}

/** Every date on which it takes place, in the order of the rule; none once it was removed. */
export function occurrencesOf(event: CalendarEvent): Occurrence[] {
  if (event.removedAt !== null) return [];
  return event.days.flatMap((day) => occurrenceOn(event, day) ?? []);
}

/** The one of a date that the rule has; the only one of an event without a rule. `null` where it does not take place. */
export function occurrenceOf(event: CalendarEvent, day: PlainDate | null): Occurrence | null {
  return occurrencesOf(event).find((one) => one.day === (event.rule === null ? null : day)) ?? null;
}

/** True where it takes some of the time from an instant to before another; one without length takes its moment. */
export function liesIn(
  { startsAt, endsAt }: Pick<Occurrence, 'startsAt' | 'endsAt'>,
  from: string,
  to: string,
): boolean {
  return startsAt < to && (endsAt > from || (startsAt === endsAt && startsAt >= from));
}

/** From the first moment of the first date to the end of the last, in whatever order they are. `null` where there is none. */
export function spanOf(event: CalendarEvent): { readonly from: string; readonly to: string } | null {
  const all = occurrencesOf({ ...event, removedAt: null });
  if (all.length === 0) return null;
  const [from] = all.map(({ startsAt }) => startsAt).sort();
  const to = all
    .map(({ endsAt }) => endsAt)
    .sort()
    .at(-1);
  return { from: from ?? event.startsAt, to: to ?? event.endsAt };
}
