// Changing one date of a series, it and those that follow, or all. Pure: the dates of a rule are found by whoever calls (B6-06).
import { addDays, daysBetween, tokyoDay } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { type Monthly, monthlyChoices, REPEAT_WEEKDAYS, type Recurrence } from '../values/recurrence.ts';
import {
  type CalendarEvent,
  daysLater,
  type EventException,
  firstDayOf,
  type Occurrence,
  occurrencesOf,
} from './event.ts';

/** The texts and times of one date. */
export type Fields = Pick<CalendarEvent, 'title' | 'description' | 'place' | 'startsAt' | 'endsAt' | 'allDay'>;

const turned = (name: Recurrence & { every: 'week' }, days: number) =>
  name.weekdays.map((one) => REPEAT_WEEKDAYS[(((REPEAT_WEEKDAYS.indexOf(one) + days) % 7) + 7) % 7] ?? one);

/** The monthly rule of a day that lies where the former one's did: the last Friday moves to the last Saturday, if it is one. */
function movedMonthly(monthly: Monthly, day: PlainDate): Monthly {
  const choices = monthlyChoices(day);
  const isLast = monthly.by === 'weekday' && monthly.nth === -1;
  const alike = choices.filter(({ by }) => by === monthly.by);
  return (
    alike.find((one) => one.by !== 'weekday' || (one.nth === -1) === isLast) ??
    alike[0] ?? { by: 'date', day: Number(day.slice(8)) }
  );
}

/** The rule of a series all of whose dates move by so many days; `firstDay` is the new first one. */
export function movedRule(rule: Recurrence, days: number, firstDay: PlainDate): Recurrence {
  if (days === 0) return rule;
  const ends = rule.ends.by === 'until' ? { ...rule.ends, day: addDays(rule.ends.day, days) } : rule.ends;
  switch (rule.every) {
    case 'day':
      return { ...rule, ends };
    case 'week':
      return { ...rule, weekdays: turned(rule, days), ends };
    case 'month':
      return { ...rule, monthly: movedMonthly(rule.monthly, firstDay), ends };
    default:
      return rule satisfies never;
  }
}

const later = (instant: string | null, days: number) => (instant === null ? null : daysLater(instant, days));

/** Dates of their own stay with the date of the rule that they were made for, also where that moved. */
function movedExceptions(exceptions: readonly EventException[], days: number): EventException[] {
  return exceptions.map((one) => ({
    ...one,
    day: addDays(one.day, days),
    startsAt: later(one.startsAt, days),
    endsAt: later(one.endsAt, days),
  }));
}

const other = <Value>(value: Value, usual: Value): Value | null => (value === usual ? null : value);

/** The series with one date changed. A date that is as the series has it is no exception any more. */
export function withDate(event: CalendarEvent, before: Occurrence, fields: Fields): CalendarEvent {
  const day = before.day ?? firstDayOf(event);
  const after = daysBetween(firstDayOf(event), day);
  const usual = { startsAt: daysLater(event.startsAt, after), endsAt: daysLater(event.endsAt, after) };
  const isMoved =
    fields.allDay !== event.allDay || fields.startsAt !== usual.startsAt || fields.endsAt !== usual.endsAt;
  const own: EventException = {
    day,
    isRemoved: false,
    title: other(fields.title, event.title),
    description: other(fields.description, event.description),
    place: other(fields.place, event.place),
    allDay: isMoved ? fields.allDay : null,
    startsAt: isMoved ? fields.startsAt : null,
    endsAt: isMoved ? fields.endsAt : null,
  };
  const isUsual = !isMoved && own.title === null && own.description === null && own.place === null;
  const others = event.exceptions.filter((one) => one.day !== day);
  return { ...event, exceptions: isUsual ? others : [...others, own] };
}

/** The series without one of its dates. */
export function withoutDate(event: CalendarEvent, day: PlainDate): CalendarEvent {
  const gone = { title: null, description: null, place: null, allDay: null, startsAt: null, endsAt: null };
  const others = event.exceptions.filter((one) => one.day !== day);
  return { ...event, exceptions: [...others, { ...gone, day, isRemoved: true }] };
}

