// A change of one date, of it and those that follow, or of all, as the events that have to be written (B6-06).
import type { Scope } from '@madoguchi/contract/calendar/choices.ts';
import {
  type CalendarEvent,
  firstDayOf,
  type Occurrence,
  occurrenceOf,
  occurrencesOf,
} from '@madoguchi/contract/calendar/event.ts';
import {
  begunAt,
  endedBefore,
  type Fields,
  isOver,
  isSameRule,
  withAll,
  withDate,
  withDates,
  withoutDate,
} from '@madoguchi/contract/calendar/series.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import { refuse, type WrongField } from '../../platform/http/problem.ts';
import { occurrenceDays } from '../../platform/ical/occurrence-days.ts';
import { uuidAt } from '../../platform/uuid.ts';
import type { StoredEvent } from './store.ts';
import type { Step } from './write-events.ts';

export const refuseFields = (fields: readonly WrongField[]): never =>
  refuse('invalid', { fields, values: { n: fields.length } });

/** The event with the dates of its rule. @throws Problem `invalid` with the field of the rule that has too many, or none */
export function dated(event: CalendarEvent): CalendarEvent {
  const { rule } = event;
  const first = firstDayOf(event);
  if (rule === null) return withDates(event, [first]);
  const series = occurrenceDays(rule, first);
  if ('dates' in series) return withDates(event, series.dates);
  const { field, ...fault } = series.fault;
  return refuseFields([{ ...fault, field: field === '' ? 'rule' : `rule.${field}` }]);
}

/** The date that a change is of; without a day, the first that takes place. */
export function dateOf(event: CalendarEvent, day: PlainDate | null): Occurrence {
  const found = day === null ? occurrencesOf(event)[0] : occurrenceOf(event, day);
  return found ?? refuseFields([{ field: 'day', code: 'not-a-date' }]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Change {
  readonly scope: Scope;
  readonly day: PlainDate | null;
  readonly fields: Fields;
  readonly rule: Recurrence | null;
  /** Of the whole series. */
  readonly people: Pick<CalendarEvent, 'visibility' | 'participants'>;
  readonly now: string;
}

/** A part of a series that goes on by itself: another event, with another name for life. */
function newborn(event: CalendarEvent, now: string): CalendarEvent {
  const id = uuidAt(now);
  return { ...event, id, version: 0, uid: `${id}@madoguchi`, sequence: 0 };
}

/** The series with its later dates cut off; one that has none left is ended. */
function cutOff(event: StoredEvent, cut: PlainDate, now: string): CalendarEvent {
  const ended = endedBefore(event, cut);
  return isOver(ended) ? { ...event, removedAt: now } : ended;
}

/** The events after a change; the event that the caller goes on with is the first. */
export function changed(event: StoredEvent, { scope, day, fields, rule, people, now }: Change): Step[] {
  const before = dateOf(event, day);
  if (scope === 'one' && event.rule !== null) {
    const whole = (['visibility', 'participants'] as const).filter(
      (name) => !isSame(peopleOf(people, name), peopleOf(event, name)),
    );
    const wrong = [...whole, ...(isSameRule(rule, event.rule) ? [] : ['rule'])];
    if (wrong.length > 0) return refuseFields(wrong.map((field) => ({ field, code: 'whole-series' })));
    return [{ before: event, after: withDate(event, before, fields) }];
  }
  const cut = before.day;
  if (scope === 'following' && cut !== null && cut !== event.days[0]) {
    const part = begunAt(event, cut);
    const after = dated({
      ...withAll(part, before, fields, isSameRule(rule, event.rule) ? part.rule : rule),
      ...people,
    });
    return [
      { before: null, after: newborn(after, now), since: part },
      { before: event, after: cutOff(event, cut, now), since: 'untold' },
    ];
  }
  return [{ before: event, after: { ...dated(withAll(event, before, fields, rule)), ...people } }];
}

const peopleOf = (people: Change['people'], name: keyof Change['people']) =>
  name === 'visibility' ? people.visibility : people.participants.map(({ employeeId }) => employeeId).sort();

/** The rest of an event without one of its dates, without it and those that follow, or without any. */
export function removed(
  event: StoredEvent,
  { scope, day, now }: { scope: Scope; day: PlainDate | null; now: string },
): Step[] {
  const { day: cut } = dateOf(event, day);
  const gone = { ...event, removedAt: now };
  if (cut === null || scope === 'all') return [{ before: event, after: gone }];
  if (scope === 'following') return [{ before: event, after: cutOff(event, cut, now) }];
  const rest = withoutDate(event, cut);
  return [{ before: event, after: isOver(rest) ? gone : rest }];
}