/** The dates before a cut alone, ended on the day before it. */
export function endedBefore(event: CalendarEvent, cut: PlainDate): CalendarEvent {
  const { rule } = event;
  return {
    ...event,
    rule: rule && { ...rule, ends: { by: 'until', day: addDays(cut, -1) } },
    days: event.days.filter((day) => day < cut),
    exceptions: event.exceptions.filter(({ day }) => day < cut),
  };
}

/** The dates from a cut on, as a series of its own; what was changed of them by themselves goes with it. */
export function begunAt(event: CalendarEvent, cut: PlainDate): CalendarEvent {
  const { rule } = event;
  const days = event.days.filter((day) => day >= cut);
  const after = daysBetween(firstDayOf(event), cut);
  return {
    ...event,
    startsAt: daysLater(event.startsAt, after),
    endsAt: daysLater(event.endsAt, after),
    rule: rule && (rule.ends.by === 'count' ? { ...rule, ends: { by: 'count', count: days.length } } : rule),
    days,
    exceptions: event.exceptions.filter(({ day }) => day >= cut),
  };
}

/** True where no date of it takes place any more. */
export const isOver = (event: CalendarEvent): boolean => occurrencesOf(event).length === 0;

/** The dates that keep changes of their own whatever the series becomes: those that take place. */
export function keptDates({ exceptions }: Pick<CalendarEvent, 'exceptions'>): PlainDate[] {
  return exceptions
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ day }) => day)
    .sort();
}

/** In one order of its parts, whichever way it was sent or kept. */
function canonical(rule: Recurrence | null): string {
  const sorted = (_key: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : Array.isArray(value)
        ? [...value].sort()
        : value;
  return JSON.stringify(rule, sorted);
}

export const isSameRule = (one: Recurrence | null, other: Recurrence | null): boolean =>
  canonical(one) === canonical(other);

const moment = (instant: string) => Date.parse(instant);
const shifted = (instant: string, by: number) => new Date(moment(instant) + by).toISOString();

/**
 * The whole series after one of its dates was opened and changed: what was not changed of that date stays as the series has it, and
 * times move as those of the date did. Its dates are still those of before. `rule` is another one only where it was chosen.
 */
export function withAll(
  event: CalendarEvent,
  before: Occurrence,
  fields: Fields,
  rule: Recurrence | null,
): CalendarEvent {
  const of = <Name extends 'title' | 'description' | 'place'>(name: Name) =>
    fields[name] === before[name] ? event[name] : fields[name];
  const texts = { title: of('title'), description: of('description'), place: of('place') };
  if (rule === null) {
    const { startsAt, endsAt, allDay } = fields;
    return { ...event, ...texts, allDay, startsAt, endsAt, rule, exceptions: [] };
  }
  const days = movedBy(before, fields);
  const startsAt = shifted(event.startsAt, moment(fields.startsAt) - moment(before.startsAt));
  const lasted = moment(event.endsAt) - moment(event.startsAt);
  const grown = moment(fields.endsAt) - moment(fields.startsAt) - (moment(before.endsAt) - moment(before.startsAt));
  const isSame = isSameRule(event.rule, rule);
  return {
    ...event,
    ...texts,
    allDay: fields.allDay === before.allDay ? event.allDay : fields.allDay,
    startsAt,
    endsAt: shifted(startsAt, Math.max(0, lasted + grown)),
    rule: isSame ? movedRule(rule, days, tokyoDay(moment(startsAt))) : rule,
    exceptions: isSame ? movedExceptions(event.exceptions, days) : event.exceptions,
  };
}

/** The event with the dates of its rule: it begins on the first of them, and what was changed of a lost date is lost. */
export function withDates(event: CalendarEvent, days: readonly PlainDate[]): CalendarEvent {
  const after = daysBetween(firstDayOf(event), days[0] ?? firstDayOf(event));
  return {
    ...event,
    days,
    startsAt: daysLater(event.startsAt, after),
    endsAt: daysLater(event.endsAt, after),
    exceptions: event.exceptions.filter(({ day }) => days.includes(day)),
  };
}

/** How many days the change moves the dates of a series: from where the changed one was to where it is. */
function movedBy(before: Pick<Occurrence, 'startsAt'>, { startsAt }: Pick<Fields, 'startsAt'>): number {
  return daysBetween(tokyoDay(Date.parse(before.startsAt)), tokyoDay(Date.parse(startsAt)));
}
